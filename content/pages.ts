import { about } from './about.ts';
import { business } from './business.ts';
import { home } from './home.ts';
import { limits } from './legal/terms-facts.ts';
import type { PagesContent } from './schema.ts';

/**
 * Every page but those of single services and industries and the legal texts, in the order of the menu and of lists.
 * `service` and `industry` hold what all pages of a service or an industry share. `schema.ts` says what each field is for.
 */
export const pages = {
  home,
  services: {
    path: '/services/',
    label: 'Services',
    icon: 'sparkles',
    inMenu: true,
    heading: 'Our Services',
    lead:
      'Cleaning on a schedule or as a single visit, inside and out. ' +
      'Open one to see its tasks, how a visit goes and how often such work is usually needed.',
    metadata: {
      title: 'Cleaning Services in Columbus, Ohio',
      description:
        'Janitorial, deep, window, home and post-construction cleaning, plus pressure washing, ' +
        'in Columbus and central Ohio. See what each includes.',
    },
    updated: '2026-11-21',
    allLabel: 'All services',
    next: {
      heading: 'Not sure which one you need?',
      lead: 'Describe the place in a few words. We tell you which service fits, and what it would cost.',
    },
  },
  industries: {
    path: '/industries/',
    label: 'Industries',
    icon: 'building',
    inMenu: true,
    heading: 'Industries We Clean',
    lead:
      'An exam room, a loading dock and a sales floor each need their own plan. ' +
      'Choose your kind of building to see what to watch for and how often.',
    metadata: {
      title: 'Industries We Clean in Central Ohio',
      description:
        'Cleaning for offices, medical facilities, factories, warehouses, retail, commercial properties and schools ' +
        'in central Ohio.',
    },
    updated: '2026-11-21',
    allLabel: 'All industries',
    next: {
      heading: 'Your kind of building is missing?',
      lead: 'Most places are a mix: an office with a warehouse behind it, a clinic over a store. Tell us what yours is.',
    },
  },
  service: {
    backLabel: 'Back to all services',
    areaLabel: 'See the towns we clean in',
    headings: {
      benefits: 'What you get out of it',
      included: 'What is included',
      visit: 'How a visit goes',
      goodToKnow: 'Good to know',
      frequency: 'How often',
      preparation: 'What helps us',
      limits: 'Where the limits are',
      questions: 'Questions people ask',
      related: 'Goes well with this',
      relatedServices: 'Other services',
      relatedIndustries: 'Places that use it most',
    },
    next: {
      heading: 'What would it cost at your place?',
      lead: `The quote is free. We answer within ${business.quoteResponseHours} hours, and a quote holds for ${limits.quoteValidDays} days.`,
    },
  },
  industry: {
    backLabel: 'Back to all industries',
    areaLabel: 'See whether your town is on the list',
    headings: {
      features: 'What we look after',
      considerations: 'What is different here',
      goodToKnow: 'Planning it',
      frequency: 'How often',
      preparation: 'What to have ready',
      questions: 'What managers ask us',
      related: 'The services behind it',
      relatedServices: 'Used most in such places',
    },
    next: {
      heading: 'Shall we look at your building?',
      lead: `Ask for a free quote. We answer within ${business.quoteResponseHours} hours, and emergencies reach us at any hour by phone.`,
    },
  },
  serviceArea: {
    path: '/service-area/',
    label: 'Service Area',
    icon: 'map-pin',
    inMenu: true,
    heading: 'Where We Clean',
    lead: 'The central Ohio counties we drive to, each with its cities and villages.',
    image: {
      file: 'service-area.webp',
      alt: 'Toy map of Columbus: the Scioto river, downtown towers, small houses among trees and a large yellow pin by the bridge.',
    },
    radius: `We work within a ${business.serviceRadiusMiles}-mile radius of Columbus.`,
    counties: 'Counties and towns',
    cleaned: {
      heading: 'What we clean there',
      lead: 'Choose the job or your kind of place to see what a visit includes.',
      servicesHeading: 'By service',
      industriesHeading: 'By kind of place',
    },
    missingCity: {
      heading: "Don't see your city?",
      lead: 'A town that is not on the list may still be in reach. Call the line for our service area and tell us your ZIP code.',
    },
    metadata: {
      title: `Where We Clean: ${business.serviceRadiusMiles} Miles Around Columbus`,
      description:
        'Towns we clean in Franklin, Delaware, Licking, Fairfield, Union and nearby Ohio counties, ' +
        `up to ${business.serviceRadiusMiles} miles from Columbus.`,
    },
    updated: '2026-11-21',
  },
  about,
  contact: {
    path: '/contact/',
    label: 'Contact',
    icon: 'mail',
    inMenu: true,
    heading: 'Contact Us',
    lead: 'A question, a change to your schedule, something we missed? Write or call, whichever suits you.',
    formHeading: 'Send us a message',
    infoHeading: 'Reach us directly',
    saveLabel: 'Save our number',
    hoursHeading: 'Business hours',
    hours: { range: '{from} to {to}', closed: 'Closed' },
    openNow: {
      days: ['today', 'tomorrow'],
      open: 'Open now, until {time} Eastern time.',
      closed: 'The office is closed now. It opens {day} at {time} Eastern time. For emergencies, call at any hour.',
    },
    metadata: {
      title: 'Contact Us in Dublin, Ohio',
      description:
        'Phone, email, business hours and a message form for our cleaning company in Dublin, Ohio. ' +
        'Emergencies: call any time, day or night.',
    },
    updated: '2026-11-21',
  },
  serviceNotFound: {
    heading: 'Service Not Found',
    lead: 'We have no service under this address. The list of services shows all that we offer.',
    metadata: {
      title: 'Service Not Found',
      description:
        'There is no cleaning service at this address. Go back to the list of services to find the right one.',
    },
    backLabel: 'Back to all services',
  },
  notFound: {
    heading: 'Page Not Found',
    lead: `This page has moved or does not exist. Try the menu, or call ${business.phone} and ask.`,
    metadata: {
      title: 'Page Not Found',
      description:
        'This address leads nowhere. Find our services, the towns we clean in, and how to reach us from the menu.',
    },
    allPages: 'All pages of this site',
    nearest: 'Were you looking for {page}?',
  },
} satisfies PagesContent & Record<string, object>;

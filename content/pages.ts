import { business } from './business.ts';
import { limits } from './legal/limits.ts';
import type { PageContent, Picture } from './schema.ts';

/** The band at the end of a page that asks for the next step. */
export interface NextStep {
  heading: string;
  /** One or two sentences under the heading. */
  lead: string;
}

/** A list of services or industries ends with the next step. */
export interface ListPageContent extends PageContent {
  next: NextStep;
}

/** What the pages of one kind share: the headings of their sections and the way back. */
export interface DetailPageContent<Heading extends string> {
  /** The pages above, for the breadcrumbs. */
  trail: { label: string; href: string }[];
  /** The link back to the list. */
  backLabel: string;
  /** The link to the towns, beside it. */
  areaLabel: string;
  /** Headings of the sections, in the order of the page. */
  headings: Record<Heading, string>;
  next: NextStep;
}

/** The contact page has three blocks, each with its heading. */
export interface ContactPageContent extends PageContent {
  /** Above the message form. */
  formHeading: string;
  /** Above phone, email and address. */
  infoHeading: string;
  /** The link that saves the main number in the visitor's phone. */
  saveLabel: string;
  /** Above the opening hours. */
  hoursHeading: string;
  /** In the rows of hours: `{from}` and `{to}` become two days or two times. */
  hours: { range: string; closed: string };
  /** Under the hours. `{day}` and `{time}` become the day and time of the next opening or the closing time. */
  openNow: { days: string[]; open: string; closed: string };
}

/** The service-area page adds the radius and a block for those who do not find their town. */
export interface ServiceAreaPageContent extends PageContent {
  /** The picture beside the first words. */
  image: Picture;
  /** The sentence that says how far we drive. */
  radius: string;
  /** Above the list of counties. */
  counties: string;
  /** The block that links to what we clean there. */
  cleaned: {
    /** Heading of the block. */
    heading: string;
    /** A sentence under it. */
    lead: string;
    /** Above the links to the services. */
    servicesHeading: string;
    /** Above the links to the industries. */
    industriesHeading: string;
  };
  /** The block under the list of towns. */
  missingCity: {
    /** Heading of the block. */
    heading: string;
    /** One or two sentences under it. */
    text: string;
    /** The button that calls `business.serviceAreaPhone`. */
    callLabel: string;
  };
}

/** The heading, first sentences and search texts of the pages that have no file of their own. */
export interface PagesContent {
  /** The list of services, `/services/`. */
  services: ListPageContent;
  /** The list of industries, `/industries/`. */
  industries: ListPageContent;
  /** What all service pages share; the services themselves are in `services/`. */
  service: DetailPageContent<
    | 'benefits'
    | 'included'
    | 'visit'
    | 'goodToKnow'
    | 'preparation'
    | 'limits'
    | 'questions'
    | 'related'
    | 'relatedServices'
    | 'relatedIndustries'
  >;
  /** What all industry pages share; the industries themselves are in `industries/`. */
  industry: DetailPageContent<
    'features' | 'considerations' | 'goodToKnow' | 'preparation' | 'questions' | 'related' | 'relatedServices'
  >;
  /** The service area, `/service-area/`; its counties and towns are in `service-area.ts`. */
  serviceArea: ServiceAreaPageContent;
  /** The contact page, `/contact/`; phone, email, address and hours are in `business.ts`. */
  contact: ContactPageContent;
  /** Shown when an address under `/services/` names no service of ours. */
  serviceNotFound: PageContent & { backLabel: string };
  /** Shown for every other address that does not exist. */
  notFound: PageContent & { allPages: string };
}

/** The texts of those pages. The interfaces above say what each field is for. */
export const pages: Readonly<PagesContent> = {
  services: {
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
    next: {
      heading: 'Not sure which one you need?',
      lead: 'Describe the place in a few words. We tell you which service fits, and what it would cost.',
    },
  },
  industries: {
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
    next: {
      heading: 'Your kind of building is missing?',
      lead: 'Most places are a mix: an office with a warehouse behind it, a clinic over a store. Tell us what yours is.',
    },
  },
  service: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services/' },
    ],
    backLabel: 'Back to all services',
    areaLabel: 'See the towns we clean in',
    headings: {
      benefits: 'What you get out of it',
      included: 'What is included',
      visit: 'How a visit goes',
      goodToKnow: 'Good to know',
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
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Industries', href: '/industries/' },
    ],
    backLabel: 'Back to all industries',
    areaLabel: 'See whether your town is on the list',
    headings: {
      features: 'What we look after',
      considerations: 'What is different here',
      goodToKnow: 'Planning it',
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
      text: 'A town that is not on the list may still be in reach. Call the line for our service area and tell us your ZIP code.',
      callLabel: `Call ${business.serviceAreaPhone}`,
    },
    metadata: {
      title: `Where We Clean: ${business.serviceRadiusMiles} Miles Around Columbus`,
      description:
        'Towns we clean in Franklin, Delaware, Licking, Fairfield, Union and nearby Ohio counties, ' +
        `up to ${business.serviceRadiusMiles} miles from Columbus.`,
    },
    updated: '2026-11-21',
  },
  contact: {
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
    updated: '2026-11-21',
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
    updated: '2026-11-21',
    allPages: 'All pages of this site',
  },
};

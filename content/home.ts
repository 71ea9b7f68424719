import { business } from './business.ts';
import { liabilityInsurance, limits } from './legal/terms-facts.ts';
import type { PagesContent } from './schema.ts';
import { countyCount } from './service-area.ts';

/** The home page, `/`. `schema.ts` says what each field is for. */
export const home: PagesContent['home'] = {
  path: '/',
  label: 'Home',
  icon: 'home',
  inMenu: true,
  heading: 'Trusted Commercial Solutions for Businesses',
  lead:
    'We clean offices, clinics, stores, schools and warehouses in Columbus, Dublin and central Ohio. ' +
    'We clean homes too.',
  servicesLink: 'Our Services',
  image: {
    file: 'home-hero.webp',
    alt: 'Toy street in Ohio: a teal cleaning van and a pressure washer on bright washed road, the rest still dark; office block, brick shop and house behind.',
  },
  cards: [
    {
      name: 'Fully Insured',
      description: `General liability insurance of ${liabilityInsurance} stands behind our work.`,
      icon: 'shield',
    },
    {
      name: 'Expert Service',
      description:
        `We bring over ${business.yearsOfExperience} years of experience ` +
        'to floors, glass, restrooms and what builders leave behind.',
      icon: 'award',
    },
  ],
  services: {
    heading: 'What we clean, and how',
    lead: 'From nightly office rounds to the dust of a remodel. ' + 'Each page says what is included and what is not.',
  },
  proof: {
    label: 'In figures',
    figures: [
      { figure: `${business.yearsOfExperience}+ years`, meaning: 'of experience in workplaces and homes' },
      { figure: liabilityInsurance, meaning: 'of general liability insurance' },
      { figure: '24/7', meaning: 'emergency service, nights and Sundays too' },
      { figure: `${business.serviceRadiusMiles} miles`, meaning: `around Columbus, in ${countyCount} counties` },
    ],
  },
  industries: {
    heading: 'Your kind of place',
    lead:
      'A clinic, a warehouse and a classroom get dirty in different ways. ' +
      'Find yours to see what we would look after.',
    other: 'Yours is not here? Tell us what it is.',
  },
  howItWorks: {
    heading: 'How it works',
    steps: [
      {
        name: 'You ask for a quote',
        description:
          'Send the short form or call, and tell us what kind of place it is. ' +
          `You hear from us within ${business.quoteResponseHours} hours.`,
      },
      {
        name: 'We look, then write it down',
        description:
          'Seeing the floors, the restrooms and the number of desks makes for a fair price. ' +
          `The quote is free and valid for ${limits.quoteValidDays} days.`,
      },
      {
        name: 'Cleaning starts',
        description: 'Pick the day. Keys, alarm and anything off limits are settled with you before the first visit.',
      },
    ],
  },
  reviews: {
    heading: 'What customers say on Google',
    lead: 'We have not picked our favorites for you. Reviews are written on Google, where we cannot edit them.',
    widgetLabel: 'Google reviews',
    readLabel: 'Read our Google reviews',
    writeLabel: 'Write a review',
    loading: 'Loading the reviews from Google.',
    fallback: 'The reviews cannot be shown here at the moment. You can read them on Google instead.',
  },
  area: {
    heading: 'Columbus and the counties around it',
    lead:
      'From Marion down to Circleville and from London over to Newark, ' +
      `we drive up to ${business.serviceRadiusMiles} miles. ` +
      'See the towns, county by county.',
    linkLabel: 'See our service area',
  },
  emergency: {
    heading: 'Emergency cleaning, 24/7',
    lead:
      'A pipe leaked overnight, or an incident left a mess and you open in the morning? Call at any hour. ' +
      'Tell us what happened, how large the area is, and whether water and power are off.',
  },
  metadata: {
    title: 'Commercial and Home Cleaning in Columbus',
    description:
      'Office, medical, retail, warehouse and home cleaning in Columbus, Dublin and central Ohio. ' +
      'Fully insured, 24/7 emergencies, free quotes.',
  },
  updated: '2026-11-21',
};

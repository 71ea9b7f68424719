import { business } from './business.ts';
import { liabilityInsurance, limits } from './legal/limits.ts';
import type { IconName, PageContent, Picture, Point } from './schema.ts';

/** A heading with one or two sentences under it. */
interface Section {
  /** Heading of the section. */
  heading: string;
  /** One or two sentences under the heading. */
  lead: string;
}

/** What the home page holds, from top to bottom. The comments say what each field is for. */
export interface HomeContent extends PageContent {
  /** The picture beside the first words. */
  image: Picture;
  /** The two cards beside the hero: a name, one sentence, and an icon. */
  cards: (Point & { icon: IconName })[];
  /** Above the service cards. */
  services: Section;
  /** What can be counted on, in figures. Only claims that the business can stand behind. */
  proof: {
    /** Name of the section for those who cannot see it. */
    label: string;
    /** Each a short figure and what it means. */
    figures: { figure: string; meaning: string }[];
  };
  /** Above the industry tiles. */
  industries: Section & {
    /** In a tile of its own, above a quote button, for those who do not find their kind of place. */
    other: string;
  };
  /** How a visitor becomes a customer. */
  howItWorks: {
    /** Heading of the section. */
    heading: string;
    /** The three steps, in order. */
    steps: Point[];
  };
  /** The Google reviews. */
  reviews: Section & {
    /** Name of the box that the widget fills, for those who cannot see it. */
    widgetLabel: string;
    /** Link to the reviews on Google. */
    readLabel: string;
    /** Link to write a review on Google. */
    writeLabel: string;
    /** Shown in place of the widget until it shows. */
    loading: string;
    /** Shown in place of the widget when it cannot be loaded. */
    fallback: string;
  };
  /** Above the link to the service-area page. */
  area: Section & {
    /** The link to the list of towns. */
    linkLabel: string;
  };
  /** The emergency-cleaning call to action. Do not promise an arrival time here. */
  emergency: Section & {
    /** The button that calls the main number. */
    callLabel: string;
  };
}

/** The home page, `/`. The interface above says what each field is for. */
export const home: Readonly<HomeContent> = {
  heading: 'Trusted Commercial Solutions for Businesses',
  lead:
    'We clean offices, clinics, stores, schools and warehouses in Columbus, Dublin and central Ohio. ' +
    'We clean homes too.',
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
      { figure: `${business.serviceRadiusMiles} miles`, meaning: 'around Columbus, in ten counties' },
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
    callLabel: `Call ${business.phone}`,
  },
  metadata: {
    title: 'Commercial and Home Cleaning in Columbus',
    description:
      'Office, medical, retail, warehouse and home cleaning in Columbus, Dublin and central Ohio. ' +
      'Fully insured, 24/7 emergencies, free quotes.',
  },
  updated: '2026-11-21',
};

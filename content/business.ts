import type { Business } from './schema.ts';

/** "Over N years of experience". Source: specification. */
const yearsOfExperience = 15;

/**
 * Every fact about the company, once. Change a fact here and it changes on every page.
 *
 * The facts named in `placeholders` at the end are not real yet: replace the fact, then delete its line there.
 */
export const business: Readonly<Business> = {
  /** The company's name as customers know it. */
  name: 'Tidewell Cleaning',
  /** Shown in the footer. */
  blurb:
    'Commercial and residential cleaning from Dublin, Ohio, for Columbus and the towns around it. ' +
    `Fully insured, with over ${yearsOfExperience} years of experience.`,
  /** Main phone number: header, footer and contact page. */
  phone: '(614) 555-0142',
  /** The number to call on the service-area page only. */
  serviceAreaPhone: '(614) 555-0188',
  /** The number that takes text messages; `null` for none. Offered when a form cannot be sent. */
  textPhone: null,
  /** Where visitors write to. */
  email: 'hello@tidewell.example',
  address: {
    /** Street and number; `null` while not given, and then left out. */
    street: null,
    city: 'Dublin',
    region: 'OH',
    postalCode: '43017',
    /** Latitude and longitude in degrees, for search engines; `null` while not given, and then left out. */
    coordinates: null,
  },
  /** The site's own address, without a slash at the end. */
  siteUrl: 'https://www.tidewell.example',
  /** The company's own pages on social networks, in the order shown. An empty list shows none. */
  social: [
    { network: 'Facebook', url: 'https://facebook.example/tidewellcleaning' },
    { network: 'Instagram', url: 'https://instagram.example/tidewellcleaning' },
    { network: 'LinkedIn', url: 'https://linkedin.example/company/tidewellcleaning' },
  ],
  google: {
    /** The company's Google profile, where its reviews are read. */
    reviewsUrl: 'https://google.example/maps/tidewellcleaning',
    /** The link from the Google profile's "Ask for reviews". */
    writeReviewUrl: 'https://google.example/review/tidewellcleaning',
  },
  /** Office hours, Eastern time. Source: specification, business constants. */
  hours: [
    { from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00' },
    { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '16:00' },
    { from: 'Sunday', to: 'Sunday', opens: null, closes: null },
  ],
  /** The note beside the phone number in the header. Source: specification. */
  emergencyNote: '24/7 Emergency Service Available',
  yearsOfExperience,
  /** How far from Columbus we drive, in miles. Source: specification. */
  serviceRadiusMiles: 75,
  /** A quote request is answered within this many hours. Source: specification. */
  quoteResponseHours: 24,
  /** The leadership team. A card shows the role, and the name above it once there is one. */
  leadership: [
    {
      role: 'CEO and Founder',
      name: null,
      focus: 'Sets the standard the work is held to, and is where a concern ends up if it was not settled sooner.',
    },
    {
      role: 'Operations Director',
      name: null,
      focus: 'Plans the crews, the schedules and the supplies, so that the right people turn up with the right tools.',
    },
  ],
  /** Fields above that still hold a placeholder. Delete a line once its fact is real. */
  placeholders: [
    'name',
    'phone',
    'serviceAreaPhone',
    'email',
    'address.street',
    'siteUrl',
    'social',
    'google.reviewsUrl',
    'google.writeReviewUrl',
    'leadership.0.name',
    'leadership.1.name',
  ],
};

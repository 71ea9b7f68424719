/**
 * The shape of every piece of content, written once: the build checks the content against it
 * (`scripts/build/validate/validate-content.ts`), and the TypeScript types are inferred from it.
 *
 * Other content files and components import types only from here, so nothing of this reaches a browser.
 * Each message names the fix; the check adds the file and the field in front of it.
 */
import * as z from 'zod';
import { weekdays } from './weekdays.ts';

/** Characters that a spreadsheet or word processor leaves behind and nobody sees. */
const invisible = /[\u00a0\u200b-\u200d\ufeff]/;

/** A text a visitor reads: not empty, no stray spaces, no markup. */
export const textSchema = z
  .string()
  .refine((value) => value.trim() !== '', 'is empty. Write the text, or remove the entry.')
  .refine((value) => value === value.trim(), 'starts or ends with a space. Remove it.')
  .refine(
    (value) => !/ {2}|\n/.test(value),
    'has a double space or a line break. Use one space, or a second paragraph.',
  )
  .refine((value) => !invisible.test(value), 'has an invisible character. Retype the text around it.')
  .refine((value) => !/<\/?[a-z][^>]*>/i.test(value), 'has an HTML tag. Content is plain text; remove the tag.');

/** A list that has something in it and says nothing twice. */
const texts = z
  .array(textSchema)
  .min(1, 'is an empty list. Add at least one entry.')
  .refine((list) => new Set(list).size === list.length, 'says the same thing twice. Remove one of the two.');

/** The name of a page in its address: lower-case words joined by hyphens. */
const id = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, 'is not an id. Use lower-case letters and single hyphens, such as "window-cleaning".');

const path = z
  .string()
  .regex(/^\/([a-z]+(-[a-z]+)*\/)*$/, 'is not a path of this site. Start and end it with a slash.');

const ids = z
  .array(id)
  .min(1, 'is an empty list. Name at least one id.')
  .refine((list) => new Set(list).size === list.length, 'names the same id twice. Remove one of the two.');

const httpsUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
    'is not a web address. Write it in full, such as "https://www.example.com/page".',
  );

const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is not a phone number. Write it as "(614) 555-0142".');

const email = z
  .string()
  .regex(/^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i, 'is not an e-mail address. Write it as "hello@tidewell.example".');

/** A day of the calendar as `YYYY-MM-DD`, checked to exist. */
const daySchema = z
  .string()
  .refine(
    (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value,
    'is not a date. Write it as year-month-day, such as "2026-11-21".',
  );

/** A time of day on the 24-hour clock as `HH:MM`, Eastern time. */
const clock = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'is not a time of day. Write it on the 24-hour clock, such as "09:00" or "18:00".',
  );

/** The names of the icons that content can ask for. `components/ui/Icon.tsx` draws each. */
export const iconNames = [
  'briefcase',
  'sparkles',
  'window',
  'home',
  'hard-hat',
  'pressure-washer',
  'office',
  'medical',
  'factory',
  'warehouse',
  'store',
  'building',
  'school',
  'shield',
  'award',
  'heart',
  'clock',
  'leaf',
  'users',
  'check',
  'map-pin',
  'phone',
  'mail',
  'message',
  'star',
  'alert',
  'eye',
  'calendar',
] as const;

const icon = z.enum(iconNames, { error: `is not an icon we have. Use one of: ${iconNames.join(', ')}.` });

const pictureSchema = z.strictObject({
  /**
   * File in `content/pictures/`, with its ending, such as `window-cleaning.png`; at least 1600 pixels wide, 4:3.
   * `null` while there is no picture: a colored panel shows the page's icon.
   */
  file: z
    .string()
    .regex(
      /^[a-z0-9-]+\.(png|jpg|webp|avif)$/,
      'is not a picture file name. Use lower-case letters, digits and hyphens with .png, .jpg, .webp or .avif.',
    )
    .nullable(),
  /** What the picture shows, for those who cannot see it: one sentence, up to 160 characters, no "picture of". */
  alt: textSchema.refine(
    (value) => value.length <= 160,
    'is too long for an alternative text. Say it in 160 characters or fewer.',
  ),
});

const metadataSchema = z.strictObject({
  /**
   * Title in search results and the browser's tab, without the company's name, which is added by itself when it fits.
   * Up to 60 characters, different on each page.
   */
  title: textSchema.refine((value) => value.length <= 60, 'is too long for a search result. Keep it to 60 characters.'),
  /** The two lines under the title in search results: 70 to 160 characters, different on each page. */
  description: textSchema.refine(
    (value) => value.length >= 70 && value.length <= 160,
    'does not fit a search result. Write 70 to 160 characters.',
  ),
});

/** A name with a sentence or two that explain it. */
const point = z.strictObject({
  /** Two to six words. */
  name: textSchema,
  /** One or two sentences. */
  description: textSchema,
});

const points = z
  .array(point)
  .min(1, 'is an empty list. Add at least one entry.')
  .refine(
    (list) => new Set(list.map((entry) => entry.name)).size === list.length,
    'has the same name twice. Rename or remove one.',
  );

const question = z.strictObject({
  /** As a visitor would ask it, with its question mark. */
  question: textSchema.refine((value) => value.endsWith('?'), 'is not a question. End it with a question mark.'),
  /** The answer in one to three sentences. */
  answer: textSchema,
});

const frequency = z.strictObject({
  /** The kind of place or use, such as "Busy storefront". */
  place: textSchema,
  /** How often such a place usually needs it, such as "Every one to two weeks". */
  often: textSchema,
});

/** A choice in the quote form: commas join the choices in the e-mail, so none may hold one. */
const quoteChoice = textSchema
  .refine(
    (value) => !value.includes(','),
    'has a comma, which separates the choices in the e-mail. Reword it without one.',
  )
  .refine((value) => value.length <= 48, 'is too long for a choice in the form. Keep it to 48 characters.');

const quote = z.strictObject({
  /** Title of the quote dialog on this page and `service_type` in the e-mail; also the first choice, chosen beforehand. */
  subject: quoteChoice,
  /** The other services to choose from on this page: three to six. */
  extras: z
    .array(quoteChoice)
    .min(3, 'has too few choices. Offer three to six.')
    .max(6, 'has too many choices. Offer three to six.'),
});

export const serviceSchema = z.strictObject({
  /** Last part of the page's address: `/services/{id}/`. Never change it once the site is online. */
  id,
  icon,
  /** The service's name, as in menus, cards, the page's heading and the quote form. */
  title: quoteChoice,
  /** One or two sentences for the card on `/services/` and the top of the page; up to 200 characters. */
  description: textSchema.refine((value) => value.length <= 200, 'is too long for a card. Keep it to 200 characters.'),
  /** Two or three paragraphs: what is done, how, and what a visitor should know. */
  introduction: texts,
  /** What is included, each with what it means: four to seven. */
  features: points,
  /** What the customer has from it: three to five short sentences. */
  benefits: texts,
  /** How a visit goes, in order: three to five steps. */
  visit: points,
  /** How often such places usually need it: three or four rows of good trade practice. */
  frequency: z.array(frequency).min(1, 'is an empty list. Add at least one row.'),
  /** What the customer prepares: two to four short instructions. */
  preparation: texts,
  /** What this service does not do or cannot promise, said plainly: two or three. */
  limits: texts,
  /** Three or four questions with answers. */
  questions: z.array(question).min(1, 'is an empty list. Add at least one question.'),
  image: pictureSchema,
  quote,
  /** Ids of two or three other services that go with this one. */
  relatedServices: ids,
  /** Ids of two to four industries that use this service most. */
  relatedIndustries: ids,
  metadata: metadataSchema,
  /** The day the text last changed in substance. */
  updated: daySchema,
});

export const industrySchema = z.strictObject({
  /** Last part of the page's address: `/industries/{id}/`. Never change it once the site is online. */
  id,
  icon,
  /** The industry's name, as in menus, cards and the page's heading. */
  title: textSchema,
  /** One or two sentences for the card on `/industries/` and the top of the page; up to 200 characters. */
  description: textSchema.refine((value) => value.length <= 200, 'is too long for a card. Keep it to 200 characters.'),
  /** Two or three paragraphs: what cleaning such a place takes, and what a visitor should know. */
  introduction: texts,
  /** What we look after in such a place, each with how: four to seven. */
  features: points,
  /** What is different about cleaning this kind of place: three to five points an experienced manager would nod at. */
  considerations: points,
  /** How often the parts of such a place usually need it: three to five rows of good trade practice. */
  frequency: z.array(frequency).min(1, 'is an empty list. Add at least one row.'),
  /** What the customer prepares: two to four short instructions. */
  preparation: texts,
  /** Three or four questions with answers. */
  questions: z.array(question).min(1, 'is an empty list. Add at least one question.'),
  image: pictureSchema,
  quote,
  /** Ids of three or four services such places use most. */
  relatedServices: ids,
  metadata: metadataSchema,
  /** The day the text last changed in substance. */
  updated: daySchema,
});

const openingHours = z
  .strictObject({
    /** First day of the row. */
    from: z.enum(weekdays),
    /** Last day of the row; the same as `from` for a single day. */
    to: z.enum(weekdays),
    /** Opening time, Eastern; `null` on both when closed. */
    opens: clock.nullable(),
    /** Closing time, Eastern; `null` on both when closed. */
    closes: clock.nullable(),
  })
  .refine(
    (row) => (row.opens === null) === (row.closes === null),
    'has one time only. Give both times, or null for both when closed.',
  )
  .refine(
    (row) => row.opens === null || row.closes === null || row.opens < row.closes,
    'closes before it opens. Swap or correct the times.',
  );

/** A whole number above 0. */
const count = (what: string) => {
  const message = `is not a number of ${what}. Use a whole number above 0.`;
  return z.int(message).positive(message);
};

const notInOhio = 'is not in Ohio. Write degrees, such as 40.0992 for the latitude and -83.1141 for the longitude.';

export const businessSchema = z.strictObject({
  name: textSchema,
  /** One or two sentences about the company, for the footer. */
  blurb: textSchema,
  phone,
  serviceAreaPhone: phone,
  textPhone: phone.nullable(),
  email,
  address: z.strictObject({
    street: textSchema.nullable(),
    city: textSchema,
    region: z.string().regex(/^[A-Z]{2}$/, 'is not a state. Use its two capital letters, such as "OH".'),
    postalCode: z.string().regex(/^\d{5}$/, 'is not a ZIP code. Use its five digits.'),
    coordinates: z
      .strictObject({
        latitude: z.number().min(38, notInOhio).max(42, notInOhio),
        longitude: z.number().min(-85, notInOhio).max(-80, notInOhio),
      })
      .nullable(),
  }),
  siteUrl: httpsUrl.refine((value) => !value.endsWith('/'), 'ends with a slash. Remove it.'),
  social: z.array(
    z.strictObject({
      network: z.enum(['Facebook', 'Instagram', 'LinkedIn'], {
        error: 'is not a network we have an icon for. Use Facebook, Instagram or LinkedIn.',
      }),
      url: httpsUrl,
    }),
  ),
  google: z.strictObject({ reviewsUrl: httpsUrl, writeReviewUrl: httpsUrl }),
  hours: z.array(openingHours).min(1, 'is an empty list. Add the hours.'),
  emergencyNote: textSchema,
  yearsOfExperience: count('years'),
  serviceRadiusMiles: count('miles'),
  quoteResponseHours: count('hours'),
  leadership: z.array(
    z.strictObject({
      role: textSchema,
      name: textSchema.nullable(),
      focus: textSchema,
    }),
  ),
  placeholders: z.array(z.string()),
});

export const serviceAreaSchema = z.array(
  z.strictObject({
    /** Name of the county, without the word "County". */
    county: textSchema,
    /** Its towns, in alphabetical order but for the county's largest first. */
    towns: texts,
  }),
);

export const legalDocumentSchema = z.strictObject({
  /** Its address on this site, with a slash at both ends. Never change it once the site is online. */
  path,
  /** Its icon in lists of pages. */
  icon,
  /** The page's heading. */
  title: textSchema,
  /** What the page is about, in plain words: one or two sentences. */
  summary: textSchema,
  sections: z
    .array(
      z.strictObject({
        heading: textSchema,
        paragraphs: texts,
        /** A list under the paragraphs. */
        items: texts.optional(),
      }),
    )
    .min(1, 'is an empty list. Add at least one section.'),
  metadata: metadataSchema,
  updated: daySchema,
});

/** A heading with one or two sentences under it. */
const headedSection = z.strictObject({
  heading: textSchema,
  /** One or two sentences under the heading. */
  lead: textSchema,
});

/** A page under one address, such as `/about/`. The menu, the lists of pages, the sitemap and the tests take it from here. */
const pageSchema = z.strictObject({
  /** Its address on this site, with a slash at both ends. Never change it once the site is online. */
  path,
  /** Its name in the menu and in lists of pages. */
  label: textSchema,
  /** Its icon in lists of pages. */
  icon,
  /** Whether the menu names it. The menu is one row on laptops: look at it at 1090 pixels. */
  inMenu: z.boolean(),
  /** The page's heading, its h1. */
  heading: textSchema,
  /** One or two sentences under the heading. */
  lead: textSchema,
  /** The picture beside the heading; also on the image that networks show of the page, which else shows the home page's. */
  image: pictureSchema.optional(),
  metadata: metadataSchema,
  /** The day the text last changed in substance. */
  updated: daySchema,
});

/** A page that has a picture. */
const picturePage = pageSchema.extend({ image: pictureSchema });

const pointWithIcon = point.extend({ icon });

const homeSchema = picturePage.extend({
  /** The link to the list of services, beside the quote button. */
  servicesLink: textSchema,
  /** The two cards beside the hero: a name, one sentence, and an icon. */
  cards: z.array(pointWithIcon),
  /** Above the service cards. */
  services: headedSection,
  /** What can be counted on, in figures. Only claims that the business can stand behind. */
  proof: z.strictObject({
    /** Name of the section for those who cannot see it. */
    label: textSchema,
    /** Each a short figure and what it means. */
    figures: z.array(z.strictObject({ figure: textSchema, meaning: textSchema })),
  }),
  /** Above the industry tiles. */
  industries: headedSection.extend({
    /** In a tile of its own, above a quote button, for those who do not find their kind of place. */
    other: textSchema,
  }),
  /** How a visitor becomes a customer: three steps, in order. */
  howItWorks: z.strictObject({ heading: textSchema, steps: points }),
  /** The Google reviews. */
  reviews: headedSection.extend({
    /** Name of the box that the widget fills, for those who cannot see it. */
    widgetLabel: textSchema,
    /** Link to the reviews on Google. */
    readLabel: textSchema,
    /** Link to write a review on Google. */
    writeLabel: textSchema,
    /** Shown in place of the widget until it shows. */
    loading: textSchema,
    /** Shown in place of the widget when it cannot be loaded. */
    fallback: textSchema,
  }),
  /** Above the counties. */
  area: headedSection.extend({
    /** The link to the list of towns. */
    linkLabel: textSchema,
  }),
  /** The emergency-cleaning call to action. Do not promise an arrival time here. */
  emergency: headedSection,
});

const aboutSchema = picturePage.extend({
  /** Why the company exists: two or three paragraphs. */
  mission: z.strictObject({ heading: textSchema, paragraphs: texts }),
  /** The core values: four, each with one or two sentences. */
  values: z.strictObject({ heading: textSchema, items: points }),
  /** The three trust cards. Only say what is true and can be shown on request. */
  trust: z.strictObject({ heading: textSchema, items: z.array(pointWithIcon) }),
  /** Above the leadership cards; the people themselves are in `business.ts`. */
  team: headedSection,
  /** The band at the end of the page. */
  next: headedSection,
});

/** A list of services or industries. */
const listPageSchema = pageSchema.extend({
  /** The link to the list under the footer's shorter one. */
  allLabel: textSchema,
  /** The band at the end of the page. */
  next: headedSection,
});

/** What the pages of all services share, or those of all industries. */
const sharedByDetailPages = <Heading extends string>(headings: readonly Heading[]) =>
  z.strictObject({
    /** The link back to the list. */
    backLabel: textSchema,
    /** The link to the towns, beside it. */
    areaLabel: textSchema,
    /** Headings of the sections, in the order of the page. */
    headings: z.record(z.enum(headings), textSchema),
    /** The band at the end of the page. */
    next: headedSection,
  });

/** The headings that the pages of services and of industries both have. */
const sharedHeadings = ['goodToKnow', 'frequency', 'preparation', 'questions', 'related', 'relatedServices'] as const;

const contactSchema = pageSchema.extend({
  /** Above the message form. */
  formHeading: textSchema,
  /** Above phone, email and address. */
  infoHeading: textSchema,
  /** The link that saves the main number in the visitor's phone. */
  saveLabel: textSchema,
  /** Above the opening hours. */
  hoursHeading: textSchema,
  /** In the rows of hours: `{from}` and `{to}` become two days or two times. */
  hours: z.strictObject({ range: textSchema, closed: textSchema }),
  /**
   * Under the hours. `{day}` and `{time}` become the day and time of the next opening, or the closing time. `days` are
   * the words for this day and the next.
   */
  openNow: z.strictObject({ days: texts, open: textSchema, closed: textSchema }),
});

const serviceAreaPageSchema = picturePage.extend({
  /** The sentence that says how far we drive. */
  radius: textSchema,
  /** Above the list of counties. */
  counties: textSchema,
  /** The block that links to what we clean there. */
  cleaned: headedSection.extend({
    /** Above the links to the services. */
    servicesHeading: textSchema,
    /** Above the links to the industries. */
    industriesHeading: textSchema,
  }),
  /** The block under the list of towns, with a button that calls `business.serviceAreaPhone`. */
  missingCity: headedSection,
});

/** A text in place of a page that does not exist. */
const notFoundSchema = pageSchema.pick({ heading: true, lead: true, metadata: true });

/** What `content/pages.ts` holds under each name. A name that is not here is a page with a heading and a lead alone. */
export const pageSchemas = {
  home: homeSchema,
  services: listPageSchema,
  service: sharedByDetailPages([...sharedHeadings, 'benefits', 'included', 'visit', 'limits', 'relatedIndustries']),
  industries: listPageSchema,
  industry: sharedByDetailPages([...sharedHeadings, 'features', 'considerations']),
  serviceArea: serviceAreaPageSchema,
  about: aboutSchema,
  contact: contactSchema,
  serviceNotFound: notFoundSchema.extend({
    /** The link to the list of services. */
    backLabel: textSchema,
  }),
  notFound: notFoundSchema.extend({
    /** Above the list of all pages. */
    allPages: textSchema,
    /** Names the page whose address is nearest. `{page}` becomes a link to it. */
    nearest: textSchema,
  }),
};

/** The schema of an entry of `content/pages.ts`. */
export function pageSchemaOf(name: string): z.ZodType {
  return Object.hasOwn(pageSchemas, name) ? pageSchemas[name as keyof typeof pageSchemas] : pageSchema;
}

export type IconName = (typeof iconNames)[number];
export type Picture = z.infer<typeof pictureSchema>;
export type Metadata = z.infer<typeof metadataSchema>;
export type Point = z.infer<typeof point>;
export type Question = z.infer<typeof question>;
export type Frequency = z.infer<typeof frequency>;
export type Service = z.infer<typeof serviceSchema>;
export type Industry = z.infer<typeof industrySchema>;
export type Business = z.infer<typeof businessSchema>;
export type OpeningHours = z.infer<typeof openingHours>;
export type ServiceArea = z.infer<typeof serviceAreaSchema>;
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
export type Page = z.infer<typeof pageSchema>;
export type PagesContent = { [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]> };

/** The pages in `content/pages/` and the legal texts in `content/legal/`. */
import * as z from 'zod';
import {
  day,
  headedSection,
  headingText,
  icon,
  listOf,
  metadata,
  order,
  picture,
  point,
  pointsOf,
  pointWithIcon,
  template,
  text,
  texts,
  updated,
} from './primitives.ts';

const described = (description: string) => headedSection.describe(description);

/** A page under one address, such as `/about/`. The menu, the lists of pages, the sitemap and the tests take it from here. */
export const pageSchema = z
  .strictObject({
    order: order('pages in the menu and in lists'),
    label: text('Its name in the menu and in lists of pages.'),
    icon,
    inMenu: z
      .boolean()
      .describe('Whether the menu names it. The menu is one row on laptops: look at it at 1090 pixels.'),
    heading: headingText.describe("The page's heading."),
    lead: text('One or two sentences under the heading.'),
    image: picture
      .optional()
      .describe(
        "The picture beside the heading; also on the image that networks show of the page, which else shows the home page's.",
      ),
    metadata,
    updated,
  })
  .describe('A page. The name of its file is its address: never change it once the site is online.');

const picturePage = pageSchema.extend({ image: picture });

export const homeSchema = picturePage
  .extend({
    eyebrow: text(
      'The small line above the heading: what you clean and where, in a few words that fit one line of a phone.',
    ),
    servicesLink: text('The link to the list of services, beside the quote button.'),
    cards: listOf(pointWithIcon, 'The two cards beside the heading: a name, one sentence, and an icon.'),
    services: described('Above the service cards.'),
    keyFigures: z
      .strictObject({
        label: text('Name of the section for those who cannot see it.'),
        figures: listOf(
          z.strictObject({
            figure: text('A short figure, such as "24/7".'),
            meaning: text('What it means.'),
          }),
          'The figures, in the order shown.',
        ),
      })
      .describe('What can be counted on, in figures. Only claims that the business can stand behind.'),
    industries: headedSection
      .extend({
        other: text('In a tile of its own, above a quote button, for those who do not find their kind of place.'),
      })
      .describe('Above the industry tiles.'),
    howItWorks: z
      .strictObject({
        heading: text('The heading.'),
        steps: pointsOf(point, 'Three steps, in order.'),
        list: text('Before the link to the cleaning list.'),
      })
      .describe('How a visitor becomes a customer.'),
    reviews: headedSection
      .extend({
        headingWithoutWidget: text('The heading while no widget is connected, in one line with the two links.'),
        widgetLabel: text('Name of the box that the widget fills, for those who cannot see it.'),
        readLabel: text('Link to the reviews on Google.'),
        writeLabel: text('Link to write a review on Google.'),
        loading: text('Shown in place of the widget until it shows.'),
        fallback: text('Shown in place of the widget when it cannot be loaded.'),
      })
      .describe('The Google reviews.'),
    area: headedSection.extend({ linkLabel: text('The link to the list of towns.') }).describe('Above the counties.'),
    emergency: described('The emergency call to action. Do not promise an arrival time here.'),
  })
  .describe('The home page.');

export const aboutSchema = picturePage
  .extend({
    mission: z
      .strictObject({ heading: text('The heading.'), paragraphs: texts('Two or three paragraphs.') })
      .describe('Why the company exists.'),
    values: z
      .strictObject({ heading: text('The heading.'), items: pointsOf(point, 'Four, each with one or two sentences.') })
      .describe('The core values.'),
    trust: z
      .strictObject({ heading: text('The heading.'), items: pointsOf(pointWithIcon, 'Three cards.') })
      .describe('The trust cards. Only say what is true and can be shown on request.'),
    team: described('Above the leadership cards; the people themselves are in content/business.json.'),
    next: described('The band at the end of the page.'),
  })
  .describe('The About page.');

export const listPageSchema = pageSchema
  .extend({
    allLabel: text("The link to the list under the footer's shorter one."),
    next: described('The band at the end of the page.'),
  })
  .describe('A list of services or industries.');

const headings = {
  goodToKnow: text('Above how often, and what to prepare.'),
  frequency: text('Above how often it is needed.'),
  preparation: text('Above what the customer prepares.'),
  questions: text('Above the questions.'),
  related: text('Above the related pages.'),
  relatedServices: text('Above the related services.'),
};

const detailWords = z.strictObject({
  backLabel: text('The link back to the list.'),
  areaLabel: text('The link to the towns, beside it.'),
  next: described('The band at the end of each page.'),
});

export const serviceWordsSchema = detailWords
  .extend({
    headings: z
      .strictObject({
        ...headings,
        benefits: text('Above the benefits.'),
        included: text('Above what is included.'),
        visit: text('Above how a visit goes.'),
        limits: text('Above the limits.'),
        relatedIndustries: text('Above the related industries.'),
      })
      .describe('Headings of the sections.'),
  })
  .describe('What the pages of all services share.');

export const industryWordsSchema = detailWords
  .extend({
    headings: z
      .strictObject({
        ...headings,
        features: text('Above what we look after.'),
        considerations: text('Above what is different.'),
      })
      .describe('Headings of the sections.'),
  })
  .describe('What the pages of all industries share.');

export const contactSchema = pageSchema
  .extend({
    formHeading: text('Above the message form.'),
    missedNote: text(
      'Under that heading, for visitors from the cleaning list: what got missed is already in the message.',
    ),
    infoHeading: text('Above phone, email and address.'),
    saveLabel: text("The link that saves the main number in the visitor's phone."),
    hoursHeading: text('Above the opening hours.'),
    hours: z
      .strictObject({
        range: template(['from', 'to'], 'Two days or two times.'),
        closed: text('In place of the times of a day on which the office is closed.'),
      })
      .describe('Words in the rows of opening hours.'),
    openNow: z
      .strictObject({
        days: texts('The words for this day and the next.'),
        open: template(['time'], 'While the office is open, until the closing time.'),
        closed: template(['day', 'time'], 'While it is closed, until the next opening.'),
      })
      .describe('The sentence under the opening hours.'),
  })
  .describe('The Contact page.');

const finder = z
  .strictObject({
    heading: text('Above the field on the service-area page.'),
    label: text('Name of the field.'),
    hint: text('Under the field, before something is typed.'),
    unavailable: text('Under the field, when its data could not be loaded.'),
    answers: z
      .strictObject({
        in: template(['place', 'county', 'miles'], 'A town in our counties. {county} may also be several.'),
        inTown: template(['place', 'county'], 'The town that distances are counted from.'),
        inCounty: template(['county'], 'A county that we serve.'),
        near: template(['place', 'miles'], 'A place outside of our counties, within the radius.'),
        far: template(['place'], 'A place or ZIP code beyond the radius.'),
        otherState: template(['state'], 'A place in another state.'),
        unknown: text('A place that we cannot tell.'),
        guess: template(['place'], 'Before the answer, when the name was spelled in another way.'),
        similar: template(['places'], 'When several names are nearly what was typed.'),
        sameName: template(['place', 'options'], 'When several places have this name.'),
      })
      .describe('What we answer.'),
    options: z
      .strictObject({
        in: template(['county'], 'We serve that county.'),
        inCounty: template(['county'], 'The county itself, when a town elsewhere has its name.'),
        near: template(['county'], 'Within the radius.'),
        far: text('One or more beyond the radius; always the last.'),
      })
      .describe('The places of one name, in the answer that lists them.'),
    zipOfTown: template(['place', 'zip'], 'A ZIP code with its town, in the place of a name.'),
    counties: template(['counties'], 'Several counties.'),
    and: text('Between the last two counties of a list.'),
    or: text('Between the last two places of a list.'),
    quote: text('The button that opens the quote form, under an answer that says yes.'),
    allTowns: text('Under the field on the page of the service area: the link to its list of towns.'),
    message: template(['place'], "What that button puts into the form's message, if nothing is written there."),
  })
  .describe('The field that tells whether we come to a town or ZIP code. It also stands on the home page.');

export const serviceAreaPageSchema = picturePage
  .extend({
    finder,
    radius: text('The sentence that says how far we drive.'),
    map: headedSection
      .extend({
        name: text('Name of the map, for screen readers.'),
        countyLink: template(['county'], 'Name of the link of a county on the map, for screen readers.'),
        radius: text('Along the circle on the map.'),
        source: text('Under the map: where the county lines come from, and of which year they are.'),
        towns: texts(
          'Towns to name on the map beside Columbus, Dublin and the first town of each county: the most important first. Those that find no room are left out.',
        ),
        around: texts(
          'Places outside our counties to name on the map, within the radius: the most important first. Those that find no room are left out.',
        ),
      })
      .describe('The map.'),
    counties: text('Above the list of counties.'),
    partsOf: template(['places'], 'Under the towns of a county: those that are listed elsewhere and reach into it.'),
    sources: text(
      'Under the counties: where the towns, the distances and the ZIP codes come from. Their licenses want it.',
    ),
    cleaned: headedSection
      .extend({
        servicesHeading: text('Above the links to the services.'),
        industriesHeading: text('Above the links to the industries.'),
      })
      .describe('The block that links to what we clean there.'),
    missingCity: described(
      'The block under the list of towns, with a button that calls the number of the service area.',
    ),
  })
  .describe('The page about the service area.');

export const accessibilityPageSchema = pageSchema
  .extend({
    draft: text('Under the lead, until content/confirmed.json says when you confirmed this page.'),
    reviewed: text('Before the day on which the site was last checked, which stands in content/accessibility.json.'),
    tried: z
      .strictObject({ heading: text('The heading.'), paragraphs: texts('Two to four paragraphs.') })
      .describe('What was checked, and what was not. Only say what was really done.'),
    gaps: headedSection
      .extend({ others: texts('What the list in content/accessibility.json does not hold, below it.') })
      .describe('What is known not to work.'),
    report: headedSection
      .extend({ formLabel: text('The link to the contact page.') })
      .describe('How a visitor tells us about a problem. Promise no answer sooner than you give it.'),
  })
  .describe('The page about accessibility.');

/** A text in place of a page that does not exist. */
const missingPage = pageSchema.pick({ heading: true, lead: true, metadata: true });

export const serviceNotFoundSchema = missingPage
  .extend({ backLabel: text('The link to the list of services.') })
  .describe('In place of a service that does not exist.');

export const notFoundSchema = missingPage
  .extend({
    allPages: text('Above the list of all pages.'),
    nearest: template(['page'], 'Names the page whose address is nearest, as a link.'),
  })
  .describe('In place of any other page that does not exist.');

export const legalDocumentSchema = z
  .strictObject({
    order: order('legal texts'),
    icon,
    title: headingText.describe("The page's heading, and its name in the footer."),
    summary: text('What the page is about, in plain words: one or two sentences under the heading.'),
    sections: listOf(
      z.strictObject({
        heading: text('The heading of the section.'),
        paragraphs: texts('Its paragraphs.'),
        items: texts('A list under the paragraphs, where that is easier to read.').optional(),
      }),
      'The text, in the order shown.',
    ),
    metadata,
    updated,
    reviewed: day
      .nullable()
      .describe(
        'The day on which a lawyer last read the whole text, such as "2026-11-21"; null while none has. Not shown on the site: "npm run ready" asks for it.',
      ),
  })
  .describe('A legal text. Have a lawyer read it before you rely on it. The name of its file is its address.');

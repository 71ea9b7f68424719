/** The pages of services and industries: a file each in `content/services/` and `content/industries/`. */
import * as z from 'zod';
import {
  headingText,
  icon,
  id,
  ids,
  idsOrNone,
  listOf,
  metadata,
  order,
  picture,
  plainText,
  point,
  pointsOf,
  shortText,
  text,
  texts,
  updated,
} from './primitives.ts';

const question = z.strictObject({
  question: plainText
    .refine((value) => value.endsWith('?'), 'is not a question. End it with a question mark.')
    .describe('As a visitor would ask it, with its question mark.'),
  answer: text('The answer in one to three sentences.'),
});

const frequency = z.strictObject({
  place: text('The kind of place or use, such as "Busy storefront".'),
  often: text('How often such a place usually needs it, such as "Every one to two weeks".'),
});

/** Commas join the choices in the email, so none may hold one. */
const quoteChoice = headingText
  .refine(
    (value) => !value.includes(','),
    'has a comma, which separates the choices in the email. Reword it without one.',
  )
  .refine((value) => value.length <= 48, 'is too long for a choice in the form. Keep it to 48 characters.');

const quote = z
  .strictObject({
    subject: quoteChoice.describe(
      'Title of the quote form on this page, its first choice, chosen beforehand, and service_type in the email. No comma; at most 48 characters.',
    ),
    extras: z
      .array(quoteChoice)
      .min(3, 'has too few choices. Offer three to six.')
      .max(6, 'has too many choices. Offer three to six.')
      .describe('The other choices in the quote form on this page: three to six, without commas.'),
  })
  .describe('The quote form on this page.');

/** What the pages of services and of industries share. */
const entry = z.strictObject({
  order: order('others of its kind'),
  icon,
  title: headingText.describe('The name, as in menus, cards and the heading of the page.'),
  description: shortText(200, 'One or two sentences for the card in the list and the top of the page.'),
});

const frequencies = (description: string) => listOf(frequency, description);
const preparation = texts('What the customer prepares: two to four short instructions.');
const questions = listOf(question, 'Three or four questions with answers.');

export const serviceSchema = entry
  .extend({
    title: quoteChoice.describe(
      'The name, as in menus, cards, the heading of the page and the choices of the quote form. No comma; at most 48 characters.',
    ),
    introduction: texts('Two or three paragraphs: what is done, how, and what a visitor should know.'),
    features: pointsOf(point, 'What is included, each with what it means: four to seven.'),
    cleaningList: id
      .optional()
      .describe(
        'The kind of place with which the cleaning list opens from this page, by its id in content/cleaning-list.json.',
      ),
    benefits: texts('What the customer has from it: three to five short sentences.'),
    visit: pointsOf(point, 'How a visit goes, in order: three to five steps.'),
    frequency: frequencies('How often such places usually need it: three or four rows of good trade practice.'),
    preparation,
    limits: texts('What this service does not do or cannot promise, said plainly: two or three.'),
    questions,
    image: picture,
    quote,
    relatedServices: ids(
      'Two or three other services that go with this one, by the names of their files without ".json".',
    ),
    relatedIndustries: idsOrNone(
      'Two to four industries that use this service most, by the names of their files without ".json"; an empty list where none does, and the page then shows none.',
    ),
    metadata,
    updated,
  })
  .describe(
    'The page of a service. The name of its file is the last part of its address: never change it once the site is online.',
  );

export const industrySchema = entry
  .extend({
    introduction: texts('Two or three paragraphs: what cleaning such a place takes, and what a visitor should know.'),
    features: pointsOf(point, 'What we look after in such a place, each with how: four to seven.'),
    considerations: pointsOf(
      point,
      'What is different about cleaning this kind of place: three to five points that an experienced manager would nod at.',
    ),
    frequency: frequencies(
      'How often the parts of such a place usually need it: three to five rows of good trade practice.',
    ),
    preparation,
    questions,
    image: picture,
    quote,
    relatedServices: ids(
      'Three or four services that such places use most, by the names of their files without ".json".',
    ),
    metadata,
    updated,
  })
  .describe(
    'The page of an industry. The name of its file is the last part of its address: never change it once the site is online.',
  );

export type Question = z.infer<typeof question>;
export type Frequency = z.infer<typeof frequency>;

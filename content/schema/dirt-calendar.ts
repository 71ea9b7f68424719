/** The dirt of each month, on the home page and the list of services: `content/dirt-calendar.json`. */
import * as z from 'zod';
import { headedSection, id, shortText, text } from './primitives.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What the calendar draws above a month. `components/dirt-calendar/DirtDrawings.tsx` holds each drawing. */
export const drawings = [
  'salt',
  'rings',
  'paws',
  'pollen',
  'tassels',
  'fluff',
  'drops',
  'boxes',
  'footballs',
  'leaves',
  'wet-leaves',
  'stars',
] as const;

const mostWords = 12;

const month = z.strictObject({
  month: z
    .enum(months, { error: `is not a month. Use one of: ${months.join(', ')}.` })
    .describe('The month, written out; the page shows its first three letters.'),
  dirt: shortText(16, 'The dirt, as the text of the link. No word longer than ten letters: the columns are narrow.'),
  line: text(`What it does, in at most ${mostWords} words.`).refine(
    (value) => value.split(' ').length <= mostWords,
    `is too long. Keep it to ${mostWords} words.`,
  ),
  drawing: z
    .enum(drawings, { error: `is not a drawing we have. Use one of: ${drawings.join(', ')}.` })
    .describe('What is drawn above it.'),
  service: id.describe(
    'The service that the link leads to, by the name of its file without ".json". Several months may name the same one.',
  ),
});

export const dirtCalendarSchema = headedSection
  .extend({
    months: z
      .array(month)
      .refine(
        (list) => months.join() === list.map((entry) => entry.month).join(),
        'does not have each month once, from January to December. Add, remove or reorder months.',
      )
      .describe('The twelve months, from January to December.'),
  })
  .describe('The calendar of what each month brings in, on the home page and the list of services.');

export type Drawing = (typeof drawings)[number];

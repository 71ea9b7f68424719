/** The rooms and tasks of the cleaning list, `content/cleaning-list.json`, and the words of its page. */
import * as z from 'zod';
import { pageSchema } from './pages.ts';
import {
  headedSection,
  icon,
  id,
  listOf,
  picture,
  plainText,
  point,
  pointsOf,
  shortText,
  template,
  text,
  texts,
} from './primitives.ts';

/**
 * How often a room is cleaned, in the order of the choices. Links that visitors keep hold the first letter of each: all
 * differ, and none is ever changed or used again. `browser/cleaning-list/summary.ts` knows the visits of each.
 */
export const frequencies = [
  'seven nights',
  'nightly',
  'alternate nights',
  'twice a week',
  'weekly',
  'every other week',
  'monthly',
  'quarterly',
  'yearly',
  'visit',
  'once',
] as const;

const mostWords = 8;

const service = id.describe(
  'The service that it takes, by the name of its file without ".json". The quote form then ticks it.',
);

const roomCode = z.string().regex(/^[a-z]{2}$/, 'is not a code. Use two small letters.');

const task = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]$/, 'is not a code. Use one small letter.')
    .describe('Stands for the task in links that visitors keep: never change it, and never use it again.'),
  text: text(`What to do, in at most ${mostWords} words, as you would say it to someone who cleans.`).refine(
    (value) => value.split(' ').length <= mostWords,
    `is too long. Keep it to ${mostWords} words.`,
  ),
  extra: z
    .literal(true, 'can only be true. Remove the line for a task that is usual.')
    .optional()
    .describe('True for an extra, which starts out unchecked.'),
  service: service.optional(),
});

/** A point of a service or industry whose name the room has. */
const nameFrom = z
  .strictObject({
    industry: id.optional().describe('The industry, by the name of its file without ".json".'),
    service: id.optional().describe('The service, by the name of its file without ".json".'),
    feature: text('The name of one of its features, word for word.'),
  })
  .describe('The feature of a service or industry that says the same. The room takes its name.');

const room = z
  .strictObject({
    code: roomCode.describe(
      'Stands for the room in links that visitors keep: never change it, and never use it again.',
    ),
    name: shortText(36, 'The name of the room, where no feature of a service or industry says it.').optional(),
    nameFrom: nameFrom.optional(),
    counted: shortText(
      16,
      'What is counted in it, such as "restrooms". Leave it out where a number says little.',
    ).optional(),
    often: z
      .enum(frequencies, { error: `is not a frequency we have. Use one of: ${frequencies.join(', ')}.` })
      .describe('How often most people have it cleaned.'),
    service: service.optional(),
    tasks: listOf(task, 'What is done in it: five to eight tasks.').refine(
      (list) => new Set(list.map(({ code }) => code)).size === list.length,
      'have the same code twice. Change the newer one.',
    ),
  })
  .refine(
    ({ name, nameFrom: from }) => (name === undefined) !== (from === undefined),
    'needs either "name" or "nameFrom". Add or remove one.',
  )
  .refine(
    ({ nameFrom: from }) => from === undefined || (from.industry === undefined) !== (from.service === undefined),
    'must name either an industry or a service in "nameFrom". Add or remove one.',
  );

const place = z.strictObject({
  id: id.describe(
    'The industry, by the name of its file without ".json", or another place with its own name and icon.',
  ),
  name: shortText(24, 'The name of a place that is no industry.').optional(),
  icon: icon.optional().describe('The icon of a place that is no industry.'),
  service: service.describe('The service that all of it takes.'),
  rooms: z
    .array(roomCode)
    .min(7, 'are too few. Name 7 to 13.')
    .max(13, 'are too many. Name 7 to 13.')
    .describe('The codes of its rooms, in the order of "rooms" below: 7 to 13, which fit one sheet of paper.'),
});

export const cleaningListSchema = z
  .strictObject({
    places: listOf(place, 'The kinds of places to choose from.'),
    rooms: listOf(room, 'Every room once, in the order of the page.'),
  })
  .describe(
    'The rooms and tasks of the cleaning list. Only what is common practice of the trade: no promise of yours.',
  );

const counted = z
  .strictObject({ one: text('For one.'), more: template(['count'], 'For more than one, or none.') })
  .describe('A number of things.');

export const cleaningListPageSchema = pageSchema
  .extend({
    image: picture,
    place: text('The question above the kinds of places.'),
    empty: text('In place of the rooms until a place is chosen.'),
    rooms: headedSection.describe('Above the rooms.'),
    room: z
      .strictObject({
        often: text('Before the frequencies.'),
        count: text('Before the number, for screen readers followed by what is counted.'),
        own: text("Name of the field for a visitor's own tasks in a room, and what it shows while it is empty."),
        add: text('After the task count of a closed area: tells visitors they can add their own tasks.'),
      })
      .describe('The fields of a room.'),
    frequencies: z
      .strictObject({
        'seven nights': text('Every night of the week.'),
        nightly: text('Every workday.'),
        'alternate nights': text('Three times a week.'),
        'twice a week': text('Twice a week.'),
        weekly: text('Once a week.'),
        'every other week': text('Every other week.'),
        monthly: text('Once a month.'),
        quarterly: text('Once in three months.'),
        yearly: text('Once a year.'),
        visit: text('At each visit, whatever else is done at it.'),
        once: text('One time.'),
      })
      .describe('How often, to choose from.'),
    whole: z
      .strictObject({
        heading: text('Above the fields for the whole list.'),
        own: text('The field for rooms that are missing.'),
        ownHint: text('Under it: a line for each.'),
        hours: text('The field for the hours when the place may be cleaned.'),
        hoursHint: text('An example under it.'),
        town: text('The field for the town.'),
        feet: text('The field for the size of the place.'),
        out: text('The field for what is left out.'),
        codes: text('Under the fields: never to write door or alarm codes.'),
      })
      .describe('The fields for the whole list.'),
    view: z
      .strictObject({
        legend: text('Name of the choice between the two views, for screen readers.'),
        list: text('The list.'),
        check: text('The same list, to check after a visit.'),
        heading: text('Above the rooms while a visit is being checked.'),
        checkLead: text('Under that heading.'),
        missed: text('The box beside each task while a visit is being checked.'),
      })
      .describe('The two views of the list.'),
    actions: z
      .strictObject({
        quote: text('Opens the quote form with the list.'),
        report: text('Opens the contact form with what was missed.'),
        print: text('Prints the list.'),
        printBids: text('Prints the sheet that compares bids.'),
        copy: text('Copies the link to the list.'),
        more: text('On phones, opens the buttons below.'),
        undo: text('Takes back the last change.'),
        clear: text('Starts over.'),
      })
      .describe('The buttons.'),
    summary: z
      .strictObject({
        heading: text('Above the summary.'),
        text: template(['rooms', 'tasks', 'visits'], 'What is on the list.'),
        room: counted,
        task: counted,
        visit: counted,
        aYear: template(['rooms', 'tasks', 'visits'], 'The same, where visits are further apart than a month.'),
        everyVisit: template(['rooms', 'tasks'], 'The same, where nothing else says how many visits there are.'),
        oneTime: template(['rooms', 'tasks'], 'The same, where every room is done once.'),
        none: text('While nothing is checked.'),
        missed: template(['count', 'tasks'], 'Replaces the summary while a visit is being checked.'),
        private: text('Under the buttons: the list stays in this browser and in its link.'),
      })
      .describe('The running summary.'),
    messages: z
      .strictObject({
        quoted: template(
          ['services'],
          'At the top of the quote form: says the list is in the message and why some boxes are checked.',
        ),
        copied: text('The link was copied.'),
        notCopied: text('The link could not be copied; it is in the address bar.'),
        longLink: text('The link is longer than some mail programs take.'),
        undone: text('The last change was taken back.'),
        cleared: text('The list is as it was at first.'),
        noLink: text('The list is too long for a link.'),
        opened: text('Another list has taken the place of the one that was here.'),
        fromLink: text('A list was opened from a link, and none was here before.'),
        noneMissed: text('Nothing is marked as missed.'),
        notReported: text('What was missed could not be handed to the contact form.'),
        damaged: text('The link of a list could not be read.'),
        changed: text('Some of what the link says is no longer on the page.'),
        tooLong: text('The list is longer than the quote form takes.'),
        unavailable: text('The script of the list could not be loaded.'),
      })
      .describe('What the page says.'),
    message: z
      .strictObject({
        askTown: text('Above a list that has no town, for the visitor to fill in.'),
        askDay: text('Above what got missed, for the visitor to fill in.'),
        heading: template(['place'], 'The first line of the list.'),
        services: template(['services'], 'Under the summary: why the quote form has these services checked.'),
        own: text('Before rooms that were missing.'),
        hours: text('Before the hours.'),
        town: text('Before the town.'),
        feet: text('Before the size of the place.'),
        out: text('Before what is left out.'),
        link: text('Before the link, at the end.'),
        missed: template(['place'], 'The first line of a message about what was missed.'),
      })
      .describe("The list as text, in the quote form's message."),
    sheet: z
      .strictObject({
        title: text('Above the printed list.'),
        bidsTitle: text('Above the printed comparison of bids.'),
        building: text('Before the line for the name of the building.'),
        date: text('Before the line for the date.'),
        initials: text('Above the lines to initial.'),
        room: text('Above the rooms of the comparison.'),
        often: text('Above their frequencies.'),
        bids: z
          .array(plainText)
          .length(3, 'must be three: the sheet has three columns.')
          .describe('Above the three columns.'),
        lines: texts('The lines under the rooms, which each bid should answer.'),
        notes: text('Above the blank lines that fill the rest of the sheet.'),
        from: template(
          ['page'],
          'At the end of the printed list: says where it came from. The bid sheet does not name anyone.',
        ),
        choice: text('Without scripts, above the choice of what to print.'),
        how: text('Without scripts, how to print.'),
      })
      .describe('The two sheets.'),
    use: z
      .strictObject({ heading: text('The heading.'), steps: pointsOf(point, 'Three or four steps, in order.') })
      .describe('How to use the list.'),
    next: headedSection.describe('The band at the end of the page.'),
  })
  .describe('The page of the cleaning list.');

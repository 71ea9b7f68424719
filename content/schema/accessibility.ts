/**
 * What was checked of the accessibility of the site, by the success criteria of WCAG 2.2: `content/accessibility.json`.
 * The page about accessibility and `docs/accessibility.md` are made from it.
 */
import * as z from 'zod';
import { id, listOf, text, updated } from './primitives.ts';

/** The levels of WCAG, and how many criteria version 2.2 has at each. */
export const criteriaOfLevel = { A: 31, AA: 24, AAA: 31 } as const;

/** How the site does by a criterion. */
export const results = ['met', 'partly', 'not met', 'does not apply'] as const;

const number = z
  .string()
  .regex(/^[1-4]\.\d\.\d{1,2}$/, 'is not the number of a criterion. Write it as in WCAG, such as "1.4.10".');

const criterion = z.strictObject({
  id: number.describe('Its number in WCAG 2.2, such as "1.4.10".'),
  name: text('Its name there.'),
  level: z
    .enum(['A', 'AA', 'AAA'], { error: 'is not a level. Use one of: A, AA, AAA.' })
    .describe('Its level: A, AA or AAA.'),
  result: z
    .enum(results, { error: `is not a result. Use one of: ${results.join(', ')}.` })
    .describe('How the site does. "partly": in part, as the reason says.'),
  reason: text('How it is met, or why not or not in full, or why it does not apply: one or two plain sentences.'),
  evidence: z
    .array(id)
    .optional()
    .describe('What shows it, by the ids of tests and trials. Needed unless the criterion does not apply.'),
});

const test = z.strictObject({
  id: id.describe('Its id in this file.'),
  file: z
    .string()
    .regex(
      /^tests\/[\w./-]+\.(test|spec)\.tsx?$/,
      'is not a test file. Write its path, such as "tests/e2e/menu.spec.ts".',
    )
    .describe("The test's file, from the project's folder."),
  title: text('A part of its title, to the letter as the file has it.'),
});

const trial = z.strictObject({
  id: id.describe('Its id in this file.'),
  what: text('What was done. Only what really was.'),
  with: text('The browser or tool, with its version.'),
  on: updated.describe('The day, as year-month-day.'),
});

const gap = z.strictObject({
  text: text('In words for visitors: the page about accessibility shows it.'),
  criteria: z.array(number).describe('The criteria that are partly met or not met because of it.'),
});

const entriesOf = <Entry extends z.ZodType>(entry: Entry, description: string) =>
  z.array(entry).min(1, 'is an empty list. Add at least one entry.').describe(description);

export const accessibilitySchema = z
  .strictObject({
    reviewed: updated.describe('The day on which all of it was last checked, as year-month-day.'),
    gaps: listOf(gap, 'What is known not to work.'),
    criteria: entriesOf(criterion, 'All success criteria of WCAG 2.2, in its order.'),
    tests: entriesOf(test, 'Tests that show that a criterion is met. "npm test" fails when one is not there.'),
    trials: entriesOf(trial, 'What was tried by hand, or with a script that is not kept.'),
  })
  .describe('What was checked of the accessibility of the site, by the success criteria of WCAG 2.2.');

export type Accessibility = z.infer<typeof accessibilitySchema>;

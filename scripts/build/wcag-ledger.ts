/** The ledger of WCAG's success criteria as a page of `docs/`, made from `content/accessibility.json`. */
import { existsSync, readFileSync } from 'node:fs';
import type { ContentProblem } from '../../content/read-content.ts';
import { type Accessibility, criteriaOfLevel, results } from '../../content/schema/accessibility.ts';

/** The page, from the project's folder. */
export const ledgerFile = 'docs/accessibility.md';

type Criterion = Accessibility['criteria'][number];
type Level = keyof typeof criteriaOfLevel;

const levels = Object.keys(criteriaOfLevel) as Level[];

/** How many criteria of a level have a result. */
export function countOf({ criteria }: Accessibility, level: Level, result: Criterion['result']): number {
  return criteria.filter((criterion) => criterion.level === level && criterion.result === result).length;
}

/** The tests that are named and not there: their file is missing, or does not have the title. */
export function missingTests({ tests }: Accessibility): ContentProblem[] {
  return tests.flatMap(({ file, title }, index): ContentProblem[] => {
    const problem = { file: 'content/accessibility.json' };
    if (!existsSync(file)) {
      const message = `is "${file}", which is not there. Name the file that has the test.`;
      return [{ ...problem, field: `tests[${index}].file`, message }];
    }
    // A title in quotes has its own quotes escaped.
    if (readFileSync(file, 'utf8').replaceAll('\\', '').includes(title)) return [];
    const message = `is "${title}", which ${file} does not have. Write a part of the test's title, or name another test.`;
    return [{ ...problem, field: `tests[${index}].title`, message }];
  });
}

/** The whole page in Markdown. */
export function ledgerPage(ledger: Accessibility): string {
  const { reviewed, gaps, criteria, tests, trials } = ledger;
  const evidenceOf = ({ evidence = [] }: Criterion) =>
    evidence.map((id) => (tests.some((test) => test.id === id) ? `[${id}](#tests)` : `[${id}](#trials)`)).join(', ');
  return [
    '# Accessibility',
    '',
    '<!-- Written by "npm run accessibility-ledger" from content/accessibility.json. Edit that file. -->',
    '',
    `How the site does by each success criterion of [WCAG 2.2](https://www.w3.org/TR/WCAG22/), last checked on ${reviewed}.`,
    'All of it was found by programs, and by scripts that act as a visitor with a keyboard, zoom or other settings. No person',
    'with a disability has tested the site, and nobody has used it with a real screen reader:',
    '[screen-reader-script.md](screen-reader-script.md) says how to.',
    '',
    'After a change, edit `content/accessibility.json` and run `npm run accessibility-ledger`. `npm test` fails when a named',
    'test is not there. The page `/accessibility/` takes its date and its list of gaps from the same file.',
    '',
    table(
      ['Level', ...results],
      levels.map((level) => [level, ...results.map((result) => countOf(ledger, level, result))]),
    ),
    '## Gaps',
    '',
    ...gaps.map(({ text, criteria: names }) => `- ${text} (${names.join(', ')})`),
    '',
    ...levels.flatMap((level) => [
      `## Level ${level}`,
      '',
      table(
        ['Criterion', 'Result', 'How, or why not', 'Evidence'],
        criteria
          .filter((criterion) => criterion.level === level)
          .map((criterion) => [
            `${criterion.id} ${criterion.name}`,
            criterion.result,
            criterion.reason,
            evidenceOf(criterion),
          ]),
      ),
    ]),
    '## Tests',
    '',
    'A part of the title of each. Titles that end in a list of pages or windows belong to one test for each of them.',
    '',
    table(
      ['Id', 'File', 'Title'],
      tests.map(({ id, file, title }) => [id, `\`${file}\``, title]),
    ),
    '## Trials',
    '',
    'What was tried by hand, or with a script that is not kept.',
    '',
    table(
      ['Id', 'What', 'With', 'On'],
      trials.map((trial) => [trial.id, trial.what, trial.with, trial.on]),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** A table, formatted as Biome formats Markdown. */
function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const texts = [heads, ...rows].map((row) => row.map((cell) => `${cell}`.replaceAll('|', '\\|')));
  const widths = heads.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const [head = [], ...body] = texts;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + body.map(line).join('');
}

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { accessibility } from '../../../../content/content.ts';
import { describeProblem } from '../../../../content/read-content.ts';
import { countOf, ledgerFile, ledgerPage, missingTests } from '../../../../scripts/build/wcag-ledger.ts';
import { readAltered } from '../../support/altered-content.ts';

it('the page in docs/ is what "npm run accessibility-ledger" writes', () => {
  expect(readFileSync(ledgerFile, 'utf8')).toBe(ledgerPage(accessibility));
});

it('every test that it names is there', () => {
  expect(missingTests(accessibility).map(describeProblem)).toEqual([]);
});

it('a test that is not there is named with its field and the fix', () => {
  const [first] = accessibility.tests;
  const { file = '', title = '' } = first ?? {};
  const changed = [
    { id: 'no-file', file: 'tests/e2e/no-such.spec.ts', title },
    { id: 'no-title', file, title: `${title}, or not` },
  ];
  expect(missingTests({ ...accessibility, tests: changed }).map(describeProblem)).toEqual([
    'content/accessibility.json: tests[0].file is "tests/e2e/no-such.spec.ts", which is not there. Name the file that has the test.',
    `content/accessibility.json: tests[1].title is "${title}, or not", which ${file} does not have. Write a part of the test's title, or name another test.`,
  ]);
});

it.each(['A', 'AA'] as const)('the site meets every criterion of level %s that applies', (level) => {
  expect([countOf(accessibility, level, 'partly'), countOf(accessibility, level, 'not met')]).toEqual([0, 0]);
});

describe('the content check refuses a ledger', () => {
  const file = 'content/accessibility.json';
  const indexOf = (id: string) => accessibility.criteria.findIndex((criterion) => criterion.id === id);
  it.each([
    [
      'without all criteria',
      'criteria',
      accessibility.criteria.slice(1),
      'has 30 criteria of level A; WCAG 2.2 has 31.',
    ],
    ['with unknown evidence', 'criteria[0].evidence', ['my-word'], 'is the id of no test or trial here.'],
    ['with nothing to show', 'criteria[0].evidence', [], 'Name a test or a trial that shows the result.'],
    ['with a gap that visitors are not told', 'criteria[0].result', 'partly', 'no gap names it. Add "1.1.1" to one'],
    ['with a gap that is none', `criteria[${indexOf('2.2.3')}].result`, 'met', 'a gap names it. Remove "2.2.3" there'],
    [
      'with an unknown criterion',
      'gaps[0].criteria',
      ['4.1.1', '2.2.3', '3.2.5'],
      'is "4.1.1", which is no criterion here.',
    ],
    ['with one criterion twice', 'criteria[1].id', '1.1.1', '"1.1.1" stands here twice.'],
    ['with one id twice', 'trials[0].id', accessibility.tests[0]?.id, 'is also the id of another test or trial.'],
  ])('%s', (_what, field, value, message) => {
    const problems = readAltered({ file, field, value }).problems.map(describeProblem).join('\n');
    expect(problems).toContain(message);
  });
});

/** @jest-environment node */
import { parse } from 'parse5';
import { type Finding, isReady, reportPage, reportText } from '../../../../scripts/launch-check/report.ts';
import { explainRefusal } from '../../../../scripts/launch-check/test-message.ts';

const must: Finding = {
  group: 'must',
  topic: 'Links',
  file: 'out/',
  field: 'Links',
  message: 'on these pages lead nowhere.',
  places: ['/about/: /<gone>/'],
};
const confirm: Finding = {
  group: 'confirm',
  topic: 'What the site says about you',
  file: 'content/confirmed.json',
  field: 'hours',
  message: 'has no date yet.',
};
const good: Finding = {
  group: 'good',
  topic: 'Links',
  file: 'out/',
  field: '',
  message: 'has links to others.',
  places: ['https://other.us/?a=1&b=2', 'javascript:alert(1)'],
};
const all = [good, confirm, must];
const details = { company: 'Ada & Sons <Cleaning>', today: '2026-11-22' };

it('only what must be done and what must be confirmed keeps the site from being ready', () => {
  expect([[], [good], [confirm], [must], all].map(isReady)).toEqual([true, true, false, false, false]);
});

it('the terminal shows each finding with file, field and fix, grouped by what the owner does, and the verdict', () => {
  expect(reportText(all)).toBe(`Before you go online
- out/: Links on these pages lead nowhere.
    /about/: /<gone>/

To confirm
- content/confirmed.json: hours has no date yet.

Good to do
- out/ has links to others. (2, listed on the page)

Not ready: 1 to do before you go online, 1 to confirm.`);
  expect(reportText([])).toBe('Ready: nothing keeps the site from going online.');
});

it.each([
  ['all kinds of findings', all],
  ['nothing left', []],
])('the page with %s is valid HTML and loads nothing', (_name, findings) => {
  const html = reportPage(findings, details);
  const errors: string[] = [];
  parse(html, { onParseError: ({ code, startLine }) => errors.push(`${code} in line ${startLine}`) });
  expect(errors).toEqual([]);
  expect(html).not.toMatch(/<(script|link|img|iframe)\b|\bsrc=|url\(|@import/);
});

it('the page names what it was given as text, and links only to web addresses', () => {
  const html = reportPage(all, details);
  expect(html).toContain(
    'Launch check of Ada &#38; Sons &#60;Cleaning&#62;, <time datetime="2026-11-22">November 22, 2026</time>',
  );
  expect(html).toContain('/about/: /&#60;gone&#62;/');
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address);
  expect(links).toEqual(['#must', '#confirm', '#good', 'https://other.us/?a=1&#38;b=2']);
});

it('every refusal of EmailJS has a meaning and a fix of its own, and its own text', () => {
  const statuses = [400, 403, 404, 412, 413, 422, 429, 451, 500];
  const explanations = statuses.map((status) => explainRefusal(status, ' Own words \n'));
  for (const [index, status] of statuses.entries()) {
    expect(explanations[index]).toMatch(
      new RegExp(`^EmailJS refused the message with status ${status} \\("Own words"\\)\\. \\w.*\\.$`),
    );
  }
  const meanings = explanations.map((text) => text.replace(/^.*?"\)\. /, ''));
  expect(new Set(meanings).size).toBe(statuses.length);
  expect(explainRefusal(503, '')).toContain(meanings.at(-1));
  expect(explainRefusal(418, '')).toContain('Look at the history');
});

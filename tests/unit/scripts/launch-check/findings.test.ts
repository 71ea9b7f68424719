/** @jest-environment node */
import { content, contentFiles } from '../../../../content/content.ts';
import { describeProblem, readContent, readSources } from '../../../../content/read-content.ts';
import { factsOf, resolveReferences } from '../../../../content/references.ts';
import { type Claim, claims } from '../../../../content/schema/confirmed.ts';
import type { Content } from '../../../../content/schema/content.ts';
import { checkProject } from '../../../../scripts/launch-check/findings.ts';
import { readAltered } from '../../support/altered-content.ts';

const today = '2026-11-22';
const connected = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_REVIEWS_SCRIPT_URL: 'https://reviews.company/widget.js',
  NEXT_PUBLIC_REVIEWS_WIDGET_ID: 'widget',
};

/** The real content, of which all has been confirmed on a day. */
function confirmedOn(date: string): Content {
  const confirmed = Object.fromEntries(Object.keys(claims).map((name) => [name, date])) as Content['confirmed'];
  const legal = content.legal.map((text) => ({ ...text, updated: '2020-01-01', reviewed: date }));
  return { ...content, confirmed, legal, toConfirm: { statements: [] } };
}

function check({
  content = confirmedOn(today),
  files = [],
  environment = connected,
}: Partial<Parameters<typeof checkProject>[0]>) {
  return checkProject({ content, files, environment, today });
}

it('a project of which all is filled in has nothing left', () => {
  expect(check({})).toEqual([]);
});

it('placeholders and missing settings must be replaced', () => {
  const findings = check({
    files: contentFiles.filter(({ file }) => file === 'content/business.json'),
    environment: {},
  });
  expect(findings.filter(({ group }) => group === 'must')).toEqual([
    ...content.business.placeholders.map((field) =>
      expect.objectContaining({ topic: 'Facts', file: 'content/business.json', field }),
    ),
    ...['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) =>
      expect.objectContaining({ topic: 'Forms', file: '.env.local', field: `NEXT_PUBLIC_EMAILJS_${name}` }),
    ),
  ]);
});

describe.each(Object.entries<Claim>(claims))('the claim "%s"', (name, { statement, months }) => {
  const withDate = (date: string | null) => {
    const before = confirmedOn(today);
    return check({ content: { ...before, confirmed: { ...before.confirmed, [name]: date } } });
  };

  it('names facts that there are', () => {
    const report = jest.fn();
    resolveReferences(statement, factsOf(content.business, content.serviceArea.counties.length), report);
    expect(report).not.toHaveBeenCalled();
  });

  it('is asked for while it has no date', () => {
    const [finding, ...others] = withDate(null);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ group: 'confirm', file: 'content/confirmed.json', field: name });
    expect(finding?.message).toMatch(/^has no date yet\. .* write "2026-11-22" here\./);
    expect(finding?.message).not.toMatch(/[{}]/);
  });

  it(`is asked for again after ${months} months, and not a day earlier`, () => {
    // November 22 is in every year, and so is the 22nd of every other month.
    const start = new Date(Date.UTC(2026, 10 - months, 22));
    const day = (date: Date) => date.toISOString().slice(0, 10);
    expect(withDate(day(start)).map(({ message }) => message)).toEqual([
      expect.stringContaining(`is "${day(start)}", ${months} months ago or more.`),
    ]);
    start.setUTCDate(23);
    expect(withDate(day(start))).toEqual([]);
  });

  it('is not taken with a day to come', () => {
    expect(withDate('2026-11-23').map(({ message }) => message)).toEqual([
      expect.stringContaining('is "2026-11-23", a day that has not come yet.'),
    ]);
  });
});

it('a day that is written in another way is refused by the build', () => {
  const { problems } = readAltered({ file: 'content/confirmed.json', field: 'insurance', value: '11/22/2026' });
  expect(problems.map(describeProblem)).toEqual([
    expect.stringMatching(/^content\/confirmed\.json:3: insurance is not a date\. Write it as year-month-day/),
  ]);
});

it('the amount of the insurance and the phone number are those of the site', () => {
  const before = confirmedOn(today);
  const confirmed = { ...before.confirmed, insurance: null, emergencyService: null };
  const business = { ...content.business, liabilityInsuranceUsd: 3_000_000, phone: '(380) 210-4477' };
  const messages = check({ content: { ...before, confirmed, business } }).map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining('$3,000,000'), expect.stringContaining('(380) 210-4477')]);
});

it.each([
  [null, '2026-02-01', 'has no date yet.'],
  ['2026-11-23', '2026-02-01', 'is "2026-11-23", a day that has not come yet.'],
  ['2024-11-22', '2024-02-01', 'is "2024-11-22", 24 months ago or more.'],
  ['2026-01-31', '2026-02-01', 'is "2026-01-31", but the text changed on 2026-02-01.'],
  ['2026-02-01', '2026-02-01', undefined],
])('a legal text that a lawyer read on %s and that changed on %s: %s', (reviewed, updated, state) => {
  const legal = content.legal.slice(0, 1).map((text) => ({ ...text, updated, reviewed }));
  const findings = check({ content: { ...confirmedOn(today), legal } });
  expect(findings.map(({ group, file, field }) => [group, file, field])).toEqual(
    state === undefined ? [] : [['confirm', 'content/legal/terms.json', 'reviewed']],
  );
  if (state !== undefined) expect(findings[0]?.message).toMatch(new RegExp(`^${state}`));
});

it('no reviews widget is good to change; half of one, or one that the policy blocks, must be', () => {
  const widget = (settings: Record<string, string>, allowElfsightReviews = false) => {
    const before = confirmedOn(today);
    const hosting = { ...content.hosting, allowElfsightReviews };
    return check({ content: { ...before, hosting }, environment: { ...connected, ...settings } }).map(
      ({ group, file, field }) => [group, file, field],
    );
  };
  const none = { NEXT_PUBLIC_REVIEWS_SCRIPT_URL: '', NEXT_PUBLIC_REVIEWS_WIDGET_ID: '' };
  expect(widget(none)).toEqual([['good', '.env.local', 'NEXT_PUBLIC_REVIEWS_WIDGET_ID']]);
  expect(widget({ NEXT_PUBLIC_REVIEWS_WIDGET_ID: '' })).toEqual([['must', '.env.local', 'The settings of the widget']]);
  const elfsight = { NEXT_PUBLIC_REVIEWS_SCRIPT_URL: 'https://static.elfsight.com/platform/platform.js' };
  expect(widget(elfsight)).toEqual([['must', 'content/hosting.json', 'allowElfsightReviews']]);
  expect(widget(elfsight, true)).toEqual([]);
});

it('pages that show a scene of this project could show a photo, and no others', () => {
  const page = (name: string, file: string | null) => ({
    file: `content/pages/${name}.json`,
    value: { image: { file } },
  });
  const files = [
    page('about', 'about.webp'),
    page('home', 'our-van.jpg'),
    page('contact', null),
    page('x', 'home-hero.webp'),
  ];
  expect(check({ files })).toEqual([
    expect.objectContaining({
      group: 'good',
      topic: 'Pictures',
      places: [
        'content/pages/about.json: image.file is "about.webp"',
        'content/pages/x.json: image.file is "home-hero.webp"',
      ],
    }),
  ]);
});

it('a photo that says nothing to those who cannot see it must get its text', () => {
  const withPhoto = readContent({ ...readSources(), photos: new Map([['about', ['team.jpg']]]) });
  expect(check({ content: { ...confirmedOn(today), pages: withPhoto.content?.pages ?? content.pages } })).toEqual([
    expect.objectContaining({
      group: 'must',
      topic: 'Pictures',
      file: 'content/pages/about.json',
      field: 'image.photoAlt',
    }),
  ]);
});

it('what the site could say is good to confirm, each sentence with its place', () => {
  const toConfirm = { statements: [{ text: 'We bring ladders.', place: 'content/pages/about.json: lead' }] };
  expect(check({ content: { ...confirmedOn(today), toConfirm } })).toEqual([
    expect.objectContaining({ group: 'good', places: ['"We bring ladders." (content/pages/about.json: lead)'] }),
  ]);
});

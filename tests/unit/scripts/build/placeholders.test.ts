/** @jest-environment node */
import { business, contentFiles } from '../../../../content/content.ts';
import { type ContentFile, describeProblem } from '../../../../content/read-content.ts';
import type { Business } from '../../../../content/schema/business.ts';
import { findPlaceholders } from '../../../../scripts/build/placeholders.ts';
import { previewEnvironment } from '../../../../scripts/preview/preview-environment.ts';

const connected = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'a1B2c3',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
};

const factsFile = 'content/business.json';

/** The content files with other facts of the company. */
function withFacts(facts: Partial<Business>): ContentFile[] {
  return contentFiles.map(({ file, value }) => ({
    file,
    value: file === factsFile ? { ...(value as Business), ...facts } : value,
  }));
}

/** The content files of a real company. */
function realContent(facts: Partial<Business> = {}): ContentFile[] {
  return withFacts({
    name: 'Buckeye Cleaning',
    phone: '(614) 234-5678',
    serviceAreaPhone: '(614) 234-5679',
    email: 'office@buckeye-cleaning.com',
    siteUrl: 'https://www.buckeye-cleaning.com',
    google: { reviewsUrl: 'https://maps.google.com/?cid=1', writeReviewUrl: 'https://g.page/r/1/review' },
    social: [],
    placeholders: [],
    ...facts,
  });
}

const fieldsLeft = (files: ContentFile[], environment: Record<string, string | undefined> = connected) =>
  findPlaceholders(files, environment).map(({ file, field }) => `${file}: ${field}`);

it('a company with real facts and a connected account has nothing left', () => {
  expect(findPlaceholders(realContent(), connected)).toEqual([]);
});

it('every fact in the list of placeholders is left, once, with its fix', () => {
  const left = findPlaceholders(contentFiles, connected);
  expect(left.map(({ field }) => field)).toEqual(business.placeholders);
  for (const problem of left) {
    expect(describeProblem(problem)).toMatch(
      /^content\/business\.json: \S+ is a placeholder\. (Write|Copy) .*\. Then remove its line from the list "Placeholders", unless the editing page has done so\.$/,
    );
  }
});

it('a fact that is no longer in the list but was not replaced is found all the same', () => {
  const made = realContent({
    name: 'Tidewell Cleaning',
    phone: '(614) 555-0142',
    email: 'hello@tidewell.example',
    social: [{ network: 'Facebook', url: 'https://facebook.example/tidewellcleaning' }],
    google: { reviewsUrl: 'https://google.example/maps', writeReviewUrl: 'https://google.example/review' },
  });
  expect(new Set(fieldsLeft(made))).toEqual(
    new Set(
      ['name', 'phone', 'email', 'social[0].url', 'google.reviewsUrl', 'google.writeReviewUrl'].map(
        (field) => `content/business.json: ${field}`,
      ),
    ),
  );
});

it.each([
  ['http://localhost:4321', 'siteUrl'],
  ['https://127.0.0.1', 'siteUrl'],
  ['https://www.example.com', 'siteUrl'],
  ['https://cleaning.test', 'siteUrl'],
  ['hello@cleaning.example', 'email'],
  ['hello@example.org', 'email'],
  ['(330) 555-0100', 'phone'],
  ['(330) 555-0199', 'serviceAreaPhone'],
] as const)('%s is nobody’s real %s', (value, field) => {
  expect(fieldsLeft(realContent({ [field]: value }))).toEqual([`content/business.json: ${field}`]);
});

it.each([
  ['https://www.examples-of-clean.com', 'siteUrl'],
  ['https://www.testcleaning.com', 'siteUrl'],
  ['crew@example-cleaning.com', 'email'],
  ['(330) 555-1234', 'phone'],
  ['(614) 234-0155', 'phone'],
] as const)('%s may well be a real %s', (value, field) => {
  expect(fieldsLeft(realContent({ [field]: value }))).toEqual([]);
});

it('a made-up number in the text of a page is found in its file and field', () => {
  const file = 'content/services/deep-cleaning.json';
  const files = [...realContent(), { file, value: { limits: ['Call 614-555-0123 first.'] } }];
  expect(findPlaceholders(files, connected).map(describeProblem)).toEqual([
    `${file}: limits[0] has 614-555-0123, a number that is reserved for fiction. Write the real one.`,
  ]);
});

it('each missing EmailJS variable is named', () => {
  expect(fieldsLeft(realContent(), {})).toEqual(Object.keys(connected).map((name) => `.env.local: ${name}`));
});

it('a half-set account is named with its mistake', () => {
  const { NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: _, ...half } = connected;
  expect(findPlaceholders(realContent(), half).map(describeProblem)).toEqual([
    expect.stringMatching(/^\.env\.local: EmailJS has a mistake: NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set/),
  ]);
});

it("the preview's settings are named, each", () => {
  expect(fieldsLeft(realContent(), previewEnvironment)).toEqual(
    Object.keys(previewEnvironment).map((name) => `.env.local: ${name}`),
  );
});

it('settings that lead to this computer are named', () => {
  const environment = { ...connected, NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:9999' };
  expect(fieldsLeft(realContent(), environment)).toEqual(['.env.local: NEXT_PUBLIC_EMAILJS_ORIGIN']);
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import { allContent } from '../../../../../content/all-content.ts';
import { describeProblem, validateContent } from '../../../../../scripts/build/validate/validate-content.ts';
import { alteredContent, type Change } from '../../../support/altered-content.ts';

const everyPicture = { pictureExists: () => true };

/** The problems after these changes, with every picture there. */
function problemsAfter(...changes: Change[]) {
  return validateContent(alteredContent(...changes), everyPicture);
}

it('the real content has no problems', () => {
  const pictureExists = (file: string) => existsSync(`content/pictures/${file}`);
  expect(validateContent(allContent, { pictureExists }).map(describeProblem)).toEqual([]);
});

it('a problem is one line that names file, field and fix', () => {
  const problem = { file: 'content/home.ts', field: 'lead', message: 'is empty. Write the text.' };
  expect(describeProblem(problem)).toBe('content/home.ts: lead is empty. Write the text.');
});

it('all problems are found at once, in the order of the files', () => {
  const changes = [
    { file: 'content/about.ts', field: 'lead', value: '' },
    { file: 'content/business.ts', field: 'phone', value: '' },
    { file: 'content/services/window-cleaning.ts', field: 'title', value: '' },
  ];
  expect(problemsAfter(...changes).map(({ file }) => file)).toEqual([
    'content/business.ts',
    'content/about.ts',
    'content/services/window-cleaning.ts',
  ]);
});

describe('the check names file, field and fix of', () => {
  it.each([
    [
      'content/industries/factories.ts: relatedServices[1] = carpet-cleaning',
      'relatedServices[1] is "carpet-cleaning", which we do not have. Use one of: commercial-janitorial,',
    ],
    [
      'content/services/deep-cleaning.ts: relatedIndustries[0] = hotels',
      'relatedIndustries[0] is "hotels", which we do not have. Use one of: office-buildings,',
    ],
    [
      'content/services/deep-cleaning.ts: relatedServices[0] = deep-cleaning',
      'relatedServices[0] names this page itself. Name another one.',
    ],
    [
      'content/industries/factories.ts: quote.extras[0] = FACTORY cleaning',
      'quote "factory cleaning" stands here twice. Rename or remove',
    ],
    ['content/service-area.ts: [4].county = Franklin', 'county "Franklin" stands here twice. Rename or remove'],
    ['content/service-area.ts: [9].towns[1] = Dublin', 'town "Dublin" stands here twice. Rename or remove'],
    ['content/pages.ts: contact.path = /about/', 'path "/about/" stands here twice. Rename or remove'],
    [
      'content/business.ts: placeholders[4] = address.stret',
      'placeholders[4] is "address.stret", which is no field of this file. Correct or remove it.',
    ],
    [
      'content/business.ts: placeholders[4] = address.street.number',
      'placeholders[4] is "address.street.number", which is no field of this file.',
    ],
    ['content/business.ts: hours[0].to = Thursday', 'hours say nothing of Friday. Add a row, with null for both'],
    ['content/business.ts: hours[0].to = Saturday', 'hours name Saturday twice. Keep one row for it.'],
    ['content/business.ts: hours[1].to = Monday', 'hours say nothing of Saturday.'],
  ])('%s', (change, line) => {
    const [, file = '', field = '', value] = /^(.*): (.*) = (.*)$/.exec(change) ?? [];
    const problems = problemsAfter({ file, field, value }).map(describeProblem);
    expect(problems).toEqual([expect.stringContaining(`${file}: ${line}`)]);
  });

  it.each(['services', 'industries'] as const)('two of the %s with the same id', (section) => {
    const [first, second] = allContent[section];
    expect(
      problemsAfter({ file: `content/${section}/${second?.id}.ts`, field: 'id', value: first?.id }),
    ).toContainEqual({
      file: `content/${section}.ts`,
      field: 'id',
      message: `"${first?.id}" stands here twice. Rename or remove one of the two.`,
    });
  });
});

it.each([
  ...allContent.services.map(({ id }) => [`content/services/${id}.ts`, 'image.file']),
  ...allContent.industries.map(({ id }) => [`content/industries/${id}.ts`, 'image.file']),
  ['content/home.ts', 'image.file'],
  ['content/about.ts', 'image.file'],
  ['content/pages.ts', 'serviceArea.image.file'],
] as [string, string][])('a picture that is not in content/pictures is reported in %s', (file, field) => {
  const content = alteredContent({ file, field, value: 'lost.png' });
  const message = expect.stringContaining('names "lost.png", which is not in content/pictures/. Put the file there');
  const problems = validateContent(content, { pictureExists: (name) => name !== 'lost.png' });
  expect(problems).toEqual([{ file, field, message }]);
});

it.each([
  [`content/services/${allContent.services[0]?.id}.ts`, 'metadata'],
  [`content/industries/${allContent.industries[0]?.id}.ts`, 'metadata'],
  ...['services', 'industries', 'serviceArea', 'contact'].map((name) => ['content/pages.ts', `${name}.metadata`]),
  ['content/about.ts', 'metadata'],
  ['content/legal/terms.ts', 'metadata'],
  ['content/legal/privacy-policy.ts', 'metadata'],
] as [string, string][])("%s: %s must not repeat the home page's title and description", (file, field) => {
  expect(problemsAfter({ file, field, value: allContent.pages.home.metadata })).toEqual(
    ['title', 'description'].map((key) => ({
      file,
      field: `${field}.${key}`,
      message: expect.stringContaining('is the same as in content/home.ts.'),
    })),
  );
});

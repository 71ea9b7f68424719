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
  it.each<[string, Change[], { file: string; field: string; fix: string }[]]>([
    [
      'a related service we do not have',
      [{ file: 'content/industries/factories.ts', field: 'relatedServices[1]', value: 'carpet-cleaning' }],
      [
        {
          file: 'content/industries/factories.ts',
          field: 'relatedServices[1]',
          fix: 'is "carpet-cleaning", which we do not have. Use one of: commercial-janitorial, deep-cleaning,',
        },
      ],
    ],
    [
      'a related industry we do not have',
      [{ file: 'content/services/deep-cleaning.ts', field: 'relatedIndustries[0]', value: 'hotels' }],
      [
        {
          file: 'content/services/deep-cleaning.ts',
          field: 'relatedIndustries[0]',
          fix: 'is "hotels", which we do not have. Use one of: office-buildings, medical-facilities,',
        },
      ],
    ],
    [
      'a service related to itself',
      [{ file: 'content/services/deep-cleaning.ts', field: 'relatedServices[0]', value: 'deep-cleaning' }],
      [{ file: 'content/services/deep-cleaning.ts', field: 'relatedServices[0]', fix: 'Name another one.' }],
    ],
    [
      'a choice that differs from another only in capitals',
      [{ file: 'content/industries/factories.ts', field: 'quote.extras[0]', value: 'FACTORY cleaning' }],
      [
        {
          file: 'content/industries/factories.ts',
          field: 'quote',
          fix: '"factory cleaning" stands here twice. Rename or remove',
        },
      ],
    ],
    [
      'a county that stands in the list twice',
      [{ file: 'content/service-area.ts', field: '[4].county', value: 'Franklin' }],
      [{ file: 'content/service-area.ts', field: 'county', fix: '"Franklin" stands here twice. Rename or remove' }],
    ],
    [
      'a town in two counties',
      [{ file: 'content/service-area.ts', field: '[9].towns[1]', value: 'Dublin' }],
      [{ file: 'content/service-area.ts', field: 'town', fix: '"Dublin" stands here twice. Rename or remove' }],
    ],
    [
      'two pages with the same path',
      [{ file: 'content/about.ts', field: 'path', value: '/contact/' }],
      [{ file: 'content/pages.ts', field: 'path', fix: '"/contact/" stands here twice. Rename or remove' }],
    ],
    [
      'a placeholder that names no field',
      [{ file: 'content/business.ts', field: 'placeholders[4]', value: 'address.stret' }],
      [
        {
          file: 'content/business.ts',
          field: 'placeholders[4]',
          fix: 'is "address.stret", which is no field of this file. Correct or remove it.',
        },
      ],
    ],
    [
      'a placeholder below a field that is null',
      [{ file: 'content/business.ts', field: 'placeholders[4]', value: 'address.street.number' }],
      [{ file: 'content/business.ts', field: 'placeholders[4]', fix: 'which is no field of this file.' }],
    ],
    [
      'a day of the week without hours',
      [{ file: 'content/business.ts', field: 'hours[0].to', value: 'Thursday' }],
      [{ file: 'content/business.ts', field: 'hours', fix: 'say nothing of Friday. Add a row, with null for both' }],
    ],
    [
      'a day of the week with hours twice',
      [{ file: 'content/business.ts', field: 'hours[0].to', value: 'Saturday' }],
      [{ file: 'content/business.ts', field: 'hours', fix: 'name Saturday twice. Keep one row for it.' }],
    ],
    [
      'hours that run over the end of the week',
      [{ file: 'content/business.ts', field: 'hours[1].to', value: 'Monday' }],
      [{ file: 'content/business.ts', field: 'hours', fix: 'say nothing of Saturday.' }],
    ],
  ])('%s', (_what, changes, problems) => {
    expect(problemsAfter(...changes)).toEqual(
      problems.map(({ file, field, fix }) => ({ file, field, message: expect.stringContaining(fix) })),
    );
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

describe('a picture that is not in content/pictures', () => {
  const files = [
    ...allContent.services.map(({ id }) => `content/services/${id}.ts`),
    ...allContent.industries.map(({ id }) => `content/industries/${id}.ts`),
    'content/home.ts',
    'content/about.ts',
  ];

  it.each(files)('is reported in %s', (file) => {
    const content = alteredContent({ file, field: 'image.file', value: 'lost.png' });
    expect(validateContent(content, { pictureExists: (name) => name !== 'lost.png' })).toEqual([
      {
        file,
        field: 'image.file',
        message: expect.stringContaining('names "lost.png", which is not in content/pictures/. Put the file there'),
      },
    ]);
  });

  it('is reported of the service area by its whole path', () => {
    const change = { file: 'content/pages.ts', field: 'serviceArea.image.file', value: 'lost.png' };
    const problems = validateContent(alteredContent(change), { pictureExists: (name) => name !== 'lost.png' });
    expect(problems).toEqual([
      { file: change.file, field: change.field, message: expect.stringContaining('Put the file there') },
    ]);
  });
});

describe('every page has a title and a search text of its own', () => {
  const pages: [file: string, field: string][] = [
    ...allContent.services.map(({ id }): [string, string] => [`content/services/${id}.ts`, 'metadata']),
    ...allContent.industries.map(({ id }): [string, string] => [`content/industries/${id}.ts`, 'metadata']),
    ...(['services', 'industries', 'serviceArea', 'contact'] as const).map((name): [string, string] => [
      'content/pages.ts',
      `${name}.metadata`,
    ]),
    ['content/about.ts', 'metadata'],
    ['content/legal/terms.ts', 'metadata'],
    ['content/legal/privacy-policy.ts', 'metadata'],
  ];

  it.each(pages)('%s: %s may not repeat those of the home page', (file, field) => {
    const value = allContent.pages.home.metadata;
    expect(problemsAfter({ file, field, value })).toEqual(
      ['title', 'description'].map((key) => ({
        file,
        field: `${field}.${key}`,
        message: expect.stringContaining('is the same as in content/home.ts.'),
      })),
    );
  });
});

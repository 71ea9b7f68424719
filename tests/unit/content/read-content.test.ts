/** @jest-environment node */
import { pages as realPages } from '../../../content/content.ts';
import { type ContentSources, describeProblem, readContent } from '../../../content/read-content.ts';
import { singleFiles } from '../../../content/schema/content.ts';
import { readAltered, withFile } from '../support/altered-content.ts';

function problemsIn(sources: ContentSources): string[] {
  return readContent(sources).problems.map(describeProblem);
}

it('a problem is one line that names file, line, field and fix', () => {
  expect(readAltered({ file: 'content/pages/about.json', field: 'values.heading', value: '' }).problems).toEqual([
    {
      file: 'content/pages/about.json',
      line: expect.any(Number),
      field: 'values.heading',
      message: 'is empty. Write the text, or remove it where it is an entry of a list.',
    },
  ]);
  expect(
    describeProblem({ file: 'content/forms.json', line: 7, field: 'sending', message: 'is empty. Write it.' }),
  ).toBe('content/forms.json:7: sending is empty. Write it.');
});

it('the line is that of the field, and of the nearest one around it where the field is missing', () => {
  const text =
    '{\n  "order": 10,\n  "icon": "check",\n  "title": "",\n  "sections": [\n    { "heading": "One" }\n  ]\n}\n';
  const problems = readContent(withFile('content/legal/terms.json', text)).problems;
  const lines = Object.fromEntries(problems.map(({ field, line }) => [field, line]));
  expect(lines).toMatchObject({ title: 4, 'sections[0].paragraphs': 6, summary: 1 });
});

it('all problems of the fields are found at once', () => {
  const changes = [
    { file: 'content/pages/about.json', field: 'lead', value: '' },
    { file: 'content/business.json', field: 'phone', value: '' },
    { file: 'content/services/window-cleaning.json', field: 'title', value: '' },
  ];
  expect(new Set(readAltered(...changes).problems.map(({ file }) => file))).toEqual(
    new Set(changes.map(({ file }) => file)),
  );
});

describe('a file that cannot be read is named with its line and the fix:', () => {
  const about = 'content/pages/about.json';
  it.each<[string, string, string]>([
    ['a comma too many', '{\n  "order": 10,\n}', `${about}:3 has a mistake here (character 1). Look for a comma`],
    ['a comma missing', '{\n  "a": 1\n  "b": 2\n}', `${about}:3 has a mistake here (character 3).`],
    ['a quote of another kind', "{ 'a': 1 }", `${about}:1 has a mistake here`],
    ['nothing', '', `${about}:1 has a mistake here`],
    ['a picture', '\u0089PNG\r\n', `${about}:1 has a mistake here`],
    ['a list', '[]', `${about}:1 must hold named fields. Begin it with {`],
    ['a field that stands twice', '{\n  "lead": "A.",\n  "lead": "B."\n}', `${about}:3: lead stands here twice.`],
    [
      'a field that stands twice inside',
      '{\n  "a": [\n    { "lead": "A.", "lead": "B." }\n  ]\n}',
      `${about}:3: lead stands here twice.`,
    ],
  ])('%s', (_what, text, line) => {
    expect(problemsIn(withFile(about, text))).toEqual([expect.stringContaining(line)]);
  });

  it('a byte-order mark at the start does no harm', () => {
    const text = JSON.stringify({ counties: [{ county: 'Franklin', towns: ['Columbus'] }] });
    expect(
      readContent(withFile('content/service-area.json', `\ufeff${text}`)).content?.serviceArea.counties,
    ).toHaveLength(1);
  });
});

describe('the name of a file says what it is:', () => {
  const service = JSON.stringify(require('../../../content/services/deep-cleaning.json'));
  it.each([
    ['content/services/Deep Cleaning.json', 'has a name that cannot be an address. Use lower-case letters'],
    ['content/services/deep-cleaning.json.txt', 'is not a content file. Remove it, or end its name with ".json".'],
    ['content/bussiness.json', 'is no file that the site knows. Remove it or correct its name.'],
  ])('%s', (file, fix) => {
    expect(problemsIn(withFile(file, service))).toEqual([expect.stringContaining(`${file} ${fix}`)]);
  });

  it.each(Object.keys(singleFiles))('%s must be there', (name) => {
    expect(problemsIn(withFile(`content/${name}`, null))).toEqual([
      `content/${name} is missing. Bring it back from an earlier version of the site.`,
    ]);
  });
});

describe('a field of the wrong kind is named with what can stand there:', () => {
  it.each<[string, string, unknown, string]>([
    ['content/forms.json', 'sending', 7, 'is of the wrong kind. Write a text in quotes.'],
    ['content/business.json', 'yearsOfExperience', '15', 'Use a whole number above 0.'],
    ['content/pages/about.json', 'inMenu', 'yes', 'is of the wrong kind. Write true or false, without quotes.'],
    ['content/pages/about.json', 'order', '10', 'is not a number. Write one without quotes, such as 10.'],
    [
      'content/services/deep-cleaning.json',
      'benefits',
      'Fast.',
      'is of the wrong kind. Write a list in square brackets.',
    ],
    ['content/services/deep-cleaning.json', 'quote', null, 'is of the wrong kind. Write a group of fields in braces.'],
    ['content/business.json', 'hours[0].from', 'Mon', 'is not a day of the week. Use one of: Monday,'],
  ])('%s: %s = %j', (file, field, value, fix) => {
    const { problems } = readAltered({ file, field, value });
    expect(problems.filter((problem) => problem.field === field)).toEqual([
      { file, line: expect.any(Number), field, message: expect.stringContaining(fix) },
    ]);
  });

  it('a field that nobody knows, and one that is missing', () => {
    const { image: _, ...rest } = require('../../../content/pages/about.json');
    const text = JSON.stringify({ ...rest, picture: null }, null, 2);
    expect(problemsIn(withFile('content/pages/about.json', text))).toEqual([
      'content/pages/about.json:1: image is missing. Add it as in the other files of its kind.',
      expect.stringMatching(/^content\/pages\/about\.json:\d\d+: picture is no field of this file\. Remove it/),
    ]);
  });
});

it.each([
  [
    'content/services/deep-cleaning.json',
    'introduction[0]',
    ['has a sentence of 26 words ("We clean and clean ..."). Split it: past 25 words'],
  ],
  ['content/legal/terms.json', 'sections[0].paragraphs[0]', []],
])('%s: a sentence of 26 words in %s', (file, field, messages) => {
  const value = (words: number) => `Short. We ${'clean and '.repeat((words - 2) / 2)}rest. Short.`;
  expect(readAltered({ file, field, value: value(24) }).problems).toEqual([]);
  expect(readAltered({ file, field, value: value(26) }).problems.map(({ message }) => message)).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});

describe('what does not fit together is named:', () => {
  it.each([
    [
      'content/industries/factories.json: relatedServices[1] = no-such-service',
      'relatedServices[1] is "no-such-service", which we don\'t have. Use one of: commercial-janitorial,',
    ],
    [
      'content/services/deep-cleaning.json: relatedIndustries[0] = hotels',
      'relatedIndustries[0] is "hotels", which we don\'t have. Use one of: office-buildings,',
    ],
    [
      'content/services/deep-cleaning.json: relatedServices[0] = deep-cleaning',
      'relatedServices[0] names this page itself. Name another one.',
    ],
    [
      'content/dirt-calendar.json: months[2].service = dog-washing',
      'months[2].service is "dog-washing", which we don\'t have. Use one of: commercial-janitorial,',
    ],
    [
      'content/cleaning-list.json: rooms[0].nameFrom.feature = Lobby',
      'rooms[0].nameFrom.feature is "Lobby", which is no feature of content/industries/office-buildings.json. Use one of: Desks',
    ],
    [
      'content/cleaning-list.json: rooms[0].nameFrom.industry = hotels',
      'rooms[0].nameFrom.industry is "hotels", which we don\'t have. Use one of: office-buildings,',
    ],
    [
      'content/cleaning-list.json: places[0].rooms[3] = zz',
      'places[0].rooms[3] is "zz", which is the code of no room. Correct or remove it.',
    ],
    [
      'content/cleaning-list.json: places[0].rooms[9] = lo',
      'places[0].rooms[9] is "lo", which stands earlier in "rooms". Keep that order, and name each room once.',
    ],
    ['content/cleaning-list.json: places[0].service = dog-washing', 'places[0].service is "dog-washing", which we'],
    ['content/cleaning-list.json: rooms[10].service = dog-washing', 'rooms[10].service is "dog-washing", which we'],
    [
      'content/cleaning-list.json: rooms[11].tasks[4].service = dog-washing',
      'rooms[11].tasks[4].service is "dog-washing", which we',
    ],
    [
      'content/services/deep-cleaning.json: cleaningList = hotels',
      'cleaningList is "hotels", which we don\'t have. Use one of: office-buildings,',
    ],
    [
      'content/industries/factories.json: quote.extras[0] = FACTORY cleaning',
      'quote has "factory cleaning" twice. Rename or remove',
    ],
    [
      'content/services/window-cleaning.json: title = Deep Cleaning',
      'title "Deep Cleaning" is also the title of content/services/deep-cleaning.json. Rename',
    ],
    ['content/service-area.json: counties[4].county = Franklin', 'counties[4].county "Franklin" stands here twice.'],
    ['content/service-area.json: counties[9].towns[1] = Dublin', 'counties[9].towns[1] "Dublin" is listed twice.'],
    [
      'content/service-area.json: counties[1].partsOf[0] = Colombus',
      'counties[1].partsOf[0] No county lists "Colombus".',
    ],
    [
      'content/service-area.json: counties[1].partsOf[0] = Powell',
      'counties[1].partsOf[0] "Powell" is one of its towns already.',
    ],
    ['content/business.json: hours[0].to = Thursday', 'hours say nothing of Friday. Add a row, with null for both'],
    ['content/business.json: hours[0].to = Saturday', 'hours name Saturday twice. Keep one row for it.'],
    ['content/business.json: hours[1].to = Monday', 'hours say nothing of Saturday.'],
  ])('%s', (change, line) => {
    const [, file = '', field = '', value] = /^(.*): (.*) = (.*)$/.exec(change) ?? [];
    const problems = readAltered({ file, field, value }).problems.map(describeProblem);
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${file}:\\d+: `)));
    expect(problems).toContainEqual(expect.stringContaining(line));
    expect(problems).toHaveLength(1);
  });

  it('rooms and places that stand twice, in the wrong place, or under a name that another file no longer has', () => {
    const file = 'content/cleaning-list.json';
    const { places, rooms } = require('../../../content/cleaning-list.json');
    const problemsAfter = (field: string, value: unknown, changed = file) =>
      readAltered({ file: changed, field, value }).problems.map(describeProblem);
    expect(problemsAfter('rooms[1].code', 'lo')).toContainEqual(
      expect.stringContaining('rooms[1].code "lo" is also the code of another room. Change the newer one.'),
    );
    expect(problemsAfter('rooms', [...rooms, { ...rooms[0], code: 'zz' }])).toEqual([
      expect.stringContaining('"zz" is in no place. Add it to one, or remove the room.'),
    ]);
    expect(problemsAfter('places[1].id', 'office-buildings')).toEqual([
      expect.stringContaining('places[1].id "office-buildings" stands here twice. Remove one of the two.'),
    ]);
    expect(problemsAfter('places[1].id', 'hotels')).toEqual([
      expect.stringContaining('places[1].id is "hotels", which is no industry. Correct it, or add "name".'),
      expect.stringContaining('places[1].id is "hotels", which is no industry. Correct it, or add "icon".'),
    ]);
    expect(problemsAfter('places[0]', { ...places[0], name: 'Offices' })).toEqual([
      expect.stringContaining('places[0].name is known from the industry. Remove it.'),
    ]);
    expect(problemsAfter('features[5].name', 'Lobby', 'content/industries/office-buildings.json')).toEqual([
      expect.stringMatching(
        /rooms\[0\]\.nameFrom\.feature is "Lobby and elevators", which is no feature of content\/industries\/office-buildings\.json\. Use one of: .*, Lobby\./,
      ),
    ]);
  });

  it.each(['address.stret', 'address.street.number'])('a placeholder of the unknown field %s', (name) => {
    const { problems } = readAltered({ file: 'content/business.json', field: 'placeholders', value: ['name', name] });
    expect(problems.map(describeProblem)).toEqual([
      expect.stringContaining(`placeholders[1] is "${name}", which is no field of this file. Correct or remove it.`),
    ]);
  });

  it('two pages of the same address', () => {
    const about = JSON.stringify({
      ...require('../../../content/legal/terms.json'),
      metadata: realPages.notFound.metadata,
    });
    expect(problemsIn(withFile('content/legal/about.json', about))).toContainEqual(
      expect.stringContaining('content/legal/about.json:1 and content/pages/about.json have the same address.'),
    );
  });

  const pages = Object.keys(singleFiles).filter((name) => name.startsWith('pages/'));
  const withPicture = pages.filter((name) => require(`../../../content/${name}`).image);
  it.each([...withPicture, 'services/deep-cleaning.json', 'industries/factories.json'])(
    'a picture that is not in content/pictures, in %s',
    (name) => {
      const file = `content/${name}`;
      const { problems } = readAltered({ file, field: 'image.file', value: 'lost.png' });
      const message = expect.stringContaining(
        'names "lost.png", which isn\'t in content/pictures/. Put the file there',
      );
      expect(problems).toEqual([{ file, line: expect.any(Number), field: 'image.file', message }]);
    },
  );

  const withMetadata = pages.filter(
    (name) => name !== 'pages/home.json' && require(`../../../content/${name}`).metadata,
  );
  it.each([...withMetadata, 'services/deep-cleaning.json', 'industries/factories.json', 'legal/terms.json'])(
    "%s must not repeat the home page's title and description",
    (name) => {
      const { metadata } = require('../../../content/pages/home.json');
      const { problems } = readAltered({ file: `content/${name}`, field: 'metadata', value: metadata });
      expect(problems.map(({ field }) => field)).toEqual(['metadata.title', 'metadata.description']);
      expect(problems[0]?.message).toContain('is the same as in content/pages/home.json.');
    },
  );
});

describe('a page needs its file alone:', () => {
  it.each([
    ['services', 'deep-cleaning'],
    ['industries', 'factories'],
  ] as const)('%s', (section, model) => {
    const page = require(`../../../content/${section}/${model}.json`);
    const title = 'Chimney Sweeping';
    const metadata = { title, description: `${title}: ${page.metadata.description}`.slice(0, 160).trim() };
    const text = JSON.stringify({ ...page, order: 15, title, metadata });
    const { content } = readContent(withFile(`content/${section}/chimney-sweeping.json`, text));
    expect(content?.[section].map(({ id }) => id).indexOf('chimney-sweeping')).toBe(1);
  });

  it('its address is the name of its file, and nothing in it', () => {
    const about = { ...require('../../../content/pages/about.json'), path: '/team/' };
    expect(problemsIn(withFile('content/pages/about.json', JSON.stringify(about)))).toEqual([
      'content/pages/about.json:1: path is no field of this file. Remove it: the name of the file says it.',
    ]);
  });

  it('a page like any other', () => {
    const { order, label, icon, inMenu, heading, lead, image, updated } = require('../../../content/pages/about.json');
    const page = { order, label, icon, inMenu, heading, lead, image, updated };
    const metadata = { title: 'Careers', description: 'x'.repeat(70) };
    const { content } = readContent(withFile('content/pages/careers.json', JSON.stringify({ ...page, metadata })));
    expect(content?.otherPages.map(({ path }) => path)).toEqual(['/careers/']);
  });
});

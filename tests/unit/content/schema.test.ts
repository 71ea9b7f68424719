/** @jest-environment node */
import { cleaningList, dirtCalendar } from '../../../content/content.ts';
import { elfsightReviews } from '../../../scripts/build/postbuild/content-security-policy-sources.ts';
import { leaves, readAltered } from '../support/altered-content.ts';

const businessFile = 'content/business.json';
const service = 'content/services/deep-cleaning.json';
const industry = 'content/industries/factories.json';
const areaFile = 'content/service-area.json';
const calendar = 'content/dirt-calendar.json';
const list = 'content/cleaning-list.json';
const [room] = cleaningList.rooms;
const terms = 'content/legal/terms.json';

function sunday(opens: string | null, closes: string | null) {
  return { from: 'Sunday', to: 'Sunday', opens, closes };
}

/** The problems after one change. */
function problemsAfter(file: string, field: string, value: unknown) {
  return readAltered({ file, field, value }).problems.map(({ line: _, ...problem }) => problem);
}

describe('the check names file, field and fix of', () => {
  // What is written, where, and a piece of the message that says what to do.
  it.each<[string, string, string, unknown, string]>([
    ['an empty text', service, 'title', '', 'Write the text, or remove it where it is an entry of a list.'],
    [
      'a space at the start',
      'content/pages/home.json',
      'lead',
      ' We clean.',
      'starts or ends with a space. Remove it.',
    ],
    ['a space at the end', industry, 'features[1].name', 'Beams ', 'starts or ends with a space. Remove it.'],
    ['a double space', 'content/pages/about.json', 'values.items[2].description', 'Some  stains.', 'Use one space'],
    ['a line break', service, 'introduction[0]', 'One.\nTwo.', 'or a second paragraph.'],
    ['a no-break space', industry, 'considerations[0].description', 'Fine\u00a0dust', 'Retype the text around it.'],
    ['a zero-width space', terms, 'sections[1].heading', 'Our\u200bservices', 'Retype the text around it.'],
    ['a byte order mark', 'content/pages/contact.json', 'lead', 'Call\ufeff us', 'Retype the text around it.'],
    ['an HTML tag', service, 'questions[0].answer', 'See <a href="/x">this</a>.', 'Remove the tag'],
    ['a closing HTML tag', 'content/forms.json', 'quote.lead', 'Tell us</b> more.', 'Remove the tag'],

    ['nothing in quotes', businessFile, 'address.street', 'null', 'Write null without quotes for nothing.'],

    ['an empty list of texts', service, 'benefits', [], 'Add at least one entry.'],
    ['a text said twice', service, 'limits', ['No.', 'No.'], 'Remove one of the two.'],
    ['an empty list of features', industry, 'features', [], 'Add at least one entry.'],
    ['an empty list of rhythms', service, 'frequency', [], 'Add at least one entry.'],
    ['an empty list of rhythms', industry, 'frequency', [], 'Add at least one entry.'],
    ['an empty list of questions', service, 'questions', [], 'Add at least one entry.'],
    ['an empty list of questions', industry, 'questions', [], 'Add at least one entry.'],
    ['an empty list of sections', terms, 'sections', [], 'Add at least one entry.'],
    ['a county without towns', areaFile, 'counties[3].towns', [], 'Add at least one entry.'],
    ['an empty list of related services', industry, 'relatedServices', [], 'Name at least one id.'],
    [
      'a name said twice',
      industry,
      'considerations',
      [
        { name: 'Dust', description: 'Fine dust.' },
        { name: 'Dust', description: 'Coarse dust.' },
      ],
      'Rename or remove one.',
    ],
    [
      'a related id named twice',
      service,
      'relatedServices',
      ['window-cleaning', 'window-cleaning'],
      'Remove one of the two.',
    ],

    [
      'a month too few',
      calendar,
      'months',
      dirtCalendar.months.slice(1),
      'does not have each month once, from January',
    ],
    ['months from December on', calendar, 'months', dirtCalendar.months.toReversed(), 'Add, remove or reorder months.'],
    ['a month that is shortened', calendar, 'months[0].month', 'Jan', 'Use one of: January, February,'],
    ['a line of thirteen words', calendar, 'months[0].line', 'mud '.repeat(13).trim(), 'Keep it to 12 words.'],
    ['a dirt too long for its column', calendar, 'months[0].dirt', 'Some more of salt', 'Keep it to 16 characters.'],
    ['a drawing we do not have', calendar, 'months[0].drawing', 'snow', 'Use one of: salt, rings,'],

    ['a room with two names', list, 'rooms[0]', { ...room, name: 'Lobby' }, 'needs either "name" or "nameFrom".'],
    [
      'a room of an industry and a service',
      list,
      'rooms[0]',
      { ...room, nameFrom: { ...room?.nameFrom, service: 'deep-cleaning' } },
      'must name either an industry or a service in "nameFrom".',
    ],
    ['a code of three letters', list, 'rooms[0].code', 'lob', 'Use two small letters.'],
    [
      'a frequency we do not have',
      list,
      'rooms[0].often',
      'daily',
      'Use one of: seven nights, nightly, alternate nights,',
    ],
    ['a task of nine words', list, 'rooms[0].tasks[0].text', 'mop '.repeat(9).trim(), 'Keep it to 8 words.'],
    ['a task with a capital code', list, 'rooms[0].tasks[0].code', 'A', 'Use one small letter.'],
    ['tasks with the same code', list, 'rooms[0].tasks', [room?.tasks[0], room?.tasks[0]], 'Change the newer one.'],
    ['a task that is no extra', list, 'rooms[0].tasks[7].extra', false, 'Remove the line for a task that is usual.'],
    ['a place with too few rooms', list, 'places[0].rooms', ['lo', 'hs'], 'are too few. Name 7 to 13.'],

    ['a description too long for a card', service, 'description', 'x'.repeat(201), 'Keep it to 200 characters.'],
    ['a description too long for a card', industry, 'description', 'x'.repeat(201), 'Keep it to 200 characters.'],
    ['a question without its mark', service, 'questions[1].question', 'Do you', 'End it with a question mark.'],
    ['a question without its mark', industry, 'questions[1].question', 'Do you', 'End it with a question mark.'],
    ['an alternative text too long', service, 'image.alt', 'x'.repeat(161), 'Keep it to 160 characters.'],
    [
      'an alternative text too long',
      'content/pages/home.json',
      'image.alt',
      'x'.repeat(161),
      'Keep it to 160 characters.',
    ],
    ['a picture with a capital letter', industry, 'image.file', 'Factory.png', 'Use lower-case letters'],
    ['a picture of another kind', 'content/pages/about.json', 'image.file', 'team.gif', '.png, .jpg, .webp or .avif.'],
    ['an icon we do not have', service, 'icon', 'rocket', 'Use one of: briefcase, sparkles,'],
    ['an icon we do not have', industry, 'icon', '', 'Use one of: briefcase, sparkles,'],

    ['a title too long', service, 'metadata.title', 'x'.repeat(61), 'Keep it to 60 characters.'],
    ['a title too long', 'content/pages/about.json', 'metadata.title', 'x'.repeat(61), 'Keep it to 60 characters.'],
    ['a search text too short', terms, 'metadata.description', 'x'.repeat(69), 'Write 70 to 160 characters.'],
    ['a search text too long', industry, 'metadata.description', 'x'.repeat(161), 'Write 70 to 160 characters.'],
    [
      'a search text too long',
      'content/pages/contact.json',
      'metadata.description',
      'x'.repeat(161),
      'Write 70 to 160',
    ],
    ['a date that does not exist', service, 'updated', '2026-02-30', 'Write it as year-month-day'],
    ['a date in another order', industry, 'updated', '11/21/2026', 'Write it as year-month-day'],
    ['a month that does not exist', terms, 'updated', '2026-13-01', 'Write it as year-month-day'],

    ['a comma in a choice', service, 'quote.extras[1]', 'Oven, inside', 'Reword it without one.'],
    ['a comma in the first choice', industry, 'quote.subject', 'Factory, plant', 'Reword it without one.'],
    ['a choice too long', service, 'quote.subject', 'x'.repeat(49), 'Keep it to 48 characters.'],
    ['a comma in the name of a service', service, 'title', 'Deep, thorough cleaning', 'Reword it without one.'],
    ['a name of a service too long', service, 'title', 'x'.repeat(49), 'Keep it to 48 characters.'],
    ['too few choices', industry, 'quote.extras', ['One', 'Two'], 'Offer three to six.'],
    ['too many choices', service, 'quote.extras', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'Offer three to six.'],

    ['a phone number in another form', businessFile, 'phone', '614-555-0142', 'Write it as "(614) 555-0142".'],
    ['a phone number with a digit missing', businessFile, 'serviceAreaPhone', '(614) 555-018', 'Write it as "(614)'],
    [
      'an e-mail address without a host',
      businessFile,
      'email',
      'hello@tidewell',
      'Write it as "hello@tidewell.example".',
    ],
    [
      'two e-mail addresses',
      businessFile,
      'email',
      'a@b.example, c@d.example',
      'Write it as "hello@tidewell.example".',
    ],
    ['an http address', businessFile, 'google.reviewsUrl', 'http://google.example/maps', 'Write it in full'],
    ['an address without its host', businessFile, 'google.writeReviewUrl', '/review', 'Write it in full'],
    ['a social address without https', businessFile, 'social[0].url', 'facebook.example/us', 'Write it in full'],
    ['a site address with a slash', businessFile, 'siteUrl', 'https://www.tidewell.example/', 'slash. Remove it.'],
    ['a network without an icon', businessFile, 'social[0].network', 'Myspace', 'Use Facebook, Instagram or LinkedIn.'],
    ['a state written out', businessFile, 'address.region', 'Ohio', 'Use its two capital letters'],
    ['a ZIP code with four digits', businessFile, 'address.postalCode', '4301', 'Use its five digits.'],
    [
      'an empty street',
      businessFile,
      'address.street',
      '',
      'Write the text, or remove it where it is an entry of a list.',
    ],
    [
      'an empty name of a leader',
      businessFile,
      'leadership[1].name',
      '',
      'Write the text, or remove it where it is an entry of a list.',
    ],
    ['an hour that does not exist', businessFile, 'hours[0].closes', '25:00', '24-hour clock'],
    ['an hour without its zero', businessFile, 'hours[1].closes', '9:30', '24-hour clock'],
    ['an hour of the 12-hour clock', businessFile, 'hours[0].closes', '6:00 PM', '24-hour clock'],
    ['closing before opening', businessFile, 'hours[2]', sunday('18:00', '09:00'), 'Swap or correct the times.'],
    ['closing when it opens', businessFile, 'hours[2]', sunday('10:00', '10:00'), 'Swap or correct the times.'],
    ['an opening time only', businessFile, 'hours[2]', sunday('10:00', null), 'Give both times, or null for both'],
    ['a closing time only', businessFile, 'hours[2]', sunday(null, '12:00'), 'Give both times, or null for both'],
    ['no years of experience', businessFile, 'yearsOfExperience', 0, 'Use a whole number above 0.'],
    ['half a year of experience', businessFile, 'yearsOfExperience', 15.5, 'Use a whole number above 0.'],
    ['no radius', businessFile, 'serviceRadiusMiles', -75, 'Use a whole number above 0.'],
    ['half a mile', businessFile, 'serviceRadiusMiles', 75.5, 'Use a whole number above 0.'],
    ['no hours to answer', businessFile, 'quoteResponseHours', 0, 'Use a whole number above 0.'],
    ['half an hour to answer', businessFile, 'quoteResponseHours', 0.5, 'Use a whole number above 0.'],
    ['an icon we do not have', 'content/pages/contact.json', 'icon', 'rocket', 'Use one of: briefcase, sparkles,'],
    [
      'a page without a heading',
      'content/pages/industries.json',
      'heading',
      '',
      'Write the text, or remove it where it is an entry of a list.',
    ],
  ])('%s (%s: %s)', (_what, file, field, value, fix) => {
    expect(problemsAfter(file, field, value)).toEqual([{ file, field, message: expect.stringContaining(fix) }]);
  });

  // The following break more than one rule at once, so other problems may stand beside the one we look for.
  it.each([
    ['latitude', { latitude: -83.1, longitude: -83.1 }],
    ['longitude', { latitude: 40.1, longitude: 83.1 }],
  ])('a place on the map that is not in Ohio: its %s', (field, coordinates) => {
    expect(problemsAfter(businessFile, 'address.coordinates', coordinates)).toEqual([
      {
        file: businessFile,
        field: `address.coordinates.${field}`,
        message: expect.stringContaining('Write degrees, such as 40.0992'),
      },
    ]);
  });

  it('nothing of a service that no industry uses most', () => {
    expect(problemsAfter(service, 'relatedIndustries', [])).toEqual([]);
  });

  it('nothing of a place on the map that is in Ohio', () => {
    const place = { latitude: 40.0992, longitude: -83.1141 };
    expect(problemsAfter(businessFile, 'address.coordinates', place)).toEqual([]);
  });

  it('no hours at all', () => {
    expect(problemsAfter(businessFile, 'hours', [])).toContainEqual({
      file: businessFile,
      field: 'hours',
      message: 'is an empty list. Add the hours.',
    });
  });
});

describe('the check is content with', () => {
  it.each<[string, string, string, unknown]>([
    ['a title of 60 characters', service, 'metadata.title', 'x'.repeat(60)],
    ['a search text of 70 characters', service, 'metadata.description', 'x'.repeat(70)],
    ['a search text of 160 characters', service, 'metadata.description', 'x'.repeat(160)],
    ['a description of 200 characters', industry, 'description', 'x'.repeat(200)],
    ['an alternative text of 160 characters', service, 'image.alt', 'x'.repeat(160)],
    ['a choice of 48 characters', service, 'quote.extras[0]', 'x'.repeat(48)],
    ['three choices', service, 'quote.extras', ['A', 'B', 'C']],
    ['six choices', service, 'quote.extras', ['A', 'B', 'C', 'D', 'E', 'F']],
    ['a leap day', service, 'updated', '2028-02-29'],
    ['a picture that is there', service, 'image.file', 'deep-cleaning.webp'],
    ['a sign that only looks like a tag', service, 'limits[0]', 'Rooms with < 10 seats and > 2 doors.'],
    ['midnight', businessFile, 'hours[0].opens', '00:00'],
    ['the last minute of the day', businessFile, 'hours[0].closes', '23:59'],
    ['a street', businessFile, 'address.street', '1 Main Street'],
    ['the name of a leader', businessFile, 'leadership[0].name', 'Ann Example'],
    ['no social networks', businessFile, 'social', []],
  ])('%s', (_what, file, field, value) => {
    expect(problemsAfter(file, field, value)).toEqual([]);
  });
});

describe('what the owner decides about hosting', () => {
  const file = 'content/hosting.json';

  it.each([
    'https://widgets.example.com',
    'https://widgets.example.com:8443',
    'https://*.example.com',
    'https://*.widgets.example.com',
    ...Object.values(elfsightReviews).flat(),
  ])('may be the origin %s', (origin) => {
    expect(problemsAfter(file, 'allowed.frame', [origin])).toEqual([]);
  });

  it.each([
    ...['https://a.example; script-src *', 'https://a.example/widget', 'https://*', 'https://*.com', 'data:', ''],
    ...['https://*.*.example.com', 'https://widgets.*.com', 'a.example', '*', "'unsafe-eval'", 'http://a.example'],
  ])('cannot be the origin "%s"', (origin) => {
    expect(problemsAfter(file, 'allowed.frame', ['https://good.example', origin])).toEqual([
      {
        file,
        field: 'allowed.frame[1]',
        message: expect.stringContaining('is not an origin. Write "https://" and a host'),
      },
    ]);
  });

  it.each([-1, 1.5, '1 year'])('cannot be a period of %s, and the message says where to read first', (seconds) => {
    expect(problemsAfter(file, 'hsts.maxAgeSeconds', seconds)).toEqual([
      {
        file,
        field: 'hsts.maxAgeSeconds',
        message: expect.stringContaining('read "Widen HSTS" in docs/put-it-online.md'),
      },
    ]);
  });
});

describe('nothing in the content escapes the check:', () => {
  it('every text is reported when it is empty', () => {
    const texts = leaves().filter(({ field, value }) => typeof value === 'string' && !field.startsWith('placeholders'));
    const reported = new Set(readAltered(...texts.map((text) => ({ ...text, value: '' }))).problems.map(place));
    expect(texts.map(place).filter((text) => !reported.has(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(500);
  });

  it('every date is reported when it does not exist', () => {
    const dates = leaves().filter(({ field }) => /(^|\.)updated$/.test(field));
    const altered = readAltered(...dates.map((date) => ({ ...date, value: '2026-02-30' })));
    const reported = new Set(altered.problems.map(place));
    expect(dates.map(place).filter((date) => !reported.has(date))).toEqual([]);
    expect(dates.length).toBeGreaterThan(15);
  });
});

function place({ file, field }: { file: string; field: string }): string {
  return `${file}: ${field}`;
}

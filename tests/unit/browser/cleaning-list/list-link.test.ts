/** The link of a cleaning list, and its way through the form. */
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import {
  type CleaningList,
  fieldsOf,
  readList,
  shownPart,
  usualList,
  writeList,
} from '../../../../browser/cleaning-list/list.ts';
import {
  decodeList,
  encodeList,
  listToText,
  maxFragmentLength,
  textToList,
} from '../../../../browser/cleaning-list/list-link.ts';
import { cleaningList } from '../../../../content/content.ts';
import { cleaningListForm, roomsOf } from '../../support/cleaning-list-form.ts';
import { type Random, seededRandom } from '../../support/random.ts';

// jsdom lacks these; Node's are the same as browsers'.
beforeAll(() => Object.assign(globalThis, { CompressionStream, DecompressionStream, TextDecoder, TextEncoder }));

const fields = fieldsOf(cleaningListForm());

const samples = [
  'Mop behind the bar',
  'Ventana pequeña, año',
  'مسح الأرضية',
  '‮right to left‬',
  '👩🏽‍🔧🧽🏳️‍🌈',
  '地板打蜡',
  'e\u0301 \u200d\ufeff\u0000\u001f',
  '<script>alert(1)</script>',
  '"],"__proto__":{"x":1}',
  '\\u0000 %23 &amp; #list=',
  ' leading and trailing ',
];

function randomText(random: Random, isLong: boolean): string {
  const parts = Array.from({ length: random.below(isLong ? 60 : 4) }, () =>
    random.below(3) === 0 ? randomCharacters(random) : random.pick(samples),
  );
  return parts.join(random.pick([' ', '\n', '']));
}

/** Any code point but line ends, which fields change, and halves of pairs. */
function randomCharacters(random: Random): string {
  const points = Array.from({ length: random.below(12) }, () => random.below(0x110000));
  return points
    .filter((point) => point !== 10 && point !== 13 && (point < 0xd800 || point > 0xdfff))
    .map((point) => String.fromCodePoint(point))
    .join('');
}

/** What the script makes of a visitor's clicks and words: rooms of one place, something in each, in the form's order. */
function randomList(random: Random, place = random.pick(['office-buildings', 'home'])): CleaningList {
  const isLong = random.below(20) === 0;
  const rooms = roomsOf(place).flatMap(({ code, tasks, isCounted }) => {
    const ticked = [...tasks].filter(() => random.below(4) > 0).join('');
    const own = random.below(4) === 0 ? randomText(random, isLong) : '';
    const count = isCounted && random.below(2) === 0 ? 1 + random.below(999) : 0;
    const isListed = random.below(5) > 0 && (ticked !== '' || own.trim() !== '');
    return isListed ? [{ code, tasks: ticked, often: random.pick([...'snatwemqyvo']), count, own }] : [];
  });
  const line = () => randomText(random, false).replaceAll('\n', ' ');
  const oneLine = line();
  return {
    place,
    rooms,
    own: randomText(random, isLong),
    hours: oneLine,
    town: line(),
    feet: line(),
    out: randomText(random, isLong),
  };
}

function throughForm(list: CleaningList): CleaningList {
  expect(writeList(fields, list)).toBe(true);
  return shownPart(readList(fields), fields);
}

/** Says that a list comes back from its link and from the form, and becomes the same link again. Tells whether it has one. */
async function goesRound(list: CleaningList): Promise<boolean> {
  const link = await encodeList(list);
  const decoded = await decodeList(`#${link}`);
  if (link === '') return false;
  const read = decoded && throughForm(decoded);
  // Comparing texts is quick. `encodeList` makes the same link of the same text.
  if (!read || listToText(read) !== listToText(list)) expect(read).toEqual(list);
  return true;
}

it.each([
  ['compressed', true],
  ['as it is, in a browser that cannot compress', false],
])(
  '10,000 lists survive the way link, page, link: %s',
  async (_, compresses) => {
    if (!compresses) Reflect.deleteProperty(globalThis, 'CompressionStream');
    const random = seededRandom(17);
    let refused = 0;
    // In batches: what compresses runs beside the script, and jsdom is slow to choose another place.
    for (let batch = 0; batch < (compresses ? 100 : 10); batch++) {
      const place = batch % 2 === 0 ? 'office-buildings' : 'home';
      const lists = Array.from({ length: 100 }, () => randomList(random, place));
      const haveLink = await Promise.all(lists.map(goesRound));
      refused += haveLink.filter((has) => !has).length;
    }
    Object.assign(globalThis, { CompressionStream });
    // Long ones of the 20th part that is long; the page says so.
    expect(refused).toBeLessThan(compresses ? 500 : 50);
  },
  120_000,
);

it('a list makes the same link after it', async () => {
  const random = seededRandom(18);
  for (let count = 0; count < 100; count++) {
    const link = await encodeList(randomList(random));
    const decoded = link === '' ? undefined : await decodeList(link);
    if (decoded) expect(await encodeList(throughForm(decoded))).toBe(link);
  }
});

it.each(cleaningList.places.map(({ id, rooms }) => [id, rooms] as const))(
  'all tasks of a place, everything counted, fit a mail many times over: %s',
  async (place, codes) => {
    const rooms = cleaningList.rooms
      .filter(({ code }) => codes.includes(code))
      .map(({ code, tasks }) => ({
        code,
        tasks: tasks.map((task) => task.code).join(''),
        often: 't',
        count: 999,
        own: '',
      }));
    const link = await encodeList({
      place,
      rooms,
      own: '',
      hours: 'Weeknights after 6',
      town: '',
      feet: '',
      out: 'The server room',
    });
    expect(link.length).toBeLessThan(400);
    expect((await decodeList(link))?.rooms).toEqual(rooms);
  },
);

it('a long line of the visitor in each room has a link', async () => {
  const rooms = roomsOf('office-buildings').map(({ code, tasks }) => {
    return { code, tasks, often: 'n', count: 0, own: `${code} ${'behind the bar, '.repeat(200)}`.trim() };
  });
  const link = await encodeList({ ...usualList(fields, 'office-buildings'), rooms });
  expect(link).not.toBe('');
  expect((await decodeList(link))?.rooms).toEqual(rooms);
});

it.each([
  [
    'compressed',
    '189i5LcsxCoAwEETRqyxThxQWgqV4BTuxmNWNETWBGPD6Ith-3p8Q82VwOPbHUzdRWuO5iFrqOk84jNFEWRIc-lCtSPvHm-E79UPDaUxSo8nCKmvOBfML',
  ],
  [
    'as it is',
    '0ckxgWyJob21lIiwia2l3LmFiZyBiYWUyLmFjIGJlbjk5LmEiLCJUaGUgYmFybiIsIkFmdGVyIDYiLCJUaGUgc2FmZSIsImJhIiwiQ2xlYW4gdGhlIGNhdCBkb29yIl0',
  ],
])('a link without a town and a size opens as it always has: %s', async (_, data) => {
  expect(await decodeList(`#list=${data}`)).toEqual({
    place: 'home',
    rooms: [
      { code: 'ki', tasks: 'abg', often: 'w', count: 0, own: '' },
      { code: 'ba', tasks: 'ac', often: 'e', count: 2, own: 'Clean the cat door' },
      { code: 'be', tasks: 'a', often: 'n', count: 99, own: '' },
    ],
    own: 'The barn',
    hours: 'After 6',
    town: '',
    feet: '',
    out: 'The safe',
  });
});

it('a list that is too long for a link has none', async () => {
  const random = seededRandom(1);
  const noise = Array.from({ length: 8000 }, () => String.fromCodePoint(0x4e00 + random.below(20_000))).join('');
  expect(await encodeList({ ...usualList(fields, 'home'), own: noise })).toBe('');
  // It compresses well, but would not be unpacked.
  expect(await encodeList({ ...usualList(fields, 'home'), own: 'a'.repeat(70_000) })).toBe('');
});

it('half of a surrogate pair becomes the replacement character when it is read', () => {
  writeList(fields, { ...usualList(fields, 'home'), own: 'a\ud83d b\ude00 \u{1f600}' });
  expect(readList(fields).own).toBe('a\ufffd b\ufffd \u{1f600}');
});

describe('a link that is not whole', () => {
  const list: CleaningList = {
    place: 'home',
    rooms: [{ code: 'rl', tasks: 'ab', often: 'n', count: 0, own: 'Feed the cat' }],
    own: '',
    hours: 'after 6',
    town: 'Dublin',
    feet: '',
    out: '',
  };

  it.each(['compressed', 'as it is'])(
    'cut off anywhere, or with one character changed, is refused: %s',
    async (how) => {
      if (how === 'as it is') Reflect.deleteProperty(globalThis, 'CompressionStream');
      const link = await encodeList(list);
      Object.assign(globalThis, { CompressionStream });
      expect(await decodeList(link)).toEqual(list);
      for (let end = 0; end < link.length; end++) expect(await decodeList(link.slice(0, end))).toBeUndefined();
      for (let at = 'list='.length; at < link.length; at++) {
        for (const other of '01aZ-_.%') {
          const changed = link.slice(0, at) + other + link.slice(at + 1);
          if (changed !== link) expect([changed, await decodeList(changed)]).toEqual([changed, undefined]);
        }
      }
      expect(await decodeList(link.toLowerCase())).toBeUndefined();
      expect(await decodeList(`${link}A`)).toBeUndefined();
    },
  );
});

/** A link with any content and the right checksum, as somebody with bad intentions would make it. */
function forge(format: 0 | 1, bytes: Uint8Array): string {
  const data = Buffer.from(bytes).toString('base64url');
  let hash = 0x811c9dc5;
  for (const sign of format + data) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return `#list=${format}${(hash >>> 0).toString(36).slice(-4).padStart(4, '0')}${data}`;
}

const forgeText = (text: string) => forge(1, deflateRawSync(text));

describe('a hostile link', () => {
  it.each([
    ['nothing', '#list='],
    ['no data', '#list=1'],
    ['another format', '#list=2abcdAAAA'],
    ['a script', '#list=<script>alert(1)</script>'],
    ['a megabyte', `#list=1${'A'.repeat(1_000_000)}`],
    ['no compressed data', forge(1, Buffer.from('["home"]'))],
    ['no UTF-8', forge(0, Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]))],
    ['no JSON', forgeText('home')],
    ['an object', forgeText('{"0":"home","__proto__":{"x":1}}')],
    ['a number', forgeText('["home",1]')],
    ['arrays in it', forgeText('["home",["rl"]]')],
    ['null', forgeText('null')],
    ['deep nesting', forgeText('['.repeat(30_000))],
    ['a bomb', forge(1, deflateRawSync(`["${'a'.repeat(3_000_000)}"]`))],
  ])('with %s is no list', async (_, fragment) => {
    expect(await decodeList(fragment)).toBeUndefined();
  });

  it('reads a forged one, so that the others fail for their content', async () => {
    expect((await decodeList(forgeText('["home","rln.ab"]')))?.rooms).toHaveLength(1);
    expect((await decodeList(forge(0, Buffer.from('["home"]'))))?.place).toBe('home');
  });

  it('cannot name what the form lacks, nor reach what all objects have', async () => {
    const codes = ['constructor', '__proto__', 'zzn.ab', 'rln.a"]b', 'rl~.a', '..', 'rln1000.a', 'rmx.z'].join(' ');
    const list = await decodeList(
      forgeText(JSON.stringify(['__proto__', codes, '', '', '', '__proto__', 'x', 'rl', '<b>'])),
    );
    expect(list?.rooms).toEqual([
      { code: 'zz', often: 'n', count: 0, tasks: 'ab', own: '' },
      { code: 'rl', often: 'n', count: 0, tasks: 'a"]b', own: '<b>' },
      { code: 'rm', often: 'x', count: 0, tasks: 'z', own: '' },
    ]);
    expect(list && writeList(fields, list)).toBe(false);
    const read = readList(fields);
    expect(read.place).toBe('');
    expect(read.rooms.find(({ code }) => code === 'rl')).toMatchObject({ tasks: 'ab', own: '<b>' });
    expect(read.rooms.find(({ code }) => code === 'rm')).toMatchObject({ tasks: '', often: 'w' });
    expect(Object.keys({})).toEqual([]);
  });

  it('never becomes markup', () => {
    const form = cleaningListForm();
    const before = form.querySelectorAll('*').length;
    const html = '<img src=x onerror=alert(1)>';
    const room = { code: 'rl', tasks: html, often: html, count: 0, own: html };
    writeList(fieldsOf(form), {
      place: html,
      rooms: [room],
      own: html,
      hours: html,
      town: html,
      feet: html,
      out: html,
    });
    expect(form.querySelectorAll('*')).toHaveLength(before);
  });

  it('2,000 random fragments give no exception', async () => {
    const random = seededRandom(5);
    const signs = 'abcXYZ0189-_=#%.<>"\u{1f600}';
    for (let count = 0; count < 2_000; count++) {
      const noise = Array.from({ length: random.below(60) }, () => random.pick([...signs])).join('');
      const bytes = Uint8Array.from({ length: random.below(80) }, () => random.below(256));
      await decodeList(random.pick([noise, `#list=${noise}`, forge(random.pick([0, 1]), bytes), forgeText(noise)]));
    }
  });
});

it('no fragment is longer than what is read', async () => {
  const random = seededRandom(3);
  for (let size = 1; size < 4000; size += 97) {
    const own = Array.from({ length: size }, () => String.fromCodePoint(0x20 + random.below(3000))).join('');
    const link = await encodeList({ ...usualList(fields, 'home'), own });
    expect(link.length).toBeLessThanOrEqual(maxFragmentLength);
    if (link !== '') expect((await decodeList(`#${link}`))?.own).toBe(own);
  }
});

it('a text of another shape is no list', () => {
  for (const text of ['', '{', '{}', '"home"', '[1]', 'null']) expect(textToList(text)).toBeUndefined();
});

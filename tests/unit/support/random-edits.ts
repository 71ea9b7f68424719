/** Edits of the content files as a hurried owner might make them, drawn from a seed. */
import { business } from '../../../content/content.ts';
import type { ContentSources } from '../../../content/read-content.ts';
import { leaves, withChanges, withFile } from './altered-content.ts';
import type { Random } from './random.ts';

export interface Edit {
  /** What was done, such as `an HTML tag in content/forms.json: quote.lead`. */
  name: string;
  /** The file that it was done to. */
  file: string;
  /** Whether the site can be built with it; absent where that depends on the field. */
  good?: boolean;
  sources: ContentSources;
}

const everyLeaf = leaves();
/** Texts that visitors read, not names of files, icons, dates or facts of a fixed form. */
const sentences = everyLeaf.filter(
  ({ file, field, value }) =>
    typeof value === 'string' &&
    /\w \w+ \w/.test(value) &&
    !/alt$|^metadata/.test(field) &&
    file !== 'content/business.json',
);
const dates = everyLeaf.filter(({ field }) => field === 'updated');
const pictureNames = everyLeaf.filter(({ field, value }) => field === 'image.file' && value !== null);

type Kind = (random: Random, sources: ContentSources) => Omit<Edit, 'name'> & { where: string };

/** Another text in place of one of those that visitors read. */
function reworded(change: (text: string, random: Random) => string, good?: boolean): Kind {
  return (random) => {
    const { file, field, value } = random.pick(sentences);
    const sources = withChanges({ file, field, value: change(String(value), random) });
    return { file, where: `${file}: ${field}`, sources, ...(good === undefined ? {} : { good }) };
  };
}

/** Another value in place of one in a list of places. */
function replaced(places: typeof everyLeaf, values: readonly unknown[], good?: boolean): Kind {
  return (random) => {
    const { file, field, value: old } = random.pick(places);
    const value = random.pick(values.filter((candidate) => candidate !== old));
    const where = `${file}: ${field} = ${JSON.stringify(value)}`;
    return { file, where, sources: withChanges({ file, field, value }), ...(good === undefined ? {} : { good }) };
  };
}

/** Another text of a whole file. */
function rewritten(change: (text: string, random: Random) => string, good?: boolean): Kind {
  return (random, { texts }) => {
    const name = random.pick([...texts.keys()]);
    const file = `content/${name}`;
    const sources = withFile(file, change(texts.get(name) ?? '', random));
    return { file, where: file, sources, ...(good === undefined ? {} : { good }) };
  };
}

const insert = (text: string, random: Random, what: string) => {
  const at = random.below(text.length + 1);
  return `${text.slice(0, at)}${what}${text.slice(at)}`;
};

const asFields = (text: string, change: (json: Record<string, unknown>) => void) => {
  const json = JSON.parse(text);
  change(json);
  return JSON.stringify(json, null, 2);
};

const kinds: Readonly<Record<string, Kind>> = {
  'another sentence': reworded((text) => `We wash it, ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
  'one word more': reworded((text) => text.replace(/ (\w+)/, ' well $1')),
  'a fact by its name': reworded((text) => text.replace(/ (\w+)/, ' {city} $1')),
  'a brace that visitors read': reworded((text) => text.replace(/ (\w+)/, ' {{$1}}')),
  'letters with marks and signs': reworded((text, random) =>
    text.replace(/ (\w+)/, ` ${random.pick(['niño', 'é', 'Ærø', '½', '“so”', '✅'])} $1`),
  ),
  'letters of other scripts': reworded(
    (text, random) => `${text} ${random.pick(['Ελλάδα', '清掃', 'שלום', 'مرحبا', 'Привет'])}`,
    false,
  ),
  'a value of another kind': replaced(everyLeaf, [[], {}, [['x']], { text: 'x' }], false),
  'a number or nothing instead': replaced(everyLeaf, [-1, 1e21, null, true]),
  'an empty text': replaced(sentences, ['', ' ', '\n'], false),
  'a date that is none': replaced(dates, ['2026-02-30', '11/21/2026', 'today', '', '20261121', '2026-1-1'], false),
  'another day': replaced(dates, ['2026-11-22', '2028-02-29'], true),
  'a picture that is not there': replaced(pictureNames, ['lost.webp', '../secret.png', 'Photo 1.jpg', 'x.gif'], false),
  'no picture': replaced(pictureNames, [null], true),
  'a character that nobody sees': reworded(
    (text, random) =>
      insert(
        text,
        random,
        random.pick(['\u200b', '\u00a0', '\ufeff', '\u202e', '\u2028', '\u00ad', '\ud800', '\u0007']),
      ),
    false,
  ),
  'a reference to nothing': reworded(
    (text, random) => `${text} {${random.pick(['fone', 'phone2', '', 'toString', '__proto__'])}}`,
    false,
  ),
  'a single brace': reworded((text, random) => `${text} ${random.pick(['{', '}', '{ phone }'])}`, false),
  'a fact typed by hand': reworded((text, random) => {
    const { phone, quoteResponseHours, paymentTermDays, serviceRadiusMiles } = business;
    const facts = [
      phone,
      `within ${quoteResponseHours} hours`,
      `Net ${paymentTermDays}`,
      `${serviceRadiusMiles} miles`,
    ];
    return `${text} ${random.pick(facts)}`;
  }, false),
  'an HTML tag': reworded(
    (text, random) =>
      `${text} ${random.pick(['<b>x</b>', '<script>alert(1)</script>', '<br/>', '<!-- x -->', '<img src=x>'])}`,
    false,
  ),
  'two spaces': reworded((text) => text.replace(' ', '  '), false),
  'a text far too long': reworded((text) => `${text} ${'and so on '.repeat(20_000)}end.`, false),
  'an entry twice': (random) => {
    const { file, field, value } = random.pick(
      everyLeaf.filter(({ field: name }) =>
        /^(benefits|limits|preparation|introduction|quote\.extras|relatedServices)\[0\]$/.test(name),
      ),
    );
    const twin = field.replace('[0]', '[1]');
    return { file, where: `${file}: ${twin}`, sources: withChanges({ file, field: twin, value }), good: false };
  },
  'a field that nobody knows': rewritten(
    (text) => asFields(text, (json) => Object.assign(json, { titel: 'x' })),
    false,
  ),
  'a field taken away': rewritten((text, random) =>
    asFields(text, (json) => {
      delete json[random.pick(Object.keys(json).filter((key) => key !== '$schema'))];
    }),
  ),
  'half a file': rewritten((text, random) => text.slice(0, random.below(text.trim().length)), false),
  'a character between others': rewritten((text, random) =>
    insert(text, random, random.pick([',', '"', '{', '}', '[', ']', '\\', '\u0000', 'x'])),
  ),
  'no JSON at all': rewritten(
    (_text, random) => random.pick(['', 'Hello', '<html></html>', '\u0089PNG\r\n', 'null', '[]', '"x"', '1']),
    false,
  ),
  'a byte-order mark': rewritten((text) => `\ufeff${text}`, true),
  'line ends of Windows': rewritten((text) => text.replaceAll('\n', '\r\n'), true),
  'a copy under another name': (random, { texts }) => {
    const name = random.pick([...texts.keys()].filter((candidate) => candidate.includes('/')));
    const file = `content/${name.replace(/\.json$/, random.pick(['-copy.json', ' copy.json', '.json.bak', '-2.json']))}`;
    return { file, where: file, sources: withFile(file, texts.get(name) ?? ''), good: false };
  },
  'a file taken away': (random, { texts }) => {
    const file = `content/${random.pick([...texts.keys()].filter((name) => !name.includes('/')))}`;
    return { file, where: file, sources: withFile(file, null), good: false };
  },
};

/** As many edits as are asked for, each kind in turn. */
export function randomEdits(random: Random, count: number): Edit[] {
  const original = withChanges();
  const all = Object.entries(kinds);
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = all[index % all.length] as (typeof all)[number];
    const { where, ...edit } = make(random, original);
    return { name: `${kind} in ${where}`, ...edit };
  });
}

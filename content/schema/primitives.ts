/** The smallest parts of the content, such as a text, a date or a phone number, with the rules for each. */
import * as z from 'zod';

/** What components put into a text when they show it, such as the name of a page. All else in braces is a fact. */
export const slotNames = [
  'count',
  'counties',
  'county',
  'day',
  'from',
  'miles',
  'network',
  'options',
  'page',
  'place',
  'places',
  'rooms',
  'services',
  'state',
  'suggestion',
  'tasks',
  'time',
  'to',
  'visits',
  'zip',
] as const;

type SlotName = (typeof slotNames)[number];

/** Characters that a spreadsheet or word processor leaves behind and nobody sees, and those that turn the direction of a line. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** More than any paragraph needs. */
const mostCharacters = 1000;

const visibleText = z
  .string()
  .refine((value) => value.trim() !== '', 'is empty. Write the text, or remove it where it is an entry of a list.')
  .refine((value) => value.trim() !== 'null', 'is the word null in quotes. Write null without quotes for nothing.')
  .refine((value) => value === value.trim(), 'starts or ends with a space. Remove it.')
  .refine(
    (value) => !/ {2}|[\n\r]/.test(value),
    'has a double space or a line break. Use one space, or a second paragraph.',
  )
  .refine(
    (value) => value.isWellFormed() && !invisible.test(value.replace(/[\n\r]/g, '').trim()),
    'has an invisible character. Retype the text around it.',
  )
  .refine((value) => !/<\/?[a-z!][^>]*>/i.test(value), 'has an HTML tag. Remove the tag: content is plain text.')
  .refine(
    (value) => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(value),
    'has a letter that the fonts of the site do not have. Write it in Latin letters.',
  )
  .refine(
    (value) => value.length <= mostCharacters,
    `is longer than ${mostCharacters} characters. Split it into shorter ones.`,
  );

/** A text a visitor reads: not empty, no stray spaces, no markup. */
export const plainText = visibleText.refine(
  (value) => slotsIn(value).length === 0,
  `has a word in braces that nothing replaces here. Remove it. (${slotNames.map((name) => `{${name}}`).join(', ')} are for the texts whose description names them.)`,
);

/** A heading, which also stands on the image that social networks show: its font has letters and signs, no pictures. */
export const headingText = plainText.refine(
  (value) => !/\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u20e3\ufe0f]/u.test(value),
  'has an emoji, which the image for social networks cannot show. Remove it.',
);

/** @param description what the text is for, for the person who edits it */
export function text(description: string) {
  return plainText.describe(description);
}

/** A text with a limit of its length, counted as visitors see it. */
export function shortText(mostCharacters: number, description: string) {
  return plainText
    .refine((value) => value.length <= mostCharacters, `is too long. Keep it to ${mostCharacters} characters.`)
    .describe(`${description} At most ${mostCharacters} characters.`);
}

/** A text in which components replace words in braces, each of which must be there. */
export function template(slots: readonly SlotName[], description: string) {
  const list = slots.map((slot) => `{${slot}}`).join(' and ');
  return visibleText
    .refine(
      (value) => slotsIn(value).sort().join() === [...slots].sort().join(),
      `must have ${list} once, and no other such word in braces: the site puts the real one there.`,
    )
    .describe(`${description} The site replaces ${list}.`);
}

const slot = new RegExp(`\\{(${slotNames.join('|')})\\}`, 'g');

function slotsIn(value: string): string[] {
  return [...value.matchAll(slot)].map(([, name = '']) => name);
}

const mostEntries = 60;

/** A list of texts that has something in it and says nothing twice. */
export function texts(description: string) {
  return z
    .array(plainText)
    .min(1, 'is an empty list. Add at least one entry.')
    .max(mostEntries, `is too long. Keep it to ${mostEntries} entries.`)
    .refine((list) => new Set(list).size === list.length, 'says the same thing twice. Remove one of the two.')
    .describe(description);
}

/** A list with at least one entry. */
export function listOf<Entry extends z.ZodType>(entry: Entry, description: string) {
  return z
    .array(entry)
    .min(1, 'is an empty list. Add at least one entry.')
    .max(mostEntries, `is too long. Keep it to ${mostEntries} entries.`)
    .describe(description);
}

/** The name of a file and of a page in its address: lower-case words joined by hyphens. */
export const idPattern = /^[a-z]+(-[a-z]+)*$/;

export const id = z
  .string()
  .regex(idPattern, 'is not an id. Use lower-case letters and single hyphens, such as "window-cleaning".');

/** @param description what the ids name, for the person who edits them */
export function ids(description: string) {
  return idsOrNone(description).min(1, 'is an empty list. Name at least one id.');
}

/** @param description what the ids name, for the person who edits them */
export function idsOrNone(description: string) {
  return z
    .array(id)
    .refine((list) => new Set(list).size === list.length, 'names the same id twice. Remove one of the two.')
    .describe(description);
}

/** @param description what stands at the address, for the person who edits it */
export function httpsUrl(description: string) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).protocol === 'https:' && !/\s/.test(value),
      'is not a web address. Write it in full, such as "https://www.example.com/page".',
    )
    .describe(description);
}

export const phone = z
  .string()
  .regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'is not a phone number. Write it as "(614) 555-0142".');

export const email = z
  .string()
  .regex(
    /^[^\s@,;<>{}]+@[^\s@,;<>{}]+\.[a-z]{2,}$/i,
    'is not an e-mail address. Write it as "hello@tidewell.example".',
  );

/** A day of the calendar as `YYYY-MM-DD`, checked to exist. */
export const day = z.iso.date('is not a date. Write it as year-month-day, such as "2026-11-21".');

export const updated = day.describe(
  'The day on which the text last changed in substance, as year-month-day, such as "2026-11-21". Search engines read it.',
);

/** A time of day on the 24-hour clock as `HH:MM`, Eastern time. */
export const clock = z
  .string()
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'is not a time of day. Write it on the 24-hour clock, such as "09:00" or "18:00".',
  );

/** A whole number above 0. */
export function count(what: string, description: string) {
  const message = `is not a number of ${what}. Use a whole number above 0.`;
  return z.int(message).positive(message).max(10_000_000, message).describe(description);
}

/** @param what what stands in this order, such as "services" */
export function order(what: string) {
  return z
    .number('is not a number. Write one without quotes, such as 10.')
    .describe(
      `Where it stands among the ${what}: the smallest number first. With gaps, such as 10, 20 and 30, another fits between two.`,
    );
}

/** The names of the icons that content can ask for. `components/ui/Icon.tsx` draws each. */
export const iconNames = [
  'briefcase',
  'sparkles',
  'window',
  'home',
  'hard-hat',
  'pressure-washer',
  'office',
  'medical',
  'factory',
  'warehouse',
  'store',
  'building',
  'school',
  'shield',
  'award',
  'heart',
  'clock',
  'leaf',
  'users',
  'check',
  'map-pin',
  'phone',
  'mail',
  'message',
  'star',
  'alert',
  'eye',
  'calendar',
  'clipboard',
] as const;

export type IconName = (typeof iconNames)[number];

export const icon = z
  .enum(iconNames, { error: `is not an icon we have. Use one of: ${iconNames.join(', ')}.` })
  .describe('The icon of the page or card.');

const pictureFile = z
  .string()
  .regex(
    /^[a-z0-9-]+\.(png|jpg|webp|avif)$/,
    'is not a picture file name. Use lower-case letters, digits and hyphens with .png, .jpg, .webp or .avif.',
  );

export const picture = z
  .strictObject({
    file: pictureFile
      .nullable()
      .describe(
        'Name of the file in content/pictures/, such as "window-cleaning.webp": at least 1600 pixels wide, 4:3. null while there is no picture: a colored panel shows the icon.',
      ),
    before: pictureFile
      .optional()
      .describe(
        'Name of a second picture, taken from the same spot before the place was cleaned. Visitors slide from one to the other. Leave it out where there is none.',
      ),
    alt: shortText(
      160,
      'What the picture shows, for those who cannot see it: one sentence that does not start with "Picture of".',
    ),
    photoAlt: shortText(
      160,
      'What your photo in content/photos/ shows, for those who cannot see it: one sentence that does not start with "Photo of". Needed once there is a photo.',
    ).optional(),
    photoFocus: z
      .string()
      .regex(
        /^(100|\d\d?)% (100|\d\d?)%$/,
        'is not a point. Write how far it is from the left and from the top, such as "30% 80%".',
      )
      .optional()
      .describe(
        'Which point of your photo must stay in sight when its edges are cut off: how far it is from the left and from the top, such as "50% 20%". Without it, the middle.',
      ),
  })
  .describe('The picture of the page.');

export const metadata = z
  .strictObject({
    title: shortText(
      60,
      "The page's title in search results and in the browser's tab, different on each page. The company's name is added by itself where it fits.",
    ),
    description: plainText
      .refine(
        (value) => value.length >= 70 && value.length <= 160,
        'does not fit a search result. Write 70 to 160 characters.',
      )
      .describe('The two lines under the title in search results, different on each page: 70 to 160 characters.'),
  })
  .describe('What search engines and social networks show of the page.');

/** A name with a sentence or two that explain it. */
export const point = z.strictObject({
  name: text('Two to six words.'),
  description: text('One or two sentences.'),
});

export const pointWithIcon = point.extend({ icon });

/** @param description what the points say, for the person who edits them */
export function pointsOf<Entry extends z.ZodType<{ name: string }>>(entry: Entry, description: string) {
  return listOf(entry, description).refine(
    (list) => new Set(list.map(({ name }) => name)).size === list.length,
    'has the same name twice. Rename or remove one.',
  );
}

/** A heading with one or two sentences under it. */
export const headedSection = z.strictObject({
  heading: text('The heading.'),
  lead: text('One or two sentences under the heading.'),
});

export type Picture = z.infer<typeof picture>;
export type Metadata = z.infer<typeof metadata>;
export type Point = z.infer<typeof point>;

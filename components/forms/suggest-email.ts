/** Providers whose addresses are common here, the ones most often mistyped first. */
const common = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'sbcglobal.net',
  'verizon.net',
  'att.net',
  'live.com',
  'msn.com',
  'osu.edu',
];

/** Real providers whose names differ from a common one by one typo. */
const alike = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'me.com',
  'mac.com',
  'aim.com',
  'live.ca',
  'msu.edu',
  'isu.edu',
  'osu.com',
];

/** Endings that do not exist, and what was meant. */
const endings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  coom: 'com',
  nte: 'net',
  ent: 'net',
  neet: 'net',
  ogr: 'org',
  rog: 'org',
  orgg: 'org',
  eud: 'edu',
  deu: 'edu',
};

/**
 * The address that was probably meant, or nothing where the one given may well be right.
 * It is only ever offered: an odd address can be somebody's own.
 */
export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (common.includes(domain) || alike.includes(domain)) return undefined;

  const dot = domain.lastIndexOf('.');
  const ending = endings[domain.slice(dot + 1)];
  const mended = dot > 0 && ending !== undefined ? `${domain.slice(0, dot)}.${ending}` : domain;
  const meant = common.find((candidate) => candidate === mended || isOneSlipAway(mended, candidate)) ?? mended;
  return meant === domain ? undefined : `${address.slice(0, at)}@${meant}`;
}

/** Whether one letter too many, too few, or wrong, or two swapped neighbors, are all that differs. */
function isOneSlipAway(word: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && word[start] === meant[start]) start += 1;
  const rest = word.slice(start);
  const restMeant = meant.slice(start);
  const [first = '', second = ''] = rest;
  return (
    rest.slice(1) === restMeant ||
    rest === restMeant.slice(1) ||
    rest.slice(1) === restMeant.slice(1) ||
    second + first + rest.slice(2) === restMeant
  );
}

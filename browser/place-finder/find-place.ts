import type { PlaceData } from './place-data.ts';
import { stateIn } from './states.ts';

/** Whether we come to a place: it is in our counties, within the radius, or farther. */
export type Verdict = 'in' | 'near' | 'far';

/** A place that what was typed may mean. */
export interface Option {
  name: string;
  /** None beyond the radius. */
  counties: string[];
  /** Absent for a county and beyond the radius. */
  miles?: number;
  verdict: Verdict;
  /** Set for a county. */
  isCounty?: boolean;
}

/** The answer to what was typed. */
export type Finding =
  /** Nothing typed that could be answered so far. */
  | { kind: 'incomplete' }
  /** One place. `isGuess` when its name does not begin as typed; such a place is never `far`. */
  | ({ kind: 'place'; zip?: string; isGuess?: boolean } & Option)
  /** Several places of one name, with different answers. */
  | { kind: 'sameName'; options: Option[] }
  /** Several places have nearly the name that was typed, or one that is too far for a guess. */
  | { kind: 'similar'; names: string[] }
  /** A place in another state. */
  | { kind: 'otherState'; state: string }
  | { kind: 'unknown' };

/** Finds the place that a visitor types. */
export type FindPlace = (typed: string) => Finding;

const mostNames = 3;

/** More miles than any place has that has miles. */
const beyond = 1000;

/** The smallest lengths of a name at which one and two wrong letters are forgiven. */
const lengthForOneEdit = 5;
const lengthForTwoEdits = 8;

/** From so many letters on, the beginning of a single name is answered. */
const lengthOfBeginning = 4;

/** What is written short before other words, and anywhere. */
const shortBefore: Readonly<Record<string, string>> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};
const shortAnywhere: Readonly<Record<string, string>> = {
  hts: 'heights',
  ctr: 'center',
  centre: 'center',
  spgs: 'springs',
  jct: 'junction',
};

/** Prepares the search. */
export function placeFinder({ served, places, far, zips }: PlaceData): FindPlace {
  const verdictOf = (counties: readonly string[]): Verdict =>
    counties.some((county) => served.includes(county)) ? 'in' : 'near';
  const byKey = new Map<string, Option[]>();
  const add = (option: Option) => {
    const key = keyOf(wordsOf(option.name));
    byKey.set(key, [...(byKey.get(key) ?? []), option]);
  };
  for (const place of places) add({ ...place, verdict: verdictOf(place.counties) });
  for (const name of far) add({ name, counties: [], verdict: 'far' });
  const countyByKey = new Map(served.map((county) => [keyOf(wordsOf(county)), county]));
  const keys = [...byKey.keys()];
  const byLength: string[][] = [];
  for (const key of keys) byLength[key.length] = [...(byLength[key.length] ?? []), key];
  /** The names that are up to so many letters longer or shorter. */
  const ofLength = (length: number, more: number) =>
    byLength.slice(Math.max(length - more, 0), length + more + 1).reduce((all, some) => all.concat(some), []);
  const prefixes = new Set([...zips.keys()].map((zip) => zip.slice(0, 3)));

  /** What a name stands for, spelled exactly so. */
  const named = (key: string): Finding | undefined => {
    const options = [...(byKey.get(key) ?? [])].sort((one, other) => (one.miles ?? beyond) - (other.miles ?? beyond));
    const county = countyByKey.get(key);
    if (county && !options.some(({ counties }) => counties.includes(county))) options.unshift(ofCounty(county));
    const [nearest] = options;
    if (!nearest) return undefined;
    if (options.every(({ verdict }) => verdict === nearest.verdict)) return { kind: 'place', ...nearest };
    return { kind: 'sameName', options };
  };

  /** What a misspelled or unfinished name may stand for. It never says that a place is too far. */
  const guessed = (candidates: readonly string[], typedKey: string): Finding | undefined => {
    const found = candidates.map((key) => named(key)).filter((finding) => finding !== undefined);
    const [first] = found;
    if (!first) return undefined;
    if (found.length === 1 && first.kind === 'sameName') return first;
    if (found.length === 1 && first.kind === 'place' && first.verdict !== 'far') {
      return candidates[0]?.startsWith(typedKey) ? first : { ...first, isGuess: true };
    }
    const rank = ['in', 'near', 'far'];
    const options = found
      .flatMap((finding) => (finding.kind === 'place' ? [finding] : finding.kind === 'sameName' ? finding.options : []))
      .sort((one, other) => rank.indexOf(one.verdict) - rank.indexOf(other.verdict));
    return { kind: 'similar', names: [...new Set(options.map(({ name }) => name))].slice(0, mostNames) };
  };

  const ofZip = (zip: string): Finding => {
    const known = zips.get(zip);
    if (known) {
      const { town, county, miles } = known;
      return { kind: 'place', zip, name: town, counties: [county], miles, verdict: verdictOf([county]) };
    }
    // Its first three digits are those of a region.
    return prefixes.has(zip.slice(0, 3)) || zip < '00500'
      ? { kind: 'unknown' }
      : { kind: 'place', name: zip, counties: [], verdict: 'far' };
  };

  return (typed) => {
    const zip = zipIn(typed);
    if (zip) return ofZip(zip);
    // A ZIP code that is not finished.
    if (/^\s*\d{1,4}\s*$/.test(typed)) return { kind: 'incomplete' };

    const words = wordsOf(typed);
    if (keyOf(words).length < 3) return { kind: /\d{5}/.test(typed) ? 'unknown' : 'incomplete' };
    const name = withoutOhio(words);
    const key = keyOf(name);
    const county = endsWithCounty(name) ? countyByKey.get(keyOf(name.slice(0, -1))) : undefined;
    if (county) return { kind: 'place', ...ofCounty(county) };
    // Also places whose last word is a state's, such as Nevada and Port Washington in Ohio.
    const exact = named(key);
    if (exact) return exact;
    const beginnings = keys.filter((known) => known.startsWith(key));
    const state = stateIn(words, typed.includes(','), (rest) => byKey.has(keyOf(rest)));
    if (state && (beginnings.length === 0 || typed.includes(','))) return { kind: 'otherState', state };

    const oneEdit =
      key.length >= lengthForOneEdit - 1 ? ofLength(key.length, 1).filter((known) => isOneEdit(known, key)) : [];
    const similar = guessed(oneEdit, key);
    if (similar) return similar;
    if (beginnings.length > 0) {
      const guess = key.length >= lengthOfBeginning ? guessed(beginnings, key) : undefined;
      return guess?.kind === 'place' ? guess : { kind: 'incomplete' };
    }
    const twoEdits =
      key.length >= lengthForTwoEdits - 1 ? ofLength(key.length, 2).filter((known) => isTwoEdits(known, key)) : [];
    return guessed(twoEdits, key) ?? { kind: 'unknown' };
  };
}

function ofCounty(county: string): Option {
  return { name: county, counties: [county], verdict: 'in', isCounty: true };
}

/** The words of a name, in lower case, with abbreviations written out. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/^\W*(the )?((city|village|town) of )?/, '')
    .split(/[^a-z]+/)
    .filter(Boolean);
  return words.map((word, index) => (index < words.length - 1 && shortBefore[word]) || shortAnywhere[word] || word);
}

function lastOf(words: readonly string[]): string {
  return words[words.length - 1] ?? '';
}

function keyOf(words: readonly string[]): string {
  return words.join('');
}

/** Takes the state of Ohio off the end, finished or not: "Dublin, Ohio", "Dublin OH", "Dublin, O". */
function withoutOhio(words: readonly string[]): readonly string[] {
  const rest = words.length > 1 && /^usa?$/.test(lastOf(words)) ? words.slice(0, -1) : words;
  return rest.length > 1 && 'ohio'.startsWith(lastOf(rest)) ? rest.slice(0, -1) : rest;
}

/** Whether words end with "County", finished or not, or misspelled. */
function endsWithCounty(words: readonly string[]): boolean {
  const last = lastOf(words);
  return words.length > 1 && last !== '' && ('county'.startsWith(last) || isOneEdit('county', last));
}

/** The ZIP code in a text. A letter that looks like a digit is read as one; no digit is ever corrected. */
function zipIn(text: string): string | undefined {
  const compact = text.replace(/\s/g, '');
  if (/^[\doil]{5}$/i.test(compact) && /\d.*\d.*\d/.test(compact)) {
    return compact.replace(/o/gi, '0').replace(/[il]/gi, '1');
  }
  const [, zip] =
    /(?:^|[^\d-])(\d{5})(?:-\d{4})?\W*$/.exec(text) ?? /(?:^|[^\d-])(\d{5})(?:-\d{4})?(?:\D|$)/.exec(text) ?? [];
  return zip;
}

/** Whether two names differ by one letter too many, too few, another one, or two neighbors swapped. */
function isOneEdit(known: string, typed: string): boolean {
  const surplus = known.length - typed.length;
  if (surplus > 1 || surplus < -1 || known.length < lengthForOneEdit) return false;
  let start = 0;
  while (start < known.length && known[start] === typed[start]) start += 1;
  let end = 0;
  while (end < known.length - start && known[known.length - 1 - end] === typed[typed.length - 1 - end]) end += 1;
  // What is left between the equal beginnings and ends. In "aab" and "ab" the two may overlap.
  const left = known.slice(start, known.length - end);
  const right = typed.slice(start, typed.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** Whether two names of some length differ by at most two such edits. */
function isTwoEdits(known: string, typed: string): boolean {
  const surplus = known.length - typed.length;
  if (surplus > 2 || surplus < -2 || known.length < lengthForTwoEdits) return false;
  // A name whose first two letters are both wrong is another name.
  if (known[0] !== typed[0] && known[1] !== typed[1] && known[0] !== typed[1]) return false;
  return editDistance(known, typed) <= 2;
}

function editDistance(first: string, second: string): number {
  let before: number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
    }
    before = last;
    last = current;
  }
  return last[second.length] ?? 0;
}

/** References such as `{phone}`: a fact that stands in `content/business.json` once, in the texts of all other files. */
import { slotNames } from './schema/primitives.ts';

/** A fact that texts refer to. */
interface Fact {
  /** As texts show it. */
  value: string;
  /** What the fact looks like where somebody typed it instead. Absent where the same words may mean something else. */
  typedByHand?: RegExp;
}

/** What is wrong with a text, to be read after the name of its field; the fix is part of it. */
export type Report = (message: string) => void;

export interface Facts {
  byName: Readonly<Record<string, Fact>>;
  /** Finds any fact that somebody typed: most texts have none, so they are searched once. */
  anyTypedByHand: RegExp;
}

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * The facts that texts may refer to, by name.
 * @param business what `content/business.json` holds, checked or not
 * @param counties how many counties `content/service-area.json` has
 */
export function factsOf(business: unknown, counties: number): Facts {
  const read = (...path: string[]) => String(path.reduce<unknown>(child, business) ?? '');
  const [name, phone, serviceAreaPhone, email] = ['name', 'phone', 'serviceAreaPhone', 'email'].map((key) => read(key));
  const years = read('yearsOfExperience');
  const miles = read('serviceRadiusMiles');
  const response = read('quoteResponseHours');
  const issueResponse = read('serviceIssueResponseHours');
  const valid = read('quoteValidDays');
  const term = read('paymentTermDays');
  const insurance = `$${Number(read('liabilityInsuranceUsd')).toLocaleString('en-US')}`;
  const age = read('minimumAge');
  // As a sentence says it: "ten", or "13" for more than twelve.
  const countyCount = numberWords[counties] ?? `${counties}`;
  const byName: Record<string, Fact> = {
    name: fact(name, literal(name)),
    phone: fact(phone, digits(phone)),
    serviceAreaPhone: fact(serviceAreaPhone, digits(serviceAreaPhone)),
    email: fact(email, literal(email)),
    // Also one of the towns that we clean in.
    city: { value: read('address', 'city') },
    yearsOfExperience: fact(years, `(over|than) ${years} years|${years}\\+? years of`),
    serviceRadiusMiles: fact(miles, `${miles}[ -]miles?`),
    quoteResponseHours: fact(response, `within ${response} hours`),
    serviceIssueResponseHours: fact(issueResponse, `within ${issueResponse} hours`),
    quoteValidDays: fact(valid, `(valid|holds?)( for)? ${valid} days`),
    paymentTermDays: fact(term, `Net ${term}|within ${term} days`),
    liabilityInsurance: fact(insurance, literal(insurance)),
    minimumAge: fact(age, `under ${age}|${age} years (old|of age)`),
    countyCount: fact(countyCount, `${countyCount} (Ohio )?counties`),
  };
  const patterns = Object.values(byName).flatMap(({ typedByHand }) => typedByHand?.source ?? []);
  return { byName, anyTypedByHand: new RegExp(patterns.join('|'), 'i') };
}

function fact(value: string | undefined, pattern: string): Fact {
  return value ? { value, typedByHand: new RegExp(`(?<![\\w.])(${pattern})(?!\\w|[.,]\\d)`, 'i') } : { value: '' };
}

function literal(value = ''): string {
  return value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A phone number in any of the forms in which people write one. */
function digits(value = ''): string {
  return `\\(?${(value.match(/\d+/g) ?? []).join('\\)?[ .-]*')}`;
}

function child(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent !== null
    ? Object.entries(parent).find(([name]) => name === key)?.[1]
    : undefined;
}

const slots: readonly string[] = slotNames;

/**
 * A text with its references replaced, and `{{` and `}}` by the braces that they stand for.
 * @param report called for a reference to nothing, for a stray brace, and for a fact that is typed by hand
 */
export function resolveReferences(text: string, { byName, anyTypedByHand }: Facts, report: Report): string {
  if (!/[{}]/.test(text) && !anyTypedByHand.test(text)) return text;
  const withoutReferences = text.replace(/\{\w+\}/g, '{}');
  const facts = anyTypedByHand.test(withoutReferences) ? Object.entries(byName) : [];
  const typed = facts.flatMap(([name, { typedByHand }]) => {
    const [found] = typedByHand?.exec(withoutReferences) ?? [];
    return found === undefined ? [] : { name, found };
  });
  const [first] = typed;
  if (first) {
    const names = typed.map(({ name }) => `{${name}}`).join(' or ');
    report(
      `has "${first.found}" typed by hand. Write ${names} for the fact, which stands in content/business.json; ` +
        'if it means something else, word it differently.',
    );
  }
  if (/[{}]/.test(text.replace(/\{\{|\}\}|\{\w*\}/g, ''))) {
    report('has a single brace. Write {{ or }} for a brace that visitors read, or a fact such as {phone}.');
  }
  return text.replace(/\{\{|\}\}|\{(\w*)\}|[{}]/g, (token, name: string | undefined) => {
    if (token === '{{' || token === '}}') return token.slice(1);
    if (name === undefined) return token;
    const found = Object.hasOwn(byName, name) ? byName[name] : undefined;
    // A fact that is missing is reported where it should stand.
    if (found) return found.value || token;
    if (!slots.includes(name)) {
      report(
        `refers to "{${name}}", which is no fact. Use one of: ${Object.keys(byName).join(', ')}; ` +
          `or write {{${name}}} for these words in braces.`,
      );
    }
    return token;
  });
}

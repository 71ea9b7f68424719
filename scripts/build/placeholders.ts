import { EnvironmentError, readEmailJsAccount } from '../../content/environment.ts';
import { textsIn } from '../../content/json-file.ts';
import type { ContentFile, ContentProblem } from '../../content/read-content.ts';
import { previewEnvironment } from '../preview/preview-environment.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const factsFile = 'content/business.json';
/** Where the owner keeps what is not in `content/`. */
export const settingsFile = '.env.local';

/** How to replace the facts that need more than their value. */
const fixes: Readonly<Record<string, string>> = {
  'address.street': 'Write the street and number, or leave it empty to show the city alone.',
  siteUrl: 'Write the address that the site will have, such as "https://www.your-company.com".',
  social: "Write the addresses of the company's own pages, or remove them all to show none.",
  'google.reviewsUrl': "Write the address of the company's Google profile.",
  'google.writeReviewUrl': 'Copy the link from "Ask for reviews" in the Google profile.',
  'leadership.0.name': 'Write the name, or leave it empty to show the role alone.',
  'leadership.1.name': 'Write the name, or leave it empty to show the role alone.',
};

/** The name that this project came with, for which no real company stands. */
const placeholderName = /\btidewell\b/i;

/**
 * What must be replaced before the site goes online: the facts that the owner has listed as placeholders, addresses
 * and phone numbers that lead nowhere, and settings that are missing or are those of the preview.
 */
export function findPlaceholders(files: readonly ContentFile[], environment: Environment): ContentProblem[] {
  const facts = files.find(({ file }) => file === factsFile)?.value;
  const listed = isFacts(facts) ? facts.placeholders : [];
  return [...listedFacts(listed), ...fictions(files, listed), ...account(environment), ...testSettings(environment)];
}

function isFacts(value: unknown): value is { placeholders: string[] } {
  return typeof value === 'object' && value !== null && 'placeholders' in value;
}

function listedFacts(listed: readonly string[]): ContentProblem[] {
  return listed.map((field) => ({
    file: factsFile,
    field,
    message: `is a placeholder. ${fixes[field] ?? 'Write the real one.'} Then remove its line from the list "Placeholders", unless the editing page has done so.`,
  }));
}

/** Addresses and numbers that no listed placeholder accounts for. */
function fictions(files: readonly ContentFile[], listed: readonly string[]): ContentProblem[] {
  return files.flatMap(({ file, value: root }) =>
    textsIn(root).flatMap(({ field, text }) => {
      const isListed = listed.some((name) => `${field}.`.startsWith(`${name}.`) || `${field}[`.startsWith(`${name}[`));
      const fiction = fictionIn(text);
      return fiction === undefined || (file === factsFile && isListed) ? [] : { file, field, message: fiction };
    }),
  );
}

/** What is made up in a text, and the fix; nothing when all of it may be real. */
function fictionIn(text: string): string | undefined {
  const [phone] = /\(?\b\d{3}\)?[-. ]?555[-. ]?01\d\d\b/.exec(text) ?? [];
  if (phone !== undefined) return `has ${phone}, a number that is reserved for fiction. Write the real one.`;
  const [address] =
    /[\w.@-]*(\b(localhost|127\.0\.0\.1|0\.0\.0\.0)\b|\[::1\]|\.(example|test|invalid|localhost)\b(?!\.)|\bexample\.(com|net|org)\b)/i.exec(
      text,
    ) ?? [];
  if (address !== undefined) return `has "${address}", an address that nobody else can reach. Write the real one.`;
  if (placeholderName.test(text)) return `has "${text}", the name that this project came with. Write the real one.`;
  return undefined;
}

function account(environment: Environment): ContentProblem[] {
  try {
    if (readEmailJsAccount(environment) !== null) return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [{ file: settingsFile, field: 'EmailJS', message: `has a mistake: ${error.message}` }];
  }
  return (['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'] as const).map((name) => ({
    file: settingsFile,
    field: `NEXT_PUBLIC_EMAILJS_${name}`,
    message: 'is not set, so both forms will fail. Copy it from EmailJS as docs/connect-emailjs.md shows.',
  }));
}

/** Settings that work on this computer alone. */
function testSettings(environment: Environment): ContentProblem[] {
  return Object.entries(previewEnvironment).flatMap(([field, preview]) => {
    const value = environment[field] ?? '';
    if (value === preview) {
      const remedy =
        field === 'NEXT_PUBLIC_EMAILJS_ORIGIN'
          ? 'Remove it, so that the forms send to EmailJS.'
          : 'Write the real one, as .env.example shows.';
      return { file: settingsFile, field, message: `is "${value}", which only the preview knows. ${remedy}` };
    }
    const fiction = fictionIn(value);
    return fiction === undefined ? [] : { file: settingsFile, field, message: fiction };
  });
}

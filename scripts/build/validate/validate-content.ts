import type { ZodType } from 'zod';
import { type AllContent, contentFiles } from '../../../content/all-content.ts';
import { listPages } from '../../../content/page-list.ts';
import {
  businessSchema,
  type Industry,
  industrySchema,
  legalDocumentSchema,
  type Metadata,
  type Picture,
  pageSchemaOf,
  pageSchemas,
  type Service,
  serviceAreaSchema,
  serviceSchema,
  textSchema,
} from '../../../content/schema.ts';
import { daysOf, weekdays } from '../../../content/weekdays.ts';

/** Something wrong in the content: where it is, and how to mend it. */
export interface ContentProblem {
  /** The file to edit, from the project's folder. */
  file: string;
  /** The field in that file, such as `features[2].name`. */
  field: string;
  /** What is wrong with it and what to do, to be read after the field's name. */
  message: string;
}

/** What the check must know of the world outside the content. */
export interface ValidationDependencies {
  /** Tells whether a picture file is there, by its name in `content/pictures/`. */
  pictureExists: (file: string) => boolean;
}

/**
 * Everything that is wrong in the content, in the order of the files. Nothing is wrong when the list is empty.
 * The types let none of the shapes differ; this finds what types cannot: empty texts, malformed numbers and
 * addresses, ids that name nothing, texts that are not unique.
 */
export function validateContent(content: AllContent, { pictureExists }: ValidationDependencies): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const report = (file: string, field: string, message: string) => problems.push({ file, field, message });

  /** Where each title and each description of a page stands. */
  const metadataFiles = { title: new Map<string, string>(), description: new Map<string, string>() };

  for (const [file, value] of contentFiles(content)) {
    for (const { schema, part, under } of partsOf(file, value)) {
      for (const issue of schema.safeParse(part).error?.issues ?? []) {
        report(file, fieldName([...under, ...issue.path]), issue.message);
      }
    }
    walk(value, [], (part, path) => {
      if (path.at(-1) === 'image') {
        const { file: picture } = part as Picture;
        if (picture === null || pictureExists(picture)) return;
        report(
          file,
          fieldName([...path, 'file']),
          `names "${picture}", which is not in content/pictures/. Put the file there, correct the name, or use null.`,
        );
      }
      if (path.at(-1) === 'metadata') {
        for (const key of ['title', 'description'] as const) {
          const text = (part as Metadata)[key];
          const other = metadataFiles[key].get(text);
          if (other !== undefined) {
            report(
              file,
              fieldName([...path, key]),
              `is the same as in ${other}. Search engines want one of its own for each page.`,
            );
          }
          metadataFiles[key].set(text, file);
        }
      }
    });
  }

  checkPlaceholders(content, report);
  checkHours(content, report);
  for (const section of ['services', 'industries'] as const) {
    const entries: readonly (Service | Industry)[] = content[section];
    checkUnique(entries, ({ id }) => id, `content/${section}.ts`, 'id', report);
    for (const entry of entries) {
      const file = `content/${section}/${entry.id}.ts`;
      checkChoices(file, entry.quote, report);
      checkRelations(file, entry, content, report);
    }
  }
  const { serviceArea } = content;
  checkUnique(serviceArea, ({ county }) => county, 'content/service-area.ts', 'county', report);
  checkUnique(
    serviceArea.flatMap(({ towns }) => towns),
    (town) => town,
    'content/service-area.ts',
    'town',
    report,
  );
  checkUnique(listPages(content), ({ path }) => path, 'content/pages.ts', 'path', report);
  return problems;
}

/** A problem as one line: file, field, what is wrong and the fix. */
export function describeProblem({ file, field, message }: ContentProblem): string {
  return `${file}: ${field} ${message}`;
}

type Report = (file: string, field: string, message: string) => void;

/** The schema of a file, or of every file in a folder. Files that are not here hold texts alone. */
const fileSchemas: Readonly<Record<string, ZodType>> = {
  business: businessSchema,
  home: pageSchemas.home,
  about: pageSchemas.about,
  services: serviceSchema,
  industries: industrySchema,
  'service-area': serviceAreaSchema,
  legal: legalDocumentSchema,
};

/** The parts of a file that are checked, and where each stands in the file. */
function partsOf(file: string, value: object): { schema: ZodType; part: unknown; under: PropertyKey[] }[] {
  const [, name = ''] = file.replace(/\.ts$/, '').split('/');
  const schema = fileSchemas[name];
  if (schema) return [{ schema, part: value, under: [] }];
  if (name === 'pages') {
    return Object.entries(value).map(([key, part]) => ({ schema: pageSchemaOf(key), part, under: [key] }));
  }
  const texts: ReturnType<typeof partsOf> = [];
  walk(value, [], (part, under) => {
    if (typeof part !== 'object') texts.push({ schema: textSchema, part, under });
  });
  return texts;
}

/** `['features', 2, 'name']` as `features[2].name`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

/** Visits every value of a tree, the branches before their leaves. */
function walk(value: unknown, path: PropertyKey[], visit: (value: unknown, path: PropertyKey[]) => void): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) walk(child, [...path, isList ? Number(key) : key], visit);
}

function checkUnique<Entry>(
  list: readonly Entry[],
  keyOf: (entry: Entry) => string,
  file: string,
  field: string,
  report: Report,
): void {
  const seen = new Set<string>();
  for (const entry of list) {
    const key = keyOf(entry);
    if (seen.has(key)) report(file, field, `"${key}" stands here twice. Rename or remove one of the two.`);
    seen.add(key);
  }
}

function checkChoices(file: string, quote: { subject: string; extras: readonly string[] }, report: Report): void {
  checkUnique([quote.subject, ...quote.extras], (choice) => choice.toLowerCase(), file, 'quote', report);
}

function checkRelations(
  file: string,
  entry: { id: string; relatedServices: readonly string[]; relatedIndustries?: readonly string[] },
  content: AllContent,
  report: Report,
): void {
  const relations = [
    { field: 'relatedServices', named: entry.relatedServices, known: content.services.map(({ id }) => id) },
    { field: 'relatedIndustries', named: entry.relatedIndustries ?? [], known: content.industries.map(({ id }) => id) },
  ];
  for (const { field, named, known } of relations) {
    named.forEach((id, index) => {
      if (!known.includes(id)) {
        report(file, `${field}[${index}]`, `is "${id}", which we do not have. Use one of: ${known.join(', ')}.`);
      } else if (id === entry.id) {
        report(file, `${field}[${index}]`, 'names this page itself. Name another one.');
      }
    });
  }
}

/** Each day of the week has its hours once. */
function checkHours({ business }: AllContent, report: Report): void {
  const covered = business.hours.flatMap(daysOf);
  for (const weekday of weekdays) {
    const times = covered.filter((day) => day === weekday).length;
    if (times === 0)
      report(
        'content/business.ts',
        'hours',
        `say nothing of ${weekday}. Add a row, with null for both times when closed.`,
      );
    if (times > 1) report('content/business.ts', 'hours', `name ${weekday} twice. Keep one row for it.`);
  }
}

/** Each entry of `placeholders` names a field that is there. */
function checkPlaceholders({ business }: AllContent, report: Report): void {
  business.placeholders.forEach((path, index) => {
    const keys = path.split('.');
    const value = keys.reduce<unknown>(
      (parent, key) => (parent as Record<string, unknown> | undefined)?.[key],
      business,
    );
    if (value === undefined) {
      report(
        'content/business.ts',
        `placeholders[${index}]`,
        `is "${path}", which is no field of this file. Correct or remove it.`,
      );
    }
  });
}

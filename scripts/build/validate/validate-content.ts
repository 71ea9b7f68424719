import type { ZodType } from 'zod';
import type { AllContent } from '../../../content/all-content.ts';
import {
  businessSchema,
  daySchema,
  type Industry,
  industrySchema,
  legalDocumentSchema,
  metadataSchema,
  navigationSchema,
  pictureSchema,
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

  const check = (file: string, schema: ZodType, value: unknown, under: PropertyKey[] = []) => {
    for (const issue of schema.safeParse(value).error?.issues ?? []) {
      report(file, fieldName([...under, ...issue.path]), issue.message);
    }
  };

  const checkPicture = (file: string, picture: { file: string | null }, under: PropertyKey[] = ['image']) => {
    if (picture.file !== null && !pictureExists(picture.file)) {
      report(
        file,
        fieldName([...under, 'file']),
        `names "${picture.file}", which is not in content/pictures/. Put the file there, correct the name, or use null.`,
      );
    }
  };

  const paths = new Set(pagesOf(content).map((page) => page.path));
  const checkPath = (file: string, field: string, path: string) => {
    if (!paths.has(path)) report(file, field, `is "${path}", which is no page of this site. Correct it.`);
  };

  check('content/business.ts', businessSchema, content.business);
  checkPlaceholders(content, report);
  checkHours(content, report);

  for (const section of ['services', 'industries'] as const) {
    const list: readonly (Service | Industry)[] = content[section];
    checkUnique(list, (entry) => entry.id, `content/${section}.ts`, 'id', report);
    for (const entry of list) {
      const file = `content/${section}/${entry.id}.ts`;
      check(file, section === 'services' ? serviceSchema : industrySchema, entry);
      checkPicture(file, entry.image);
      checkChoices(file, entry.quote, report);
      checkRelations(file, entry, content, report);
    }
  }

  check('content/service-area.ts', serviceAreaSchema, content.serviceArea);
  checkUnique(content.serviceArea, (entry) => entry.county, 'content/service-area.ts', 'county', report);
  checkUnique(
    content.serviceArea.flatMap((entry) => entry.towns),
    (town) => town,
    'content/service-area.ts',
    'town',
    report,
  );

  for (const [name, document] of Object.entries(content.legal)) {
    check(`content/legal/${name}.ts`, legalDocumentSchema, document);
  }

  for (const name of ['home', 'about', 'pages', 'forms'] as const) {
    const file = `content/${name}.ts`;
    walk(content[name], [], (value, path) => {
      const key = path.at(-1);
      if (key === 'href') checkPath(file, fieldName(path), String(value));
      if (typeof value === 'string' && key !== 'file') check(file, textSchema, value, path);
      if (key === 'updated') check(file, daySchema, value, path);
      if (key === 'metadata') check(file, metadataSchema, value, path);
      if (key === 'image') {
        check(file, pictureSchema, value, path);
        checkPicture(file, value as { file: string | null }, path);
      }
    });
  }

  for (const name of ['mainNavigation', 'legalNavigation'] as const) {
    check('content/navigation.ts', navigationSchema, content[name], [name]);
    content[name].forEach(({ href }, index) => {
      checkPath('content/navigation.ts', fieldName([name, index, 'href']), href);
    });
  }

  for (const key of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const { file, field, metadata } of pagesOf(content)) {
      const other = first.get(metadata[key]);
      if (other !== undefined) {
        report(
          file,
          `${field}.${key}`,
          `is the same as in ${other}. Search engines want one of its own for each page.`,
        );
      }
      first.set(metadata[key], file);
    }
  }
  return problems;
}

/** A problem as one line: file, field, what is wrong and the fix. */
export function describeProblem({ file, field, message }: ContentProblem): string {
  return `${file}: ${field} ${message}`;
}

type Report = (file: string, field: string, message: string) => void;

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

/** Every page with the place of its metadata. */
function pagesOf(content: AllContent) {
  const inPages = (name: 'services' | 'industries' | 'serviceArea' | 'contact', path: string) => ({
    path,
    file: 'content/pages.ts',
    field: `${name}.metadata`,
    metadata: content.pages[name].metadata,
  });
  const detail = (section: 'services' | 'industries') =>
    content[section].map(({ id, metadata }) => ({
      path: `/${section}/${id}/`,
      file: `content/${section}/${id}.ts`,
      field: 'metadata',
      metadata,
    }));
  return [
    { path: '/', file: 'content/home.ts', field: 'metadata', metadata: content.home.metadata },
    inPages('services', '/services/'),
    ...detail('services'),
    inPages('industries', '/industries/'),
    ...detail('industries'),
    inPages('serviceArea', '/service-area/'),
    { path: '/about/', file: 'content/about.ts', field: 'metadata', metadata: content.about.metadata },
    inPages('contact', '/contact/'),
    ...Object.entries(content.legal).map(([name, { metadata }]) => ({
      path: `/${name}/`,
      file: `content/legal/${name}.ts`,
      field: 'metadata',
      metadata,
    })),
  ];
}

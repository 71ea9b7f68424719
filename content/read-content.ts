/** Reads the JSON files of `content/`, resolves their references and checks all of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crossCheck } from './cross-checks.ts';
import { type JsonFile, lineOf, parseJsonFile } from './json-file.ts';
import { type Photo, type PhotoFiles, placePhotos, readPhotoFiles } from './photos.ts';
import { type Facts, factsOf, resolveReferences } from './references.ts';
import { type Content, contentSchema, folders, singleFiles } from './schema/content.ts';
import { idPattern } from './schema/primitives.ts';

/** Something wrong in the content: where it is, and how to mend it. */
export interface ContentProblem {
  /** The file to edit, from the project's folder. */
  file: string;
  /** The line in it, counted from 1; absent where the whole file is meant. */
  line?: number;
  /** The field in that file, such as `features[2].name`; empty for the whole file. */
  field: string;
  /** What is wrong with it and what to do, to be read after the field's name. */
  message: string;
}

/** A problem as one line: file, line, field, what is wrong and the fix. */
export function describeProblem({ file, line, field, message }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === '' ? `${place} ${message}` : `${place}: ${field} ${message}`;
}

/** A JSON file of the content, as its editor wrote it. */
export interface ContentFile {
  /** From the project's folder, such as `content/services/deep-cleaning.json`. */
  file: string;
  value: unknown;
}

/** What the files of `content/` hold. */
export interface ContentResult {
  /** The content; absent when there are problems. */
  content?: Content;
  /** The photos that it shows. */
  photos: Photo[];
  problems: ContentProblem[];
  /** Every file that is JSON, references unresolved. */
  files: ContentFile[];
}

/** What is to be read. */
export interface ContentSources {
  /** The text of each file by its path from `content/`, such as `services/deep-cleaning.json`. */
  texts: ReadonlyMap<string, string>;
  /** Names of the files in `content/pictures/`. */
  pictures: ReadonlySet<string>;
  /** Names of the files in `content/photos/`. */
  photos: PhotoFiles;
}

/** The files of a content folder. Those that are hidden, and code, are left out. */
export function readSources(folder = 'content'): ContentSources {
  const texts = new Map<string, string>();
  for (const directory of ['.', ...Object.keys(folders)]) {
    for (const entry of readdirSync(join(folder, directory), { withFileTypes: true })) {
      if (!entry.isFile() || entry.name.startsWith('.') || entry.name.endsWith('.ts')) continue;
      const name = directory === '.' ? entry.name : `${directory}/${entry.name}`;
      texts.set(name, readFileSync(join(folder, name), 'utf8'));
    }
  }
  return {
    texts,
    pictures: new Set(readdirSync(join(folder, 'pictures'))),
    photos: readPhotoFiles(join(folder, 'photos')),
  };
}

/** A path in the content or in a file, such as `['features', 2, 'name']`. */
type Path = readonly PropertyKey[];

/** A file, and where its value stands in the content. */
interface PlacedFile extends ParsedFile {
  at: Path;
  /** The fields that the name of the file says. */
  derived: { id?: string; path?: string };
}

/**
 * The content of these files, or everything that is wrong in them: first what is no JSON or has a name that the site does
 * not know, then what breaks the rules of a field, then what does not fit together.
 */
export function readContent({ texts, pictures, photos: photoFiles }: ContentSources): ContentResult {
  const problems: ContentProblem[] = [];
  const parsed = parseFiles(texts, problems);
  const files = parsed.map(asContentFile);
  const placed = placeFiles(parsed, texts, problems);
  if (problems.length > 0) return { problems, files, photos: [] };

  const ownerOf = (path: Path) => placed.find(({ at }) => at.every((key, index) => key === path[index]));
  /** Reports a problem at a path of the content. */
  const report = (path: Path, message: string) => {
    const owner = ownerOf(path);
    const inFile = path.slice(owner?.at.length ?? 0);
    problems.push({
      file: pathOf(owner?.name ?? ''),
      ...(owner ? { line: lineOf(owner.document, inFile) } : {}),
      field: fieldName(inFile),
      message,
    });
  };

  const facts = factsIn(files);
  const raw = Object.fromEntries(Object.values(folders).map(({ at }): [string, object[]] => [at, []]));
  for (const { name, at, derived, value } of placed) {
    const resolved = resolveAll(value, facts, (path, message) => {
      // The facts themselves are typed where they stand.
      if (name === 'business.json' && path.length === 1 && Object.hasOwn(facts.byName, String(path[0]))) return;
      report([...at, ...path], message);
    });
    for (const key of Object.keys(derived).filter((candidate) => Object.hasOwn(value, candidate))) {
      report([...at, key], 'is no field of this file. Remove it: the name of the file says it.');
    }
    setAt(raw, at, { ...(resolved as object), ...derived });
  }

  const { data, error } = contentSchema.safeParse(raw, { error: explain });
  for (const issue of error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') report(issue.path, issue.message);
    else for (const key of issue.keys) report([...issue.path, key], issue.message);
  }
  if (!data || problems.length > 0) return { problems, files, photos: [] };
  crossCheck(data, pictures, report, (path) => pathOf(ownerOf(path)?.name ?? ''));
  const photos = placePhotos(data, photoFiles, (problem) => problems.push(problem));
  return problems.length === 0 ? { content: data, problems, files, photos } : { problems, files, photos: [] };
}

/** Every file that is JSON, references unresolved and nothing checked. */
export function filesIn({ texts }: ContentSources): ContentFile[] {
  return parseFiles(texts, []).map(asContentFile);
}

function asContentFile({ name, value }: ParsedFile): ContentFile {
  return { file: pathOf(name), value };
}

/** The facts that the texts of these files refer to. */
export function factsIn(files: readonly ContentFile[]): Facts {
  const read = (name: string) => files.find(({ file }) => file === pathOf(name))?.value;
  const { counties } = (read('service-area.json') ?? {}) as { counties?: unknown };
  return factsOf(read('business.json'), Array.isArray(counties) ? counties.length : 0);
}

function pathOf(name: string): string {
  return `content/${name}`;
}

interface ParsedFile extends JsonFile {
  name: string;
}

function parseFiles(texts: ReadonlyMap<string, string>, problems: ContentProblem[]): ParsedFile[] {
  return [...texts].flatMap(([name, text]) => {
    const file = pathOf(name);
    if (!name.endsWith('.json')) {
      const message = 'is not a content file. Remove it, or end its name with ".json".';
      problems.push({ file, field: '', message });
      return [];
    }
    const parsed = parseJsonFile(text);
    if ('value' in parsed) return { name, ...parsed };
    problems.push({ file, ...parsed });
    return [];
  });
}

/** Where each file stands in the content. Files in a folder stand in the order that they say. */
function placeFiles(
  parsed: readonly ParsedFile[],
  texts: ReadonlyMap<string, string>,
  problems: ContentProblem[],
): PlacedFile[] {
  const placed: PlacedFile[] = [];
  for (const [name, single] of Object.entries(singleFiles)) {
    const found = parsed.find((candidate) => candidate.name === name);
    if (found) placed.push({ ...found, at: single.at, derived: 'path' in single ? { path: single.path } : {} });
    else if (!texts.has(name)) {
      problems.push({
        file: pathOf(name),
        field: '',
        message: 'is missing. Bring it back from an earlier version of the site.',
      });
    }
  }
  const rest = parsed.filter(({ name }) => !Object.hasOwn(singleFiles, name)).sort(byOrder);
  const counts = new Map<string, number>();
  for (const entry of rest) {
    const [folder = '', file = ''] = entry.name.split('/');
    const id = file.replace(/\.json$/, '');
    const place = Object.entries(folders).find(([name]) => name === folder)?.[1];
    if (place === undefined) {
      problems.push({
        file: pathOf(entry.name),
        field: '',
        message: 'is no file that the site knows. Remove it or correct its name.',
      });
    } else if (!idPattern.test(id)) {
      problems.push({
        file: pathOf(entry.name),
        field: '',
        message:
          'has a name that cannot be an address. Use lower-case letters and single hyphens, such as "window-cleaning.json".',
      });
    } else {
      const index = counts.get(place.at) ?? 0;
      counts.set(place.at, index + 1);
      placed.push({ ...entry, at: [place.at, index], derived: place.addressed ? { id, path: `/${id}/` } : { id } });
    }
  }
  return placed;
}

function byOrder(one: ParsedFile, other: ParsedFile): number {
  return orderOf(one) - orderOf(other) || (one.name < other.name ? -1 : 1);
}

function orderOf({ value }: ParsedFile): number {
  return 'order' in value && Number.isFinite(value.order) ? Number(value.order) : Number.POSITIVE_INFINITY;
}

function resolveAll(
  value: unknown,
  facts: Facts,
  report: (path: Path, message: string) => void,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return resolveReferences(value, facts, (message) => report(path, message));
  if (Array.isArray(value)) return value.map((entry, index) => resolveAll(entry, facts, report, [...path, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolveAll(part, facts, report, [...path, key])]),
  );
}

function setAt(root: object, [key = '', ...rest]: Path, value: unknown): void {
  const parent = root as Record<PropertyKey, unknown>;
  if (rest.length === 0) {
    parent[key] = value;
    return;
  }
  parent[key] ??= typeof rest[0] === 'number' ? [] : {};
  setAt(parent[key] as object, rest, value);
}

/** Zod's own complaints, in words that name the fix. */
function explain(issue: { code?: string; expected?: unknown; input?: unknown; values?: readonly unknown[] }): string {
  if (issue.code === 'unrecognized_keys') return 'is no field of this file. Remove it, or correct its name.';
  if (issue.code === 'invalid_value')
    return `is none of what can stand here. Use one of: ${(issue.values ?? []).join(', ')}.`;
  if (issue.input === undefined) return 'is missing. Add it as in the other files of its kind.';
  const wanted: Record<string, string> = {
    string: 'a text in quotes',
    number: 'a number without quotes',
    int: 'a whole number without quotes',
    boolean: 'true or false, without quotes',
    array: 'a list in square brackets',
    object: 'a group of fields in braces',
  };
  return `is of the wrong kind. Write ${wanted[String(issue.expected)] ?? `what ${String(issue.expected)} needs`}.`;
}

/** `['features', 2, 'name']` as `features[2].name`. */
function fieldName(path: Path): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

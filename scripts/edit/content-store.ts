/** The content files for the editing page: what may be read, and what may be written because the build takes it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type FieldText, parseJsonFile, textsIn } from '../../content/json-file.ts';
import {
  type ContentProblem,
  type ContentSources,
  factsIn,
  filesIn,
  readContent,
  readSources,
} from '../../content/read-content.ts';
import { type Facts, resolveReferences } from '../../content/references.ts';
import { folders, kindOf, singleFiles } from '../../content/schema/content.ts';

/** A content file, as the list of the editing page names it. */
export interface ListedFile {
  /** Its path from `content/`, such as `services/deep-cleaning.json`. */
  name: string;
  title: string;
  /** The page of the site that shows it. */
  page: string;
}

/** A text in a content file. */
export interface FoundText extends FieldText {
  /** The file, as in `ListedFile`. */
  name: string;
  /** The text as the site shows it, facts and all. */
  shown: string;
}

/** A content file to edit. */
export interface OpenedFile extends ListedFile {
  /** What it holds; absent when it is not JSON: `problems` says why. */
  value?: object;
  /** Stands for the text on the disk, so that a save can tell whether the file has changed since. */
  version: string;
  /** Whether `undo` can bring back the text before the last save. */
  canUndo: boolean;
  problems: ContentProblem[];
}

/** What became of a save. Nothing was written unless it was `saved`. */
export type SaveResult =
  | { outcome: 'saved'; version: string }
  | { outcome: 'changed' }
  | { outcome: 'refused'; problems: ContentProblem[] };

/** Names of files whose own name is that of a page. */
const titles: Readonly<Record<string, string>> = { 'accessibility.json': 'Accessibility: what was checked' };

/** The page that shows a file which is no page itself. The home page shows all others. */
const shownOn: Readonly<Record<string, string>> = {
  'business.json': '/contact/',
  'cleaning-list.json': '/cleaning-list/',
  'forms.json': '/contact/',
  'service-area.json': '/service-area/',
  'pages/not-found.json': '/not-found/',
};

/**
 * Reads and writes content files. All of it is synchronous, so that no two requests mix.
 * @param folder the content
 * @param work a folder for drafts and for the texts before the last save
 */
export class ContentStore {
  readonly #folder: string;
  readonly #drafts: string;
  readonly #previous: string;
  #draftTexts: ReadonlyMap<string, string> = new Map();

  constructor(folder: string, work: string) {
    this.#folder = folder;
    this.#drafts = join(work, 'content');
    this.#previous = join(work, 'previous');
    rmSync(this.#drafts, { recursive: true, force: true });
    for (const name of Object.keys(folders)) mkdirSync(join(this.#drafts, name), { recursive: true });
    for (const name of ['pictures', 'photos'].filter((name) => existsSync(join(folder, name)))) {
      symlinkSync(resolve(folder, name), join(this.#drafts, name), 'junction');
    }
    this.#writeDrafts(readSources(folder).texts);
  }

  /** The folder with the content as it is being edited, which is always free of problems once the content is. */
  get draftFolder(): string {
    return this.#drafts;
  }

  /** Names of the pictures that content may refer to. */
  pictures(): string[] {
    return [...readSources(this.#folder).pictures].filter((name) => /\.\w+$/.test(name)).sort();
  }

  /** Every file that may be edited. */
  list(): ListedFile[] {
    const { texts } = readSources(this.#folder);
    return [...texts.keys()].filter(isEditable).map((name) => listed(name, texts));
  }

  /** Every text of every file, to find one by what the site shows. */
  texts(): FoundText[] {
    const files = filesIn(readSources(this.#folder));
    const facts = factsIn(files);
    return files.flatMap(({ file, value }) => {
      const name = file.replace('content/', '');
      const found = isEditable(name) ? textsIn(value) : [];
      return found.map((each) => ({ name, ...each, shown: withFacts(each.text, facts) }));
    });
  }

  /** The texts with the facts that they refer to. */
  withFacts(texts: readonly string[]): string[] {
    const facts = factsIn(filesIn(readSources(this.#folder)));
    return texts.map((text) => withFacts(text, facts));
  }

  /** @throws UnknownFileError */
  open(name: string): OpenedFile {
    const sources = readSources(this.#folder);
    const text = textIn(sources, name);
    const parsed = parseJsonFile(text);
    this.#writeDrafts(sources.texts);
    return {
      ...listed(name, sources.texts),
      ...('value' in parsed ? { value: parsed.value } : {}),
      version: versionOf(text),
      canUndo: existsSync(join(this.#previous, name)),
      problems: readContent(sources).problems,
    };
  }

  /** @throws UnknownFileError */
  version(name: string): string {
    return versionOf(textIn(readSources(this.#folder), name));
  }

  /**
   * What the build says of all content with this text in the file's place. A text without problems becomes the draft.
   * @throws UnknownFileError
   */
  check(name: string, text: string, sources = readSources(this.#folder)): ContentProblem[] {
    textIn(sources, name);
    const texts = new Map([...sources.texts, [name, text]]);
    const { problems } = readContent({ ...sources, texts });
    if (problems.length === 0) this.#writeDrafts(texts);
    return problems;
  }

  /**
   * Writes the file, if it has not changed since that version and the build takes all content with this text in it.
   * @throws UnknownFileError
   */
  save(name: string, text: string, version: string): SaveResult {
    const sources = readSources(this.#folder);
    const before = textIn(sources, name);
    if (versionOf(before) !== version) return { outcome: 'changed' };
    const problems = this.check(name, text, sources);
    if (problems.length > 0) return { outcome: 'refused', problems };
    const formatted = formatContent(name, text);
    if (formatted !== before) {
      mkdirSync(dirname(join(this.#previous, name)), { recursive: true });
      writeFileSync(join(this.#previous, name), before);
      writeWhole(join(this.#folder, name), formatted);
    }
    return { outcome: 'saved', version: versionOf(formatted) };
  }

  /**
   * Saves the text before the last save. Another undo takes this one back.
   * @throws UnknownFileError
   */
  undo(name: string, version: string): SaveResult {
    textIn(readSources(this.#folder), name);
    const previous = join(this.#previous, name);
    if (!existsSync(previous)) throw new UnknownFileError(`There is no earlier version of "${name}".`);
    return this.save(name, readFileSync(previous, 'utf8'), version);
  }

  #writeDrafts(texts: ReadonlyMap<string, string>): void {
    const old = this.#draftTexts;
    for (const name of old.keys()) if (!texts.has(name)) rmSync(join(this.#drafts, name));
    for (const [name, text] of texts) if (old.get(name) !== text) writeFileSync(join(this.#drafts, name), text);
    this.#draftTexts = texts;
  }
}

/** The name is that of no content file. */
export class UnknownFileError extends Error {
  override name = 'UnknownFileError';
}

/** JSON as the content files have it: two spaces, a line for each entry, and the name of the JSON Schema first. */
export function formatContent(name: string, text: string): string {
  const { $schema, ...value } = JSON.parse(text.replace(/^\ufeff/, ''));
  const up = name.includes('/') ? '../' : './';
  return `${JSON.stringify({ $schema: `${up}json-schemas/${kindOf(name)}.json`, ...value }, null, 2)}\n`;
}

/** The text of a file that is there: other paths lead nowhere, `../` included. */
function textIn({ texts }: ContentSources, name: string): string {
  const text = isEditable(name) ? texts.get(name) : undefined;
  if (text === undefined) throw new UnknownFileError(`There is no content file "${name}".`);
  return text;
}

function withFacts(text: string, facts: Facts): string {
  return resolveReferences(text, facts, () => {});
}

function isEditable(name: string): boolean {
  return name.endsWith('.json') && kindOf(name) !== '';
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Renaming replaces a file at once, so that nobody reads half of it. The build skips hidden files, such as this one. */
function writeWhole(file: string, text: string): void {
  const temporary = join(dirname(file), `.editing-${process.pid}.tmp`);
  // On the disk before the name leads to it, so that a power cut leaves the old file or this one.
  try {
    writeFileSync(temporary, text, { flush: true });
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function listed(name: string, texts: ReadonlyMap<string, string>): ListedFile {
  const parsed = parseJsonFile(texts.get(name) ?? '');
  const { title, label }: Record<string, unknown> = 'value' in parsed ? { ...parsed.value } : {};
  const words = name.replace(/^.*\//, '').replace('.json', '').replaceAll('-', ' ');
  const own = [titles[name], title, label].find((value) => typeof value === 'string');
  return { name, title: String(own ?? words.charAt(0).toUpperCase() + words.slice(1)), page: pageOf(name, texts) };
}

function pageOf(name: string, texts: ReadonlyMap<string, string>): string {
  const single = Object.entries(singleFiles).find(([file]) => file === name)?.[1];
  if (single && 'path' in single) return single.path;
  const [folder, file = ''] = name.replace('.json', '').split('/');
  if (folder === 'services' || folder === 'industries') return `/${folder}/${file}/`;
  if (folder === 'legal' || (folder === 'pages' && !single)) return `/${file}/`;
  const ofAll = /^pages\/(service|industry)(-not-found)?\.json$/.exec(name)?.[1];
  if (!ofAll) return shownOn[name] ?? '/';
  const first = [...texts.keys()].find((other) => other.startsWith(ofAll === 'service' ? 'services/' : 'industries/'));
  return first === undefined ? '/' : pageOf(first, texts);
}

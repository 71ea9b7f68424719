/** The content files as an owner might break them, by the file and field names that a problem reports. */
import { type ContentResult, type ContentSources, readContent, readSources } from '../../../content/read-content.ts';

/** What to change, and where: the same two names that a problem reports. */
export interface Change {
  /** The content file, such as `content/services/deep-cleaning.json`. */
  file: string;
  /** The field in it, such as `features[2].name`. */
  field: string;
  value: unknown;
}

const { texts, ...others } = readSources();

/** The real content with the text of one file replaced. `null` takes the file away. */
export function withFile(file: string, text: string | null): ContentSources {
  const changed = new Map(texts);
  const name = file.replace('content/', '');
  if (text === null) changed.delete(name);
  else changed.set(name, text);
  return { texts: changed, ...others };
}

/** The real content with these changes. */
export function withChanges(...changes: readonly Change[]): ContentSources {
  const changed = new Map<string, unknown>();
  for (const { file, field, value } of changes) {
    const name = file.replace('content/', '');
    const json = changed.get(name) ?? parse(name);
    set(json, field, value);
    changed.set(name, json);
  }
  const written = [...changed].map(([name, json]): [string, string] => [name, JSON.stringify(json, null, 2)]);
  return { texts: new Map([...texts, ...written]), ...others };
}

/** What is read after these changes. */
export function readAltered(...changes: readonly Change[]): ContentResult {
  return readContent(withChanges(...changes));
}

/** A text or another value without parts, and where it stands. */
export interface Leaf {
  file: string;
  field: string;
  value: unknown;
}

/** Every value without parts in the content files, as their editor wrote it. */
export function leaves(): Leaf[] {
  return [...texts.keys()].flatMap((name) => {
    const { $schema, ...json } = parse(name);
    return leavesOf(json).map((leaf) => ({ file: `content/${name}`, ...leaf }));
  });
}

function parse(name: string): Record<string, unknown> {
  return JSON.parse(texts.get(name) ?? '{}');
}

function leavesOf(value: unknown, field = ''): { field: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([key, part]) => {
    if (Array.isArray(value)) return leavesOf(part, `${field}[${key}]`);
    return leavesOf(part, field === '' ? key : `${field}.${key}`);
  });
}

function set(root: unknown, field: string, value: unknown): void {
  const keys = field.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop();
  const parent = keys.reduce((object, key) => child(object, key), root);
  if (last === undefined || typeof parent !== 'object' || parent === null || !(last in parent)) {
    throw new Error(`The content has no field "${field}" to alter.`);
  }
  Object.assign(parent, { [last]: value });
}

function child(parent: unknown, key = ''): unknown {
  if (typeof parent !== 'object' || parent === null) throw new Error(`There is no "${key}" in the content.`);
  return (parent as Record<string, unknown>)[key];
}

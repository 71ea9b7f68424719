/** Content as an owner might break it, by the same file and field names that the content check reports. */
import { type AllContent, allContent, contentFiles } from '../../../content/all-content.ts';

/** What to change, and where: the same two names that a problem reports. */
export interface Change {
  /** The content file, such as `content/services/deep-cleaning.ts`. */
  file: string;
  /** The field in it, such as `features[2].name`. */
  field: string;
  value: unknown;
}

/** A deep copy of the real content with these changes. */
export function alteredContent(...changes: readonly Change[]): AllContent {
  const content = structuredClone(allContent);
  // Looked up before anything changes, for a file is named by the id in it.
  const files = new Map(contentFiles(content));
  for (const { file, field, value } of changes) set(files.get(file), field, value);
  return content;
}

/** A text or another value without parts, and where it stands. */
export interface Leaf {
  file: string;
  field: string;
  value: unknown;
}

/** Every value without parts in the content. */
export function leaves(): Leaf[] {
  return contentFiles(allContent).flatMap(([file, value]) => leavesOf(value).map((leaf) => ({ file, ...leaf })));
}

function leavesOf(value: unknown, field = ''): { field: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([key, part]) => {
    if (Array.isArray(value)) return leavesOf(part, `${field}[${key}]`);
    return leavesOf(part, field === '' ? key : `${field}.${key}`);
  });
}

function set(root: unknown, field: string, value: unknown): void {
  const keys = keysOf(field);
  const last = keys.pop();
  const parent = keys.reduce((object, key) => child(object, key), root);
  if (last === undefined || typeof parent !== 'object' || parent === null || !(last in parent)) {
    throw new Error(`The content has no field "${field}" to alter.`);
  }
  Object.assign(parent, { [last]: value });
}

/** `features[2].name` as `['features', '2', 'name']`. */
function keysOf(field: string): string[] {
  return field.match(/[^.[\]]+/g) ?? [];
}

function child(parent: unknown, key = ''): unknown {
  if (typeof parent !== 'object' || parent === null) throw new Error(`There is no "${key}" in the content.`);
  return (parent as Record<string, unknown>)[key];
}

/** Content as an owner might break it, by the same file and field names that the content check reports. */
import { type AllContent, allContent } from '../../../content/all-content.ts';

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
  for (const { file, field, value } of changes) set(objectOf(content, file), field, value);
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
  const list = (file: string, tree: unknown) => leavesOf(tree).map((leaf) => ({ file, ...leaf }));
  const { services, industries, serviceArea, legal, mainNavigation, legalNavigation, ...rest } = allContent;
  return [
    ...services.flatMap((service) => list(`content/services/${service.id}.ts`, service)),
    ...industries.flatMap((industry) => list(`content/industries/${industry.id}.ts`, industry)),
    ...list('content/service-area.ts', serviceArea),
    ...Object.entries(legal).flatMap(([name, document]) => list(`content/legal/${name}.ts`, document)),
    ...list('content/navigation.ts', { mainNavigation, legalNavigation }),
    ...Object.entries(rest).flatMap(([name, tree]) => list(`content/${name}.ts`, tree)),
  ];
}

function leavesOf(value: unknown, field = ''): { field: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ field, value }];
  return Object.entries(value).flatMap(([key, part]) => {
    if (Array.isArray(value)) return leavesOf(part, `${field}[${key}]`);
    return leavesOf(part, field === '' ? key : `${field}.${key}`);
  });
}

/** The part of `allContent` that a file holds. */
function objectOf(content: AllContent, file: string): unknown {
  const [folder, name] = file.replace(/^content\/|\.ts$/g, '').split('/');
  if (folder === 'navigation') return content;
  if (folder === 'service-area') return content.serviceArea;
  if (folder === 'services' || folder === 'industries') return content[folder].find((entry) => entry.id === name);
  return name === undefined ? child(content, folder) : child(child(content, folder), name);
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

import { pages } from '../../content/content.ts';

/** The path of a service's or industry's page, with a slash at both ends. */
export function entryPath(section: 'services' | 'industries', id: string): string {
  return `${pages[section].path}${id}/`;
}

/**
 * The entries with the given ids, in that order.
 * @throws Error when an id is unknown; the content check reports it with file and field before this can happen.
 */
export function findEntries<Entry extends { id: string }, const Ids extends readonly string[]>(
  entries: readonly Entry[],
  ids: Ids,
): { [Index in keyof Ids]: Entry } {
  const found = ids.map((id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`There is no entry with the id "${id}".`);
    return entry;
  });
  return found as { [Index in keyof Ids]: Entry };
}

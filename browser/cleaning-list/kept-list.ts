/** The list as the tab's own storage keeps it, for a reload and for other pages: like drafts, an hour from the last change. */
import { draftLifetime } from '../../components/forms/draft.ts';
import type { CleaningList } from './list.ts';
import { listToText, textToList } from './list-link.ts';

/** `browser/inline/load-cleaning-list.ts` looks for it, too. */
export const keptListKey = 'cleaning-list';

export interface KeptList {
  list: CleaningList;
  /** What stood in the address then. Another fragment is one that the visitor has come by since. */
  fragment: string;
  /** The keys of the tasks that were missed. */
  missed: string[];
  /** What this page has put into the message of each form. */
  quoted: string;
  /** What the quote dialog says about that. */
  quoteNote: string;
  reported: string;
}

export function keepList({ list, ...others }: KeptList): void {
  try {
    sessionStorage.setItem(keptListKey, JSON.stringify({ ...others, list: listToText(list), at: Date.now() }));
  } catch {
    // Storage that is denied or full: the list is then only in the form and in its link.
  }
}

/** The kept list; nothing where there is none, where it is too old, or where storage is denied. */
export function keptList(): KeptList | undefined {
  try {
    const { at, list: text, ...others } = JSON.parse(sessionStorage.getItem(keptListKey) ?? '{}');
    const list = textToList(text);
    if (list && Date.now() - at < draftLifetime) return { ...others, list };
    sessionStorage.removeItem(keptListKey);
  } catch {
    // Storage is denied, or holds what nobody here has written.
  }
  return undefined;
}

import { draftForms } from '../forms/draft.ts';
import { withWords, wordsOf } from '../forms/words.ts';

/** Gives the links marked `data-carries-words` what stands in their form, at the moment they are followed. */
export function carryWords(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-carries-words]') : null;
    const form = link?.closest<HTMLFormElement>(draftForms);
    if (link && form) link.href = withWords(link.href, wordsOf(form));
  });
}

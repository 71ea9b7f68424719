import { messageLink, messageOf } from '../../components/forms/contact-links.ts';
import { draftForms } from '../../components/forms/draft.ts';

/** Gives the links marked `data-message-link` the current values of their form, at the moment they are followed. */
export function fillMessageLinks(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-message-link]') : null;
    const form = link?.closest<HTMLFormElement>(draftForms);
    if (link && form) link.href = messageLink(link.href, messageOf(form));
  });
}

import {
  draftForms,
  fillFromDraft,
  hasValues,
  offerContactDetails,
  readDraft,
  saveDraft,
} from '../../components/forms/draft.ts';
import { afterNextPaint } from './after-next-paint.ts';

/**
 * Stores what is typed into the forms, and restores it after a reload and on another page. A form's empty fields for
 * contact details take what the visitor typed into the other form.
 * A form whose draft was sent, without a known response, says so by the attribute `data-interrupted`.
 */
export function keepDrafts(page: Document, view: EventTarget): void {
  const all = () => [...page.querySelectorAll<HTMLFormElement>(draftForms)];
  /** Whether storage has the current values. Values that it has not must not be overwritten from there. */
  let isStored = true;

  const save = (form: HTMLFormElement, touched?: EventTarget) => {
    stayOutOfStaleCache();
    isStored = saveDraft(form, touched);
  };
  // Firefox gives a page from its back/forward cache the session storage of the moment when it was left, even after a
  // reload: values sent since would be back, and values typed since would be lost. Such a listener keeps a page out.
  const stayOutOfStaleCache = () => {
    if ('mozInnerScreenX' in view) view.addEventListener('unload', stayOutOfStaleCache);
  };

  const onChange = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(draftForms) : null;
    if (form && target) save(form, target);
  };
  page.addEventListener('input', onChange);
  // Some password managers and browsers fill in with this event alone.
  page.addEventListener('change', onChange);

  // Going back, browsers restore what once stood in the fields, also what was sent or changed since.
  const [visit] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  for (const form of all()) {
    const draft = readDraft(form);
    form.toggleAttribute('data-interrupted', draft?.pending === true);
    if (draft) {
      stayOutOfStaleCache();
      fillFromDraft(form, draft, { exact: visit?.type === 'back_forward' && !form.contains(page.activeElement) });
    }
    // Typed before this script came, or restored by the browser.
    if (hasValues(form)) save(form);
    offerContactDetails(form);
  }
  // When the visitor comes to a form, by focus in it or in the dialog around it.
  page.addEventListener('focusin', ({ target }) => {
    const place = target instanceof Element ? target.closest(`dialog, ${draftForms}`) : null;
    const form = place?.querySelector<HTMLFormElement>(draftForms) ?? (place as HTMLFormElement | null);
    if (form?.matches(draftForms)) afterNextPaint(() => offerContactDetails(form));
  });

  // The draft may have been changed, or sent, while this page was in the back/forward cache. And going back, some browsers
  // restore fields after this script has run.
  view.addEventListener('pageshow', () => {
    if (!isStored) return;
    for (const form of all()) {
      const draft = readDraft(form);
      if (draft) fillFromDraft(form, draft, { exact: true });
      offerContactDetails(form);
    }
  });
}

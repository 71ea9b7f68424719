import { draftForms, fillFromDraft, hasWords, readDraft, saveDraft } from '../forms/draft.ts';

/**
 * Keeps what is typed into the forms, and gives it back after a reload, on another page, and in the other form.
 * A form whose draft was sent and never answered says so by the attribute `data-interrupted`.
 */
export function keepDrafts(page: Document, view: EventTarget): void {
  const all = () => [...page.querySelectorAll<HTMLFormElement>(draftForms)];
  /** Whether storage has what stands in the forms. What it has not must not be overwritten from there. */
  let kept = true;

  const save = (form: HTMLFormElement) => {
    stayOutOfStaleCache();
    kept = saveDraft(form);
    if (kept) for (const other of all()) if (other !== form) fillFromDraft(other, { exact: true });
  };
  // Firefox gives a page that it had put aside the session storage of the moment when it was left, even after a reload:
  // words sent since would be back, and words typed since would be lost. It puts no page aside that listens to this.
  const stayOutOfStaleCache = () => {
    if ('mozInnerScreenX' in view) view.addEventListener('unload', stayOutOfStaleCache);
  };
  const found = readDraft();
  if (found) stayOutOfStaleCache();

  const onChange = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(draftForms) : null;
    if (form) save(form);
  };
  page.addEventListener('input', onChange);
  // Some password managers and browsers fill in with this event alone.
  page.addEventListener('change', onChange);

  // On the way back browsers put back what stood in the fields once, also what was sent or changed since.
  const [visit] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const isWayBack = visit?.type === 'back_forward' && found !== undefined;
  for (const form of all()) {
    form.toggleAttribute('data-interrupted', found?.unsettled === true);
    fillFromDraft(form, { exact: isWayBack && !form.contains(page.activeElement) });
    // Typed before this script came, or put back by the browser.
    if (hasWords(form)) save(form);
  }

  // The draft may have been changed, or sent, while this page was put aside. And on the way back some browsers put into
  // the fields what stood there once, after this script has run.
  const catchUp = () => {
    if (kept && readDraft()) for (const form of all()) fillFromDraft(form, { exact: true });
  };
  view.addEventListener('pageshow', catchUp);
}

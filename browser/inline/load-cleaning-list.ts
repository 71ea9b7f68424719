import { keptListKey } from '../cleaning-list/kept-list.ts';
import { afterNextPaint } from './after-next-paint.ts';
import { scriptLoader } from './script-loader.ts';

/**
 * Loads the script of the form with `data-cleaning-list`, whose address the build writes there: when the visitor comes to
 * the form, when the address names a list or a place, or when the tab keeps a list. If it does not come, a text says so, and
 * the next use tries again.
 */
export function loadCleaningList(page: Document, view: Window): void {
  const form = page.querySelector<HTMLFormElement>('[data-cleaning-list]');
  const { cleaningList: address = '', unavailable = '' } = form?.dataset ?? {};
  // `next dev` has no such script.
  if (!form || !address) return;
  const places = [...form.querySelectorAll<HTMLInputElement>('[name=place]')];
  // All open for browsers without scripts; and on paper, where older browsers print no closed ones.
  const closed = [...form.querySelectorAll('details')];
  const open = (isOpen: boolean) => {
    for (const details of closed) details.open = isOpen;
  };
  open(false);
  view.addEventListener('beforeprint', () => {
    closed.splice(0, closed.length, ...form.querySelectorAll<HTMLDetailsElement>('details:not([open])'));
    open(true);
  });
  view.addEventListener('afterprint', () => open(false));
  const { hash } = view.location;
  // Before the first frame, so that nothing moves: the place that the address names, and room for the list that it holds.
  for (const place of places) {
    if (hash === `#place=${place.value}`) place.checked = true;
  }
  const isKept = () => {
    try {
      return view.sessionStorage.getItem(keptListKey) !== null;
    } catch {
      // Storage that is denied keeps nothing.
      return false;
    }
  };
  // Opening the storage takes a cheap phone 15 ms. A tab's first page finds nothing there.
  const isOpening = hash.startsWith('#list=') || (view.history.length > 1 && isKept());
  if (isOpening) form.dataset['opening'] = '';
  const load = scriptLoader(page, address, () => {
    form.removeAttribute('data-opening');
    const note = form.querySelector('[data-link-note]');
    if (note) note.textContent = unavailable;
  });
  const loadForAddress = () => {
    const { hash } = view.location;
    // A browser may have ticked a place again.
    if (hash.startsWith('#list=') || places.some(({ checked, value }) => checked || hash === `#place=${value}`)) load();
  };
  for (const use of ['focusin', 'input', 'click']) form.addEventListener(use, () => afterNextPaint(load));
  // The rooms are below the window. The keyboard goes from place to place first.
  form.addEventListener('click', ({ target, detail }) => {
    if (detail < 1 || !(target as Element).closest('label')?.querySelector('[name=place]')) return;
    const behavior = view.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    form.querySelector('.board')?.closest('section')?.scrollIntoView({ behavior });
  });
  view.addEventListener('hashchange', loadForAddress);
  afterNextPaint(() => {
    loadForAddress();
    if (isOpening || isKept()) load();
  });
}

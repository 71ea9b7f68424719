import { submitValue } from '../forms/submit-value.ts';

/**
 * Holds a submit that comes before React has taken over the form, and gives it again, once, when React is there.
 * A form says that it wants this by the attribute `data-held-until-ready`, which React's component removes before it
 * sends `form-ready` (see `components/forms/useSubmission.ts`). Meanwhile the form is marked `data-waiting`.
 * When React cannot be loaded the submit is given up and the form marked `data-unavailable`, until the next try.
 */
export function holdSubmits(page: Document): void {
  const held = new Map<HTMLFormElement, HTMLElement | null>();

  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-held-until-ready')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.set(form, event.submitter);
      mark(form, true, false);
    },
    true,
  );

  page.addEventListener('form-ready', (event) => {
    const form = event.target as HTMLFormElement;
    const submitter = held.get(form);
    mark(form, false, false);
    if (submitter === undefined) return;
    held.delete(form);
    form.requestSubmit(submitter ?? undefined);
  });

  page.addEventListener('scripts-failed', () => {
    for (const form of held.keys()) mark(form, false, true);
    held.clear();
  });
}

function mark(form: HTMLFormElement, waiting: boolean, unavailable: boolean): void {
  form.toggleAttribute('data-waiting', waiting);
  form.toggleAttribute('data-unavailable', unavailable);
}

/**
 * Gives a submit again that came before this script: the browser has closed the dialog by it, with the button's value,
 * and has sent nothing. The dialog opens again, so that the visitor sees what becomes of the words.
 * Runs once, when everything that hears of a click is listening.
 */
export function repeatEarlySubmits(page: Document): void {
  for (const dialog of page.querySelectorAll('dialog')) {
    if (dialog.returnValue !== submitValue) continue;
    dialog.returnValue = '';
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('form[data-held-until-ready] [type=submit]')?.click();
  }
}

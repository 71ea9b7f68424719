import { formHydratedEvent, islandsFailedEvent, submitValue } from '../../components/forms/dom-names.ts';

/** How long a queued submit waits for hydration, in milliseconds: as long as a sent form waits for its response. */
const hydrationTimeout = 25_000;

/**
 * Queues a submit that comes before React has hydrated its form, and replays it once afterwards.
 * A form asks for this by the attribute `data-not-hydrated`, which `components/forms/useSubmission.ts` removes. From the
 * press on, the form looks as it does while it is being sent. If the script fails or takes too long, the submit is dropped,
 * the form shows its error message (`data-unavailable`) until the next submit, and the next press tries again.
 */
export function replaySubmits(page: Document): void {
  /** The forms with a queued submit, with what unlocks each. */
  const queue = new Map<HTMLFormElement, () => void>();
  const fail = () => page.dispatchEvent(new Event(islandsFailedEvent));

  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      // Not before: the button would move away from under the pointer that presses it.
      showFailure(form, false);
      if (!form.hasAttribute('data-not-hydrated')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (queue.has(form)) return;
      const unlock = lock(form);
      const timer = setTimeout(fail, hydrationTimeout);
      queue.set(form, () => {
        clearTimeout(timer);
        unlock();
      });
    },
    true,
  );

  page.addEventListener(formHydratedEvent, ({ target }) => {
    const form = target as HTMLFormElement;
    // Where an extension has changed its markup, React renders the form again: the queued one is then no longer in the page.
    const [queued, unlock] = [...queue].find(([candidate]) => candidate === form || !candidate.isConnected) ?? [];
    if (!queued || !unlock) return;
    queue.delete(queued);
    // React locks the form again before the next frame.
    unlock();
    submitButton(form)?.click();
  });

  page.addEventListener(islandsFailedEvent, () => {
    for (const [form, unlock] of queue) {
      console.error('The form could not be sent: its script did not load.');
      unlock();
      // The visitor may have closed it meanwhile, and must learn that nothing was sent.
      const dialog = form.closest('dialog');
      if (dialog && !dialog.open) dialog.showModal();
      showFailure(form, true);
    }
    queue.clear();
  });

  // Text fields are locked by `readonly`; checkboxes have no such attribute.
  page.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.matches('[data-locked] [type=checkbox]'))
      event.preventDefault();
  });
}

/** Makes a form look as it does while React sends it. Returns what undoes that. */
function lock(form: HTMLFormElement): () => void {
  const button = submitButton(form);
  const label = button?.textContent;
  const setLocked = (locked: boolean) => {
    for (const name of ['data-locked', 'data-waiting']) form.toggleAttribute(name, locked);
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      if (field.type === 'checkbox') field.setAttribute('aria-disabled', String(locked));
      else field.readOnly = locked;
    }
    if (!button) return;
    button.disabled = locked;
    button.textContent = (locked ? button.dataset['sending'] : label) ?? '';
  };
  setLocked(true);
  return () => setLocked(false);
}

function submitButton(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector<HTMLButtonElement>('[type=submit]');
}

/** The message comes only then, so that React finds the markup that it expects. With focus it is read out, and in view. */
function showFailure(form: HTMLFormElement, failed: boolean): void {
  form.toggleAttribute('data-unavailable', failed);
  const message = form.querySelector<HTMLElement>('[data-failure]');
  if (!message) return;
  message.textContent = (failed && message.dataset['failure']) || '';
  if (failed) message.focus();
}

/**
 * Replays a submit that came before this script: the browser has closed the dialog by it, with the button's value,
 * and has sent nothing. The dialog opens again, so that the visitor sees the outcome.
 * Runs once, when all listeners for clicks are there.
 */
export function replayEarlySubmits(page: Document): void {
  for (const dialog of page.querySelectorAll('dialog')) {
    if (dialog.returnValue !== submitValue) continue;
    dialog.returnValue = '';
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('form[data-not-hydrated] [type=submit]')?.click();
  }
}

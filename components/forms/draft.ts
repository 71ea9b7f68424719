/**
 * What the visitor has typed and not yet sent, kept in the tab's own storage so that a reload or another page does not
 * lose it. Both forms share one draft: a name typed into one is in the other. Storage that is denied or full changes
 * nothing else: the words are then only on the screen.
 *
 * The early script and the forms' own script both hold a copy of this module, so it keeps no state.
 */

interface Draft {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** The texts by the names of their fields. */
  texts: Record<string, string>;
  /** The chosen services by the path of the page, for each page has its own to choose from. */
  choices: Record<string, string[]>;
  /** Whether it was being sent when it was last heard of. */
  sending?: boolean;
}

const key = 'form-draft';

/** How long a draft is kept after the last change, in milliseconds, for the sake of whoever has the device next. */
export const draftLifetime = 60 * 60 * 1000;

/** The forms that share the draft. */
export const draftForms = 'form[data-draft]';

/** The draft, or nothing where there is none, it is too old, or storage is denied. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '') as Draft;
    if (Date.now() - draft.at < draftLifetime) return draft;
    clearDraft();
  } catch {
    // No draft, or none that can be read.
  }
  return undefined;
}

/** Tells whether the draft is now kept. */
function keep(draft: Omit<Draft, 'at'>): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }));
    return true;
  } catch {
    // An older draft must not come back in place of these words.
    clearDraft();
    return false;
  }
}

/** Keeps what stands in a form, as it stands. Tells whether it could. */
export function saveDraft(form: HTMLFormElement): boolean {
  const draft: Omit<Draft, 'at'> = readDraft() ?? { texts: {}, choices: {} };
  for (const field of textFields(form)) draft.texts[field.name] = field.value;
  const boxes = choiceBoxes(form);
  if (boxes.length > 0) draft.choices[location.pathname] = boxes.filter((box) => box.checked).map((box) => box.value);
  return keep(draft);
}

/** Notes that the draft is on its way, or no longer, in case the page is left before the answer comes. */
export function markSending(sending: boolean): void {
  const draft = readDraft();
  if (draft) keep({ ...draft, sending });
}

/** Forgets the words and keeps that there are none, for the browser may restore them on the way back. */
export function emptyDraft(): void {
  keep({ texts: {}, choices: {} });
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage that is denied holds nothing.
  }
}

/**
 * Puts the draft into a form: into its empty fields, or with `exact` into all of them, empty ones of the draft too.
 */
export function fillFromDraft(form: HTMLFormElement, { exact = false } = {}): void {
  const draft = readDraft();
  for (const field of textFields(form)) {
    if (exact || field.value === '') field.value = draft?.texts[field.name] ?? '';
  }
  const chosen = draft?.choices[location.pathname];
  for (const box of choiceBoxes(form)) {
    if (chosen) box.checked = chosen.includes(box.value);
    else if (exact) box.checked = box.defaultChecked;
  }
}

/** Whether anything stands in the form's fields. */
export function hasWords(form: HTMLFormElement): boolean {
  return textFields(form).some((field) => field.value !== '');
}

function textFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox]), textarea')];
}

function choiceBoxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
}

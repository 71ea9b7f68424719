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
  /** Whether it was sent and its answer is not known. */
  unsettled?: boolean;
}

const key = 'form-draft';

/** How long a draft is kept after the last change, in milliseconds, for the sake of whoever has the device next. */
export const draftLifetime = 60 * 60 * 1000;

/** The forms that share the draft. */
export const draftForms = 'form[data-draft]';

/** The draft, or nothing where there is none or storage is denied. One that was sent or is too old is empty. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '') as Draft;
    return Date.now() - draft.at < draftLifetime ? draft : emptyDraft();
  } catch {
    // No draft, or none that can be read.
    return undefined;
  }
}

/** Tells whether the draft is now kept. */
function keep(draft: Omit<Draft, 'at'>): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }));
    return true;
  } catch {
    // An older draft must not come back in place of these words.
    removeDraft();
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

/** Notes whether the draft was sent without an answer so far, in case the page is left before there is one. */
export function markUnsettled(unsettled: boolean): void {
  const draft = readDraft();
  if (draft) keep({ ...draft, unsettled });
}

/** Takes the words out of storage. What is left says that nothing the browser still has of them counts. */
export function emptyDraft(): Draft {
  const draft = { texts: {}, choices: {}, at: Date.now() };
  keep(draft);
  return draft;
}

function removeDraft(): void {
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
    const words = draft?.texts[field.name] ?? '';
    // Not without need: it would move the cursor.
    if ((exact || field.value === '') && field.value !== words) field.value = words;
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

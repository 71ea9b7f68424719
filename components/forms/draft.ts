/**
 * What the visitor has typed and not yet sent, kept in the tab's own storage so that a reload or another page does not
 * lose it. Each form has a draft of its own. Storage that is denied or full changes nothing else: the values are then
 * only on the screen.
 *
 * The inline script and the islands both hold a copy of this module, so it keeps no state.
 */

interface Draft {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** The texts by the names of their fields. A field that the visitor has not touched is absent. */
  texts: Record<string, string>;
  /** The chosen services by the path of the page, for each page has its own to choose from. */
  choices: Record<string, string[]>;
  /** Whether it was sent and the response is not known. */
  pending?: boolean;
}

/** How long a draft is kept after the last change, in milliseconds, for the sake of whoever has the device next. */
export const draftLifetime = 60 * 60 * 1000;

/** The forms that have a draft. The attribute's value names it. */
export const draftForms = 'form[data-draft]';

/** The values of `data-draft`. */
const draftNames = ['quote', 'contact'] as const;

/** The fields that one form offers to the other. */
const contactDetails = ['name', 'email', 'phone'];

const keyOf = (name: string) => `draft-${name}`;
const nameOf = (form: HTMLFormElement) => form.dataset['draft'] ?? '';

/** A form's draft, or nothing where there is none or storage is denied. One that was sent or is too old is empty. */
export function readDraft(form: HTMLFormElement): Draft | undefined {
  return read(nameOf(form));
}

function read(name: string): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(name));
    if (stored === null) return undefined;
    const draft = JSON.parse(stored) as Draft;
    if (Date.now() - draft.at < draftLifetime) return draft;
    const empty = { texts: {}, choices: {} };
    store(name, empty);
    return { ...empty, at: Date.now() };
  } catch {
    // Storage is denied, or holds what nobody here has written.
    return undefined;
  }
}

/** What a form's draft holds in a field; an empty text where there is none. */
export function draftText(name: (typeof draftNames)[number], field: string): string {
  return read(name)?.texts[field] ?? '';
}

/** Tells whether the draft is stored. */
function store(name: string, draft: Omit<Draft, 'at'>): boolean {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ ...draft, at: Date.now() }));
    return true;
  } catch {
    // An older draft must not come back in place of these values.
    try {
      sessionStorage.removeItem(keyOf(name));
    } catch {
      // Storage that is denied holds nothing.
    }
    return false;
  }
}

/**
 * Stores the values of a form. Tells whether it could.
 * @param touched the field that the visitor has just changed, and may have emptied
 */
export function saveDraft(form: HTMLFormElement, touched?: EventTarget | null): boolean {
  const draft: Omit<Draft, 'at'> = readDraft(form) ?? { texts: {}, choices: {} };
  const before = JSON.stringify(draft);
  for (const field of textFields(form)) {
    if (field.value !== '' || field.name in draft.texts || field === touched) draft.texts[field.name] = field.value;
  }
  const boxes = choiceBoxes(form);
  if (location.pathname in draft.choices || boxes.some((box) => box.checked !== box.defaultChecked)) {
    draft.choices[location.pathname] = boxes.filter((box) => box.checked).map((box) => box.value);
  }
  // A draft grows old from its last change on, not from the last page on which it was restored.
  return JSON.stringify(draft) === before || store(nameOf(form), draft);
}

/** Notes whether a form was sent without a response so far, in case the page is left before there is one. */
export function markPending(form: HTMLFormElement, pending: boolean): void {
  const draft = readDraft(form);
  if (draft) store(nameOf(form), { ...draft, pending });
}

/**
 * Takes a form's values out of storage. What is left says that its fields are empty, whatever the browser restores or
 * the other form could offer.
 */
export function emptyDraft(form: HTMLFormElement): void {
  const texts = Object.fromEntries(textFields(form).map(({ name }) => [name, '']));
  store(nameOf(form), { texts, choices: {} });
}

/** Changes one text of a form's draft, on a page without that form. Tells whether it could. */
export function changeDraft(name: 'quote' | 'contact', field: string, change: (text: string) => string): boolean {
  const draft: Omit<Draft, 'at'> = read(name) ?? { texts: {}, choices: {} };
  return store(name, { ...draft, texts: { ...draft.texts, [field]: change(draft.texts[field] ?? '') } });
}

/**
 * Puts a form's draft into its empty fields, or with `exact` into all of them, empty ones of the draft too.
 */
export function fillFromDraft(form: HTMLFormElement, draft: Draft, { exact = false } = {}): void {
  for (const field of textFields(form)) {
    const text = draft.texts[field.name] ?? '';
    // Not without need: it would move the cursor.
    if ((exact || field.value === '') && field.value !== text) field.value = text;
  }
  const chosen = draft.choices[location.pathname];
  const boxes = choiceBoxes(form);
  // Boxes that were ticked before this script came stay as they are.
  if (!exact && boxes.some((box) => box.checked !== box.defaultChecked)) return;
  for (const box of boxes) {
    if (chosen) box.checked = chosen.includes(box.value);
    else if (exact) box.checked = box.defaultChecked;
  }
}

/**
 * Puts the name, email and phone number that the visitor typed into the other form into this one's fields, where these
 * are empty and the visitor has not emptied them.
 */
export function offerContactDetails(form: HTMLFormElement): void {
  const own = readDraft(form)?.texts ?? {};
  const others = draftNames.filter((name) => name !== nameOf(form)).map((name) => read(name)?.texts ?? {});
  for (const field of textFields(form)) {
    if (field.value !== '' || field.name in own || !contactDetails.includes(field.name)) continue;
    field.value = others.map((texts) => texts[field.name]).find(Boolean) ?? '';
  }
}

/** Whether any of the form's text fields has a value. */
export function hasValues(form: HTMLFormElement): boolean {
  return textFields(form).some((field) => field.value !== '');
}

function textFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=checkbox]), textarea')];
}

function choiceBoxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
}

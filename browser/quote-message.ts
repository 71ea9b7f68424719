import { quoteDialogId } from '../components/forms/dom-names.ts';

/** The message of the quote form. It is there before React is. */
export function quoteMessage(): HTMLTextAreaElement | null {
  return document.querySelector(`#${quoteDialogId} textarea[name="message"]`);
}

/** Writes into a field of a form, so that its draft is kept. */
export function writeField(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

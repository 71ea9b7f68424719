import { fieldErrorSuffix } from '../../components/forms/dom-names.ts';

/**
 * Says under a field what is wrong with it, beside the browser's own message: on a submit, and once the visitor leaves a
 * field that is wrong. The text goes as soon as the field is right. It works before and after hydration.
 */
export function explainFieldErrors(page: Document): void {
  const explain = ({ target, type }: Event) => {
    const field = target as HTMLInputElement;
    const error = page.getElementById(field.id + fieldErrorSuffix);
    if (!error || (type === 'input' && error.textContent === '')) return;
    const { valid, valueMissing } = field.validity;
    error.textContent = (!valid && error.dataset[valueMissing ? 'missing' : 'malformed']) || '';
    field.ariaInvalid = String(!valid);
  };
  // "invalid" does not bubble.
  for (const type of ['invalid', 'input']) page.addEventListener(type, explain, true);
  // Sends "invalid" where the field is.
  page.addEventListener('change', ({ target }) => (target as Partial<HTMLInputElement>).checkValidity?.());
}

/**
 * Brings the text area that the Tab key has reached into view whole. Browsers show the line of its caret alone, and the
 * bar with the dialog's submit button could cover the rest.
 */
export function showWholeTextArea(page: Document): void {
  page.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });
}

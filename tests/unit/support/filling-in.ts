/** A visitor who fills in the forms. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forms } from '../../../content/content.ts';

const { labels } = forms;

/** What the visitor writes. The message has what a message may have: lines, signs, other alphabets. */
export const words = {
  name: 'Ann Ó Briain',
  email: 'ann@example.com',
  phone: '(614) 555-0100',
  message: 'Two offices, "open plan" & a <lab>.\nEvery 2nd week – könnten Sie? 🧽',
};

/** Fills in the fields of a form, all but those named. */
export async function fillIn(user: UserEvent, form: 'quote' | 'contact', leaveOut: (keyof typeof words)[] = []) {
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    if (leaveOut.includes(field) || (form === 'contact' && field === 'phone')) continue;
    // Also puts the cursor there. After a form's reset the library would type behind the words it remembers.
    await user.clear(screen.getByLabelText(labels[field]));
    await user.paste(words[field]);
  }
}

/** What stands in the fields. */
export function fields(): Record<string, string> {
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  return Object.fromEntries(boxes.map((box) => [box.name, box.value]));
}

/** Presses the submit button of the form. */
export async function submit(user: UserEvent, form: 'quote' | 'contact') {
  await user.click(screen.getByRole('button', { name: forms[form].submit }));
}

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '../../../../components/contact/ContactForm.tsx';
import { holdSubmits, repeatEarlySubmits } from '../../../../components/early/held-submits.ts';
import { submitValue } from '../../../../components/forms/submit-value.ts';
import { formReadyEvent } from '../../../../components/forms/useSubmission.ts';
import { QuoteForm } from '../../../../components/quote/QuoteForm.tsx';
import { forms } from '../../../../content/forms.ts';
import { giveDialogsTheirMethods } from '../../support/dialog.ts';
import { account, fakeEmailJs } from '../../support/emailjs.ts';
import { fields, words } from '../../support/filling-in.ts';

// As on a page: once, before any form is used. Each test has forms of its own.
beforeAll(() => holdSubmits(document));

describe('a form as the exported page holds it', () => {
  const seen = jest.fn();

  /** A form with a message in it, that waits for React or not. */
  function pageForm(waits: boolean): HTMLFormElement {
    document.body.innerHTML = `
      <form method="dialog" ${waits ? 'data-held-until-ready=""' : ''}>
        <input name="message" value="Two offices" />
        <button name="by" value="button">Send</button>
      </form>`;
    const form = document.body.querySelector('form');
    if (!form) throw new Error('There is no form.');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      seen({ message: new FormData(form).get('message'), by: event.submitter?.textContent });
    });
    return form;
  }

  /** What React's component does when it has taken over. */
  function becomeReady(form: HTMLFormElement) {
    form.removeAttribute('data-held-until-ready');
    form.dispatchEvent(new Event(formReadyEvent, { bubbles: true }));
  }

  const press = () => fireEvent.click(screen.getByRole('button'));

  it('keeps a submit that comes too early, and the page does not change', () => {
    // `fireEvent` tells by `false` that the browser was kept from its own answer.
    expect(fireEvent.submit(pageForm(true))).toBe(false);
    expect(seen).not.toHaveBeenCalled();
  });

  it('gives it again once React is there, with the words and the button', () => {
    const form = pageForm(true);
    press();
    expect(seen).not.toHaveBeenCalled();
    becomeReady(form);
    expect(seen.mock.calls).toEqual([[{ message: 'Two offices', by: 'Send' }]]);
  });

  it('gives it again only once, however often the button was pressed and React came', () => {
    const form = pageForm(true);
    press();
    press();
    press();
    becomeReady(form);
    becomeReady(form);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('gives what stands in the fields by then', () => {
    const form = pageForm(true);
    press();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Three offices' } });
    becomeReady(form);
    expect(seen.mock.calls).toEqual([[{ message: 'Three offices', by: 'Send' }]]);
  });

  it('gives a submit without a button again, too, as password managers make it', () => {
    const form = pageForm(true);
    form.requestSubmit();
    becomeReady(form);
    expect(seen.mock.calls).toEqual([[{ message: 'Two offices', by: undefined }]]);
  });

  it('sends nothing by itself when nobody has pressed the button', () => {
    becomeReady(pageForm(true));
    expect(seen).not.toHaveBeenCalled();
  });

  it('lets submits pass once it is ready', () => {
    const form = pageForm(true);
    becomeReady(form);
    press();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('is left alone when it does not ask for this', () => {
    const form = pageForm(false);
    press();
    expect(seen).toHaveBeenCalledTimes(1);
    becomeReady(form);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

describe('a submit that came before the early script, by which the browser closed the dialog,', () => {
  /** The dialog with the real form, as the browser leaves it; it was closed by a button with this value. */
  function closedDialog(returnValue: string): HTMLDialogElement {
    giveDialogsTheirMethods();
    const dialog = document.createElement('dialog');
    dialog.innerHTML = renderToString(<QuoteForm account={account} subject="Factories" choices={[]} />);
    for (const box of dialog.querySelectorAll<HTMLInputElement>('[name]')) {
      box.value = words[box.name as keyof typeof words];
    }
    dialog.returnValue = returnValue;
    document.body.replaceChildren(dialog);
    return dialog;
  }

  it('is given again once, in the open dialog', () => {
    const dialog = closedDialog(submitValue);
    const submits = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('submit', submits, true);
    repeatEarlySubmits(document);
    repeatEarlySubmits(document);
    window.removeEventListener('submit', submits, true);
    expect(dialog.open).toBe(true);
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it('is told from a dialog that the visitor closed', () => {
    const dialog = closedDialog('');
    repeatEarlySubmits(document);
    expect(dialog.open).toBe(false);
  });
});

describe.each([
  { kind: 'contact' as const, form: <ContactForm account={account} /> },
  {
    kind: 'quote' as const,
    form: <QuoteForm account={account} subject="Factories" choices={['Floors', 'Lockers']} preselected="Floors" />,
  },
])('the real $kind form, sent before React has taken it over,', ({ kind, form }) => {
  /** The form as the server wrote it, filled in by a visitor. */
  function fillInServerForm(): HTMLElement {
    const container = document.createElement('div');
    container.innerHTML = renderToString(form);
    document.body.replaceChildren(container);
    for (const box of screen.getAllByRole<HTMLInputElement>('textbox')) {
      box.value = words[box.name as keyof typeof words];
    }
    return container;
  }

  it('is delivered once, with every word', async () => {
    const emailJs = fakeEmailJs();
    const container = fillInServerForm();
    fireEvent.click(screen.getByRole('button', { name: forms[kind].submit }));
    expect(emailJs.requests).toEqual([]);

    render(form, { container, hydrate: true });
    await waitFor(() => expect(emailJs.requests).toHaveLength(1));
    expect(emailJs.requests[0]?.payload).toMatchObject({
      template_params: { name: words.name, email: words.email, message: words.message },
    });

    await act(async () => emailJs.answer({ status: 200, text: 'OK' }));
    expect(screen.getByText(forms[kind].success)).toBeVisible();
    expect(emailJs.requests).toHaveLength(1);
  });

  it('keeps what was typed and chosen when it was not sent', () => {
    const emailJs = fakeEmailJs();
    const container = fillInServerForm();
    for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) box.checked = box.value === 'Lockers';
    const typed = fields();

    const complaints = jest.spyOn(console, 'error').mockImplementation();
    render(form, { container, hydrate: true });
    expect(complaints).not.toHaveBeenCalled();
    expect(fields()).toEqual(typed);
    for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) {
      expect(box.checked).toBe(box.value === 'Lockers');
    }
    expect(emailJs.requests).toEqual([]);
  });
});

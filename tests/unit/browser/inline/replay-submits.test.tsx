import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { replayEarlySubmits, replaySubmits } from '../../../../browser/inline/replay-submits.ts';
import { ContactForm } from '../../../../components/contact/ContactForm.tsx';
import { formHydratedEvent, islandsFailedEvent, submitValue } from '../../../../components/forms/dom-names.ts';
import { QuoteForm } from '../../../../components/quote/QuoteForm.tsx';
import { forms } from '../../../../content/content.ts';
import { giveDialogsTheirMethods } from '../../support/dialog.ts';
import { account, fakeEmailJs } from '../../support/emailjs.ts';
import { fields, words } from '../../support/filling-in.ts';
import { withFormContent } from '../../support/with-form-content.tsx';

// As on a page: once, before any form is used. Each test has forms of its own, and none from the test before it.
beforeAll(() => replaySubmits(document));
beforeEach(() => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  document.dispatchEvent(new Event(islandsFailedEvent));
  log.mockRestore();
});

describe('a form as the exported page holds it', () => {
  const seen = jest.fn();

  /** A form with a message in it, hydrated or not. */
  function pageForm(isHydrated = false): HTMLFormElement {
    document.body.innerHTML = `
      <form method="dialog" ${isHydrated ? '' : 'data-not-hydrated=""'}>
        <input type="checkbox" name="services" value="Floors" />
        <input name="message" value="Two offices" />
        <button type="submit" data-sending="Sending...">Send</button>
        <p data-failure="It went wrong." tabindex="-1"></p>
      </form>`;
    const form = document.body.querySelector('form');
    if (!form) throw new Error('There is no form.');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      seen(new FormData(form).get('message'));
    });
    return form;
  }

  /** What React's component does when it is hydrated. */
  function hydrate(form: HTMLFormElement) {
    form.removeAttribute('data-not-hydrated');
    form.dispatchEvent(new Event(formHydratedEvent, { bubbles: true }));
  }

  const button = () => screen.getByRole('button');
  const press = () => fireEvent.click(button());

  it('keeps a submit that comes too early, and the page does not change', () => {
    // `fireEvent` tells by `false` that the default action was prevented.
    expect(fireEvent.submit(pageForm())).toBe(false);
    expect(seen).not.toHaveBeenCalled();
  });

  it('replays it once, however often the button was pressed and the form hydrated', () => {
    const form = pageForm();
    press();
    form.requestSubmit();
    expect(seen).not.toHaveBeenCalled();
    hydrate(form);
    hydrate(form);
    expect(seen.mock.calls).toEqual([['Two offices']]);
  });

  it('looks and behaves as while it is being sent, from the press on', () => {
    const form = pageForm();
    const [box, text] = [screen.getByRole<HTMLInputElement>('checkbox'), screen.getByRole('textbox')];
    press();
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(text).toHaveAttribute('readonly');
    expect(box).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(box);
    expect(box.checked).toBe(false);

    // React takes over: what it finds is what the server wrote.
    hydrate(form);
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent(/^Send$/);
    expect(text).not.toHaveAttribute('readonly');
    fireEvent.click(box);
    expect(box.checked).toBe(true);
  });

  it('is submitted by nobody when nobody has pressed the button', () => {
    hydrate(pageForm());
    expect(seen).not.toHaveBeenCalled();
  });

  it('passes submits on once it is hydrated', () => {
    pageForm(true);
    press();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('shows the error message and logs it when its script does not load, and tries again at the next press', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const form = pageForm();
    const message = () => form.querySelector('p')?.textContent;
    press();
    document.dispatchEvent(new Event(islandsFailedEvent));
    expect(message()).toBe('It went wrong.');
    expect(screen.getByText('It went wrong.')).toHaveFocus();
    expect(form).toHaveAttribute('data-unavailable');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(button()).toBeEnabled();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('readonly');

    press();
    expect(message()).toBe('');
    expect(form).not.toHaveAttribute('data-unavailable');
    hydrate(form);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('shows the failure until the next press, also when it is hydrated before it', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const form = pageForm();
    press();
    document.dispatchEvent(new Event(islandsFailedEvent));
    hydrate(form);
    expect(form).toHaveAttribute('data-unavailable');
    expect(form.querySelector('p')?.textContent).toBe('It went wrong.');
    expect(seen).not.toHaveBeenCalled();

    press();
    expect(form).not.toHaveAttribute('data-unavailable');
    expect(form.querySelector('p')?.textContent).toBe('');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('shows the error message after 25 seconds without its script, and sends nothing afterwards', () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation();
    const form = pageForm();
    press();
    jest.advanceTimersByTime(24_999);
    expect(button()).toBeDisabled();
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(form).toHaveAttribute('data-unavailable');
    expect(button()).toBeEnabled();
    hydrate(form);
    expect(seen).not.toHaveBeenCalled();
  });

  it('replays the submit of a form that React had to draw anew', () => {
    pageForm();
    press();
    const redrawn = pageForm();
    expect(seen).not.toHaveBeenCalled();
    hydrate(redrawn);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('opens its dialog again when the visitor has closed it before the failure', () => {
    giveDialogsTheirMethods();
    jest.spyOn(console, 'error').mockImplementation();
    const form = pageForm();
    const dialog = document.createElement('dialog');
    form.replaceWith(dialog);
    dialog.append(form);
    dialog.open = true;
    press();
    dialog.close();
    document.dispatchEvent(new Event(islandsFailedEvent));
    expect(dialog.open).toBe(true);
  });

  it('says nothing when a script that nobody needs yet does not load', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    const form = pageForm();
    document.dispatchEvent(new Event(islandsFailedEvent));
    expect(form).not.toHaveAttribute('data-unavailable');
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a submit that came before the inline script, by which the browser closed the dialog,', () => {
  /** The dialog with the real form, as the browser leaves it; it was closed by a button with this value. */
  function closedDialog(returnValue: string): HTMLDialogElement {
    giveDialogsTheirMethods();
    const dialog = document.createElement('dialog');
    dialog.innerHTML = renderToString(
      withFormContent(<QuoteForm account={account} subject="Factories" choices={[]} />),
    );
    for (const box of dialog.querySelectorAll<HTMLInputElement>('[name]')) {
      box.value = words[box.name as keyof typeof words];
    }
    dialog.returnValue = returnValue;
    document.body.replaceChildren(dialog);
    return dialog;
  }

  it('is replayed once, in the open dialog', () => {
    const dialog = closedDialog(submitValue);
    const submits = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('submit', submits, true);
    replayEarlySubmits(document);
    replayEarlySubmits(document);
    window.removeEventListener('submit', submits, true);
    expect(dialog.open).toBe(true);
    expect(submits).toHaveBeenCalledTimes(1);
  });

  it('is told from a dialog that the visitor closed', () => {
    const dialog = closedDialog('');
    replayEarlySubmits(document);
    expect(dialog.open).toBe(false);
  });
});

describe.each([
  { kind: 'contact' as const, form: withFormContent(<ContactForm account={account} />) },
  {
    kind: 'quote' as const,
    form: withFormContent(
      <QuoteForm account={account} subject="Factories" choices={['Floors', 'Lockers']} preselected="Floors" />,
    ),
  },
])('the real $kind form, sent before React has hydrated it,', ({ kind, form }) => {
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

  it('is delivered once, with every word, and hydrated without a complaint', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const emailJs = fakeEmailJs();
    const container = fillInServerForm();
    fireEvent.click(screen.getByRole('button', { name: forms[kind].submit }));
    expect(emailJs.requests).toEqual([]);

    render(form, { container, hydrate: true });
    expect(screen.getByRole('button', { name: forms.sending })).toBeDisabled();
    await waitFor(() => expect(emailJs.requests).toHaveLength(1));
    expect(emailJs.requests[0]?.payload).toMatchObject({
      template_params: { name: words.name, email: words.email, message: words.message },
    });

    await act(async () => emailJs.respond({ status: 200, text: 'OK' }));
    expect(screen.getByText(forms[kind].success)).toBeVisible();
    expect(emailJs.requests).toHaveLength(1);
    expect(complaints).not.toHaveBeenCalled();
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

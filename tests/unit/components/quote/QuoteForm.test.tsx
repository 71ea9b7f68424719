import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { QuoteForm, successMessageDuration } from '../../../../components/quote/QuoteForm.tsx';
import { forms } from '../../../../content/content.ts';
import { giveDialogsTheirMethods } from '../../support/dialog.ts';
import { account, type FakeEmailJs, fakeEmailJs } from '../../support/emailjs.ts';
import { fields, fillIn, submit, words } from '../../support/filling-in.ts';
import { withFormContent } from '../../support/with-form-content.tsx';

const choices = ['Factory Cleaning', 'Shutdown deep clean', 'Locker rooms'];
const empty = { name: '', email: '', phone: '', message: '' };
const { success, error } = forms.quote;

let emailJs: FakeEmailJs;
let user: UserEvent;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  giveDialogsTheirMethods();
  emailJs = fakeEmailJs();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

afterEach(() => jest.useRealTimers());

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const succeed = () => act(async () => emailJs.respond({ status: 200, text: 'OK' }));
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

/** Draws the form in an open dialog, as on the page of an industry. */
function openQuote(preselected: string | undefined = choices[0]) {
  const preselection = preselected ? { preselected } : {};
  render(
    <dialog open>
      {withFormContent(<QuoteForm account={account} subject="Factory Cleaning" choices={choices} {...preselection} />)}
    </dialog>,
  );
}

async function openAndSend() {
  openQuote();
  await user.click(screen.getByRole('checkbox', { name: 'Locker rooms' }));
  await user.click(screen.getByRole('checkbox', { name: 'Factory Cleaning' }));
  await fillIn(user, 'quote');
  await submit(user, 'quote');
}

describe('the request goes out with exactly these variables', () => {
  const payload = (selectedServices: string) => ({
    lib_version: '4.4.1',
    user_id: 'test-public-key',
    service_id: 'test-service',
    template_id: 'test-template',
    template_params: { ...words, service_type: 'Factory Cleaning', selected_services: selectedServices },
  });

  it('with the preselected choice alone, when the visitor chooses nothing else', async () => {
    openQuote();
    expect(chosen()).toEqual(['Factory Cleaning']);
    await fillIn(user, 'quote');
    await submit(user, 'quote');
    expect(emailJs.requests.map((request) => request.payload)).toEqual([payload('Factory Cleaning')]);
  });

  it('with all choices in the order shown, joined by commas', async () => {
    openQuote();
    await fillIn(user, 'quote');
    await user.click(screen.getByRole('checkbox', { name: 'Locker rooms' }));
    await user.click(screen.getByRole('checkbox', { name: 'Shutdown deep clean' }));
    await submit(user, 'quote');
    expect(emailJs.requests.map((request) => request.payload)).toEqual([
      payload('Factory Cleaning, Shutdown deep clean, Locker rooms'),
    ]);
  });

  it('with an empty text when nothing is chosen', async () => {
    openQuote('');
    expect(chosen()).toEqual([]);
    await fillIn(user, 'quote');
    await submit(user, 'quote');
    expect(emailJs.requests.map((request) => request.payload)).toEqual([payload('')]);
  });
});

describe('after success', () => {
  it('the dialog closes by itself after two seconds, and no sooner', async () => {
    expect(successMessageDuration).toBe(2000);
    await openAndSend();
    await succeed();
    await pass(1999);
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByText(success)).toBeVisible();
    await pass(1);
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('the form is empty again, with the preselected choice and without the thanks', async () => {
    await openAndSend();
    expect(chosen()).toEqual(['Locker rooms']);
    await succeed();
    await pass(2000);
    await act(async () => dialog().showModal());
    expect(fields()).toEqual(empty);
    expect(chosen()).toEqual(['Factory Cleaning']);
    expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: forms.quote.submit })).toBeEnabled();
  });

  it('nothing can be sent a second time until the dialog has closed', async () => {
    await openAndSend();
    await succeed();
    expect(screen.getByRole('button', { name: forms.quote.submit })).toBeDisabled();
  });

  it('a visitor who closes the dialog early finds it empty, and it stays open when opened again', async () => {
    await openAndSend();
    await succeed();
    await pass(500);
    await act(async () => dialog().close());
    await act(async () => dialog().showModal());
    expect(fields()).toEqual(empty);
    expect(chosen()).toEqual(['Factory Cleaning']);
    expect(screen.queryByText(success)).not.toBeInTheDocument();

    await fillIn(user, 'quote');
    await pass(60_000);
    expect(dialog()).toHaveAttribute('open');
    expect(fields()).toEqual(words);
  });

  it('a second request can be sent, and closes the dialog after two seconds of its own', async () => {
    await openAndSend();
    await succeed();
    await pass(2000);
    await act(async () => dialog().showModal());
    await fillIn(user, 'quote');
    await submit(user, 'quote');
    expect(emailJs.requests).toHaveLength(2);
    await succeed();
    await pass(1999);
    expect(dialog()).toHaveAttribute('open');
    await pass(1);
    expect(dialog()).not.toHaveAttribute('open');
  });
});

describe('without success', () => {
  it('the dialog stays open on an error, with the words and the choices', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await openAndSend();
    await act(async () => emailJs.respond({ status: 500, text: 'Internal error' }));
    await pass(60_000);
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByText(error)).toBeVisible();
    expect(fields()).toEqual(words);
    expect(chosen()).toEqual(['Locker rooms']);
  });

  it('a visitor who closes the dialog and opens it again finds the words', async () => {
    openQuote();
    await fillIn(user, 'quote');
    await act(async () => dialog().close());
    await act(async () => dialog().showModal());
    expect(fields()).toEqual(words);
  });
});

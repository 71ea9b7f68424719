import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm } from '../../../../components/contact/ContactForm.tsx';
import { shortestInterval } from '../../../../components/forms/submission.ts';
import { QuoteForm } from '../../../../components/quote/QuoteForm.tsx';
import { forms } from '../../../../content/content.ts';
import type { EmailJsAccount } from '../../../../content/environment.ts';
import { account, type FakeEmailJs, fakeEmailJs } from '../../support/emailjs.ts';
import { fields, fillIn, submit, words } from '../../support/filling-in.ts';
import { withFormContent } from '../../support/with-form-content.tsx';

const kinds = [
  {
    kind: 'quote' as const,
    draw: (through: EmailJsAccount | null) =>
      withFormContent(<QuoteForm account={through} subject="Factories" choices={['Floors']} />),
    required: ['name', 'phone', 'email', 'message'] as const,
  },
  {
    kind: 'contact' as const,
    draw: (through: EmailJsAccount | null) => withFormContent(<ContactForm account={through} />),
    required: ['name', 'email', 'message'] as const,
  },
];

describe.each(kinds)('the $kind form', ({ kind, draw, required }) => {
  const texts = forms[kind];
  let emailJs: FakeEmailJs;
  let user: UserEvent;
  let logged: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers();
    emailJs = fakeEmailJs();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    logged = jest.spyOn(console, 'error').mockImplementation();
  });

  afterEach(() => jest.useRealTimers());

  const succeed = () => act(async () => emailJs.respond({ status: 200, text: 'OK' }));
  const fail = () => act(async () => emailJs.respond({ status: 500, text: 'Internal error' }));
  const button = () => screen.getByRole('button', { name: new RegExp(`^(${texts.submit}|${forms.sending})$`) });

  /** The whole way up to the moment when the request is under way. */
  async function send(through: EmailJsAccount | null = account) {
    render(draw(through));
    await fillIn(user, kind);
    await submit(user, kind);
  }

  it('asks for each field by its label, and requires it', () => {
    render(draw(account));
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual(required);
    for (const field of required) expect(screen.getByLabelText(forms.labels[field])).toBeRequired();
  });

  it.each(required)('sends nothing without the field "%s"', async (field) => {
    render(draw(account));
    await fillIn(user, kind, [field]);
    await submit(user, kind);
    expect(emailJs.requests).toEqual([]);
    expect(button()).toHaveTextContent(texts.submit);
  });

  it.each(['ann', 'ann@', '@example.com', 'ann example.com'])('sends nothing to the address "%s"', async (address) => {
    render(draw(account));
    await fillIn(user, kind, ['email']);
    await user.type(screen.getByLabelText(forms.labels.email), address);
    await submit(user, kind);
    expect(emailJs.requests).toEqual([]);
  });

  it('asks the service once, at its send path, and says so on the button meanwhile', async () => {
    await send();
    expect(emailJs.requests).toMatchObject([
      { url: 'https://api.emailjs.com/api/v1.0/email/send', method: 'POST', payload: { lib_version: '4.4.1' } },
    ]);
    expect(button()).toHaveTextContent(/^Sending\.\.\.$/);
    expect(button()).toBeDisabled();
    expect(screen.queryByText(texts.success)).not.toBeInTheDocument();
  });

  it('sends to the place that the account names', async () => {
    await send({ ...account, origin: 'https://mail.example' });
    expect(emailJs.requests[0]?.url).toBe('https://mail.example/api/v1.0/email/send');
  });

  it('sends to the address of the page itself in the local preview', async () => {
    await send({ ...account, origin: 'page' });
    expect(emailJs.requests[0]?.url).toBe(`${window.location.origin}/api/v1.0/email/send`);
  });

  it('sends nothing more when it is submitted again before the response', async () => {
    await send();
    // The button is disabled, but the Enter key and scripts submit without it.
    act(() => button().closest('form')?.requestSubmit());
    await user.type(screen.getByLabelText(forms.labels.name), '{Enter}');
    expect(emailJs.requests).toHaveLength(1);
    await succeed();
    expect(emailJs.requests).toHaveLength(1);
  });

  it.each([200, 201, 204, 299])(
    'says after %i that it was sent, moves the focus there and logs nothing',
    async (status) => {
      await send();
      await act(async () => emailJs.respond({ status, text: 'OK' }));
      expect(screen.getByText(texts.success)).toHaveFocus();
      expect(screen.queryByText(texts.error)).not.toBeInTheDocument();
      expect(button()).toHaveTextContent(texts.submit);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it.each([
    { reason: '400 for a wrong identifier', response: { status: 400, text: 'The Public Key is invalid' } },
    { reason: '403 for a blocked sender', response: { status: 403, text: 'Forbidden' } },
    { reason: '412 for a withdrawn mail account', response: { status: 412, text: 'Gmail_API: Invalid grant' } },
    { reason: '422 for a template without a recipient', response: { status: 422, text: 'The recipients address' } },
    { reason: '429 for too many requests', response: { status: 429, text: 'Too Many Requests' } },
    { reason: '451 for a headless browser', response: { status: 451, text: 'Unavailable For Headless Browser' } },
    { reason: '500 with a page of HTML', response: { status: 500, text: '<html><body>Oops</body></html>' } },
    { reason: '302 without a text', response: { status: 302, text: '' } },
  ])('shows the error after $reason, logs it and keeps the words', async ({ response }) => {
    await send();
    await act(async () => emailJs.respond(response));
    expect(screen.getByText(texts.error)).toHaveFocus();
    expect(screen.queryByText(texts.success)).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledWith(expect.any(String), expect.objectContaining(response));
    expect(fields()).toMatchObject({ name: words.name, email: words.email, message: words.message });
  });

  it('shows the error when the network fails, logs it and keeps the words', async () => {
    await send();
    const failure = new TypeError('Failed to fetch');
    await act(async () => emailJs.respond(failure));
    expect(screen.getByText(texts.error)).toBeVisible();
    expect(logged).toHaveBeenCalledWith(expect.any(String), failure);
    expect(fields()).toMatchObject({ name: words.name, email: words.email, message: words.message });
  });

  it('shows the error when the account has no public key, without asking the service', async () => {
    await send({ ...account, publicKey: '' });
    expect(await screen.findByText(texts.error)).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(emailJs.requests).toEqual([]);
  });

  it('shows the error where no account is connected, sends nothing, and logs which variables are missing', async () => {
    await send(null);
    expect(await screen.findByText(texts.error)).toBeVisible();
    expect(screen.getByText(forms.failure.advice.configuration)).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(String(logged.mock.calls[0]?.[1])).toContain('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY');
    expect(emailJs.requests).toEqual([]);
  });

  it('cannot be changed from the press to the response, and says so of each field', async () => {
    await send();
    const typed = fields();
    for (const box of screen.getAllByRole('textbox')) {
      expect(box).toHaveAttribute('readonly');
      await user.type(box, 'more');
    }
    for (const box of screen.queryAllByRole('checkbox')) expect(box).toHaveAttribute('aria-disabled', 'true');
    expect(fields()).toEqual(typed);
    await fail();
    for (const box of screen.getAllByRole('textbox')) expect(box).not.toHaveAttribute('readonly');
    for (const box of screen.queryAllByRole('checkbox')) expect(box).not.toHaveAttribute('aria-disabled');
  });

  it('can be sent again after an error, and forgets the error meanwhile', async () => {
    await send();
    await fail();
    await submit(user, kind);
    expect(screen.queryByText(texts.error)).not.toBeInTheDocument();
    expect(button()).toBeDisabled();
    expect(emailJs.requests).toHaveLength(1);
    // The service takes one request a second.
    await act(async () => jest.advanceTimersByTime(shortestInterval));
    expect(emailJs.requests).toHaveLength(2);
    await succeed();
    expect(screen.getByText(texts.success)).toBeVisible();
    expect(emailJs.requests[1]).toEqual(emailJs.requests[0]);
  });

  it('moves the focus to the error again when it fails again', async () => {
    await send();
    await fail();
    await submit(user, kind);
    await act(async () => jest.advanceTimersByTime(shortestInterval));
    await fail();
    expect(screen.getByText(texts.error)).toHaveFocus();
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it('keeps the words when the visitor corrects one of them after an error', async () => {
    await send();
    await fail();
    await user.type(screen.getByLabelText(forms.labels.name), ' II');
    expect(fields()).toMatchObject({ name: `${words.name} II`, message: words.message });
  });
});

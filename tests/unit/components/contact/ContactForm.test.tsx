import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '../../../../components/contact/ContactForm.tsx';
import { shortestInterval } from '../../../../components/forms/submission.ts';
import { forms } from '../../../../content/content.ts';
import { account, fakeEmailJs } from '../../support/emailjs.ts';
import { fields, fillIn, submit, words } from '../../support/filling-in.ts';
import { withFormContent } from '../../support/with-form-content.tsx';

const empty = { name: '', email: '', message: '' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the message goes out with exactly these variables: neither a phone number nor services', async () => {
  const emailJs = fakeEmailJs();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(withFormContent(<ContactForm account={account} />));
  await fillIn(user, 'contact');
  await submit(user, 'contact');

  expect(emailJs.requests.map(({ payload }) => payload)).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'test-public-key',
      service_id: 'test-service',
      template_id: 'test-template',
      template_params: {
        name: words.name,
        email: words.email,
        message: words.message,
        service_type: forms.contact.serviceType,
      },
    },
  ]);
});

it('after success the fields are empty, the thanks stay, and another message can be sent', async () => {
  const emailJs = fakeEmailJs();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(withFormContent(<ContactForm account={account} />));
  await fillIn(user, 'contact');
  await submit(user, 'contact');
  await act(async () => emailJs.respond({ status: 200, text: 'OK' }));

  expect(fields()).toEqual(empty);
  act(() => jest.advanceTimersByTime(60 * 60 * 1000));
  expect(screen.getByText(forms.contact.success)).toBeVisible();

  await fillIn(user, 'contact');
  expect(screen.getByText(forms.contact.success)).toBeVisible();

  await submit(user, 'contact');
  // The service takes one request a second.
  await act(async () => jest.advanceTimersByTime(shortestInterval));
  expect(emailJs.requests).toHaveLength(2);
  await act(async () => emailJs.respond({ status: 200, text: 'OK' }));
  expect(fields()).toEqual(empty);
  expect(screen.getByText(forms.contact.success)).toBeVisible();
});

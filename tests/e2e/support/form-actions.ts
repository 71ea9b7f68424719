import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { forms, labels } from '../../../content/content.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { SEND_PATH } from '../../../scripts/preview/emailjs-fake.ts';
import { previewEnvironment } from '../../../scripts/preview/preview-environment.ts';
import type { Preview } from '../../../scripts/preview/start-preview.ts';

/** What the visitor of the tests writes. Nothing here can be mistaken for a default of the page. */
export const quoteAnswers = {
  name: 'Ada Example',
  email: 'ada@customer.example',
  phone: '(740) 555-0107',
  message: 'Two floors, about 40 desks.\nEvery weekday evening, please: "quietly" & with <care>.',
};

export const contactAnswers = { name: quoteAnswers.name, email: quoteAnswers.email, message: quoteAnswers.message };

/** What both forms send besides `template_params`. */
export const envelope = {
  lib_version: packageJson.dependencies['@emailjs/browser'],
  user_id: previewEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  service_id: previewEnvironment.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  template_id: previewEnvironment.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
};

/** The quote dialog and what is in it. */
export function quoteDialogOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    title: dialog.getByRole('heading', { level: 2 }),
    choices: dialog.getByRole('checkbox'),
    choice: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
    fields: {
      name: textField(dialog, forms.labels.name),
      email: textField(dialog, forms.labels.email),
      phone: textField(dialog, forms.labels.phone),
      message: textField(dialog, forms.labels.message),
    },
    submit: dialog.getByRole('button', { name: forms.quote.submit }),
    sending: dialog.getByRole('button', { name: forms.sending }),
    close: dialog.getByRole('button', { name: forms.quote.closeLabel }),
    /** Shows for two seconds only, in which a busy computer may not look: see `sent`. */
    success: dialog.getByText(forms.quote.success),
    /** Says that the request was sent, in the dialog or after it has closed. */
    sent: page
      .getByText(forms.quote.success)
      .or(page.getByText(forms.quote.confirmation))
      .filter({ visible: true })
      .first(),
    error: dialog.getByText(forms.quote.error),
  };
}

/** The quote buttons of the header and the content that show in this window; not the call bar's, which comes and goes. */
export async function shownQuoteButtons(page: Page): Promise<Locator[]> {
  const buttons = page
    .locator('header, main')
    .getByRole('button', { name: labels.quoteButton })
    .filter({ visible: true });
  await expect(buttons).not.toHaveCount(0);
  return buttons.all();
}

/** Opens the quote dialog with the button in the header. */
export async function openQuoteDialog(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: labels.quoteButton }).click();
  return quoteDialogOf(page);
}

/** The form of the contact page. */
export function contactFormOf(page: Page) {
  const main = page.getByRole('main');
  return {
    fields: {
      name: textField(main, forms.labels.name),
      email: textField(main, forms.labels.email),
      message: textField(main, forms.labels.message),
    },
    submit: main.getByRole('button', { name: forms.contact.submit }),
    sending: main.getByRole('button', { name: forms.sending }),
    success: main.getByText(forms.contact.success),
    sent: main.getByText(forms.contact.success),
    error: main.getByText(forms.contact.error),
  };
}

/** Fills the fields named in `answers`. */
export async function fillIn<Name extends string>(fields: Record<Name, Locator>, answers: Record<Name, string>) {
  for (const name of Object.keys(answers) as Name[]) await fields[name].fill(answers[name]);
}

/** Says that the fields named in `answers` hold them. */
export async function expectFilled<Name extends string>(fields: Record<Name, Locator>, answers: Record<Name, string>) {
  for (const name of Object.keys(answers) as Name[]) await expect(fields[name]).toHaveValue(answers[name]);
}

/** Either form. The contact form has no field for a phone number, and nothing may look for it there. */
type OpenForm = Omit<ReturnType<typeof contactFormOf>, 'fields'> & {
  fields: Record<keyof typeof quoteAnswers, Locator>;
};

/** The two forms, for what must hold of both. The messages are the specification's words. */
export const formKinds = [
  {
    kind: 'quote',
    path: '/services/window-cleaning/',
    answers: quoteAnswers,
    types: { name: 'text', phone: 'tel', email: 'email', message: 'textarea' },
    params: { ...quoteAnswers, service_type: 'Window Cleaning', selected_services: 'Window Cleaning' },
    success: "✅ Thank you! We'll get back to you within 24 hours.",
    error: '❌ Something went wrong. Please try again or call us directly.',
    open: async (page: Page): Promise<OpenForm> => openQuoteDialog(page),
  },
  {
    kind: 'contact',
    path: '/contact/',
    answers: contactAnswers,
    types: { name: 'text', email: 'email', message: 'textarea' },
    params: { ...contactAnswers, service_type: 'Contact Form' },
    success: "Thank you! We'll get back to you soon.",
    error: 'Something went wrong. Please try again.',
    open: async (page: Page): Promise<OpenForm> => contactFormOf(page) as OpenForm,
  },
] as const;

export type FormKind = (typeof formKinds)[number];

/** Opens the page and its form, and fills it in. */
export async function fillInForm(page: Page, kind: FormKind): Promise<OpenForm> {
  await page.goto(kind.path);
  const form = await kind.open(page);
  await fillIn<keyof typeof contactAnswers>(form.fields, kind.answers);
  return form;
}

/** Says that every field holds the visitor's answer. */
export function expectValues({ fields }: OpenForm, { answers }: FormKind): Promise<void> {
  return expectFilled<keyof typeof contactAnswers>(fields, answers);
}

/** The requests that the page sends to the e-mail service, as they come. */
export function watchSends(page: Page): Request[] {
  const sends: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SEND_PATH) sends.push(request);
  });
  return sends;
}

/** What a form says to the console when it could not be sent, whatever the reason. */
export const logged = /^console: The form could not be sent:/;

function textField(parent: Locator, name: string): Locator {
  return parent.getByRole('textbox', { name, exact: true });
}

/** Says that this one message has arrived, to the letter, and no other. @param params its `template_params` */
export function expectDelivered(preview: Preview, params: Record<string, string>): void {
  const payloads = preview.emailjs.messages.map(({ payload }) => payload);
  expect(payloads).toEqual([{ ...envelope, template_params: params }]);
}

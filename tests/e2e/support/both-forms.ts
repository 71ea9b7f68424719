import type { Locator, Page } from '@playwright/test';
import { forms } from '../../../content/forms.ts';
import { contactAnswers, contactFormOf, openQuoteDialog, quoteAnswers } from './form-actions.ts';
import { expect } from './preview-fixtures.ts';

/** What both forms have in common, so that each fault meets both. */
export const formKinds = [
  {
    kind: 'quote',
    path: '/services/deep-cleaning/',
    answers: quoteAnswers,
    params: { ...quoteAnswers, service_type: 'Deep Cleaning', selected_services: 'Deep Cleaning' },
    open: async (page: Page) => openQuoteDialog(page),
  },
  {
    kind: 'contact',
    path: '/contact/',
    answers: contactAnswers,
    params: { ...contactAnswers, service_type: forms.contact.serviceType },
    open: async (page: Page) => contactFormOf(page),
  },
] as const;

export type FormKind = (typeof formKinds)[number];

/** The fields of either form. The contact form has none for a phone number. */
type Fields = Readonly<Record<keyof typeof contactAnswers, Locator>> & { phone?: Locator };

/** Opens the page and its form, and fills it in. */
export async function fillInForm(page: Page, kind: FormKind) {
  await page.goto(kind.path);
  const form = await kind.open(page);
  await fillInAll(form, kind);
  return form;
}

export async function fillInAll({ fields }: { fields: Fields }, { answers }: FormKind) {
  for (const [name, value] of Object.entries(answers)) await fields[name as keyof Fields]?.fill(value);
}

export async function expectValues({ fields }: { fields: Fields }, { answers }: FormKind) {
  for (const [name, value] of Object.entries(answers)) {
    await expect(fields[name as keyof Fields] as Locator).toHaveValue(value);
  }
}

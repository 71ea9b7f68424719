/** Sends a marked message through a form of the built or live site, in a real browser, as a visitor would. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { business, forms, labels } from '../../content/content.ts';
import { SEND_PATH } from '../preview/emailjs-fake.ts';
import { launchBrowser } from '../shared/find-browser.ts';

/** The forms that a message can be sent through. */
export const formNames = ['quote', 'contact'] as const;
export type FormName = (typeof formNames)[number];

/** How a test message ended. */
export interface TestResult {
  /** Whether EmailJS took the message. That a person reads it is not known. */
  accepted: boolean;
  /** What happened and what to do, in whole sentences. */
  explanation: string;
}

interface TestMessage {
  /** The address of the site, without a slash at the end. */
  url: string;
  form: FormName;
  /** What the message is for, such as "weekly check". */
  purpose: string;
  /** The day, as `YYYY-MM-DD`. */
  today: string;
  /** For how long to wait for the form and for what it says, in milliseconds. */
  timeout?: number;
}

/** How the forms answer when the wait for EmailJS is over: `sendTimeout` in `submission.ts`, and time to load. */
const defaultTimeout = 90_000;

/** What a response of EmailJS means, and what to do. Its own text is added. */
const refusals: Readonly<Record<number, string>> = {
  400: 'An identifier is wrong. Copy the public key, the service ID and the template ID again from the EmailJS dashboard into .env.local, then build and upload the site.',
  403: 'The account takes no messages from this address or from this browser. In the dashboard, under Account and Security, allow the domain of the site. If you have allowed only that domain, a test from this computer is refused, and that is right: run "npm run lead-check" on the live site instead.',
  404: 'The account or the template is not there. Copy the three identifiers again from the EmailJS dashboard into .env.local, then build and upload the site.',
  412: 'The mailbox has withdrawn its permission, so no message gets through. In the dashboard, under Email Services, reconnect the mailbox today.',
  413: 'The message is too long for the service. A test message is short, so look at what the template adds.',
  422: 'The template has no recipient. In the dashboard, open the template and fill in "To Email".',
  429: 'Too many messages came at once, or the monthly limit is reached. Wait a minute and try again. If it stays, look at the usage in the dashboard and choose a larger plan: docs/connect-emailjs.md says what to do about bots.',
  451: 'Something refuses automatic browsers. EmailJS does that when "blockHeadless" is on in the code of the forms, which this project leaves off: turn it off again, because it refuses some people, too.',
};

/** What a refusal means, in plain words. */
export function explainRefusal(status: number, text: string): string {
  const meaning =
    refusals[status] ??
    (status >= 500
      ? 'EmailJS has a problem of its own. Try again in an hour.'
      : 'Look at the history in the EmailJS dashboard.');
  return `EmailJS refused the message with status ${status} ("${text.trim().slice(0, 200)}"). ${meaning}`;
}

/** Starts a browser and sends the messages, one after the other. */
export async function sendTestMessages(messages: readonly TestMessage[]): Promise<TestResult[]> {
  const browser = await launchBrowser();
  try {
    const results: TestResult[] = [];
    for (const message of messages) {
      // EmailJS takes one message a second.
      if (results.length > 0) await wait(1_500);
      results.push(await sendTestMessage(await browser.newPage(), message));
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Fills in the form, sends it and waits for what the form says. Every field says that the message is a test. */
export async function sendTestMessage(page: Page, message: TestMessage): Promise<TestResult> {
  const { url, form, timeout = defaultTimeout } = message;
  const address = form === 'contact' ? `${url}/contact/` : `${url}/`;
  const response = await page.goto(address).catch((error: unknown) => (error instanceof Error ? error : null));
  if (response instanceof Error || !response?.ok()) {
    const why = response instanceof Error ? firstLine(response) : `status ${response?.status() ?? 'unknown'}`;
    return failed(`${address} could not be opened: ${why}. Open it in your own browser: is the site online?`);
  }

  let answer: Promise<{ status: number; text: string; origin: string } | undefined> | undefined;
  page.on('response', (sent) => {
    const { pathname, origin } = new URL(sent.url());
    if (pathname !== SEND_PATH || sent.request().method() !== 'POST') return;
    answer = sent.text().then(
      (text) => ({ status: sent.status(), text, origin }),
      () => undefined,
    );
  });
  page.setDefaultTimeout(timeout);
  try {
    await submit(page, message);
  } catch (error) {
    return failed(
      `The ${form} form on ${address} could not be filled in and sent: ${error instanceof Error ? firstLine(error) : error}. Open the page in your own browser and try the form.`,
    );
  }
  const { success, error } = forms[form];
  // On the page, the confirmation follows the success message in the dialog.
  const successes = form === 'quote' ? [success, forms.quote.confirmation] : [success];
  const shown = (text: string) => page.getByText(text).filter({ visible: true }).first();
  const ends = (text: string) =>
    shown(text)
      .waitFor()
      .then(
        () => text,
        () => undefined,
      );
  const end = await Promise.race([...successes, error].map(ends));
  if (end !== undefined && end !== error) {
    return {
      accepted: true,
      explanation: `EmailJS accepted the message from the ${form} form. That is no proof that you can read it: look for "${nameOf(message)}" in your inbox, and in spam.`,
    };
  }
  const reply = await answer;
  // The fake is on the site's own origin. On a host, nothing is there.
  if (reply?.origin === url && [404, 405].includes(reply.status)) {
    return failed(
      'The site is a preview build, so its forms send to the site itself. Run "npm run build", and upload that build.',
    );
  }
  if (reply !== undefined && reply.status >= 300) return failed(explainRefusal(reply.status, reply.text));
  if (end === undefined) {
    return failed(
      `The ${form} form on ${address} said neither that it sent the message nor that it did not${reply ? ', though EmailJS accepted it' : ''}. Open the page in your own browser and try the form.`,
    );
  }
  return failed(
    'The form could not reach EmailJS, or the site was built without an account. Check the internet connection, then see "When a mail does not arrive" in docs/connect-emailjs.md.',
  );
}

/** What the mail shows as the sender. */
function nameOf({ purpose, today }: TestMessage): string {
  return `TEST: ${purpose} of the form, ${today}`;
}

async function submit(page: Page, message: TestMessage): Promise<void> {
  const { form, url } = message;
  if (form === 'quote') {
    await page.getByRole('banner').getByRole('button', { name: labels.quoteButton }).first().click();
  }
  // By the names that EmailJS gets, for the live site may be older than the words in content/.
  const place = page.locator(`form[data-draft="${form}"]`);
  const fill = (name: string, value: string) => place.locator(`[name="${name}"]`).fill(value);
  await fill('name', nameOf(message));
  await fill('email', business.email);
  if (form === 'quote') await fill('phone', business.phone);
  await fill(
    'message',
    `TEST: ${message.purpose} of the ${form} form on ${url}, ${message.today}. Nobody is waiting for an answer. If this mail does not come, the form is broken: see docs/connect-emailjs.md.`,
  );
  await place.locator('button[type="submit"]').click();
}

function failed(explanation: string): TestResult {
  return { accepted: false, explanation };
}

function firstLine({ message }: Error): string {
  return message.split('\n')[0] ?? '';
}

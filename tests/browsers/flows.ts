import assert from 'node:assert/strict';
import { openAt } from '../../browser/inline/open-now.ts';
import { weekHours } from '../../components/contact/opening-hours.ts';
import { business } from '../../content/business.ts';
import { forms } from '../../content/forms.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { pages } from '../../content/pages.ts';
import { sitePages } from '../../content/site-pages.ts';
import { bundleIslands } from '../../scripts/build/postbuild/island-bundle.ts';
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import type { Preview } from '../../scripts/preview/start-preview.ts';
import { contactAnswers, envelope, quoteAnswers } from '../e2e/support/form-actions.ts';
import { eventually } from '../support/eventually.ts';
import { button, dialog, field, header, link, main, text } from './support/locators.ts';
import type { Page } from './support/page.ts';
import type { PreviewProxy } from './support/proxy.ts';

/** One thing that must work in every browser. */
export interface Flow {
  name: string;
  /** Problems in the pages that belong to the flow; each must occur. Any other one fails it. */
  problems?: readonly RegExp[];
  run: (visit: Visit) => Promise<void>;
}

/** What a flow works with: a page of the browser, and a preview of its own behind a proxy. */
export interface Visit {
  page: Page;
  preview: Preview;
  proxy: PreviewProxy;
}

const quote = {
  opener: button(forms.openLabel, header),
  close: button(forms.quote.closeLabel, dialog),
  submit: button(forms.quote.submit, dialog),
  success: text("✅ Thank you! We'll get back to you within 24 hours.", dialog),
  error: text('❌ Something went wrong. Please try again or call us directly.', dialog),
  /** On the page once the dialog has closed after success, and stays there. */
  confirmation: text(forms.quote.confirmation),
  fields: fieldsIn(dialog, quoteAnswers),
};

const contact = {
  submit: button(forms.contact.submit, main),
  success: text("Thank you! We'll get back to you soon.", main),
  error: text('Something went wrong. Please try again.', main),
  fields: fieldsIn(main, contactAnswers),
};

const windowCleaning = { service_type: 'Window Cleaning', selected_services: 'Window Cleaning' };
const quotePayload = { ...envelope, template_params: { ...quoteAnswers, ...windowCleaning } };
const contactPayload = { ...envelope, template_params: { ...contactAnswers, service_type: 'Contact Form' } };

/** The script that hydrates the forms. */
const islandsScript = /^\/scripts\/islands\./;

const serverFault = { kind: 'status', status: 500, text: 'Internal Server Error' } as const;
const logged = /^console: The form could not be sent:/;

export const flows: readonly Flow[] = [
  {
    name: 'the quote dialog opens at the first press, before React, and closes by its X',
    async run({ page, proxy }) {
      const letScriptsCome = proxy.hold(islandsScript);
      await page.goto('/about/');
      await page.click(quote.opener);
      // At once: nothing else may come first.
      assert(await page.run('return arguments[0].matches(":modal")', dialog), 'the dialog is not open as a modal one');
      await eventually(async () => assert(proxy.held > 0, 'the press has not asked for the scripts'));
      assert(await page.hasFocus(`${dialog}//h2`), 'focus is not on the title');
      await page.click(quote.close);
      await page.seesNo(dialog);
      assert(await page.hasFocus(quote.opener), 'focus is not back on the button');

      await page.click(quote.opener);
      await page.press(`${dialog}//h2`, 'Escape');
      await page.seesNo(dialog);
      assert(await isHeld(page), 'React was there before its time');

      // React takes over the open dialog, and leaves it open.
      await page.click(quote.opener);
      letScriptsCome();
      await reactComes(page);
      await page.sees(dialog);
      await page.click(quote.close);
      await page.seesNo(dialog);
      assert(await page.hasFocus(quote.opener), 'focus is not back on the button');
    },
  },
  {
    name: 'a quote request is delivered once, thanks for two seconds, and leaves a note and an empty form',
    async run({ page, proxy, preview }) {
      await page.goto('/services/window-cleaning/');
      await page.click(quote.opener);
      await typeAnswers(page, quote.fields, quoteAnswers);
      // The test ends the two seconds itself: a busy computer may take longer to look at what shows meanwhile.
      await page.run(`
        const { setTimeout } = window;
        window.setTimeout = (callback, delay, ...rest) => {
          if (delay !== 2000) return setTimeout(callback, delay, ...rest);
          window.endTwoSeconds = callback;
        };`);
      await page.click(quote.submit);
      await page.sees(quote.success);
      assert(await page.hasFocus(quote.success), 'focus is not on the message');
      await page.run('window.endTwoSeconds()');
      await page.seesNo(dialog);
      await page.sees(quote.confirmation);
      assertDelivered(preview, proxy, [{ status: 200, payload: quotePayload }]);

      await page.click(button(forms.quote.dismiss));
      await page.seesNo(quote.confirmation);
      await page.click(quote.opener);
      await assertFields(page, quote.fields, emptied(quoteAnswers));
      assert(await page.run('return arguments[0].checked', `${dialog}//input[@value="Window Cleaning"]`));
      assert(!(await page.isVisible(quote.success)), 'the thanks of the last request are still there');
    },
  },
  {
    name: 'a quote request that is sent before React has come is delivered once',
    async run({ page, proxy, preview }) {
      const letScriptsCome = proxy.hold(islandsScript);
      await page.goto('/services/window-cleaning/');
      await page.click(quote.opener);
      await typeAnswers(page, quote.fields, quoteAnswers);
      await page.click(quote.submit);
      await page.sees(button(forms.sending, dialog));
      await page.press(quote.fields.email, 'Enter');
      await page.sees(text(forms.waiting, dialog));
      assert.equal(proxy.sends, 0);
      await assertFields(page, quote.fields, quoteAnswers);
      letScriptsCome();
      await page.sees(quote.confirmation);
      assertDelivered(preview, proxy, [{ status: 200, payload: quotePayload }]);
    },
  },
  {
    name: 'a contact message is delivered once, and the thanks show over empty fields',
    async run({ page, proxy, preview }) {
      await page.goto('/contact/');
      await typeAnswers(page, contact.fields, contactAnswers);
      await page.click(contact.submit);
      await page.sees(contact.success);
      await assertFields(page, contact.fields, emptied(contactAnswers));
      assertDelivered(preview, proxy, [{ status: 200, payload: contactPayload }]);
    },
  },
  {
    name: 'a quote request that fails keeps its words, offers every other way, and is delivered by another try',
    problems: [logged],
    async run({ page, proxy, preview }) {
      preview.emailjs.nextFaults.push(serverFault);
      await page.goto('/services/window-cleaning/');
      await page.click(quote.opener);
      await typeAnswers(page, quote.fields, quoteAnswers);
      await page.click(quote.submit);
      await page.sees(quote.error);
      assert(await page.hasFocus(quote.error), 'focus is not on the message');
      await page.sees(text(forms.failure.advice.server, dialog));
      await assertFields(page, quote.fields, quoteAnswers);
      await assertWays(page, dialog, Object.values(quoteAnswers));

      await page.click(button(forms.failure.ways.retry, dialog));
      await page.sees(quote.confirmation);
      assertDelivered(preview, proxy, [
        { status: 500, payload: quotePayload },
        { status: 200, payload: quotePayload },
      ]);
      assert(!(await page.isVisible(quote.error)), 'the error is still there');
    },
  },
  {
    name: 'a contact message that fails keeps its words, offers every other way, and is delivered by another try',
    problems: [logged],
    async run({ page, proxy, preview }) {
      preview.emailjs.nextFaults.push(serverFault);
      await page.goto('/contact/');
      await typeAnswers(page, contact.fields, contactAnswers);
      await page.click(contact.submit);
      await page.sees(contact.error);
      assert(await page.hasFocus(contact.error), 'focus is not on the message');
      await assertFields(page, contact.fields, contactAnswers);
      await assertWays(page, main, Object.values(contactAnswers));

      await page.click(button(forms.failure.ways.retry, main));
      await page.sees(contact.success);
      assertDelivered(preview, proxy, [
        { status: 500, payload: contactPayload },
        { status: 200, payload: contactPayload },
      ]);
      await assertFields(page, contact.fields, emptied(contactAnswers));
      // What was copied can be pasted.
      await page.press(contact.fields.message, 'Control', 'v');
      const pasted = String(await page.value(contact.fields.message));
      for (const word of Object.values(contactAnswers)) assert(pasted.includes(word), `pasted: ${pasted}`);
    },
  },
  {
    name: 'a connection that breaks off is no success, and the visitor reads that the words may have arrived',
    problems: [logged],
    async run({ page, preview }) {
      preview.emailjs.setFault({ kind: 'drop' });
      await page.goto('/contact/');
      await typeAnswers(page, contact.fields, contactAnswers);
      await page.click(contact.submit);
      await page.sees(contact.error);
      await page.sees(text(forms.failure.advice.unreachable, main));
      await page.sees(text(forms.failure.deliveries.unknown, main));
      await assertFields(page, contact.fields, contactAnswers);

      preview.emailjs.setFault(null);
      await page.click(button(forms.failure.ways.retry, main));
      await page.sees(contact.success);
      const last = preview.emailjs.messages.at(-1);
      assert.deepEqual({ status: last?.status, payload: last?.payload }, { status: 200, payload: contactPayload });
    },
  },
  {
    name: 'Enter, Enter and a click send one message',
    async run({ page, proxy, preview }) {
      const letMessageCome = proxy.hold(new RegExp(`^${SEND_PATH}$`));
      await page.goto('/contact/');
      await typeAnswers(page, contact.fields, contactAnswers);
      await page.press(contact.fields.email, 'Enter');
      await page.sees(button(forms.sending, main));
      await page.press(contact.fields.email, 'Enter');
      await page.click(button(forms.sending, main));
      letMessageCome();
      await page.sees(contact.success);
      assertDelivered(preview, proxy, [{ status: 200, payload: contactPayload }]);
    },
  },
  {
    name: 'the way back finds the words of a draft, a closed dialog, and no words that were sent meanwhile',
    async run({ page, proxy, preview }) {
      await page.goto('/contact/');
      await typeAnswers(page, contact.fields, contactAnswers);
      await page.click(quote.opener);
      await reactComes(page);
      await page.goto('/services/window-cleaning/');
      await page.back();
      assert(!(await page.isVisible(dialog)), 'the dialog is open');
      await assertFields(page, contact.fields, contactAnswers);

      await page.goto('/services/deep-cleaning/');
      await page.click(quote.opener);
      await assertFields(page, quote.fields, { ...contactAnswers, phone: '', message: '' });
      await page.type(quote.fields.phone, quoteAnswers.phone);
      await page.type(quote.fields.message, quoteAnswers.message);
      await page.goto('/services/window-cleaning/');
      await page.click(quote.opener);
      await assertFields(page, quote.fields, quoteAnswers);
      await page.click(quote.submit);
      await page.sees(quote.confirmation);
      assertDelivered(preview, proxy, [{ status: 200, payload: quotePayload }]);
      await page.back();
      await page.click(quote.opener);
      await assertFields(page, quote.fields, emptied(quoteAnswers));
      await page.goto('/contact/');
      await assertFields(page, contact.fields, contactAnswers);
    },
  },
  {
    name: 'what is typed outlives a reload, and contact details are offered in the other form',
    async run({ page, proxy }) {
      await page.goto('/contact/');
      await typeAnswers(page, contact.fields, contactAnswers);
      await reactComes(page);
      await page.reload();
      await assertFields(page, contact.fields, contactAnswers);
      await page.goto('/services/deep-cleaning/');
      await page.click(quote.opener);
      await assertFields(page, quote.fields, { ...contactAnswers, phone: '', message: '' });
      // React hydrates the filled form, and leaves it filled.
      await reactComes(page);
      await assertFields(page, quote.fields, { ...contactAnswers, phone: '', message: '' });
      await page.type(quote.fields.phone, quoteAnswers.phone);
      await page.reload();
      await page.click(quote.opener);
      await assertFields(page, quote.fields, { ...quoteAnswers, message: '' });
      assert.equal(proxy.sends, 0);
    },
  },
  {
    name: 'the contact page says whether the office is open at this moment',
    async run({ page }) {
      await page.goto('/contact/');
      await eventually(async () => {
        const answer = openAt(weekHours(business.hours), pages.contact.openNow.days, new Date());
        assert(answer);
        const { isOpen, day, time } = answer;
        const said = pages.contact.openNow[isOpen ? 'open' : 'closed'].replace('{day}', day).replace('{time}', time);
        assert.equal(await page.run('return arguments[0].textContent', '//*[@data-open-now]'), said);
      });
    },
  },
  {
    name: "the browser's own checks keep an incomplete message from being sent",
    async run({ page, proxy }) {
      await page.goto('/contact/');
      const { email } = contact.fields;
      await typeAnswers(page, contact.fields, { ...contactAnswers, email: 'ada(at)customer.example' });
      await page.click(contact.submit);
      await eventually(async () => assert(await page.hasFocus(email), 'focus is not on the malformed address'));
      assert(await page.run('return arguments[0].validity.typeMismatch', email));
      assert(!(await page.isVisible(contact.success)) && !(await page.isVisible(contact.error)));
      assert.equal(proxy.sends, 0);
    },
  },
  ...(['production', 'development'] as const).map(
    (mode): Flow => ({
      name: `the ${mode} build of React hydrates every page, typed values and a waiting submit without a fault`,
      async run({ page, proxy, preview }) {
        if (mode === 'development') proxy.replace(islandsScript, (await bundleIslands(mode)).content);
        const letScriptsCome = proxy.hold(islandsScript);
        await page.goto('/contact/');
        await typeAnswers(page, contact.fields, contactAnswers);
        await page.click(contact.submit);
        await page.sees(button(forms.sending, main));
        letScriptsCome();
        await page.sees(contact.success);
        assertDelivered(preview, proxy, [{ status: 200, payload: contactPayload }]);
        for (const { path } of sitePages) {
          await page.goto(path);
          await page.run('arguments[0].dispatchEvent(new Event("input", { bubbles: true }))', `${dialog}//form`);
          await reactComes(page);
        }
      },
    }),
  ),
  {
    name: 'the menu of a phone opens, closes, and leads on',
    async run({ page }) {
      await page.resize(360, 740);
      await page.goto('/about/');
      const toggle = button('Menu', header);
      const services = mainNavigation.find(({ href }) => href === '/services/');
      const choice = link(services?.label ?? '', header);
      assert.equal(await page.run('return arguments[0].scrollWidth - arguments[0].clientWidth', '/html'), 0);
      assert(!(await page.isVisible(choice)), 'the menu is open before anybody opened it');
      await page.click(toggle);
      await page.sees(choice);
      await page.click(toggle);
      await page.seesNo(choice);
      await page.click(toggle);
      await page.click(choice);
      await eventually(async () => assert.equal(await page.run('return location.pathname'), '/services/'));
      await page.seesNo(choice);
    },
  },
  {
    name: 'on a phone the whole quote form can be reached, and the request is delivered',
    async run({ page, proxy, preview }) {
      await page.resize(360, 740);
      await page.goto('/services/window-cleaning/');
      await page.click(quote.opener);
      assert.equal(await page.run('return arguments[0].scrollWidth - arguments[0].clientWidth', dialog), 0);
      await typeAnswers(page, quote.fields, quoteAnswers);
      await page.click(quote.submit);
      await page.sees(quote.confirmation);
      assertDelivered(preview, proxy, [{ status: 200, payload: quotePayload }]);
    },
  },
  {
    name: 'an unknown service says "Service Not Found" and leads back to the services',
    async run({ page }) {
      await page.goto('/services/carpet-cleaning/');
      const heading = '//h1[normalize-space()="Service Not Found"]';
      await page.sees(heading);
      await page.click(quote.opener);
      await reactComes(page);
      await page.click(quote.close);
      await page.sees(heading);
      await page.click(link(pages.serviceNotFound.backLabel, main));
      await eventually(async () => assert.equal(await page.run('return location.pathname'), '/services/'));
    },
  },
];

/** The XPaths of the fields in which the answers go. */
function fieldsIn<Name extends string>(within: string, answers: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(answers) as (Name & keyof typeof forms.labels)[];
  return Object.fromEntries(names.map((name) => [name, field(forms.labels[name], within)])) as Record<Name, string>;
}

/** The same fields with nothing in them. */
function emptied<Name extends string>(answers: Record<Name, string>): Record<Name, string> {
  return Object.fromEntries(Object.keys(answers).map((name) => [name, ''])) as Record<Name, string>;
}

async function typeAnswers<Name extends string>(
  page: Page,
  fields: Record<Name, string>,
  answers: Record<Name, string>,
): Promise<void> {
  for (const name of Object.keys(fields) as Name[]) await page.type(fields[name], answers[name]);
}

async function assertFields<Name extends string>(
  page: Page,
  fields: Record<Name, string>,
  expected: Record<Name, string>,
): Promise<void> {
  for (const name of Object.keys(fields) as Name[]) {
    await eventually(async () => assert.equal(await page.value(fields[name]), expected[name], name));
  }
}

/** Whether the page's quote form still waits for React. */
async function isHeld(page: Page): Promise<boolean> {
  return (await page.run('return arguments[0].hasAttribute("data-not-hydrated")', `${dialog}//form`)) === true;
}

/** React has hydrated the page's forms. */
async function reactComes(page: Page): Promise<void> {
  await eventually(async () => {
    const path = await page.run('return location.pathname');
    assert(!(await isHeld(page)), `React has not come to ${path}`);
  });
}

/** The service got these requests with these words, in this order, and the browser sent no others. */
function assertDelivered(
  preview: Preview,
  proxy: PreviewProxy,
  expected: readonly { status: number; payload: unknown }[],
): void {
  const received = preview.emailjs.messages.map(({ status, payload }) => ({ status, payload }));
  assert.deepEqual(received, expected);
  assert.equal(proxy.sends, expected.length, 'requests that the browser sent');
}

/** Beside a failure: the phone number, an e-mail with the visitor's words, and the words to be copied. */
async function assertWays(page: Page, within: string, words: readonly string[]): Promise<void> {
  const { ways } = forms.failure;
  const call = await page.run('return arguments[0].href', link(ways.call, within));
  assert.equal(call, `tel:+1${business.phone.replace(/\D/g, '')}`);

  // No mail program may start.
  await page.run('addEventListener("click", (event) => event.target.closest("a") && event.preventDefault())');
  const email = link(ways.email, within);
  await page.click(email);
  const address = new URL(String(await page.run('return arguments[0].href', email)));
  assert.equal(address.protocol + address.pathname, `mailto:${business.email}`);
  const body = decodeURIComponent(/[?&]body=([^&]*)/.exec(address.search)?.[1] ?? '').replaceAll('\r\n', '\n');
  for (const word of words) assert(body.includes(word), `the e-mail lacks "${word}": ${body}`);

  // Copied, or shown and selected where the browser forbids copying.
  await page.click(button(ways.copy, within));
  const byHand = `${within}//section[@aria-label="${ways.copyByHand}"]`;
  await eventually(async () => {
    const copied = await page.isVisible(text(ways.copied, within));
    assert(copied || (await page.isVisible(byHand)), 'the words were neither copied nor shown');
  });
  if (!(await page.isVisible(byHand))) return;
  const selected = String(await page.run('return String(getSelection())')).replaceAll('\r\n', '\n');
  for (const word of words) assert(selected.includes(word), `the selection lacks "${word}": ${selected}`);
}

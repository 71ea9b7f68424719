/** What must work in every browser, the forms above all. Each flow has a preview and a proxy of its own. */
import { decodeList } from '../../browser/cleaning-list/list-link.ts';
import { openAt } from '../../browser/inline/open-now.ts';
import { weekHours } from '../../components/contact/opening-hours.ts';
import { entryPath } from '../../components/detail/find-entries.ts';
import { business, forms, labels, pages, services, sitePages } from '../../content/content.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { bundleIslands } from '../../scripts/build/postbuild/island-bundle.ts';
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { contactAnswers, envelope, logged, quoteAnswers } from '../e2e/support/form-actions.ts';
import { keyboardFlows } from '../support/keyboard-flows.ts';
import { expect, test } from './support/browser-fixtures.ts';
import {
  type BrowserTab,
  button,
  dialog,
  expectEventually,
  field,
  header,
  link,
  main,
  text,
} from './support/browser-tab.ts';
import type { ProxiedPreview } from './support/preview-proxy.ts';

declare global {
  interface Window {
    /** Callbacks of the timers that `holdTimers` keeps from running, by their delays. */
    heldTimers: Map<number, () => void>;
  }
}

type FieldName = keyof typeof forms.labels;
type Values = Partial<Record<FieldName, string>>;

/** One of the two forms. Its elements are XPaths. */
interface Form {
  what: string;
  path: string;
  within: string;
  answers: Values;
  payload: unknown;
  submit: string;
  success: string;
  error: string;
  /** What shows when the message is delivered, and stays. */
  confirmation: string;
}

const quote: Form = {
  what: 'a quote request',
  path: '/services/window-cleaning/',
  within: dialog,
  answers: quoteAnswers,
  payload: {
    ...envelope,
    template_params: { ...quoteAnswers, service_type: 'Window Cleaning', selected_services: 'Window Cleaning' },
  },
  submit: button(forms.quote.submit, dialog),
  success: text("✅ Thank you! We'll get back to you within 24 hours.", dialog),
  error: text('❌ Something went wrong. Please try again or call us directly.', dialog),
  confirmation: text(forms.quote.confirmation),
};
/** The one beside the menu, not the one in it. */
const opener = `${button(labels.quoteButton, header)}[not(ancestor::*[@popover])]`;
const close = button(forms.quote.closeLabel, dialog);

const contact: Form = {
  what: 'a contact message',
  path: '/contact/',
  within: main,
  answers: contactAnswers,
  payload: { ...envelope, template_params: { ...contactAnswers, service_type: 'Contact Form' } },
  submit: button(forms.contact.submit, main),
  success: text("Thank you! We'll get back to you soon.", main),
  error: text('Something went wrong. Please try again.', main),
  confirmation: text("Thank you! We'll get back to you soon.", main),
};

/** The script that hydrates the forms. */
const islandsScript = /^\/scripts\/islands\./;

test('the quote dialog opens at the first press, before hydration, and closes by its X', async ({ tab, site }) => {
  const releaseScripts = site.hold(islandsScript);
  await tab.goto('/about/');
  await tab.click(opener);
  // At once: nothing else may come first.
  expect(await tab.run((element) => element.matches(':modal'), dialog)).toBe(true);
  await expect.poll(() => site.held.length).toBeGreaterThan(0);
  await tab.expectFocus(`${dialog}//h2`);
  await tab.click(close);
  await tab.expectHidden(dialog);
  await tab.expectFocus(opener);

  await tab.click(opener);
  await tab.press(`${dialog}//h2`, 'Escape');
  await tab.expectHidden(dialog);
  expect(await isHydrated(tab)).toBe(false);

  // Hydration leaves the open dialog open.
  await tab.click(opener);
  releaseScripts();
  await waitForHydration(tab);
  await tab.expectVisible(dialog);
  await tab.click(close);
  await tab.expectHidden(dialog);
  await tab.expectFocus(opener);
});

test('a quote request is delivered once, thanks for two seconds, and leaves a note and an empty form', async ({
  tab,
  site,
}) => {
  await fillIn(tab, quote);
  await tab.run(holdTimers);
  await tab.click(quote.submit);
  await tab.expectVisible(quote.success);
  await tab.expectFocus(quote.success);
  await tab.run(() => window.heldTimers.get(2000)?.());
  await tab.expectHidden(dialog);
  await tab.expectVisible(quote.confirmation);
  expectDelivered(site, quote);

  await tab.click(button(forms.quote.dismiss));
  await tab.expectHidden(quote.confirmation);
  await tab.click(opener);
  await expectValues(tab, quote, emptied(quoteAnswers));
  expect(await tab.run((box) => box.checked, `${dialog}//input[@value="Window Cleaning"]`)).toBe(true);
  expect(await tab.isVisible(quote.success)).toBe(false);
});

test('a quote request that is submitted before hydration is delivered once', async ({ tab, site }) => {
  const releaseScripts = site.hold(islandsScript);
  await fillIn(tab, quote);
  await tab.click(quote.submit);
  await tab.expectVisible(button(forms.sending, dialog));
  await tab.press(field(forms.labels.email, dialog), 'Enter');
  await tab.expectVisible(text(forms.waiting, dialog));
  expect(site.sends).toBe(0);
  await expectValues(tab, quote, quoteAnswers);
  releaseScripts();
  await tab.expectVisible(quote.confirmation);
  expectDelivered(site, quote);
});

test('a contact message is delivered once, and the thanks show over empty fields', async ({ tab, site }) => {
  await fillIn(tab, contact);
  await tab.click(contact.submit);
  await tab.expectVisible(contact.success);
  await expectValues(tab, contact, emptied(contactAnswers));
  expectDelivered(site, contact);
});

for (const form of [quote, contact]) {
  test.describe(form.what, () => {
    test('that fails keeps its values, offers every other way, and is delivered by another try', async ({
      tab,
      site,
      expectedProblems,
    }) => {
      expectedProblems.push(logged);
      site.emailjs.nextFaults.push({ kind: 'status', status: 500, text: 'Internal Server Error' });
      await fillIn(tab, form);
      await tab.click(form.submit);
      await expectFailure(tab, form, forms.failure.advice.server);
      await expectOtherWays(tab, form);

      await tab.click(form.submit);
      await tab.expectVisible(form.confirmation);
      expectDelivered(site, form, [500, 200]);
      await tab.expectHidden(form.error);
      if (form === quote) return;
      await expectValues(tab, form, emptied(form.answers));
      // What was copied can be pasted.
      const message = field(forms.labels.message, main);
      await tab.press(message, 'Control', 'v');
      const pasted = await tab.run(({ value }) => value, message);
      for (const value of Object.values(form.answers)) expect(pasted).toContain(value);
    });

    test('whose connection is lost keeps its values, may have arrived, and is delivered by another try', async ({
      tab,
      site,
      expectedProblems,
    }) => {
      expectedProblems.push(logged);
      site.emailjs.setFault({ kind: 'drop' });
      await fillIn(tab, form);
      await tab.click(form.submit);
      await expectFailure(tab, form, forms.failure.advice.unreachable, forms.failure.deliveries.unknown);

      site.emailjs.setFault(null);
      await tab.click(form.submit);
      await tab.expectVisible(form.confirmation);
      expect(site.emailjs.messages.at(-1)).toMatchObject({ status: 200, payload: form.payload });
    });

    test('without a response in time keeps its values, may have arrived, and is delivered by another try', async ({
      tab,
      site,
      expectedProblems,
    }) => {
      expectedProblems.push(logged);
      site.emailjs.nextFaults.push({ kind: 'slow', ms: 120_000 }, { kind: 'status', status: 200, text: 'OK' });
      await fillIn(tab, form);
      await waitForHydration(tab);
      await tab.run(holdTimers);
      await tab.click(form.submit);
      await expect.poll(() => site.sends).toBe(1);
      await tab.expectVisible(button(forms.sending, form.within));
      await tab.run(() => window.heldTimers.get(25_000)?.());
      await expectFailure(tab, form, forms.failure.advice.timeout, forms.failure.deliveries.unknown);

      await tab.click(form.submit);
      await tab.expectVisible(form.success);
      expect(site.sends).toBe(2);
      expect(site.emailjs.messages).toMatchObject([{ status: 200, payload: form.payload }]);
    });
  });
}

test('Enter, Enter and a click send one message', async ({ tab, site }) => {
  const releaseMessage = site.hold(new RegExp(`^${SEND_PATH}$`));
  const email = field(forms.labels.email, main);
  await fillIn(tab, contact);
  await tab.press(email, 'Enter');
  await tab.expectVisible(button(forms.sending, main));
  await tab.press(email, 'Enter');
  await tab.click(button(forms.sending, main));
  releaseMessage();
  await tab.expectVisible(contact.success);
  expectDelivered(site, contact);
});

test('the way back finds the values of a draft, a closed dialog, and no values that were sent meanwhile', async ({
  tab,
  site,
}) => {
  await fillIn(tab, contact);
  await tab.click(opener);
  await waitForHydration(tab);
  await tab.goto('/services/window-cleaning/');
  await tab.back();
  expect(await tab.isVisible(dialog)).toBe(false);
  await expectValues(tab, contact, contactAnswers);

  await tab.goto('/services/deep-cleaning/');
  await tab.click(opener);
  await expectValues(tab, quote, { ...contactAnswers, phone: '', message: '' });
  await typeValues(tab, quote, { phone: quoteAnswers.phone, message: quoteAnswers.message });
  await tab.goto('/services/window-cleaning/');
  await tab.click(opener);
  await expectValues(tab, quote, quoteAnswers);
  await tab.click(quote.submit);
  await tab.expectVisible(quote.confirmation);
  expectDelivered(site, quote);
  await tab.back();
  await tab.click(opener);
  await expectValues(tab, quote, emptied(quoteAnswers));
  await tab.goto('/contact/');
  await expectValues(tab, contact, contactAnswers);
});

test('what is typed outlives a reload, and contact details are offered in the other form', async ({ tab, site }) => {
  await fillIn(tab, contact);
  await waitForHydration(tab);
  await tab.reload();
  await expectValues(tab, contact, contactAnswers);
  await tab.goto('/services/deep-cleaning/');
  await tab.click(opener);
  await expectValues(tab, quote, { ...contactAnswers, phone: '', message: '' });
  // Hydration leaves the values in the form.
  await waitForHydration(tab);
  await expectValues(tab, quote, { ...contactAnswers, phone: '', message: '' });
  await typeValues(tab, quote, { phone: quoteAnswers.phone });
  await tab.reload();
  await tab.click(opener);
  await expectValues(tab, quote, { ...quoteAnswers, message: '' });
  expect(site.sends).toBe(0);
});

test('the contact page says whether the office is open at this moment', async ({ tab }) => {
  await tab.goto('/contact/');
  await expect(async () => {
    const { isOpen, day, time } = openAt(weekHours(business.hours), pages.contact.openNow.days, new Date()) ?? {};
    const expected = pages.contact.openNow[isOpen ? 'open' : 'closed'];
    const shown = await tab.run(({ textContent }) => textContent, '//*[@data-open-now]');
    expect(shown).toBe(expected.replace('{day}', `${day}`).replace('{time}', `${time}`));
  }).toPass();
});

test("the browser's own checks keep an incomplete message from being sent", async ({ tab, site }) => {
  const email = field(forms.labels.email, main);
  await tab.goto('/contact/');
  await typeValues(tab, contact, { ...contactAnswers, email: 'ada(at)customer.example' });
  await tab.click(contact.submit);
  await tab.expectFocus(email);
  expect(await tab.run(({ validity }) => validity.typeMismatch, email)).toBe(true);
  expect(await tab.isVisible(contact.success)).toBe(false);
  expect(await tab.isVisible(contact.error)).toBe(false);
  expect(site.sends).toBe(0);
});

for (const mode of ['production', 'development'] as const) {
  test(`the ${mode} build of React hydrates every page, typed values and a waiting submit without a fault`, async ({
    tab,
    site,
  }) => {
    if (mode === 'development') site.replace(islandsScript, (await bundleIslands(mode)).content);
    const releaseScripts = site.hold(islandsScript);
    await fillIn(tab, contact);
    await tab.click(contact.submit);
    await tab.expectVisible(button(forms.sending, main));
    releaseScripts();
    await tab.expectVisible(contact.success);
    expectDelivered(site, contact);
    for (const { path } of sitePages) {
      await tab.goto(path);
      await tab.run((form) => form.dispatchEvent(new Event('input', { bubbles: true })), `${dialog}//form`);
      await waitForHydration(tab);
    }
  });
}

test('the menu of a phone opens, closes, and leads on', async ({ tab }) => {
  await tab.resize(360, 740);
  await tab.goto('/about/');
  const toggle = button('Menu', header);
  const services = mainNavigation.find(({ href }) => href === '/services/');
  const choice = link(services?.label ?? '', header);
  expect(await tab.run(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await tab.isVisible(choice)).toBe(false);
  await tab.click(toggle);
  await tab.expectVisible(choice);
  await tab.click(toggle);
  await tab.expectHidden(choice);
  await tab.click(toggle);
  await tab.click(choice);
  await tab.expectPath('/services/');
  await tab.expectHidden(choice);
});

test('on a phone the whole quote form can be reached, and the request is delivered', async ({ tab, site }) => {
  await tab.resize(360, 740);
  await fillIn(tab, quote);
  expect(await tab.run(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth, dialog)).toBe(0);
  await tab.click(quote.submit);
  await tab.expectVisible(quote.confirmation);
  expectDelivered(site, quote);
});

test('the slider of a page goes from before to after with a key, and halfway back with a click', async ({ tab }) => {
  const [service] = services.filter(({ image }) => image.before !== undefined);
  await tab.goto(entryPath('services', service?.id ?? ''));
  const slider = '//input[@type="range"]';
  const share = () => tab.run((figure) => getComputedStyle(figure).getPropertyValue('--edge'), '//figure');
  await tab.expectVisible(slider);
  await tab.press(slider, 'End');
  await expectEventually(share, '0%', 'what shows of the place before cleaning');
  await tab.click(slider);
  await expectEventually(async () => Math.abs(Number.parseFloat(await share()) - 50) < 3, true, 'half of it shows');
});

test('the field that finds a place answers while it is typed, and puts the place into the quote form', async ({
  tab,
}) => {
  const { label, quote: quoteLabel } = pages.serviceArea.finder;
  await tab.goto('/service-area/');
  await tab.type(field(label, main), 'pickrington');
  await tab.expectVisible(text('Pickerington? Yes, we clean in Pickerington.', main));
  await tab.click(button(quoteLabel, main));
  const message = field(forms.labels.message, dialog);
  await expectEventually(() => tab.run(({ value }) => value, message), "We're in Pickerington.", 'message');
});

test('a cleaning list is in its link: opened again, it is as it was', async ({ tab }) => {
  const { path, messages } = pages.cleaningList;
  const place = '//input[@value="office-buildings"]';
  const lobby = '//fieldset[@data-room="lo"]';
  const task = `${lobby}//input[@value="a"]`;
  const count = `${lobby}//input[@name="lo-count"]`;
  const own = `${lobby}//textarea`;
  const hash = () => tab.run(() => location.hash);
  await tab.goto(path);
  await tab.click(place);
  await expectEventually(async () => (await hash()).startsWith('#list='), true, 'the address holds the list');
  await tab.click(`${lobby}//summary`);
  await tab.type(count, '2');
  await tab.type(own, 'Water the ferns');
  await tab.click(task);
  const inLink = async () => (await decodeList(await hash()))?.rooms.find(({ code }) => code === 'lo');
  const expected = { code: 'lo', tasks: 'bcdefg', often: 'n', count: 2, own: 'Water the ferns' };
  await expectEventually(inLink, expected, 'the room in the link');
  const link = await hash();

  // Nothing is kept but the link.
  await tab.run(() => sessionStorage.clear());
  await tab.goto('/about/');
  await tab.goto(`${path}${link}`);
  await expectEventually(() => tab.run(({ value }) => value, own), 'Water the ferns', 'the own task');
  expect(await tab.run(({ checked }) => checked, place)).toBe(true);
  expect(await tab.run(({ checked }) => checked, task)).toBe(false);
  expect(await tab.run(({ value }) => value, count)).toBe('2');
  expect(await hash()).toBe(link);

  // A link that was cut off gives no list, and the page says so.
  await tab.run(() => sessionStorage.clear());
  await tab.goto('/about/');
  await tab.goto(`${path}${link.slice(0, -2)}`);
  await tab.expectVisible(text(messages.damaged, main));
  expect(await tab.run(({ checked }) => checked, place)).toBe(false);
});

test('an unknown service says "Service Not Found" and leads back to the services', async ({ tab }) => {
  await tab.goto('/services/no-such-service/');
  const heading = '//h1[normalize-space()="Service Not Found"]';
  await tab.expectVisible(heading);
  await tab.click(opener);
  await waitForHydration(tab);
  await tab.click(close);
  await tab.expectVisible(heading);
  await tab.click(link(pages.serviceNotFound.backLabel, main));
  await tab.expectPath('/services/');
});

// WebKitGTK's Tab key stops at links, as other browsers' does. In Safari it passes over them, unless Option is held or a
// setting says otherwise.
for (const { what, hasFailure, run } of keyboardFlows) {
  test(`by keyboard alone, ${what}`, async ({ tab, site, expectedProblems }) => {
    if (hasFailure) expectedProblems.push(logged);
    await run(
      {
        goto: (path) => tab.goto(path),
        resize: (width, height) => tab.resize(width, height),
        pressKey: (key) => tab.pressKey(key),
        typeKeys: (value) => tab.typeKeys(value),
        run: (script) => tab.run(script),
      },
      site.emailjs,
    );
  });
}

/** Opens the form's page and the form, and types the visitor's answers. */
async function fillIn(tab: BrowserTab, form: Form): Promise<void> {
  await tab.goto(form.path);
  if (form === quote) await tab.click(opener);
  await typeValues(tab, form, form.answers);
}

async function typeValues(tab: BrowserTab, { within }: Form, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tab.type(field(forms.labels[name as FieldName], within), value);
  }
}

async function expectValues(tab: BrowserTab, { within }: Form, values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const xpath = field(forms.labels[name as FieldName], within);
    await expectEventually(() => tab.run((element) => element.value, xpath), value, name);
  }
}

function emptied(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, '']));
}

/** Runs in a page: timers of two seconds or more wait until the test runs them, for a busy computer is slower than they are. */
function holdTimers(): void {
  const { setTimeout } = window;
  window.heldTimers = new Map();
  const held = (callback: () => void, delay: number) =>
    delay < 2000 ? setTimeout(callback, delay) : window.heldTimers.set(delay, callback);
  Object.assign(window, { setTimeout: held });
}

/** Whether React has hydrated the page's forms. */
async function isHydrated(tab: BrowserTab): Promise<boolean> {
  return !(await tab.run((form) => form.hasAttribute('data-not-hydrated'), `${dialog}//form`));
}

async function waitForHydration(tab: BrowserTab): Promise<void> {
  await expectEventually(() => isHydrated(tab), true, 'the forms are hydrated');
}

/** EmailJS got the form's message once for each of these statuses, and the browser sent nothing else. */
function expectDelivered(site: ProxiedPreview, { payload }: Form, statuses = [200]): void {
  const received = site.emailjs.messages.map((message) => ({ status: message.status, payload: message.payload }));
  expect(received).toEqual(statuses.map((status) => ({ status, payload })));
  expect(site.sends).toBe(statuses.length);
}

/** The error message has focus, the help says this, and the values are kept. */
async function expectFailure(tab: BrowserTab, form: Form, ...help: string[]): Promise<void> {
  await tab.expectVisible(form.error);
  await tab.expectFocus(form.error);
  for (const part of help) await tab.expectVisible(text(part, form.within));
  await expectValues(tab, form, form.answers);
}

/** Beside a failure: the phone number, an email with the visitor's values, and the values to be copied. */
async function expectOtherWays(tab: BrowserTab, { within, answers }: Form): Promise<void> {
  const { ways } = forms.failure;
  const href = ({ href }: HTMLAnchorElement) => href;
  expect(await tab.run(href, link(ways.call, within))).toBe(`tel:+1${business.phone.replace(/\D/g, '')}`);

  // No mail program may start.
  await tab.run(() =>
    addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault()),
  );
  const email = link(ways.email, within);
  await tab.click(email);
  const address = new URL(await tab.run(href, email));
  expect(address.protocol + address.pathname).toBe(`mailto:${business.email}`);
  const body = decodeURIComponent(/[?&]body=([^&]*)/.exec(address.search)?.[1] ?? '').replaceAll('\r\n', '\n');
  for (const value of Object.values(answers)) expect(body).toContain(value);

  // Copied, or shown and selected where the browser forbids copying.
  await tab.click(button(ways.copy, within));
  const byHand = `${within}//section[@aria-label="${ways.copyByHand}"]`;
  const copied = text(ways.copied, within);
  await expect.poll(async () => (await tab.isVisible(copied)) || (await tab.isVisible(byHand))).toBe(true);
  if (!(await tab.isVisible(byHand))) return;
  const selected = (await tab.run(() => String(getSelection()))).replaceAll('\r\n', '\n');
  for (const value of Object.values(answers)) expect(selected).toContain(value);
}

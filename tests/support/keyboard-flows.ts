/** What visitors do, by keyboard alone: `tests/e2e/keyboard.spec.ts` has Chromium do it, `tests/browsers/` the others. */
import { expect } from '@playwright/test';
import { listPlaces } from '../../components/cleaning-list/list-entries.ts';
import { business, cleaningList, forms, labels, pages, services } from '../../content/content.ts';
import type { EmailJsFake } from '../../scripts/preview/emailjs-fake.ts';

/** A browser with a keyboard and no pointer. */
export interface Keyboard {
  goto: (path: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Presses a key, wherever focus is. */
  pressKey: (key: 'Tab' | 'Enter' | 'Space' | 'Escape') => Promise<unknown>;
  /** Types letters, wherever focus is. */
  typeKeys: (text: string) => Promise<unknown>;
  /** Runs a function in the page. It must not use anything from outside. */
  run: <Result>(script: () => Result) => Promise<Awaited<Result>>;
}

interface KeyboardFlow {
  what: string;
  /** Whether the form fails on the way. */
  hasFailure?: boolean;
  run: (keyboard: Keyboard, emailjs: EmailJsFake) => Promise<void>;
}

/** Runs in a page: what has focus. */
function readFocus() {
  const element = document.activeElement as (HTMLElement & { labels?: NodeListOf<HTMLElement> | null }) | null;
  const label = element?.getAttribute('aria-label') ?? (element?.labels?.[0] ?? element)?.textContent;
  return {
    focus: (label ?? '').replace(/\s+/g, ' ').trim(),
    isVisible: element?.matches(':focus-visible') === true,
    // Between the last stop and the first, focus is in the browser.
    isInBrowser: element === document.body || element === document.documentElement || element === null,
  };
}

/** Runs in a page: where it is and what shows on it. */
function readState() {
  return {
    path: location.pathname,
    isDialogOpen: document.querySelector('dialog[open]') !== null,
    // biome-ignore lint/performance/useDomNodeTextContent: only what shows counts
    text: document.body.innerText.replace(/\s+/g, ' '),
  };
}

/** Presses Tab until the part with this name has focus. Each stop on the way must show that it has focus. */
async function tabTo(keyboard: Keyboard, name: string): Promise<void> {
  const stops: string[] = [];
  for (let count = 0; count < 150; count += 1) {
    await keyboard.pressKey('Tab');
    const { focus, isVisible, isInBrowser } = await keyboard.run(readFocus);
    if (isInBrowser) continue;
    // A window may not be the active one for a moment.
    if (!isVisible)
      await expect.poll(async () => (await keyboard.run(readFocus)).isVisible, `focus shows on "${focus}"`).toBe(true);
    if (focus === name || focus.startsWith(`${name}: `)) return;
    stops.push(focus.slice(0, 40));
  }
  throw new Error(`The Tab key does not reach "${name}". It stops at: ${stops.join(', ')}`);
}

/** Waits until the page is like this. Reading fails while a page gives way to the next. */
async function expectState(keyboard: Keyboard, expected: Partial<ReturnType<typeof readState>>): Promise<void> {
  await expect(async () => expect(await keyboard.run(readState)).toMatchObject(expected)).toPass();
}

const expectText = (keyboard: Keyboard, text: string) =>
  expectState(keyboard, { text: expect.stringContaining(text) as unknown as string });
const expectFocus = (keyboard: Keyboard, name: string) =>
  expect(async () => expect((await keyboard.run(readFocus)).focus).toContain(name)).toPass();
const expectPath = (keyboard: Keyboard, path: string) => expectState(keyboard, { path });
const expectDialog = (keyboard: Keyboard, isDialogOpen: boolean) => expectState(keyboard, { isDialogOpen });

async function typeInto(keyboard: Keyboard, values: Partial<Record<keyof typeof forms.labels, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(keyboard, forms.labels[name as keyof typeof forms.labels]);
    await keyboard.typeKeys(value);
  }
}

/** The values of the messages that were delivered. */
const delivered = (emailjs: EmailJsFake) =>
  emailjs.messages.filter(({ status }) => status === 200).map(({ payload }) => payload);

const visitor = { name: 'Ada Example', phone: '(740) 555-0107', email: 'ada@customer.example', message: 'Two floors.' };
const service = services.find(({ questions }) => questions.length > 0);

export const keyboardFlows: readonly KeyboardFlow[] = [
  {
    what: 'a service page is read, and its quote button opens the form',
    run: async (keyboard) => {
      await keyboard.goto(`/services/${service?.id}/`);
      await tabTo(keyboard, 'Skip to main content');
      await keyboard.pressKey('Enter');
      await tabTo(keyboard, labels.quoteButton);
      await keyboard.pressKey('Enter');
      await expectDialog(keyboard, true);
      await expectFocus(keyboard, service?.quote.subject ?? '');
      await keyboard.pressKey('Escape');
      await expectDialog(keyboard, false);
      await expectFocus(keyboard, labels.quoteButton);
      const [question] = service?.questions ?? [];
      await tabTo(keyboard, question?.question ?? '');
      await keyboard.pressKey('Enter');
      await expectText(keyboard, question?.answer ?? '');
    },
  },
  {
    what: 'the menu of a narrow window leads to another page',
    run: async (keyboard) => {
      // Not a phone's width: without a window manager, so narrow a window of WebKitGTK never becomes the active one.
      await keyboard.resize(768, 800);
      await keyboard.goto('/about/');
      await tabTo(keyboard, 'Menu');
      await keyboard.pressKey('Enter');
      await expectText(keyboard, pages.industries.label);
      await tabTo(keyboard, pages.industries.label);
      await keyboard.pressKey('Enter');
      await expectPath(keyboard, '/industries/');
    },
  },
  {
    what: 'a quote request with a mistake is mended, fails, and is sent by another try',
    hasFailure: true,
    run: async (keyboard, emailjs) => {
      emailjs.nextFaults.push({ kind: 'status', status: 500, text: 'Internal Server Error' });
      await keyboard.goto(`/services/${service?.id}/`);
      await tabTo(keyboard, labels.quoteButton);
      await keyboard.pressKey('Enter');
      await expectDialog(keyboard, true);
      const { email, ...others } = visitor;
      await typeInto(keyboard, others);
      await tabTo(keyboard, forms.quote.submit);
      await keyboard.pressKey('Enter');
      await expectFocus(keyboard, forms.labels.email);
      expect(delivered(emailjs)).toEqual([]);
      await keyboard.typeKeys(email);
      await tabTo(keyboard, forms.quote.submit);
      await keyboard.pressKey('Enter');
      await expectFocus(keyboard, forms.quote.error);
      await tabTo(keyboard, forms.quote.submit);
      await keyboard.pressKey('Enter');
      await expectText(keyboard, forms.quote.confirmation);
      await expectDialog(keyboard, false);
      expect(delivered(emailjs)).toMatchObject([{ template_params: visitor }]);
    },
  },
  {
    what: 'a contact message is sent',
    run: async (keyboard, emailjs) => {
      await keyboard.goto('/contact/');
      const { name, email, message } = visitor;
      await typeInto(keyboard, { name, email, message });
      await tabTo(keyboard, forms.contact.submit);
      await keyboard.pressKey('Enter');
      await expectText(keyboard, forms.contact.success);
      expect(delivered(emailjs)).toMatchObject([{ template_params: { name, email, message } }]);
    },
  },
  {
    what: 'a town is found and put into the quote form',
    run: async (keyboard) => {
      const { label, quote } = pages.serviceArea.finder;
      await keyboard.goto('/service-area/');
      await tabTo(keyboard, label);
      await keyboard.typeKeys('pickrington');
      await expectText(keyboard, 'Yes, we clean in Pickerington.');
      await tabTo(keyboard, quote);
      await keyboard.pressKey('Enter');
      await expectDialog(keyboard, true);
      await tabTo(keyboard, forms.labels.message);
    },
  },
  {
    what: 'a cleaning list is made, changed and sent with a quote request',
    run: async (keyboard, emailjs) => {
      const { path, actions } = pages.cleaningList;
      const [place] = listPlaces;
      const [
        {
          rooms: [firstRoom],
        } = { rooms: [] },
      ] = cleaningList.places;
      const tasks = cleaningList.rooms.find(({ code }) => code === firstRoom)?.tasks ?? [];
      const [kept = '', leftOut = ''] = tasks.map(({ text }) => text);
      const usual = tasks.filter(({ extra }) => !extra).length;
      await keyboard.goto(path);
      await tabTo(keyboard, place?.name ?? '');
      await keyboard.pressKey('Space');
      await expectText(keyboard, actions.quote);
      // The first room opens, and its second task is left out.
      await tabTo(keyboard, `${usual} tasks`);
      await keyboard.pressKey('Enter');
      await tabTo(keyboard, leftOut);
      await keyboard.pressKey('Space');
      await expectText(keyboard, `${usual - 1} tasks`);
      await tabTo(keyboard, actions.quote);
      await keyboard.pressKey('Enter');
      await expectDialog(keyboard, true);
      const { name, phone, email } = visitor;
      await typeInto(keyboard, { name, phone, email });
      await tabTo(keyboard, forms.quote.submit);
      await keyboard.pressKey('Enter');
      await expectText(keyboard, forms.quote.confirmation);
      const [{ template_params: sent }] = delivered(emailjs) as [{ template_params: Record<string, string> }];
      expect(sent).toMatchObject({ name, phone, email });
      expect(sent['message']).toContain(kept);
      expect(sent['message']).not.toContain(leftOut);
    },
  },
  {
    what: 'a missing page leads on',
    run: async (keyboard) => {
      await keyboard.goto('/services/no-such-service/');
      await expectText(keyboard, business.phone);
      await tabTo(keyboard, pages.serviceNotFound.backLabel);
      await keyboard.pressKey('Enter');
      await expectPath(keyboard, '/services/');
    },
  },
];

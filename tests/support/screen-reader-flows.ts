/** What a visitor who hears the site does, one flow for each file in `tests/e2e/transcripts/`. */
import { expect } from '@playwright/test';
import { forms, labels, pages } from '../../content/content.ts';
import type { EmailJsFake } from '../../scripts/preview/emailjs-fake.ts';
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
} from '../browsers/support/browser-tab.ts';
import { contactAnswers, quoteAnswers } from '../e2e/support/form-actions.ts';
import type { ScreenReader } from './screen-reader.ts';

/** What a flow has at hand. */
interface Visit {
  reader: ScreenReader;
  tab: BrowserTab;
  emailjs: EmailJsFake;
  /** Holds what is sent back; the function that it returns lets it through. */
  holdSends: () => Promise<() => void>;
}

export interface Flow {
  /** The paths of missing pages that are opened. */
  missing?: readonly string[];
  /** Whether sending fails at first. */
  fails?: boolean;
  visit: (visit: Visit) => Promise<void>;
}

const missingPaths = ['/services/no-such-service/', '/no-such-page/'];

/** The flows, by the names of their transcripts. */
export const flows = {
  'read-a-service-page': {
    visit: async ({ reader }) => {
      await reader.open('/services/deep-cleaning/');
      await reader.read('the page', '//body');
    },
  },

  'open-the-menu': {
    visit: async ({ reader, tab }) => {
      const top = '//header[.//nav]';
      const toggle = button(labels.menuButton, header);
      const close = button(labels.closeMenuButton, header);
      await tab.resize(360, 740);
      await reader.open('/about/');
      await reader.read('the top of the page', top);
      await reader.act(
        'Press "Menu"',
        () => tab.press(toggle, 'Enter'),
        () => tab.expectVisible(close),
      );
      await reader.read('the top of the page', top);
      await reader.act(
        'Press Tab',
        () => tab.press(toggle, 'Tab'),
        () => tab.expectFocus(close),
      );
      await reader.act(
        'Press Escape',
        () => tab.press(close, 'Escape'),
        () => tab.expectFocus(toggle),
      );
      await tab.click(toggle);
      await reader.follow('Services', link('Services', header), '/services/');
    },
  },

  'ask-for-a-quote': {
    visit: async ({ reader, tab, holdSends }) => {
      await openQuoteForm(reader);
      await reader.read('the form', dialog);
      const submit = button(forms.quote.submit, dialog);
      const name = field(forms.labels.name, dialog);
      await reader.act(
        `Press "${forms.quote.submit}"`,
        () => tab.click(submit),
        () => tab.expectFocus(name),
      );
      await reader.read('the form', dialog);
      await fillIn(reader, dialog, { ...quoteAnswers, email: 'ada@gmial.com' });
      const suggested = button('ada@gmail.com', dialog);
      await tab.expectVisible(suggested);
      await reader.act(
        'Press the suggestion',
        () => tab.click(suggested),
        () => tab.expectHidden(suggested),
      );
      await send(reader, holdSends, dialog, forms.quote.submit, text(forms.quote.success, dialog));
      await reader.act(
        'Wait until the form has closed',
        async () => {},
        () => tab.expectVisible(text(forms.quote.confirmation)),
      );
      await reader.read('the note', notice);
      await reader.act(
        `Press "${forms.quote.dismiss}"`,
        () => tab.click(button(forms.quote.dismiss)),
        () => tab.expectHidden(text(forms.quote.confirmation)),
      );
    },
  },

  'send-again-after-a-failure': {
    fails: true,
    visit: async ({ reader, tab, emailjs, holdSends }) => {
      emailjs.nextFaults.push({ kind: 'status', status: 500, text: 'Internal Server Error' });
      await openQuoteForm(reader);
      await fillIn(reader, dialog, quoteAnswers);
      await send(reader, holdSends, dialog, forms.quote.submit, text(forms.quote.error, dialog));
      await reader.read('the form', dialog);
      await send(reader, holdSends, dialog, forms.quote.submit, text(forms.quote.success, dialog));
      await tab.expectVisible(text(forms.quote.confirmation));
    },
  },

  'write-a-message': {
    visit: async ({ reader, holdSends }) => {
      await reader.open('/contact/');
      await reader.read('the form', `${main}//form`);
      await fillIn(reader, main, contactAnswers);
      await send(reader, holdSends, main, forms.contact.submit, text(forms.contact.success, main));
      await reader.read('the form', `${main}//form`);
    },
  },

  'find-a-town': {
    visit: async ({ reader, tab }) => {
      const { label, quote } = pages.serviceArea.finder;
      const finder = field(label, main);
      await reader.open('/service-area/');
      await reader.read('the page', main);
      await reader.act(
        'Go to the field',
        () => tab.click(finder),
        () => tab.expectFocus(finder),
      );
      for (const [typed, answer] of [
        ['Newark', 'Yes, we clean in Newark.'],
        ['43017', 'Yes, we clean in Dublin (43017).'],
        ['Cleveland', 'Sorry, Cleveland is more than 75 miles from Columbus'],
        ['Pickrington', 'Yes, we clean in Pickerington.'],
      ] as const) {
        await reader.act(
          `Type "${typed}"`,
          async () => {
            await tab.run((input) => input.select(), finder);
            await tab.type(finder, typed);
          },
          () => tab.expectVisible(text(answer, main)),
        );
      }
      await reader.act(
        `Press "${quote}"`,
        () => tab.click(button(quote, main)),
        () => tab.expectFocus(`${dialog}//h2`),
      );
    },
  },

  'use-the-cleaning-list': {
    visit: async ({ reader, tab }) => {
      const { path, actions, messages } = pages.cleaningList;
      const lobby = '//fieldset[@data-room="lo"]';
      const sum = () => tab.run(({ textContent }) => textContent, '//output[@data-summary]');
      const change = async (what: string, xpath: string, said = '') => {
        const before = await sum();
        const until = async () => {
          await expect.poll(sum).not.toBe(before);
          if (said !== '') await tab.expectVisible(text(said, main));
        };
        await reader.act(what, () => tab.click(xpath), until);
      };
      await reader.open(path);
      await reader.read('the page', main);
      await change('Choose "Office Buildings"', '//input[@value="office-buildings"]');
      await reader.read('the first room', lobby);
      const open = () => tab.expectVisible(`${lobby}//textarea`);
      await reader.act('Open its tasks', () => tab.click(`${lobby}//summary`), open);
      await reader.read('the first room', lobby);
      await change('Uncheck its first task', `${lobby}//details/label[1]/input`);
      await change('Leave the room out', `${lobby}//legend//input`);
      await reader.read('the first room', lobby);
      await change(`Press "${actions.clear}"`, button(actions.clear, main), messages.cleared);
      await change(`Press "${actions.undo}"`, button(actions.undo, main), messages.undone);
      await reader.read('the rooms and what they come to', '//section[.//*[@data-summary]]');
      const form = () => tab.expectFocus(`${dialog}//h2`);
      await reader.act(`Press "${actions.quote}"`, () => tab.click(button(actions.quote, main)), form);
    },
  },

  'get-lost': {
    missing: missingPaths,
    visit: async ({ reader }) => {
      for (const path of missingPaths) {
        await reader.open(path);
        await reader.read('the page', main);
      }
    },
  },
} as const satisfies Record<string, Flow>;

const notice = `//aside[@aria-label="${forms.quote.noticeLabel}"]`;

async function openQuoteForm(reader: ScreenReader): Promise<void> {
  const { tab } = reader;
  const opener = `${button(labels.quoteButton, header)}[not(ancestor::*[@popover])]`;
  await reader.open('/services/window-cleaning/');
  await reader.act(
    `Press "${labels.quoteButton}"`,
    () => tab.click(opener),
    () => tab.expectFocus(`${dialog}//h2`),
  );
}

/** Fills in the fields in their order. */
async function fillIn(
  reader: ScreenReader,
  within: string,
  answers: Partial<Record<keyof typeof forms.labels, string>>,
) {
  const { tab } = reader;
  for (const name of ['name', 'phone', 'email', 'message'] as const) {
    const { [name]: answer } = answers;
    if (answer === undefined) continue;
    const label = forms.labels[name];
    const xpath = field(label, within);
    await reader.act(
      `Fill in "${label}"`,
      async () => {
        await tab.click(xpath);
        await tab.type(xpath, answer);
      },
      () => expectEventually(() => tab.run(({ value }) => value, xpath), answer, label),
    );
  }
}

/** Sends a form, and hears that it is being sent and what came of it. */
async function send(
  { tab, act }: ScreenReader,
  holdSends: Visit['holdSends'],
  within: string,
  label: string,
  outcome: string,
) {
  const letThrough = await holdSends();
  await act(
    `Press "${label}"`,
    () => tab.click(button(label, within)),
    () => tab.expectVisible(button(forms.sending, within)),
  );
  await act(
    'Wait for the outcome',
    async () => letThrough(),
    () => tab.expectFocus(outcome),
  );
}

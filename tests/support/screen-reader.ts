/**
 * A visitor who hears the site: `@guidepup/virtual-screen-reader` in the page of a real browser. It works out what a screen
 * reader says from HTML, ARIA and the browser's own styles. Where it differs from a browser's accessibility tree, the code
 * below makes up for it:
 *
 * - It reads what the browser hides without `display: none`, and groups that browsers do not tell of.
 * - It reads states off attributes alone, so it misses what is checked and what a button or a `<summary>` has opened.
 * - It says a button's value, a placeholder that is blank or repeats the name, the options of a closed list and the code
 *   of the chosen one, and the words inside a link that has a name of its own.
 * - It does not say the words of a paragraph that has focus. Chromium names such a paragraph by its words.
 *
 * What remains: it says nothing when the state of what has focus changes, nor what a text area holds, nor the caption of a
 * figure as its name. It reads what is behind an open dialog, so a flow reads the dialog alone. It says all news at once,
 * where a real screen reader leaves out what is old by its turn. It says a label beside its field, as some do.
 */
import { build } from 'esbuild';
import { submitValue } from '../../components/forms/dom-names.ts';
import { business } from '../../content/content.ts';
import type { BrowserTab } from '../browsers/support/browser-tab.ts';

declare global {
  interface Window {
    guidepup: typeof import('@guidepup/virtual-screen-reader');
    /** What has been said since it was last taken. */
    takeSpoken: () => Promise<string[]>;
  }
}

/** Said at the start and the end of parts that no screen reader announces. */
const unsaid =
  /^(document|(end of )?(form|paragraph|strong|emphasis|status|caption)(, .*)?|end of (listitem|term|definition)(, .*)?|end(, .*)?|polite: )$/;

/** What changes with the year, or with one edit of an owner, has a name in the transcripts. */
const slots = new Map([
  [business.phone, '{phone}'],
  [business.serviceAreaPhone, '{serviceAreaPhone}'],
  [business.email, '{email}'],
  [business.name, '{name}'],
  [`© ${new Date().getFullYear()}`, '© {year}'],
]);

/** The package as a function that a page can run. */
const bundle = build({
  stdin: { contents: "export * from '@guidepup/virtual-screen-reader'", resolveDir: import.meta.dirname },
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'guidepup',
  footer: { js: 'window.guidepup = guidepup;' },
  write: false,
}).then(({ outputFiles: [file] }) => new Function(file?.text ?? '') as () => void);

/** Runs in a page: lets the reader see what only the browser knows, and listens for focus and live regions. */
async function installReader(): Promise<void> {
  const { Virtual } = window.guidepup;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('details:not([open]) > :not(summary), noscript { display: none !important }');
  document.adoptedStyleSheets.push(sheet);

  const stateOf = (element: Element, attribute: string): string | null | undefined => {
    if (element instanceof HTMLInputElement && attribute === 'checked') return element.checked ? '' : null;
    // A group to this reader alone.
    const isNoGroup = element instanceof HTMLDetailsElement || element.localName === 'g';
    if (attribute === 'role' && isNoGroup) return 'none';
    if (element.localName === 'summary') {
      if (attribute === 'role') return 'button';
      if (attribute === 'aria-expanded') return `${element.parentElement?.hasAttribute('open')}`;
    }
    const popover = element instanceof HTMLButtonElement && element.popoverTargetElement;
    if (popover && !popover.contains(element) && attribute === 'aria-expanded') {
      return `${popover.matches(':popover-open')}`;
    }
    return undefined;
  };
  const { getAttribute, hasAttribute } = Element.prototype;
  Element.prototype.getAttribute = function (name) {
    const state = stateOf(this, name);
    return state === undefined ? getAttribute.call(this, name) : state;
  };
  Element.prototype.hasAttribute = function (name) {
    const state = stateOf(this, name);
    return state === undefined ? hasAttribute.call(this, name) : state !== null;
  };

  const listener = new Virtual();
  await listener.start({ container: document.body });
  await listener.clearSpokenPhraseLog();
  window.takeSpoken = async () => {
    const spoken = [...(await listener.spokenPhraseLog())];
    const { activeNode } = listener;
    if (activeNode?.nodeName === 'P' && activeNode === document.activeElement) {
      const description = spoken.pop()?.replace('paragraph', '');
      await listener.next();
      spoken.push(`${await listener.lastSpokenPhrase()}${description}`);
    }
    await listener.clearSpokenPhraseLog();
    return spoken;
  };
}

/** Runs in a page: reads an element from its start to its end. */
async function readAloud(element: Element): Promise<string[]> {
  const reader = new window.guidepup.Virtual();
  await reader.start({ container: element });
  const [first] = await reader.spokenPhraseLog();
  const { activeNode } = reader;
  do await reader.next();
  while ((await reader.lastSpokenPhrase()) !== `end of ${first}` && reader.activeNode !== activeNode);
  const [start, ...others] = await reader.spokenPhraseLog();
  await reader.stop();
  // It says the name of a dialog twice.
  return start === undefined || start === others[0] ? others : [start, ...others];
}

/** Goes through the site in a tab, and keeps what is said on the way. */
export class ScreenReader {
  readonly tab: BrowserTab;
  readonly #lines: string[] = [];

  constructor(tab: BrowserTab) {
    this.tab = tab;
  }

  /** What was done, in angle brackets, and what was said: a line each. */
  get transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  /** Goes to a page by its address, and hears its title. */
  async open(path: string): Promise<void> {
    this.#did(`Open ${path}`);
    await this.tab.goto(path);
    await this.arrive();
  }

  private async arrive(): Promise<void> {
    await this.tab.run(await bundle);
    await this.tab.run(installReader);
    this.#say(await this.tab.run(() => [document.title]));
  }

  /** Does something, and hears what comes of it. @param until waits for the last of it */
  act = async (what: string, action: () => Promise<void>, until: () => Promise<void>): Promise<void> => {
    this.#did(what);
    await action();
    await until();
    this.#say(await this.tab.run(() => window.takeSpoken()));
  };

  /** Follows a link, and hears the title of its page. */
  async follow(name: string, xpath: string, path: string): Promise<void> {
    this.#did(`Follow "${name}"`);
    await this.tab.click(xpath);
    await this.tab.expectPath(path);
    await this.arrive();
  }

  /** Reads an element from its start to its end. */
  async read(what: string, xpath: string): Promise<void> {
    this.#did(`Read ${what}`);
    this.#say(await this.tab.run(readAloud, xpath));
  }

  #did(what: string): void {
    this.#lines.push(...(this.#lines.length > 0 ? [''] : []), `<${what}>`);
  }

  #say(phrases: readonly string[]): void {
    for (const phrase of withoutContents(phrases)) {
      if (unsaid.test(phrase)) continue;
      let line = phrase
        .replace(/^listitem, level \d+, position (\d+), set size (\d+)/, 'item $1 of $2')
        .replace(/, position (\d+), set size (\d+)$/, ', $1 of $2')
        .replace(new RegExp(`^(button, .*), ${submitValue}$`), '$1')
        .replace(/^(\w+, (.*)), placeholder ( |\2)$/, '$1');
      for (const [text, slot] of slots) line = line.replaceAll(text, slot);
      this.#lines.push(line);
    }
  }
}

/** Without what is inside a link, button or closed list that has ended, for which its name and its choice stand. */
function withoutContents(phrases: readonly string[]): string[] {
  const said: string[] = [];
  for (const phrase of phrases) {
    const start = /^end of (link|button|combobox), /.test(phrase)
      ? said.lastIndexOf(phrase.replace('end of ', ''))
      : -1;
    if (start === -1) {
      said.push(phrase);
      continue;
    }
    const [whole = '', ...contents] = said.splice(start);
    const chosen = contents.find((option) => /^option, .*, selected/.test(option));
    said.push(whole.replace(/, \w+, has popup.*/, `, ${chosen?.split(', ')[1]}`));
  }
  return said;
}

/** What a failed comparison says first. */
export const staleTranscript = `What a screen reader says has changed. If it should have, because a text of the site or a page was
changed, renew the transcripts, read what "git diff" shows, and commit it:
npm run test:e2e -- transcripts --update-snapshots`;

import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { browserArguments, findInstalledBrowser } from '../../../scripts/find-browser.ts';

type Content = Record<string, unknown>;

interface Answer {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Content;
  result?: Content;
  error?: { message: string };
}

/** How long the browser may take for what a test waits for, in milliseconds. */
const patience = 15_000;

/**
 * A browser that is steered by the DevTools protocol over a pipe. Chromium draws no page ahead in a window that
 * Playwright watches, so the tests of that have this one: a single tab, in which a drawn page takes the place of the one before.
 */
export class PipedBrowser {
  readonly #child: ChildProcess;
  readonly #profile: string;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  readonly #events: Answer[] = [];
  #count = 0;
  #buffer = '';

  private constructor(child: ChildProcess, profile: string) {
    this.#child = child;
    this.#profile = profile;
    const output = child.stdio[4] as Readable;
    output.setEncoding('utf8');
    output.on('data', (text: string) => this.#read(text));
  }

  /** @param size of the window, in CSS pixels */
  static async start(size: { width: number; height: number }): Promise<{ browser: PipedBrowser; tab: Tab }> {
    const executable = findInstalledBrowser() ?? chromium.executablePath();
    const profile = await mkdtemp(join(tmpdir(), 'piped-browser-'));
    const args = [
      ...['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
      `--window-size=${size.width},${size.height}`,
      ...browserArguments,
    ];
    const child = spawn(executable, [...args, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const browser = new PipedBrowser(child, profile);
    const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const [tab] = targetInfos as { targetId: string }[];
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
    await browser.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{ type: 'page' }] },
      sessionId as string,
    );
    return { browser, tab: new Tab(browser) };
  }

  async send(method: string, params: Content = {}, sessionId?: string): Promise<Content> {
    this.#count += 1;
    const id = this.#count;
    const answer = new Promise<Answer>((resolve) => this.#answers.set(id, resolve));
    (this.#child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }

  /** What the browser has reported by this method so far, the oldest first. */
  events(method: string): { sessionId: string | undefined; params: Content }[] {
    return this.#events
      .filter((event) => event.method === method)
      .map(({ sessionId, params = {} }) => ({ sessionId, params }));
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    // Killed, it would leave children that still write into the profile.
    this.send('Browser.close').catch(() => this.#child.kill());
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  #read(text: string): void {
    const messages = (this.#buffer + text).split('\0');
    this.#buffer = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id === undefined) this.#events.push(answer);
      else this.#answers.get(answer.id)?.(answer);
    }
  }
}

/** A page of the tab: the one that shows, or one that is drawn ahead. */
export class PipedPage {
  readonly #browser: PipedBrowser;
  readonly sessionId: string;

  constructor(browser: PipedBrowser, sessionId: string) {
    this.#browser = browser;
    this.sessionId = sessionId;
  }

  send(method: string, params: Content = {}): Promise<Content> {
    return this.#browser.send(method, params, this.sessionId);
  }

  /** The value of an expression in the page, which may be a promise. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { value: Value }).value;
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string): Promise<void> {
    await waitFor(`"${expression}" in the page`, async () => (await this.evaluate<boolean>(expression)) || undefined);
  }

  /** Rests the pointer on the first element that fits the selector. */
  async hover(selector: string): Promise<{ x: number; y: number }> {
    const place = await this.evaluate<{ x: number; y: number }>(
      `(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      })()`,
    );
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
    return place;
  }

  async click(selector: string): Promise<void> {
    const place = await this.hover(selector);
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
    }
  }
}

/** The browser's one tab. */
export class Tab {
  readonly #browser: PipedBrowser;

  constructor(browser: PipedBrowser) {
    this.#browser = browser;
  }

  /** The page that shows, once it has loaded this address. */
  async open(url: string): Promise<PipedPage> {
    const page = await waitFor('a page', () => this.#pages(undefined)[0]);
    await page.send('Page.navigate', { url });
    await page.until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
    return page;
  }

  /** The page that is drawn ahead, as soon as there is one. */
  drawnAhead(): Promise<PipedPage> {
    return waitFor('a page that is drawn ahead', () => this.drawnAheadSoFar()[0]);
  }

  /** All pages that have been drawn ahead so far. */
  drawnAheadSoFar(): PipedPage[] {
    return this.#pages('prerender');
  }

  #pages(subtype: string | undefined): PipedPage[] {
    return this.#browser.events('Target.attachedToTarget').flatMap(({ params }) => {
      const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { type: string; subtype?: string } };
      return targetInfo.type === 'page' && targetInfo.subtype === subtype
        ? [new PipedPage(this.#browser, sessionId)]
        : [];
    });
  }
}

async function waitFor<Value>(
  what: string,
  look: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There was not ${what} within ${patience} ms.`);
}

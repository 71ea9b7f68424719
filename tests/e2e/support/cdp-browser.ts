import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from '@playwright/test';
import { browserArguments, findInstalledBrowser } from '../../../scripts/shared/find-browser.ts';
import { clickPoint, type Point } from '../../support/click-point.ts';
import { eventually } from '../../support/eventually.ts';

type Content = Record<string, unknown>;

/** A response to a command, which has its `id`, or an event. */
interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Content;
  result?: Content;
  error?: { message: string };
}

/**
 * A browser that is driven by the Chrome DevTools Protocol (CDP) over a pipe. Chromium does not prerender in a window that
 * Playwright watches, so the tests of prerendering use this one: a single tab, in which a prerendered page replaces the
 * page before it.
 */
export class CdpBrowser {
  readonly #child: ChildProcess;
  readonly #profile: string;
  readonly #commands = new Map<number, (response: Message) => void>();
  readonly #events: Message[] = [];
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
  static async start(size: { width: number; height: number }): Promise<{ browser: CdpBrowser; tab: Tab }> {
    const executable = findInstalledBrowser() ?? chromium.executablePath();
    const profile = await mkdtemp(join(tmpdir(), 'cdp-browser-'));
    const args = [
      ...['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
      `--window-size=${size.width},${size.height}`,
      ...browserArguments,
    ];
    const child = spawn(executable, [...args, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const browser = new CdpBrowser(child, profile);
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
    const response = new Promise<Message>((resolve) => this.#commands.set(id, resolve));
    (this.#child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await response;
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
    for (const json of messages) {
      const message = JSON.parse(json) as Message;
      if (message.id === undefined) this.#events.push(message);
      else this.#commands.get(message.id)?.(message);
    }
  }
}

/** A page of the tab: the one that shows, or one that is prerendered. */
export class CdpPage {
  readonly #browser: CdpBrowser;
  readonly sessionId: string;

  constructor(browser: CdpBrowser, sessionId: string) {
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
    await eventually(async () =>
      assert(await this.evaluate<boolean>(expression), `not true in the page: ${expression}`),
    );
  }

  /** Rests the pointer on the first element that fits the selector. */
  async hover(selector: string): Promise<void> {
    await this.#point('mouseMoved', await this.#stillPoint(selector));
  }

  async click(selector: string): Promise<void> {
    await this.hover(selector);
    // The element may move when the pointer is on it.
    const point = await this.#stillPoint(selector);
    await this.#point('mousePressed', point);
    await this.#point('mouseReleased', point);
  }

  /** Presses the pointer on an element and releases it beside it, which is no click. */
  async pressWithoutClick(selector: string): Promise<void> {
    await this.hover(selector);
    await this.#point('mousePressed', await this.#stillPoint(selector));
    await this.#point('mouseReleased', { x: 0, y: 0 });
  }

  /** Where to click an element, as soon as it stands still and nothing covers it. */
  #stillPoint(selector: string): Promise<Point> {
    const expression = `(${clickPoint})(document.querySelector(${JSON.stringify(selector)}))`;
    return eventually(async () => {
      const point = await this.evaluate<Point | string>(expression);
      assert(typeof point !== 'string', `"${selector}" cannot be clicked: ${point}`);
      return point;
    });
  }

  #point(type: string, point: Point): Promise<Content> {
    const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
    return this.send('Input.dispatchMouseEvent', { type, ...point, ...button });
  }
}

/** The browser's one tab. */
export class Tab {
  readonly #browser: CdpBrowser;

  constructor(browser: CdpBrowser) {
    this.#browser = browser;
  }

  /** The page that shows, once it has loaded this address. */
  async open(url: string): Promise<CdpPage> {
    const page = await this.#firstPage(undefined);
    await page.send('Page.navigate', { url });
    await page.until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
    return page;
  }

  /** The page that is prerendered first, as soon as there is one. */
  prerendered(): Promise<CdpPage> {
    return this.#firstPage('prerender');
  }

  /** All pages that have been prerendered so far, in order. */
  prerenderedSoFar(): CdpPage[] {
    return this.#pages('prerender');
  }

  #firstPage(subtype: string | undefined): Promise<CdpPage> {
    return eventually(async () => {
      const [page] = this.#pages(subtype);
      assert(page, `There is no ${subtype ?? 'visible'} page.`);
      return page;
    });
  }

  #pages(subtype: string | undefined): CdpPage[] {
    return this.#browser.events('Target.attachedToTarget').flatMap(({ params }) => {
      const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { type: string; subtype?: string } };
      return targetInfo.type === 'page' && targetInfo.subtype === subtype
        ? [new CdpPage(this.#browser, sessionId)]
        : [];
    });
  }
}

import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findOnPath } from '../../../scripts/shared/find-browser.ts';
import { BrowserTab, type KeyName } from './browser-tab.ts';

/** The path of an installed Firefox, or that of the environment variable `FIREFOX_PATH`. */
function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || findOnPath(['firefox-esr', 'firefox']);
}

/** Stock Firefox by WebDriver BiDi. Selenium would need geckodriver, which Debian does not package. */
export class FirefoxTab extends BrowserTab<ElementHandle> {
  readonly #browser: Browser;
  readonly #page: Page;

  private constructor(browser: Browser, page: Page) {
    super();
    this.#browser = browser;
    this.#page = page;
  }

  /** Starts Firefox with an empty profile. */
  static async start(): Promise<FirefoxTab> {
    const executablePath = findFirefox();
    if (!executablePath) throw new Error('Firefox is not installed. On Debian: apt-get install -y firefox-esr');
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      defaultViewport: null,
      extraPrefsFirefox: {
        // Requests that leave this computer go to a proxy that does not exist.
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': 9,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': 9,
        'network.proxy.allow_hijacking_localhost': false,
      },
    });
    return new FirefoxTab(browser, await browser.newPage());
  }

  open = (url: string) => this.#page.goto(url);
  reload = () => this.#page.reload();
  back = () => this.#page.goBack();
  close = () => this.#browser.close();
  pressKey = (key: 'Tab' | 'Enter' | 'Space' | 'Escape') => this.#page.keyboard.press(key === 'Space' ? ' ' : key);
  typeKeys = (value: string) => this.#page.keyboard.type(value);
  protected find = (xpath: string) => this.#page.$$(`xpath/.${xpath}`);
  protected clickHandle = (element: ElementHandle) => element.click();
  protected typeInto = (element: ElementHandle, value: string) => element.type(value);
  protected setSize = (width: number, height: number) => this.#page.setViewport({ width, height });
  protected evaluate = (script: (...elements: never[]) => unknown, elements: ElementHandle[]) =>
    this.#page.evaluate(script as (...elements: unknown[]) => unknown, ...elements);

  async press(xpath: string, ...keys: KeyName[]): Promise<void> {
    const { keyboard } = this.#page;
    await (await this.findOne(xpath)).focus();
    for (const key of keys) await keyboard.down(key);
    for (const key of keys.reverse()) await keyboard.up(key);
  }
}

import type { ElementHandle, Page } from '@playwright/test';
import { BrowserTab, type KeyName } from '../../browsers/support/browser-tab.ts';

/** A page of Playwright's, for flows that run in every browser. */
export class PlaywrightTab extends BrowserTab<ElementHandle> {
  readonly #page: Page;

  constructor(page: Page) {
    super();
    this.#page = page;
  }

  open = (url: string) => this.#page.goto(url);
  reload = () => this.#page.reload();
  back = () => this.#page.goBack();
  close = () => this.#page.close();
  pressKey = (key: string) => this.#page.keyboard.press(key);
  typeKeys = (value: string) => this.#page.keyboard.type(value);
  protected find = (xpath: string) => this.#page.$$(`xpath=${xpath}`);
  protected clickHandle = (element: ElementHandle) => element.click();
  protected setSize = (width: number, height: number) => this.#page.setViewportSize({ width, height });
  protected evaluate = (script: (...elements: never[]) => unknown, elements: ElementHandle[]) =>
    this.#page.evaluate(new Function('elements', `return (${script})(...elements)`) as () => unknown, elements);

  protected async typeInto(element: ElementHandle, keys: string): Promise<void> {
    await element.focus();
    await this.#page.keyboard.type(keys);
  }

  async press(xpath: string, ...keys: KeyName[]): Promise<void> {
    await (await this.findOne(xpath)).press(keys.join('+'));
  }
}

import { expect } from '@playwright/test';
import { clickPoint } from '../../support/click-point.ts';

/** The keys that flows press, by the names that Puppeteer and Selenium know. */
export type KeyName = 'End' | 'Enter' | 'Escape' | 'Tab' | 'Control' | 'v';

export const header = '//header[not(ancestor::dialog)]';
export const main = '//main';
export const dialog = '//dialog';

/** XPath of a button by its name. Names and labels must not contain double quotes. */
export function button(name: string, within = ''): string {
  return `${within}//button[normalize-space()="${name}" or @aria-label="${name}"]`;
}

/** XPath of a link by its name. */
export function link(name: string, within = ''): string {
  return `${within}//a[normalize-space()="${name}"]`;
}

/** XPath of a field by its label. */
export function field(label: string, within = ''): string {
  return `${within}//*[self::input or self::textarea][@id = //label[normalize-space()="${label}"]/@for]`;
}

/** XPath of the innermost element that contains a text. */
export function text(content: string, within = ''): string {
  return `${within}//*[not(self::script)][text()[contains(normalize-space(), "${content}")]]`;
}

/** Waits until what is read equals this. Reading fails while a page gives way to the next. */
export async function expectEventually<Value>(
  read: () => Promise<Value>,
  expected: Value,
  what: string,
): Promise<void> {
  await expect(async () => expect<unknown>(await read(), what).toEqual(expected)).toPass();
}

/** The one tab of a browser, whichever client drives it. Elements are named by XPath, which both clients know. */
export abstract class BrowserTab<Handle = unknown> {
  siteUrl = '';

  protected abstract open(url: string): Promise<unknown>;
  protected abstract find(xpath: string): Promise<Handle[]>;
  protected abstract clickHandle(handle: Handle): Promise<void>;
  protected abstract typeInto(handle: Handle, keys: string): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside. */
  protected abstract evaluate(script: (...elements: never[]) => unknown, handles: Handle[]): Promise<unknown>;
  protected abstract setSize(width: number, height: number): Promise<unknown>;
  abstract reload(): Promise<unknown>;
  abstract back(): Promise<unknown>;
  /** Presses the keys together while the element has focus. */
  abstract press(xpath: string, ...keys: KeyName[]): Promise<void>;
  /** Presses a key, wherever focus is. */
  abstract pressKey(key: 'Tab' | 'Enter' | 'Space' | 'Escape'): Promise<void>;
  /** Types, wherever focus is. */
  abstract typeKeys(value: string): Promise<void>;
  /** Ends the browser. */
  abstract close(): Promise<void>;

  async goto(path: string): Promise<void> {
    await this.open(`${this.siteUrl}${path}`);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.setSize(width, height);
    await expectEventually(() => this.run(() => innerWidth), width, 'width of the window');
  }

  /** Clicks as soon as the element stands still and nothing covers it. */
  async click(xpath: string): Promise<void> {
    await expect(async () => {
      expect(await this.run(clickPoint, xpath), `where to click ${xpath}`).toMatchObject({ x: expect.any(Number) });
    }).toPass();
    await this.clickHandle(await this.findOne(xpath));
  }

  /** Types after what the field holds. */
  async type(xpath: string, value: string): Promise<void> {
    await this.typeInto(await this.findOne(xpath), value);
  }

  /** Runs a function in the page, with an element: the root unless another is named. It must not use anything from outside. */
  async run<Result, Target extends Element = HTMLInputElement>(
    script: (element: Target) => Result,
    xpath = '/html',
  ): Promise<Awaited<Result>> {
    return (await this.evaluate(script, [await this.findOne(xpath)])) as Awaited<Result>;
  }

  /** Whether one of the elements is visible at this moment. */
  async isVisible(xpath: string): Promise<boolean> {
    const isAnyVisible = (...elements: Element[]) =>
      elements.some((element) => element.isConnected && element.checkVisibility());
    return (await this.evaluate(isAnyVisible, await this.find(xpath))) === true;
  }

  async expectVisible(xpath: string): Promise<void> {
    await expectEventually(() => this.isVisible(xpath), true, `${xpath} is visible`);
  }

  async expectHidden(xpath: string): Promise<void> {
    await expectEventually(() => this.isVisible(xpath), false, `${xpath} is visible`);
  }

  async expectFocus(xpath: string): Promise<void> {
    const hasFocus = (element: Element) => element === document.activeElement;
    await expectEventually(() => this.run(hasFocus, xpath), true, `${xpath} has focus`);
  }

  async expectPath(path: string): Promise<void> {
    await expectEventually(() => this.run(() => location.pathname), path, 'path of the page');
  }

  protected async findOne(xpath: string): Promise<Handle> {
    const found = await this.find(xpath);
    expect(found, `elements that match ${xpath}`).toHaveLength(1);
    return found[0] as Handle;
  }
}

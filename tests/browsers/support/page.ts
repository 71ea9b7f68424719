import assert from 'node:assert/strict';
import { clickPoint } from '../../support/click-point.ts';
import { eventually } from '../../support/eventually.ts';
import { elementKey, type WebDriver } from './webdriver.ts';

/** An element as WebDriver names it. */
type Reference = Record<typeof elementKey, string>;

/** WebDriver's own signs for keys that write nothing. */
const keys = { Enter: '\uE007', Control: '\uE009', Escape: '\uE00C' } as const;

/** What a visitor does on a page, and sees there. Elements are named by XPath; see `locators.ts`. */
export class Page {
  readonly #driver: WebDriver;
  readonly #siteUrl: string;

  constructor(driver: WebDriver, siteUrl: string) {
    this.#driver = driver;
    this.#siteUrl = siteUrl;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.navigate(`${this.#siteUrl}${path}`);
  }

  async reload(): Promise<void> {
    await this.#driver.refresh();
  }

  async back(): Promise<void> {
    await this.#driver.back();
  }

  /** Gives the page a window of this size. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    await eventually(async () => assert.equal(await this.run('return innerWidth'), width));
  }

  /** Clicks with the browser's own pointer, as soon as the element stands still and nothing covers it. */
  async click(xpath: string): Promise<void> {
    const element = await eventually(async () => {
      const found = await this.#find(xpath);
      const point = await this.#driver.execute(`return (${clickPoint})(arguments[0])`, [found]);
      assert(typeof point === 'object', `${xpath} cannot be clicked: ${point}`);
      return found;
    });
    await this.#driver.click(element[elementKey]);
  }

  /** Types with the browser's own keys, after what the field holds. */
  async type(xpath: string, text: string): Promise<void> {
    await this.#driver.sendKeys((await this.#find(xpath))[elementKey], text.replaceAll('\n', keys.Enter));
  }

  /** Presses keys in a field: `press(field, 'Control', 'v')`. */
  async press(xpath: string, ...pressed: string[]): Promise<void> {
    const text = pressed.map((key) => (key in keys ? keys[key as keyof typeof keys] : key)).join('');
    await this.#driver.sendKeys((await this.#find(xpath))[elementKey], text);
  }

  /** Runs a script in the page. `arguments[0]` is the element, when one is named. */
  async run(script: string, xpath?: string): Promise<unknown> {
    return this.#driver.execute(script, xpath === undefined ? [] : [await this.#find(xpath)]);
  }

  /** Waits until the one element that matches is visible. */
  async sees(xpath: string): Promise<void> {
    await eventually(async () => assert(await this.isVisible(xpath), `not visible: ${xpath}`));
  }

  /** Waits until nothing that matches is visible. */
  async seesNo(xpath: string): Promise<void> {
    await eventually(async () => assert(!(await this.isVisible(xpath)), `still visible: ${xpath}`));
  }

  /** Whether one of the elements that match is visible at this moment. */
  async isVisible(xpath: string): Promise<boolean> {
    const found = (await this.#driver.findAll(xpath)) as Reference[];
    // As arguments of their own: WebKit's driver knows no elements within an array.
    const script = 'return [...arguments].some((element) => element.isConnected && element.checkVisibility())';
    return (await this.#driver.execute(script, found)) === true;
  }

  /** What a field holds. */
  async value(xpath: string): Promise<unknown> {
    return this.run('return arguments[0].value', xpath);
  }

  async hasFocus(xpath: string): Promise<boolean> {
    return (await this.run('return arguments[0] === document.activeElement', xpath)) === true;
  }

  async #find(xpath: string): Promise<Reference> {
    const found = (await this.#driver.findAll(xpath)) as Reference[];
    assert.equal(found.length, 1, `elements that match ${xpath}`);
    return found[0] as Reference;
  }
}

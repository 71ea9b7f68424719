import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findOnPath } from '../../../scripts/shared/find-browser.ts';
import { BrowserTab, type KeyName } from './browser-tab.ts';

// A folder, which `import` does not resolve.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

const keyCodes: Record<KeyName, string> = {
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Control: Key.CONTROL,
  v: 'v',
};

const singleKeys = { Tab: Key.TAB, Enter: Key.ENTER, Space: Key.SPACE, Escape: Key.ESCAPE };

/** WebKitGTK's MiniBrowser by WebDriver. Puppeteer does not know WebKit. */
export class WebKitTab extends BrowserTab<WebElement> {
  readonly #driver: WebDriver;
  readonly close: () => Promise<void>;

  private constructor(driver: WebDriver, close: () => Promise<void>) {
    super();
    this.#driver = driver;
    this.close = close;
  }

  /** Starts the browser with an empty profile on the display of `DISPLAY`. */
  static async start(): Promise<WebKitTab> {
    const executable = findOnPath(['WebKitWebDriver']);
    const binary = findMiniBrowser();
    if (!executable || !binary) {
      throw new Error('WebKitGTK is not installed. On Debian: apt-get install -y webkit2gtk-driver xvfb xauth');
    }
    const home = await mkdtemp(join(tmpdir(), 'webkit-'));
    // Without it, the toolbar keeps the window wider than a phone.
    await mkdir(join(home, 'gtk-3.0'));
    await writeFile(join(home, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }');
    const environment = {
      ...(process.env as Record<string, string>),
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The settings, caches and accessibility bus of a desktop stay out of it.
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    };
    const service = new DriverService.Builder(executable).setLoopback(true).setEnvironment(environment).build();
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        // Requests that leave this computer go to a proxy that does not exist.
        proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] },
      })
      .build();
    return new WebKitTab(driver, async () => {
      await driver.quit();
      await service.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    });
  }

  open = (url: string) => this.#driver.get(url);
  reload = () => this.#driver.navigate().refresh();
  back = () => this.#driver.navigate().back();
  pressKey = (key: keyof typeof singleKeys) => this.typeKeys(singleKeys[key]);
  typeKeys = (value: string) => this.#driver.actions().sendKeys(value).perform();
  protected find = (xpath: string) => this.#driver.findElements(By.xpath(xpath));
  protected clickHandle = (element: WebElement) => element.click();
  protected typeInto = (element: WebElement, value: string) => element.sendKeys(value.replaceAll('\n', Key.ENTER));
  protected setSize = (width: number, height: number) => this.#driver.manage().window().setRect({ width, height });
  protected evaluate = (script: (...elements: never[]) => unknown, elements: WebElement[]) =>
    this.#driver.executeScript(script, ...elements);

  async press(xpath: string, ...keys: KeyName[]): Promise<void> {
    await (await this.findOne(xpath)).sendKeys(keys.map((key) => keyCodes[key]).join(''));
  }
}

/** Debian has it in /usr/lib/<architecture>/webkit2gtk-4.1/, others have it in /usr/libexec/webkit2gtk-4.1/. */
function findMiniBrowser(): string | undefined {
  return ['/usr/libexec', '/usr/lib64', ...foldersIn('/usr/lib')]
    .flatMap(foldersIn)
    .filter((folder) => /\/webkit(2gtk|gtk)-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

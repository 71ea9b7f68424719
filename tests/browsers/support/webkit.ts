import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findOnPath } from '../../../scripts/shared/find-browser.ts';
import { eventually } from '../../support/eventually.ts';
import type { Browser } from './browser.ts';
import { makeTemporaryFolder, type Program, startProgram } from './programs.ts';
import { connectToDriver } from './webdriver.ts';

export const webkit: Browser = {
  id: 'webkit',
  name: 'WebKitGTK',
  install: 'apt-get install -y webkit2gtk-driver xvfb',

  missing() {
    if (!findOnPath(['WebKitWebDriver'])) return 'no WebKitWebDriver on the PATH';
    if (!findMiniBrowser()) return 'no MiniBrowser of webkit2gtk';
    return findOnPath(['Xvfb']) ? undefined : 'no Xvfb on the PATH';
  },

  async start() {
    const home = makeTemporaryFolder();
    // Windows as narrow as a phone.
    mkdirSync(join(home.path, 'gtk-3.0'));
    writeFileSync(join(home.path, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; margin: 0; padding: 0; }');
    const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
    const programs: Program[] = [screen];
    const close = async () => {
      for (const program of programs.reverse()) program.end();
      home.remove();
    };
    try {
      const port = await freePort();
      const driverProgram = startProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
        ...process.env,
        DISPLAY: `:${await firstLine(screen)}`,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // No desktop's settings, caches and accessibility bus.
        HOME: home.path,
        XDG_CACHE_HOME: home.path,
        XDG_CONFIG_HOME: home.path,
        XDG_DATA_HOME: home.path,
        GSETTINGS_BACKEND: 'memory',
        NO_AT_BRIDGE: '1',
      });
      programs.push(driverProgram);
      const url = `http://127.0.0.1:${port}`;
      await eventually(() => fetch(`${url}/status`));
      const driver = connectToDriver(url);
      const { capabilities } = (await driver.newSession({
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
        // Everything but this computer is behind a proxy that is not there.
        proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] },
      })) as { capabilities: { browserVersion: string } };
      return { driver, version: capabilities.browserVersion, close };
    } catch (error) {
      await close();
      throw error;
    }
  },
};

/** Debian keeps it in /usr/lib/<architecture>/webkit2gtk-4.1/, others in /usr/libexec/webkit2gtk-4.1/. */
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

function firstLine({ child }: Program): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)));
  });
}

/** The driver takes any port but chooses none itself. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

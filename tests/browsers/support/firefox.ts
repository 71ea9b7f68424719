import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../../../scripts/shared/find-browser.ts';
import { eventually } from '../../support/eventually.ts';
import type { Browser } from './browser.ts';
import { connectToMarionette } from './marionette.ts';
import { makeTemporaryFolder, startProgram } from './programs.ts';

/** Everything but this computer is behind a proxy that is not there; nothing starts that would look for it. */
const settings = {
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.allow_hijacking_localhost': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.contentblocking.introCount': 99,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.prefetch-next': false,
  'network.trr.mode': 5,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': '',
};

export const firefox: Browser = {
  id: 'firefox',
  name: 'Firefox',
  install: 'apt-get install -y firefox-esr',

  missing() {
    return findFirefox() ? undefined : 'no firefox-esr or firefox on the PATH, nor at FIREFOX_PATH';
  },

  async start() {
    const profile = makeTemporaryFolder();
    writeFileSync(
      join(profile.path, 'user.js'),
      Object.entries(settings)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    // Windows as narrow as a phone.
    mkdirSync(join(profile.path, 'chrome'));
    writeFileSync(join(profile.path, 'chrome', 'userChrome.css'), ':root { min-width: 0 !important; }');
    const program = startProgram(findFirefox() ?? '', [
      '--headless',
      '--marionette',
      '--no-remote',
      '--profile',
      profile.path,
    ]);
    const close = async () => {
      program.end();
      profile.remove();
    };
    try {
      const portFile = join(profile.path, 'MarionetteActivePort');
      const port = await eventually(async () => {
        if (!existsSync(portFile)) throw new Error('Firefox was started, but offers no Marionette.');
        return Number(readFileSync(portFile, 'utf8'));
      });
      const driver = await connectToMarionette(port);
      const { capabilities } = (await driver.newSession({})) as { capabilities: { browserVersion: string } };
      return { driver, version: capabilities.browserVersion, close };
    } catch (error) {
      await close();
      throw error;
    }
  },
};

function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || findOnPath(['firefox-esr', 'firefox']);
}

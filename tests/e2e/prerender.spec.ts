import { CdpBrowser, type CdpPage, type Tab } from './support/cdp-browser.ts';
import { quoteAnswers } from './support/form-actions.ts';
import { test as base, builtWidgetUrl, expect } from './support/preview-fixtures.ts';

/** A tall window, in which the reviews of the home page are near from the beginning. */
const test = base.extend<{ tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern
  tab: async ({}, use) => {
    const { browser, tab } = await CdpBrowser.start({ width: 1280, height: 4500 });
    await use(tab);
    await browser.close();
  },
});

const headerLink = (path: string) => `header a[href="${path}"]`;
const footerLink = (path: string) => `footer a[href="${path}"]`;

/** Opens a page, has the browser prerender another behind one of its links, and waits until that one has loaded. */
async function prerender(tab: Tab, siteUrl: string, path: string): Promise<{ before: CdpPage; prerendered: CdpPage }> {
  const before = await tab.open(`${siteUrl}/contact/`);
  await before.hover(headerLink(path));
  const prerendered = await tab.prerendered();
  await prerendered.until("document.readyState === 'complete'");
  return { before, prerendered };
}

/** Follows the link to the prerendered page, and returns when it was shown, on the clock of its entries. */
async function show(before: CdpPage, prerendered: CdpPage, path: string): Promise<number> {
  expect(await prerendered.evaluate('document.prerendering')).toBe(true);
  await before.click(headerLink(path));
  await prerendered.until('!document.prerendering');
  return prerendered.evaluate("performance.getEntriesByType('navigation')[0].activationStart");
}

/** The files that a page has asked for, and when. */
function requestsOf(page: CdpPage): Promise<{ name: string; startTime: number }[]> {
  return page.evaluate("performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))");
}

const isFormScript = (address: string) => /\/scripts\/islands\./.test(address);

test('a prerendered page runs nothing of React and asks for no widget until it is shown, and its forms work then', async ({
  tab,
  preview,
}) => {
  // Its inline scripts have run: it has loaded.
  const { before, prerendered: page } = await prerender(tab, preview.siteUrl, '/');
  const shownAt = await show(before, page, '/');
  expect(shownAt).toBeGreaterThan(0);

  // The reviews are near, and React is not needed for them.
  await expect.poll(async () => (await requestsOf(page)).map(({ name }) => name)).toContain(builtWidgetUrl);
  const requests = await requestsOf(page);
  expect(requests.filter(({ name }) => isFormScript(name))).toEqual([]);
  const early = requests.filter(({ startTime }) => startTime < shownAt).map(({ name }) => name);
  expect(early).toContainEqual(expect.stringMatching(/\.woff2$/));
  expect(early).not.toContain(builtWidgetUrl);
  expect(preview.emailjs.messages).toHaveLength(0);

  await page.click('main [command="show-modal"]');
  await page.until("document.querySelector('dialog').open");
  for (const [name, answer] of Object.entries(quoteAnswers)) {
    await page.evaluate(`document.querySelector('dialog [name=${name}]').focus()`);
    await page.send('Input.insertText', { text: answer });
  }
  await page.click('dialog form [type=submit]');
  await expect.poll(() => preview.emailjs.messages).toHaveLength(1);
  expect(preview.emailjs.messages[0]?.payload).toMatchObject({ template_params: quoteAnswers });
});

test('nothing is prerendered for a visitor who saves data, nor a link that calls, writes an email or leads to a file', async ({
  tab,
  preview,
}) => {
  const page = await tab.open(`${preview.siteUrl}/robots.txt`);
  const hasRules = () => page.evaluate("document.querySelector('[type=speculationrules]') !== null");

  await page.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await tab.open(`${preview.siteUrl}/services/deep-cleaning/`);
  expect(await page.evaluate('navigator.connection.saveData')).toBe(true);
  expect(await hasRules()).toBe(false);
  await page.pressWithoutClick(footerLink('/terms/'));

  await page.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await tab.open(`${preview.siteUrl}/services/window-cleaning/`);
  expect(await hasRules()).toBe(true);
  await page.evaluate(
    `document.querySelector('footer').insertAdjacentHTML('beforeend', '<a href="/file.pdf">File</a>')`,
  );
  for (const address of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href="/file.pdf"]']) {
    await page.pressWithoutClick(`footer ${address}`);
  }
  await page.pressWithoutClick(footerLink('/privacy-policy/'));
  await expectPrerendered(tab, '/privacy-policy/');
});

/**
 * Says that this page has been prerendered, and no other. The browser starts at once when the pointer is pressed on a link,
 * and in the order of the presses: whatever earlier ones have started is there by then.
 */
async function expectPrerendered(tab: Tab, path: string): Promise<void> {
  const paths = () =>
    Promise.all(tab.prerenderedSoFar().map((page) => page.evaluate('location.pathname').catch(String)));
  await expect.poll(paths).toContain(path);
  expect(await paths()).toEqual([path]);
}

import { quoteAnswers } from './support/forms.ts';
import { PipedBrowser, type PipedPage, type Tab } from './support/piped-browser.ts';
import { test as base, builtWidgetUrl, expect } from './support/preview.ts';

/** A tall window, in which the reviews of the home page are near from the beginning. */
const test = base.extend<{ piped: { browser: PipedBrowser; tab: Tab } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern
  piped: async ({}, use) => {
    const piped = await PipedBrowser.start({ width: 1280, height: 4500 });
    await use(piped);
    await piped.browser.close();
  },
});

/** Longer than a pointer must rest on a link before the browser draws its page (200 ms), and than drawing it takes. */
const longEnough = 1500;

const passes = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const link = (path: string) => `header a[href="${path}"]`;

/** Addresses of the files that a page has asked for. */
function askedFor(page: PipedPage): Promise<string[]> {
  return page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)");
}

/** Waits until a page has taken the place of the one before it, and the picture of that one has faded. */
async function isShown(page: PipedPage): Promise<void> {
  await page.until('!document.prerendering');
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))))');
  await page.until('document.getAnimations().length === 0');
}

const isReactScript = (address: string) => /\/_next\/static\/(chunks|page)\//.test(address);

test('a page that is drawn ahead runs nothing of React and asks for no widget, until it is shown', async ({
  piped: { tab },
  preview,
}) => {
  const before = await tab.open(`${preview.siteUrl}/contact/`);
  await before.hover(link('/'));
  const page = await tab.drawnAhead();
  await page.until("document.readyState === 'complete'");
  await passes(longEnough);
  expect(await page.evaluate('document.prerendering')).toBe(true);
  const ahead = await askedFor(page);
  expect(ahead).toContainEqual(expect.stringMatching(/\.woff2$/));
  expect(ahead.filter((address) => isReactScript(address) || address === builtWidgetUrl)).toEqual([]);

  await before.click(link('/'));
  await isShown(page);
  expect(await page.evaluate("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(0);
  // The reviews are near, so React comes for them, and they for their widget.
  await page.until("document.querySelector('[data-reviews-widget]') !== null");
  await expect.poll(async () => (await askedFor(page)).filter(isReactScript).length).toBeGreaterThan(3);
  await expect.poll(() => askedFor(page)).toContain(builtWidgetUrl);
});

test('the forms of a page that was drawn ahead work when it is shown, and nothing was sent before', async ({
  piped: { tab },
  preview,
}) => {
  const before = await tab.open(`${preview.siteUrl}/contact/`);
  await before.hover(link('/about/'));
  const page = await tab.drawnAhead();
  await page.until("document.readyState === 'complete'");
  await before.click(link('/about/'));
  await isShown(page);
  expect(await page.evaluate("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(0);
  expect(preview.emailjs.messages).toHaveLength(0);

  await page.click('header [command="show-modal"]');
  await page.until("document.querySelector('dialog').open");
  for (const [name, answer] of Object.entries(quoteAnswers)) {
    await page.evaluate(`document.querySelector('dialog [name=${name}]').focus()`);
    await page.send('Input.insertText', { text: answer });
  }
  await page.click('dialog form [type=submit]');
  await expect.poll(() => preview.emailjs.messages).toHaveLength(1);
  expect(preview.emailjs.messages[0]?.payload).toMatchObject({ template_params: quoteAnswers });
});

test('nothing is drawn ahead for a visitor who saves data', async ({ piped: { tab }, preview }) => {
  const blank = await tab.open(`${preview.siteUrl}/robots.txt`);
  await blank.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const page = await tab.open(`${preview.siteUrl}/services/deep-cleaning/`);
  expect(await page.evaluate('navigator.connection.saveData')).toBe(true);
  await page.hover('footer a[href="/terms/"]');
  await passes(longEnough);
  expect(tab.drawnAheadSoFar()).toHaveLength(0);
});

test('nothing is drawn ahead for a link that calls, that writes an e-mail or that leads to a file', async ({
  piped: { tab },
  preview,
}) => {
  const page = await tab.open(`${preview.siteUrl}/services/deep-cleaning/`);
  await page.evaluate(
    `document.querySelector('footer').insertAdjacentHTML('beforeend', '<a href="/file.pdf">File</a>')`,
  );
  for (const address of ['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href="/file.pdf"]']) {
    await page.hover(`footer ${address}`);
    await passes(500);
  }
  expect(tab.drawnAheadSoFar()).toHaveLength(0);
  // The same pointer on a page's link is enough.
  await page.hover('footer a[href="/terms/"]');
  await tab.drawnAhead();
});

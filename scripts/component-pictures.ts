/** `npm run component-pictures`: pictures of the components, from the built site, for `docs/design-system.md`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { startPreview } from './preview/start-preview.ts';
import { browserArguments, provideBrowser } from './shared/find-browser.ts';
import { runMain } from './shared/run-command.ts';

const folder = 'docs/pictures/design';

interface Sample {
  name: string;
  path: string;
  /** Width of the window in pixels. */
  width: number;
  find: (page: Page) => Locator;
  before?: (page: Page) => Promise<void>;
}

const openQuote = (page: Page) => page.locator('main').getByRole('button', { name: 'Get Free Quote' }).first().click();
const section = (id: string) => (page: Page) => page.locator(`section[aria-labelledby="${id}"]`);

const samples: Sample[] = [
  { name: 'header', path: '/', width: 1200, find: (page) => page.locator('body > header > div').nth(1) },
  { name: 'header-phone', path: '/', width: 360, find: (page) => page.locator('body > header > div').nth(1) },
  { name: 'buttons', path: '/', width: 900, find: (page) => page.locator('main .words').first() },
  {
    name: 'call-bar',
    path: '/',
    width: 360,
    find: (page) => page.getByRole('complementary', { name: 'Quick contact' }),
  },
  { name: 'cards', path: '/', width: 900, find: section('services') },
  { name: 'tiles', path: '/', width: 900, find: section('industries') },
  { name: 'steps', path: '/', width: 900, find: section('how-it-works') },
  { name: 'checklist', path: '/services/window-cleaning/', width: 900, find: section('included') },
  { name: 'good-to-know', path: '/services/window-cleaning/', width: 900, find: section('good-to-know') },
  {
    name: 'questions',
    path: '/services/window-cleaning/',
    width: 900,
    find: section('questions'),
    before: (page) => page.locator('summary').first().click(),
  },
  { name: 'call-to-action', path: '/services/window-cleaning/', width: 900, find: section('next-step') },
  { name: 'contact-form', path: '/contact/', width: 900, find: section('message') },
  {
    name: 'quote-dialog',
    path: '/services/window-cleaning/',
    width: 760,
    find: (page) => page.locator('dialog'),
    before: openQuote,
  },
];

await runMain(async () => {
  await mkdir(folder, { recursive: true });
  const preview = await startPreview({ root: 'out', sitePort: 0, inboxPort: 0 });
  const executablePath = await provideBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
  try {
    for (const { name, path, width, find, before } of samples) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.goto(preview.siteUrl + path);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      await before?.(page);
      // What sticks to the window would lie over a tall component.
      const style =
        name.startsWith('header') || name === 'call-bar'
          ? ''
          : 'body > header, body > aside { display: none !important; }';
      await page.addStyleTag({ content: style }).catch(() => {});
      const picture = await find(page).screenshot();
      await sharp(picture)
        .webp({ quality: 78, effort: 6 })
        .toFile(join(folder, `${name}.webp`));
      await page.close();
    }
  } finally {
    await browser.close();
    await preview.close();
  }
  console.log(`The pictures are in ${folder}/.`);
});

/**
 * `npm run screenshots`: pictures of every page of the exported site at four widths, of the dialog, the menu and the
 * forms' outcomes, and one sheet of all pages, into `screenshots/`. For looking, not for comparing.
 * A word after the command takes only the pages whose path holds it: `npm run screenshots -- window`.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { sitePages } from '../content/site-pages.ts';
import { type Preview, startPreview } from './preview/start-preview.ts';
import { browserArguments, provideBrowser } from './shared/find-browser.ts';
import { runMain } from './shared/run-command.ts';

const folder = 'screenshots';
const widths = [360, 768, 1280, 1920];
const chosen = process.argv[2] ?? '';

/** A state of a page that shows only after doing something. */
interface State {
  name: string;
  path: string;
  reach: (page: Page, preview: Preview) => Promise<void>;
}

const openQuote = (page: Page) => page.locator('main').getByRole('button', { name: 'Get Free Quote' }).first().click();

async function fill(page: Page, form: ReturnType<Page['locator']>) {
  await form.getByLabel('Name').fill('Bartholomew Featherstonehaugh-Wolfeschlegelstein');
  await form.getByLabel('Email').fill('bartholomew.featherstonehaugh@property-management.example');
  if (await form.getByLabel('Phone').count()) await form.getByLabel('Phone').fill('+1 (614) 555-0199 ext. 4021');
  await form.getByLabel('Message').fill('Two floors, about forty desks, three evenings a week. We are in Dublin.');
  await form.locator('[type=submit]').click();
  await page.waitForTimeout(100);
}

const states: State[] = [
  { name: 'menu', path: '/', reach: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  { name: 'quote', path: '/', reach: openQuote },
  { name: 'quote-service', path: '/services/window-cleaning/', reach: openQuote },
  {
    name: 'quote-sending',
    path: '/',
    reach: async (page, { emailjs }) => {
      emailjs.setFault({ kind: 'slow', ms: 5000 });
      await openQuote(page);
      await fill(page, page.getByRole('dialog'));
    },
  },
  {
    name: 'quote-success',
    path: '/',
    reach: async (page) => {
      await openQuote(page);
      await fill(page, page.getByRole('dialog'));
      await page.locator('.message[data-state=success]').waitFor();
    },
  },
  {
    name: 'quote-error',
    path: '/',
    reach: async (page, { emailjs }) => {
      emailjs.setFault({ kind: 'status', status: 500, text: 'Server error' });
      await openQuote(page);
      await fill(page, page.getByRole('dialog'));
      await page.locator('.message[data-state=error]:not(:empty)').waitFor();
    },
  },
  {
    name: 'quote-sent-note',
    path: '/',
    reach: async (page) => {
      await openQuote(page);
      await fill(page, page.getByRole('dialog'));
      await page.locator('#quote-notice [data-state=success]').waitFor();
    },
  },
  {
    name: 'contact-success',
    path: '/contact/',
    reach: async (page) => {
      await fill(page, page.locator('main form'));
      await page.locator('.message[data-state=success]').waitFor();
    },
  },
  {
    name: 'contact-error',
    path: '/contact/',
    reach: async (page, { emailjs }) => {
      emailjs.setFault({ kind: 'drop' });
      await fill(page, page.locator('main form'));
      await page.locator('.message[data-state=error]:not(:empty)').waitFor();
    },
  },
  {
    name: 'quote-unavailable',
    path: '/',
    reach: async (page) => {
      await page.route('**/scripts/islands.*', (route) => route.abort());
      await openQuote(page);
      await fill(page, page.getByRole('dialog'));
      await page.locator('[data-failure]:not(:empty)').waitFor();
    },
  },
  { name: 'service-not-found', path: '/services/window-clening/', reach: async () => {} },
  { name: 'not-found', path: '/abuot/', reach: async () => {} },
];

/** A file name of a path: `/services/deep-cleaning/` as `services-deep-cleaning`. */
function fileName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
}

async function open(browser: Browser, width: number, preview: Preview): Promise<Page> {
  const height = width < 700 ? 780 : 900;
  const context = await browser.newContext({ baseURL: preview.siteUrl, viewport: { width, height }, locale: 'en-US' });
  return context.newPage();
}

/** Goes through the page once, for pictures that load when they come near the window. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

async function takePages(browser: Browser, preview: Preview): Promise<void> {
  for (const width of widths) {
    const page = await open(browser, width, preview);
    for (const { path } of sitePages.filter((candidate) => candidate.path.includes(chosen))) {
      await page.goto(path);
      await loadPictures(page);
      await page.screenshot({ path: join(folder, `${fileName(path)}-${width}.png`), fullPage: true });
    }
    await page.context().close();
  }
}

async function takeStates(browser: Browser, preview: Preview): Promise<void> {
  for (const { name, path, reach } of states.filter((state) => state.name.includes(chosen))) {
    for (const width of name === 'menu' ? [360, 768] : [360, 1280]) {
      const page = await open(browser, width, preview);
      await page.goto(path);
      preview.emailjs.reset();
      await reach(page, preview);
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(folder, `state-${name}-${width}.png`) });
      await page.context().close();
    }
  }
}

/** The upper part of a picture, as wide as a cell, and at most as high. */
async function topOf(file: string, cell: { width: number; height: number }): Promise<Buffer> {
  const { data, info } = await sharp(await readFile(file))
    .resize({ width: cell.width })
    .png()
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, cell.height);
  return sharp(data).extract({ left: 0, top: 0, width: cell.width, height }).toBuffer();
}

/** All pages at one width side by side, on a single sheet. */
async function makeSheet(width: number, cell: { width: number; height: number }, columns: number): Promise<void> {
  const cells = await Promise.all(
    sitePages.map(async ({ path }, index) => ({
      input: await topOf(join(folder, `${fileName(path)}-${width}.png`), cell),
      left: (index % columns) * (cell.width + 16),
      top: Math.floor(index / columns) * (cell.height + 16),
    })),
  );
  await sharp({
    create: {
      width: columns * (cell.width + 16) - 16,
      height: Math.ceil(cells.length / columns) * (cell.height + 16) - 16,
      channels: 3,
      background: '#888888',
    },
  })
    .composite(cells)
    .png()
    .toFile(join(folder, `sheet-${width}.png`));
}

await runMain(async () => {
  if (chosen === '') await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const preview = await startPreview({ root: 'out', sitePort: 0, inboxPort: 0, rateLimit: false });
  const executablePath = await provideBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: browserArguments });
  try {
    await takePages(browser, preview);
    await takeStates(browser, preview);
    if (chosen === '') {
      await makeSheet(1280, { width: 480, height: 900 }, 7);
      await makeSheet(360, { width: 240, height: 900 }, 11);
    }
  } finally {
    await browser.close();
    await preview.close();
  }
  console.log(`The pictures are in ${folder}/.`);
});

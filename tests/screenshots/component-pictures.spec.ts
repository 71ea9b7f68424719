/** `npm run component-pictures`: pictures of the components of the preview build in `out/`, for `docs/design-system.md`. */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openQuoteDialog } from '../e2e/support/form-actions.ts';
import { test } from '../e2e/support/preview-fixtures.ts';

const folder = 'docs/pictures/design';
const service = '/services/window-cleaning/';

interface Sample {
  name: string;
  path: string;
  /** Width of the window in pixels. */
  width: number;
  find: (page: Page) => Locator;
  before?: (page: Page) => Promise<unknown>;
}

const section = (id: string) => (page: Page) => page.locator(`section[aria-labelledby="${id}"]`);
const header = (page: Page) => page.locator('body > header > div').nth(1);
const callBar = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });

const samples: Sample[] = [
  { name: 'header', path: '/', width: 1200, find: header },
  { name: 'header-phone', path: '/', width: 360, find: header },
  { name: 'buttons', path: '/', width: 900, find: (page) => page.locator('main .words').first() },
  { name: 'call-bar', path: '/services/', width: 360, find: callBar },
  { name: 'cards', path: '/', width: 900, find: section('services') },
  { name: 'tiles', path: '/', width: 900, find: section('industries') },
  { name: 'dirt-calendar', path: '/', width: 1280, find: section('dirt-calendar') },
  { name: 'county-map', path: '/service-area/', width: 1280, find: section('map') },
  { name: 'steps', path: '/', width: 900, find: section('how-it-works') },
  { name: 'checklist', path: service, width: 900, find: section('included') },
  { name: 'good-to-know', path: service, width: 900, find: section('good-to-know') },
  {
    name: 'questions',
    path: service,
    width: 900,
    find: section('questions'),
    before: (page) => page.locator('summary').first().click(),
  },
  { name: 'call-to-action', path: service, width: 900, find: section('next-step') },
  {
    name: 'cleaning-list',
    path: '/cleaning-list/#place=office-buildings',
    width: 1280,
    find: (page) => page.locator('.board'),
    before: async (page) => {
      await page.locator('form[data-ready]').waitFor();
      await page.locator('.rooms summary').first().click();
    },
  },
  { name: 'contact-form', path: '/contact/', width: 900, find: section('message') },
  {
    name: 'quote-dialog',
    path: service,
    width: 760,
    find: (page) => page.getByRole('dialog'),
    before: openQuoteDialog,
  },
];

for (const { name, path, width, find, before } of samples) {
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await before?.(page);
    const component = find(page);
    await component.scrollIntoViewIfNeeded();
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    // What sticks to the window would lie over a tall component.
    if (find !== header && find !== callBar) {
      await page.evaluate(() => {
        for (const bar of document.querySelectorAll('body > header, body > aside')) bar.remove();
      });
    }
    const picture = await component.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .webp({ quality: 78, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
  });
}

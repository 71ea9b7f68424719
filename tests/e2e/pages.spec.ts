/** What holds for every page. The files tell what the HTML alone says; a visit to each page checks the rest. */
import { access, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { business, forms, industries, labels, pages, services, sitePages } from '../../content/content.ts';
import { legalNavigation, mainNavigation } from '../../content/navigation.ts';
import { expectAccessible, rulesOfLayout } from './support/axe.ts';
import { exportedHtmlFiles, fileOfPage } from './support/exported.ts';
import { openQuoteDialog } from './support/form-actions.ts';
import {
  expectDialogOfPage,
  expectReadableLines,
  expectSections,
  expectSharpPictures,
  expectWholePicturesAndRows,
} from './support/page-checks.ts';
import { builtWidgetUrl, desktop, expect, phone, test } from './support/preview-fixtures.ts';
import { islandsScript, waitForReact } from './support/scripts.ts';
import { defineChecksIn, expectSettings, expectTabOrder, expectTargets } from './support/wcag-checks.ts';

const missingPages = ['/no-such-page/', '/services/no-such-service/'];

test.describe('the exported files', () => {
  test('are every page and the two not-found pages, and no other HTML', async ({ request }) => {
    const expected = [...sitePages.map(({ path }) => fileOfPage(path)), '404.html', 'services/404.html'];
    expect(await exportedHtmlFiles()).toEqual(expected.sort());
    // The not-found page has no second copy under an address of its own.
    for (const path of ['/404/', '/_not-found/']) expect((await request.get(path)).status()).toBe(404);
    await expect(access('out/404/index.html')).rejects.toThrow();
  });

  for (const [part, pattern] of Object.entries({
    header: /(<header[ >].*?<\/header>)/s,
    footer: /(<footer[ >].*?<\/footer>)/s,
    'note for visitors without scripts in the dialog': /<dialog[ >].*?(<noscript>.*?<\/noscript>)/s,
  })) {
    test(`have the same ${part}, but for the mark of the current page`, async () => {
      const seen = new Map<string, string[]>();
      for (const file of await exportedHtmlFiles()) {
        const [, markup = `${file} has none`] = pattern.exec(await readFile(`out/${file}`, 'utf8')) ?? [];
        const unmarked = markup.replace(/ aria-current="\w+"/g, '');
        seen.set(unmarked, [...(seen.get(unmarked) ?? []), file]);
      }
      expect([...seen.values()], 'the files, by what they have').toHaveLength(1);
    });
  }
});

test('the header and the footer, which are the same on every page, name the company and lead where they say', async ({
  page,
}) => {
  await page.goto('/about/');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  for (const text of [business.blurb, business.address.city]) {
    await expect(footer.getByText(text).last()).toBeVisible();
  }
  const contact = [
    { label: business.phone, href: `tel:+1${business.phone.replace(/\D/g, '')}` },
    { label: business.email, href: `mailto:${business.email}` },
    {
      label: `${business.emergencyNote}. Call ${business.phone}`,
      href: `tel:+1${business.phone.replace(/\D/g, '')}`,
    },
  ];
  const inFooter = [
    ...contact,
    ...business.social.map(({ network, url }) => ({ label: `${business.name} on ${network}`, href: url })),
    ...services.map(({ id, title }) => ({ label: title, href: `/services/${id}/` })),
    ...industries.map(({ id, title }) => ({ label: title, href: `/industries/${id}/` })),
    { label: pages.cleaningList.label, href: pages.cleaningList.path },
    { label: pages.accessibility.label, href: pages.accessibility.path },
    ...legalNavigation,
  ];
  for (const { label, href } of [...contact, ...mainNavigation]) {
    await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
  for (const { label, href } of inFooter) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.getByRole('link')).toHaveCount(inFooter.length);
});

/** Goes down the whole page and back up. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await twoFrames();
    }
    scrollTo(0, 0);
    await twoFrames();
  });
}

/** Has each document count how far its parts have moved by themselves. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + (Reflect.get(entry, 'value') as number));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

/**
 * Says that at these widths nothing lies beside the window, what a visitor wants first shows in it at once, pictures are
 * whole and sharp, and no card stands alone. A not-found page has no layout of its own.
 */
async function expectToFit(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const fit = () =>
      page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        shown: [...document.querySelectorAll('header a, header button, h1')]
          .filter((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return element.checkVisibility() && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          })
          .map((element) => (element.tagName === 'H1' ? 'h1' : element.textContent.trim())),
      }));
    const where = `${path}, ${width} pixels wide`;
    await expect
      .poll(fit, where)
      .toEqual({ sideways: 0, shown: expect.arrayContaining([business.phone, labels.quoteButton, 'h1']) });
    if (missingPages.includes(path)) continue;
    await expectWholePicturesAndRows(page, where);
    await expectSharpPictures(page, where, 1.01);
    if (width === 1920) await expectReadableLines(page, path);
  }
}

const paths = sitePages.map(({ path }) => path);
const isDetail = (path: string) => path.split('/').length === 4;

for (const [group, members] of Object.entries({
  'every main page': paths.filter((path) => !isDetail(path)),
  'every service': paths.filter((path) => isDetail(path) && path.startsWith('/services/')),
  'every industry': paths.filter((path) => isDetail(path) && path.startsWith('/industries/')),
  'every not-found page': missingPages,
})) {
  test(`${group} holds still, fits every window, can be used by everybody, and loads React for its forms alone`, async ({
    page,
    preview,
    problems,
  }) => {
    const origins = new Set<string>();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      origins.add(origin);
      if (request.resourceType() === 'script' && origin === preview.siteUrl) scripts.add(pathname);
    });
    const shifted = await watchShifts(page);
    const menu = page.getByRole('navigation', { name: 'Main' });

    const read = async (path: string) => {
      const isMissing = missingPages.includes(path);
      scripts.clear();
      expect((await page.goto(path))?.status()).toBe(isMissing ? 404 : 200);
      await readThrough(page);
      expect([...scripts], 'scripts of a page that is only read').toEqual([]);
      // A not-found page adds the nearest page. Not exactly 0: a font that comes at the last moment it may can move a
      // letter by a fraction of a pixel.
      if (!isMissing) expect(await shifted(), 'layout shifts').toBeLessThan(0.001);
    };

    for (const path of members) {
      if (missingPages.includes(path)) problems.expectResponse(404, path);
      origins.clear();

      await test.step(`${path} on a laptop`, async () => {
        await page.setViewportSize(desktop);
        await read(path);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(menu).toBeVisible();

        await defineChecksIn(page);
        await page.keyboard.press('Tab');
        const skipLink = page.getByRole('link', { name: 'Skip to main content' });
        await expect(skipLink).toBeFocused();
        await expect(skipLink).toBeInViewport();
        await expectTabOrder(page, `on ${path}`);
        await skipLink.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.evaluate(() => scrollTo(0, 0));

        await expectDialogOfPage(page, path);
        if (!missingPages.includes(path)) await expectSections(page, path);
        await expectToFit(page, path, [768, 1920, desktop.width]);
        // Icons are lines in the color of the words beside them.
        const looks = await page.locator('svg[viewBox="0 0 24 24"]').evaluateAll((icons) =>
          icons.map((icon) => {
            const { color, fill, stroke } = getComputedStyle(icon);
            return `${fill} ${stroke === color}`;
          }),
        );
        expect(looks.length).toBeGreaterThan(5);
        expect([...new Set(looks)], 'fill and stroke of icons').toEqual(['none true']);

        // Answers to questions are read, too, once they are open.
        await page.locator('details').evaluateAll((all) => {
          for (const details of all) (details as HTMLDetailsElement).open = true;
        });
        await expectAccessible(page, `on ${path} on a laptop`);
        await expectTargets(page, `on ${path} on a laptop`);
      });

      await test.step(`${path} on a phone`, async () => {
        await page.setViewportSize(phone);
        await read(path);
        const heights = await page
          .getByRole('button', { name: labels.quoteButton })
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
        expect(Math.min(...heights), 'height of the lowest quote button').toBeGreaterThanOrEqual(44);
        await expectToFit(page, path, [320, phone.width]);
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();

        const { dialog } = await openQuoteDialog(page);
        await waitForReact(page);
        expect([...scripts], 'scripts for the forms').toEqual([expect.stringMatching(islandsScript)]);
        await expect(page.locator('style')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await page.emulateMedia({ contrast: 'more' });
        await expectAccessible(page, `on ${path} on a phone`, { rules: rulesOfLayout });
        await page.emulateMedia({ contrast: null });
        await defineChecksIn(page);
        await expectTargets(page, `on ${path} on a phone`);
        await expectSettings(page, `on ${path}`);
      });

      if (path === '/') origins.delete(new URL(builtWidgetUrl).origin);
      expect([...origins], `who is asked for anything on ${path}`).toEqual([preview.siteUrl]);
    }
  });
}

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable', async ({ page }) => {
    for (const { path } of sitePages) {
      await test.step(path, async () => {
        await page.goto(path);
        const main = page.getByRole('main');
        // Answers stay folded until they are asked for, a form that could not be sent is not offered, and reviews that
        // will not come are not announced.
        const texts = main.locator('h1, h2, h3, p:not(details *, form *, :has(~ [data-reviews-widget])), dt, dd');
        const hidden = await texts.evaluateAll((elements) =>
          elements.flatMap((element) => (element.checkVisibility() ? [] : (element.textContent ?? ''))),
        );
        expect(hidden.filter((text) => text !== '')).toEqual([]);
        await expect(main).toContainText(/(.|\n){60}/, { useInnerText: true });
      });
    }
  });

  test('the quote dialog opens and tells how to reach the company', async ({ page }) => {
    await page.goto('/services/deep-cleaning/');
    const { dialog, fields, close } = await openQuoteDialog(page);
    // Playwright never finds text inside `noscript`, though it shows.
    const note = dialog.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText(forms.noScript);
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(fields.name).toBeHidden();
    await close.click();
    await expect(dialog).toBeHidden();
  });

  test('the menu opens on a phone, and its links lead on', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const { label, href } of mainNavigation.slice(0, 2)) {
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('every service names the industries that use it most, where there are any, and prints on one sheet, two sides at most, with its answers and the way to a quote', async ({
  page,
}) => {
  for (const { id, questions, relatedIndustries } of services) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/services/${id}/`);
    const heading = page.getByRole('heading', { name: pages.service.headings.relatedIndustries });
    await expect(heading, id).toHaveCount(relatedIndustries.length > 0 ? 1 : 0);
    await page.emulateMedia({ media: 'print' });
    for (const text of [questions[0]?.answer ?? '', labels.quoteOnPaper]) {
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
    }
    const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, id).toBeLessThanOrEqual(2);
  }
});

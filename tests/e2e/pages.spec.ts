import { access } from 'node:fs/promises';
import { business } from '../../content/business.ts';
import { forms } from '../../content/forms.ts';
import { industries } from '../../content/industries.ts';
import { legalNavigation, mainNavigation } from '../../content/navigation.ts';
import { services } from '../../content/services.ts';
import { sitePages } from '../../content/site-pages.ts';
import { exportedHtmlFiles, fileOfPage } from './support/exported.ts';
import { openQuoteDialog } from './support/form-actions.ts';
import { builtWidgetUrl, desktop, expect, phone, test } from './support/preview-fixtures.ts';
import { islandsScript, nextFrames, waitForReact } from './support/scripts.ts';

const telephone = `tel:+1${business.phone.replace(/\D/g, '')}`;

for (const { path } of sitePages) {
  test.describe(`the page ${path}`, () => {
    test('arrives whole, fits windows from 320 to 1920 pixels, and loads React for its forms alone', async ({
      page,
      preview,
    }) => {
      const asked: string[] = [];
      const scripts: string[] = [];
      page.on('request', (request) => {
        asked.push(request.url());
        const { origin, pathname } = new URL(request.url());
        if (request.resourceType() === 'script' && origin === preview.siteUrl) scripts.push(pathname);
      });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      const header = page.getByRole('banner');
      const footer = page.getByRole('contentinfo');

      await test.step('header', async () => {
        await expect(header.getByRole('link', { name: business.phone })).toHaveAttribute('href', telephone);
        await expect(header.getByRole('link', { name: business.email })).toHaveAttribute(
          'href',
          `mailto:${business.email}`,
        );
        await expect(header.getByText(business.emergencyNote)).toBeVisible();
        await expect(header.getByRole('button', { name: forms.openLabel })).toBeVisible();
        const links = header.getByRole('navigation').getByRole('link');
        await expect(links).toHaveText(mainNavigation.map(({ label }) => label));
        for (const { label, href } of mainNavigation) {
          await expect(links.filter({ hasText: new RegExp(`^${label}$`) })).toHaveAttribute('href', href);
        }
      });

      await test.step('footer', async () => {
        for (const text of [business.blurb, business.emergencyNote, business.address.city]) {
          await expect(footer.getByText(text).last()).toBeVisible();
        }
        const wanted: { label: string; href: string }[] = [
          { label: business.phone, href: telephone },
          { label: business.email, href: `mailto:${business.email}` },
          ...business.social.map(({ network, url }) => ({ label: `${business.name} on ${network}`, href: url })),
          ...services.map(({ id, title }) => ({ label: title, href: `/services/${id}/` })),
          ...industries.map(({ id, title }) => ({ label: title, href: `/industries/${id}/` })),
          ...legalNavigation,
        ];
        for (const { label, href } of wanted) {
          await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
        }
        await expect(footer.getByRole('link')).toHaveCount(wanted.length);
      });

      await test.step('the skip link is the first stop of the keyboard and leads past the header', async () => {
        await page.keyboard.press('Tab');
        const skipLink = page.getByRole('link', { name: 'Skip to main content' });
        await expect(skipLink).toBeFocused();
        await expect(skipLink).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      });

      await test.step('icons are drawn in lines, in the color of the words beside them', async () => {
        const looks = await page.locator('svg[viewBox="0 0 24 24"]').evaluateAll((icons) =>
          icons.map((icon) => {
            const { color, fill, stroke, strokeLinecap } = getComputedStyle(icon);
            return `${fill} ${stroke === color} ${strokeLinecap}`;
          }),
        );
        expect(looks.length).toBeGreaterThan(5);
        expect([...new Set(looks)]).toEqual(['none true round']);
      });

      for (const width of [320, 360, 768, 1280, 1920]) {
        await test.step(`${width} pixels wide`, async () => {
          await page.setViewportSize({ width, height: 800 });
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await expect.poll(overflow, 'pixels to scroll sideways').toBe(0);
          await expect(header.getByRole('link', { name: business.phone })).toBeInViewport();
          await expect(header.getByRole('button', { name: forms.openLabel })).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        });
      }

      await test.step('a visitor who reads it to its end loads no script of this site', async () => {
        await page.keyboard.press('End');
        await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport();
        await nextFrames(page);
        expect(scripts).toEqual([]);
      });

      await test.step('React comes in one file, and the page asks nobody but this site and the widget', async () => {
        await waitForReact(page);
        expect([...new Set(scripts)]).toEqual([expect.stringMatching(islandsScript)]);
        await expect(page.locator('style')).toHaveCount(1);
        const origins = [...new Set(asked.map((address) => new URL(address).origin))];
        const widget = path === '/' ? [new URL(builtWidgetUrl).origin] : [];
        expect(origins.filter((origin) => !widget.includes(origin))).toEqual([preview.siteUrl]);
      });
    });
  });
}

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of sitePages) {
    test(`the page ${path} is readable, its menu and its quote dialog open, and its links lead on`, async ({
      page,
    }) => {
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

      await page.setViewportSize(phone);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu.getByRole('link')).toHaveCount(mainNavigation.length);
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();

      const { dialog, fields, close } = await openQuoteDialog(page);
      await expect(dialog).toBeVisible();
      // Playwright never finds text inside `noscript`, though it shows.
      const note = dialog.locator('noscript p');
      await expect(note).toBeVisible();
      await expect(note).toContainText(forms.noScript);
      await expect(note.locator('a[href^="tel:"]')).toBeVisible();
      await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(fields.name).toBeHidden();
      await close.click();
      await expect(dialog).toBeHidden();

      await page.setViewportSize(desktop);
      const elsewhere = path === '/about/' ? '/contact/' : '/about/';
      const label = mainNavigation.find(({ href }) => href === elsewhere)?.label ?? '';
      await menu.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(elsewhere);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('the exported files', () => {
  test('hold every page and the two not-found pages, and no other HTML', async () => {
    const expected = [...sitePages.map(({ path }) => fileOfPage(path)), '404.html', 'services/404.html'];
    expect(await exportedHtmlFiles()).toEqual(expected.sort());
  });

  test('hold no second copy of the not-found page under an address of its own', async ({ request }) => {
    for (const path of ['/404/', '/_not-found/']) expect((await request.get(path)).status()).toBe(404);
    await expect(access('out/404/index.html')).rejects.toThrow();
  });
});

import { business } from '../../content/business.ts';
import { forms } from '../../content/forms.ts';
import { pages } from '../../content/pages.ts';
import { sitePages } from '../../content/site-pages.ts';
import { openQuoteDialog } from './support/form-actions.ts';
import { testOnPlainHost } from './support/plain-host.ts';
import { expect, test as testOnGoodHost } from './support/preview-fixtures.ts';
import { waitForReact } from './support/scripts.ts';

const missingServices = ['/services/carpet-cleaning/', '/services/carpet-cleaning', '/services/window-cleaning/more/'];
const missingIndustries = ['/industries/hotels/', '/industries/hotels', '/industries/warehouses/a/b/c/'];
const mistyped = [
  { path: '/contat/', meant: '/contact/' },
  { path: '/windows-cleaning', meant: '/services/window-cleaning/' },
  { path: '/About.html', meant: '/about/' },
];
const unlikeAnyPage = '/xq/zzz/';

for (const { host, test } of [
  { host: 'on a host with rules', test: testOnGoodHost },
  { host: 'on a host that only serves 404.html', test: testOnPlainHost },
]) {
  test.describe(host, () => {
    for (const path of missingServices) {
      test(`${path} says "Service Not Found", with a way back to the services`, async ({ page, problems }) => {
        problems.expectAnswer(404, path);
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
        await expect(page).toHaveTitle(/^Service Not Found/);
        await waitForReact(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
        await expect(page).toHaveTitle(/^Service Not Found/);
        await page.getByRole('main').getByRole('link', { name: pages.serviceNotFound.backLabel }).click();
        await expect(page).toHaveURL('/services/');
      });
    }

    for (const path of missingIndustries) {
      test(`${path} leads to the list of industries, and back leads past it`, async ({ page, problems }) => {
        if (host !== 'on a host with rules') problems.expectAnswer(404, path);
        await page.goto('/about/');
        // By a link, for the address bar's entry would be another one in the history.
        await page.evaluate((address) => location.assign(address), path);
        await expect(page).toHaveURL('/industries/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.industries.heading);
        await page.goBack();
        await expect(page).toHaveURL('/about/');
      });
    }

    for (const { path, meant } of mistyped) {
      test(`${path} is not found, and names ${meant} as the nearest page`, async ({ page, problems }) => {
        problems.expectAnswer(404, path);
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.notFound.heading);
        await expect(page).toHaveTitle(/^Page Not Found/);
        await waitForReact(page);
        const suggestion = page.getByText('Were you looking for');
        await expect(suggestion).toHaveCount(1);
        await suggestion.getByRole('link').click();
        await expect(page).toHaveURL(meant);
      });
    }

    test('any other missing page offers the phone, a quote and every page of the site', async ({ page, problems }) => {
      problems.expectAnswer(404, unlikeAnyPage);
      await page.goto(unlikeAnyPage);
      await waitForReact(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: business.phone })).toHaveAttribute(
        'href',
        `tel:+1${business.phone.replace(/\D/g, '')}`,
      );
      await expect(page.getByText('Were you looking for')).toHaveCount(0);
      const all = main.getByRole('region', { name: pages.notFound.allPages }).getByRole('link');
      expect(await all.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        sitePages.map(({ path }) => path),
      );
      await main.getByRole('button', { name: forms.openLabel }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      const { title } = await openQuoteDialog(page);
      await expect(title).toHaveText(forms.quote.defaultSubject);
    });

    test('search engines are asked to leave missing pages out', async ({ request }) => {
      for (const path of [unlikeAnyPage, '/services/carpet-cleaning/']) {
        expect(await (await request.get(path)).text()).toMatch(/<meta name="robots" content="noindex/);
      }
    });
  });
}

testOnGoodHost.describe('the statuses of a host with rules', () => {
  for (const path of missingIndustries) {
    testOnGoodHost(`${path} is one redirect`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers()['location']).toBe('/industries/');
    });
  }

  for (const path of [...missingServices, unlikeAnyPage, '/404.html', '/services/404.html']) {
    testOnGoodHost(`${path} is answered with 404`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
    });
  }

  testOnGoodHost('a missing service says so without any script', async ({ browser, preview }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: preview.siteUrl });
    const page = await context.newPage();
    await page.goto('/services/carpet-cleaning/');
    await expect(page).toHaveTitle(/^Service Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
    await context.close();
  });

  for (const { path } of sitePages.filter((page) => page.path !== '/')) {
    const bare = path.slice(0, -1);
    testOnGoodHost(`${bare} without its slash is one redirect, which keeps the query`, async ({ request }) => {
      const response = await request.get(`${bare}?from=ad&x=1%2F2`, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers()['location']).toBe(`${path}?from=ad&x=1%2F2`);
      expect((await request.get(`${path}?from=ad&x=1%2F2`, { maxRedirects: 0 })).status()).toBe(200);
    });
  }
});

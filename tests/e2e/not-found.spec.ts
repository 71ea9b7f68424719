/**
 * What a missing page says, on a host that only knows 404.html, where a script does the rest. How the same files look on
 * a host with rules: `pages.spec.ts`.
 */
import { business, forms, labels, pages, sitePages } from '../../content/content.ts';
import { openQuoteDialog } from './support/form-actions.ts';
import { testOnPlainHost } from './support/plain-host.ts';
import { expect, test } from './support/preview-fixtures.ts';
import { waitForReact } from './support/scripts.ts';

const missingServices = ['/services/no-such-service', '/services/window-cleaning/more/'];
const missingIndustries = ['/industries/hotels', '/industries/warehouses/a/b/c/'];
const mistyped = [
  { path: '/windows-cleaning', meant: '/services/window-cleaning/' },
  { path: '/About.html', meant: '/about/' },
];
const unlikeAnyPage = '/xq/zzz/';

testOnPlainHost(
  'a missing service says "Service Not Found", with a way back to the services',
  async ({ page, problems }) => {
    for (const path of missingServices) {
      await testOnPlainHost.step(path, async () => {
        problems.expectResponse(404, path);
        await page.goto(path);
        await waitForReact(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
        await expect(page).toHaveTitle(/^Service Not Found/);
        await page.getByRole('main').getByRole('link', { name: pages.serviceNotFound.backLabel }).click();
        await expect(page).toHaveURL('/services/');
      });
    }
  },
);

testOnPlainHost(
  'a missing industry leads to the list of industries, and back leads past it',
  async ({ page, problems }) => {
    for (const path of missingIndustries) {
      await testOnPlainHost.step(path, async () => {
        problems.expectResponse(404, path);
        await page.goto('/about/');
        // By a link, for the address bar's entry would be another one in the history.
        await page.evaluate((address) => location.assign(address), path);
        await expect(page).toHaveURL('/industries/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.industries.heading);
        await page.goBack();
        await expect(page).toHaveURL('/about/');
      });
    }
  },
);

testOnPlainHost('a mistyped address is not found, and the page names the nearest one', async ({ page, problems }) => {
  for (const { path, meant } of mistyped) {
    await testOnPlainHost.step(path, async () => {
      problems.expectResponse(404, path);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.notFound.heading);
      await expect(page).toHaveTitle(/^Page Not Found/);
      await waitForReact(page);
      const suggestion = page.getByText('Were you looking for');
      await expect(suggestion).toHaveCount(1);
      await suggestion.getByRole('link').click();
      await expect(page).toHaveURL(meant);
    });
  }
});

testOnPlainHost(
  'any other missing page offers the phone, a quote and every page of the site',
  async ({ page, problems }) => {
    problems.expectResponse(404, unlikeAnyPage);
    await page.goto(unlikeAnyPage);
    await waitForReact(page);
    const main = page.getByRole('main');
    // It is decoration, and has no name.
    const picture = main.locator('img[alt=""][src*="/post-construction"]').filter({ visible: true });
    await expect(picture).toBeInViewport();
    await expect(picture).toHaveJSProperty('complete', true);
    // In the text, and as a button.
    const calls = main.getByRole('link', { name: business.phone });
    await expect(calls).toHaveCount(2);
    for (const call of await calls.all()) {
      await expect(call).toHaveAttribute('href', `tel:+1${business.phone.replace(/\D/g, '')}`);
    }
    await expect(page.getByText('Were you looking for')).toHaveCount(0);
    const all = main.getByRole('region', { name: pages.notFound.allPages }).getByRole('link');
    expect(await all.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      sitePages.map(({ path }) => path),
    );
    await main.getByRole('button', { name: labels.quoteButton }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    const { title } = await openQuoteDialog(page);
    await expect(title).toHaveText(forms.quote.defaultSubject);
  },
);

test('a host with rules responds to each wrong address in one step', async ({ request }) => {
  const missing = [...missingServices, ...mistyped.map(({ path }) => path), unlikeAnyPage];
  for (const path of [...missing, '/404.html', '/services/404.html']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
  for (const path of missingIndustries) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], path).toEqual([302, '/industries/']);
  }
  // Without its slash, a page's address is redirected and keeps its query.
  for (const { path } of sitePages.filter((page) => page.path !== '/')) {
    const response = await request.get(`${path.slice(0, -1)}?from=ad&x=1%2F2`, { maxRedirects: 0 });
    const target = `${path}?from=ad&x=1%2F2`;
    expect([response.status(), response.headers()['location']], path).toEqual([308, target]);
    expect((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript switched ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a missing service says so on a host with rules', async ({ page, problems }) => {
      problems.expectResponse(404, '/services/no-such-service/');
      await page.goto('/services/no-such-service/');
      if (javaScriptEnabled) await waitForReact(page);
      await expect(page).toHaveTitle(/^Service Not Found/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
    });
  });
}

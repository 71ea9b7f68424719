import { readFile } from 'node:fs/promises';
import { forms } from '../../content/forms.ts';
import { sitePages } from '../../content/site-pages.ts';
import { envelope, fillIn, openQuoteDialog, quoteAnswers, watchSends } from './support/forms.ts';
import { expect, phone, test } from './support/preview.ts';
import { holdBack, reactScripts } from './support/scripts.ts';
import { testOnStallingHost } from './support/stalling-host.ts';

test('a request that is written and sent while the scripts are still on their way is delivered once', async ({
  page,
  preview,
}) => {
  const release = await holdBack(page, reactScripts);
  const sends = watchSends(page);
  await page.goto('/services/window-cleaning/');
  const quote = await openQuoteDialog(page);
  await fillIn(quote.fields, quoteAnswers);
  await quote.submit.click();
  await quote.submit.click();
  expect(sends).toHaveLength(0);
  for (const [name, answer] of Object.entries(quoteAnswers)) {
    await expect(quote.fields[name as keyof typeof quoteAnswers]).toHaveValue(answer);
  }

  release();
  await expect(quote.success).toBeVisible();
  expect(sends).toHaveLength(1);
  expect(preview.emailjs.messages).toHaveLength(1);
  expect(sends[0]?.postDataJSON()).toEqual({
    ...envelope,
    template_params: { ...quoteAnswers, service_type: 'Window Cleaning', selected_services: 'Window Cleaning' },
  });
});

testOnStallingHost(
  'a request that is sent before even the end of the page has come is delivered once, by one press',
  async ({ page, preview, host }) => {
    const sends = watchSends(page);
    await page.goto('/services/window-cleaning/', { waitUntil: 'commit' });
    const quote = await openQuoteDialog(page);
    await fillIn(quote.fields, quoteAnswers);
    await quote.submit.click();
    await expect(quote.dialog).toBeHidden();

    host.release();
    await expect(quote.dialog).toBeVisible();
    await expect(quote.success).toBeVisible();
    expect(sends).toHaveLength(1);
    expect(preview.emailjs.messages).toHaveLength(1);
    expect(preview.emailjs.messages[0]?.payload).toMatchObject({ template_params: quoteAnswers });
  },
);

test('resting the pointer on a quote button fetches the scripts without running them', async ({ page }) => {
  await page.goto('/about/');
  const fetched = page.waitForRequest(reactScripts);
  await page.getByRole('banner').getByRole('button', { name: forms.openLabel }).hover();
  await fetched;
  await expect(page.locator('script[src^="/_next/static/chunks/"]')).toHaveCount(0);
});

test('all exported pages have the same two scripts in them, at the ends of head and body', async () => {
  const inline = /<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs;
  // Data for our own scripts and for search engines: no policy on scripts is about these.
  const data = /type="application\/(ld\+)?json"/;
  const texts = new Set<string>();
  for (const { path } of sitePages) {
    const html = await readFile(`out${path}index.html`, 'utf8');
    const scripts = [...html.matchAll(inline)].filter(([, attributes = '']) => !data.test(attributes));
    expect(
      scripts.map(([, attributes]) => attributes),
      path,
    ).toEqual([' type="speculationrules"', '', '']);
    expect(html).toContain(`${scripts[1]?.[0]}</head>`);
    expect(html.endsWith(`${scripts[2]?.[0]}</body></html>`)).toBe(true);
    for (const [, , text = ''] of scripts) texts.add(text);
  }
  expect(texts.size).toBe(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the home page weighs less than 100 KB before scrolling, scripts aside', async ({ page }) => {
    const sizes: number[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') sizes.push((await request.sizes()).responseBodySize);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
  });
});

import { readFile } from 'node:fs/promises';
import { labels, sitePages } from '../../content/content.ts';
import {
  contactAnswers,
  contactFormOf,
  expectFilled,
  fillIn,
  openQuoteDialog,
  quoteAnswers,
  watchSends,
} from './support/form-actions.ts';
import { expect, phone, test } from './support/preview-fixtures.ts';
import { islandsScript, nextFrames, waitForReact } from './support/scripts.ts';
import { testOnStallingHost } from './support/stalling-host.ts';

testOnStallingHost(
  'a request that is sent before even the end of the page has come is delivered once, by one press',
  async ({ page, preview, host }) => {
    const sends = watchSends(page);
    await page.goto('/services/window-cleaning/', { waitUntil: 'commit' });
    const quote = await openQuoteDialog(page);
    await quote.close.click();
    await expect(quote.dialog).toBeHidden();
    await openQuoteDialog(page);
    await fillIn(quote.fields, quoteAnswers);
    await quote.submit.click();
    await expect(quote.dialog).toBeHidden();

    host.release();
    await expect(quote.dialog).toBeVisible();
    await expect(quote.sent).toBeVisible();
    expect(sends).toHaveLength(1);
    expect(preview.emailjs.messages).toHaveLength(1);
    expect(preview.emailjs.messages[0]?.payload).toMatchObject({ template_params: quoteAnswers });
  },
);

testOnStallingHost(
  'a message keeps its values when it is submitted before even the end of the page has come',
  async ({ page, preview, host }) => {
    await page.goto('/contact/', { waitUntil: 'commit' });
    const { fields, submit, success } = contactFormOf(page);
    await fillIn(fields, contactAnswers);
    await submit.click();
    await nextFrames(page);
    await expect(page).toHaveURL('/contact/');
    host.release();
    await waitForReact(page);
    await expectFilled(fields, contactAnswers);
    await submit.click();
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages).toHaveLength(1);
  },
);

test('resting the pointer on a quote button fetches the scripts without running them', async ({ page }) => {
  await page.goto('/about/');
  const fetched = page.waitForRequest(islandsScript);
  await page.getByRole('banner').getByRole('button', { name: labels.quoteButton }).hover();
  await fetched;
  await expect(page.locator('script[src]')).toHaveCount(0);
});

test('no page holds more scripts than its own small ones, at the ends of head and body', async () => {
  const inline = /<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs;
  // Data for search engines: nothing runs.
  const data = /type="application\/ld\+json"/;
  for (const { path } of sitePages) {
    const html = await readFile(`out${path}index.html`, 'utf8');
    const scripts = [...html.matchAll(inline)].filter(([, attributes = '']) => !data.test(attributes));
    const inHead = scripts.filter((script) => script.index < html.indexOf('<body'));
    // A page with pictures has one more of its own.
    const own = html.includes('srcset=') ? ['', ''] : [''];
    expect(
      inHead.map(([, attributes]) => attributes),
      path,
    ).toEqual([' type="speculationrules"', ...own]);
    const ownInHead = inHead.slice(1).map(([script]) => script);
    expect(html, path).toContain(`${ownInHead.join('')}</head>`);
    const inBody = scripts.slice(inHead.length).map(([script]) => script);
    expect(html.endsWith(`${inBody.join('')}</body></html>`), path).toBe(true);
    expect(html, path).not.toMatch(/<script[^>]*\bsrc=/);
  }
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

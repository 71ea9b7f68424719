import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hosting } from '../../content/content.ts';
import type { AllowedOrigins } from '../../content/schema/hosting.ts';
import { inspectExport } from '../../scripts/build/hosts/inspect-export.ts';
import { securityHeaders } from '../../scripts/build/hosts/security-headers.ts';
import { cspSources } from '../../scripts/build/postbuild/content-security-policy-sources.ts';
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { makeExport } from '../unit/support/export-folder.ts';
import { exportedHtmlFiles } from './support/exported.ts';
import {
  contactAnswers,
  contactFormOf,
  expectDelivered,
  fillIn,
  openQuoteDialog,
  quoteAnswers,
} from './support/form-actions.ts';
import { testOnPlainHost } from './support/plain-host.ts';
import { builtWidgetUrl, expect, test } from './support/preview-fixtures.ts';

const policyPattern = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g;

function hashesOf(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** What the owner allows for the widget, on the page that holds it. */
const { reviewsWidget } = cspSources(hosting, {
  emailJs: null,
  reviews: { scriptUrl: builtWidgetUrl },
});

test('every page states its own policy, directly after the charset', async () => {
  for (const file of await exportedHtmlFiles()) {
    const html = await readFile(`out/${file}`, 'utf8');
    const [stated, ...others] = [...html.matchAll(policyPattern)];
    expect(others, file).toEqual([]);
    const [element = '', policy = ''] = stated ?? [];
    expect(html, file).toContain(`<head><meta charset="utf-8">${element}`);

    const scripts = /<script(?: type="speculationrules")?>(.*?)<\/script>/gs;
    const styles = /<style[^>]*>(.*?)<\/style>/gs;
    const directives = Object.fromEntries(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    const holdsWidget = file === 'index.html';
    const forWidget = (kind: keyof AllowedOrigins) => (holdsWidget ? reviewsWidget.allowed[kind] : []);
    const anyStyle = holdsWidget && reviewsWidget.inlineStyles;
    expect(directives, file).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashesOf(html, scripts), ...forWidget('script')],
      'style-src': ["'self'", ...(anyStyle ? ["'unsafe-inline'"] : hashesOf(html, styles)), ...forWidget('style')],
      'img-src': ["'self'", 'data:', ...forWidget('img')],
      'font-src': ["'self'", ...forWidget('font')],
      'connect-src': ["'self'", ...forWidget('connect')],
      ...(forWidget('frame').length > 0 ? { 'frame-src': forWidget('frame') } : {}),
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
  }
});

const testWithOlderHeaders = testOnPlainHost.extend<object, { hostHeaders: Readonly<Record<string, string>> }>({
  hostHeaders: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern
    async ({}, use) => {
      const font = '<link rel="preload" as="font" crossorigin href="/_next/static/media/older.woff2">';
      const older = makeExport({
        'index.html': `${font}<style>older{}</style><script>older()</script>`,
        'older/index.html': `${font}<style>oldest{}</style>`,
      });
      const { headers, pageHeaders } = await inspectExport(older.root, hosting);
      older.remove();
      await use({ ...headers, ...pageHeaders });
    },
    { scope: 'worker' },
  ],
});

for (const { host, test, announced } of [
  { host: 'a host that sends no headers', test: testOnPlainHost, announced: [] },
  // They name the font of that build.
  { host: 'a host with the headers of an older build', test: testWithOlderHeaders, announced: [/older\.woff2/] },
]) {
  test(`on ${host} both forms deliver`, async ({ page, preview, problems }) => {
    problems.expect(...announced);
    // A plain host takes no messages.
    await page.route(`**${SEND_PATH}`, (route) => route.continue({ url: `${preview.siteUrl}${SEND_PATH}` }));
    await page.goto('/services/window-cleaning/');
    const quote = await openQuoteDialog(page);
    await fillIn(quote.fields, quoteAnswers);
    await quote.submit.click();
    await expect(quote.success).toBeVisible();
    const service = { service_type: 'Window Cleaning', selected_services: 'Window Cleaning' };
    expectDelivered(preview, { ...quoteAnswers, ...service });

    preview.emailjs.reset();
    await page.goto('/contact/');
    const contact = contactFormOf(page);
    await fillIn(contact.fields, contactAnswers);
    await contact.submit.click();
    await expect(contact.success).toBeVisible();
    expectDelivered(preview, { ...contactAnswers, service_type: 'Contact Form' });
  });
}

testWithOlderHeaders(
  'the headers of an older build are those of this one, but for the font',
  async ({ hostHeaders }) => {
    const { Link: _, ...others } = hostHeaders;
    expect(others).toEqual(securityHeaders(hosting));
  },
);

testOnPlainHost('what was put into a page on its way does not run', async ({ page, problems }) => {
  const foreignScript = 'https://evil.example/x.js';
  const injected = `<script>injected.script = true</script><script src="${foreignScript}"></script>
    <style>body { --injected: style }</style><p id="injected" style="--injected: attribute">
    <img src="data:," alt="" onerror="injected.handler = true"></p>`;
  // Each of the five parts is refused.
  const refusals = [
    /^The policy \(script-src-elem\) forbids inline in /,
    /^The policy \(script-src-elem\) forbids https:\/\/evil\.example/,
    /^The policy \(script-src-attr\) forbids inline in /,
    /^The policy \(style-src-elem\) forbids inline in /,
    /^The policy \(style-src-attr\) forbids inline in /,
  ];
  problems.expect(/^console: (The policy |.*Content Security Policy)/);
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));

  // Runs before the page's own scripts, and has what was injected tell that it ran.
  await page.addInitScript(() => Reflect.set(window, 'injected', {}));
  await page.route(foreignScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'injected.foreign = true' }),
  );
  await page.route('/about/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</body>', `${injected}</body>`) });
  });
  await page.goto('/about/');
  await expect.poll(() => refusals.filter((refusal) => !heard.some((text) => refusal.test(text)))).toEqual([]);
  const effects = await page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).getPropertyValue('--injected');
    };
    return { ...Reflect.get(window, 'injected'), body: styleOf('body'), attribute: styleOf('#injected') };
  });
  expect(effects).toEqual({ body: '', attribute: '' });
});

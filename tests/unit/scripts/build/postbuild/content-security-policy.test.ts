/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { Hosting } from '../../../../../content/schema/hosting.ts';
import { addContentSecurityPolicy } from '../../../../../scripts/build/postbuild/content-security-policy.ts';
import { type CspSources, cspSources } from '../../../../../scripts/build/postbuild/content-security-policy-sources.ts';
import { serializePage, UnexpectedOutputError } from '../../../../../scripts/build/postbuild/html-document.ts';
import { strictHosting } from '../../../support/strict-hosting.ts';
import { exportedPage } from './next-export-fixture.ts';

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const widget = '<div data-reviews-widget="a1b2"></div>';

/** What the pages allow with these decisions of the owner, and a widget that is connected. */
function sourcesWith(decisions: Partial<Hosting> = {}): CspSources {
  const reviews = { scriptUrl: 'https://widget.example/platform.js' };
  return cspSources({ ...strictHosting, ...decisions }, { emailJs: account, reviews });
}

function pageWithPolicy(head: string, body = '', sources = sourcesWith()): string {
  const page = exportedPage(
    `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );
  addContentSecurityPolicy(page, sources);
  return serializePage(page.document);
}

/** The directives of the page's policy, which must stand directly after the charset. */
function policyOf(head: string, body?: string, sources?: CspSources): Record<string, string> {
  const html = pageWithPolicy(head, body, sources);
  const [, policy = ''] =
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.replace(/^\S+ /, '')]));
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  it('allows the site itself, where the forms send to, and nothing else', () => {
    expect(policyOf('<title>About</title>')).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' https://api.emailjs.com",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
    });
  });

  it('leaves the rest of the page as it is', () => {
    const html = pageWithPolicy('<title>About</title>', '<p>Text</p>');
    expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(
      '<!DOCTYPE html><html><head><meta charset="utf-8"><title>About</title></head><body><p>Text</p></body></html>',
    );
  });

  it('allows every style tag of the page by its hash, each once', () => {
    const body = '<style>c{content:"ü"}</style><style>a > b{}</style>';
    expect(policyOf('<style>a > b{}</style>', body)['style-src']).toBe(
      `'self' ${hash('a > b{}')} ${hash('c{content:"ü"}')}`,
    );
  });

  it('allows every inline script that runs, and speculation rules, however many there are', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `push(${index} < 41 && "</b>")`);
    const rules = '{"prerender":[]}';
    const head = `<script type="speculationrules">${rules}</script><script type="module">run()</script>`;
    const body = texts.map((text) => `<script>${text}</script>`).join('');
    expect(policyOf(head, body)['script-src']).toBe(["'self'", ...[rules, 'run()', ...texts].map(hash)].join(' '));
  });

  it.each([
    '<script src="/own.js"></script>',
    '<script type="application/json">{}</script>',
    '<script type="application/ld+json">{}</script>',
  ])('has no hash for %s, which needs none', (script) => {
    expect(policyOf('', script)['script-src']).toBe("'self'");
  });

  it.each([
    ['<p style="color:red">', '<p style="color:red"> would have no effect'],
    ['<button onclick="run()">', '<button onclick="run()"> would have no effect'],
  ])('stops the build at %s, which no hash covers', (body, message) => {
    expect(() => pageWithPolicy('', body)).toThrow(UnexpectedOutputError);
    expect(() => pageWithPolicy('', body)).toThrow(`about/index.html: ${message}`);
  });

  it('stops the build when the page names no charset', () => {
    const page = exportedPage('<!doctype html><html><head><title>About</title></head><body></body></html>');
    expect(() => addContentSecurityPolicy(page, sourcesWith())).toThrow(
      'about/index.html: found no <meta charset> in the head.',
    );
  });
});

describe('what the reviews widget needs', () => {
  const allowed = { ...strictHosting.allowed, img: ['https://faces.example'], frame: ['https://frames.example'] };

  it('is allowed on the page that holds the widget', () => {
    expect(policyOf('<style>a{}</style>', widget, sourcesWith({ allowed }))).toMatchObject({
      'script-src': "'self' https://widget.example",
      'style-src': `'self' ${hash('a{}')}`,
      'img-src': "'self' data: https://faces.example",
      'connect-src': "'self' https://api.emailjs.com",
      'frame-src': 'https://frames.example',
    });
  });

  it('is allowed on no other page', () => {
    const head = '<style>a{}</style><script>run()</script>';
    const widened = sourcesWith({ allowed, inlineStyles: true, allowElfsightReviews: true });
    expect(pageWithPolicy(head, '', widened)).toBe(pageWithPolicy(head));
  });

  it('may be styles of its own: any style then, without hashes, while scripts keep theirs', () => {
    const sources = sourcesWith({ inlineStyles: true });
    const policy = policyOf('<style>a{}</style><script>run()</script>', widget, sources);
    expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
    expect(policy['script-src']).toBe(`'self' ${hash('run()')} https://widget.example`);
  });

  it('is allowed by one switch when it is one of Elfsight', () => {
    const sources = sourcesWith({ allowElfsightReviews: true });
    const policy = policyOf('<style>a{}</style><script>run()</script>', widget, sources);
    const hosts = 'https://elfsightcdn.com https://*.elfsightcdn.com https://*.elfsight.com';
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': `'self' ${hash('run()')} https://widget.example ${hosts}`,
      'style-src': `'self' 'unsafe-inline' ${hosts}`,
      'img-src': `'self' data: ${hosts} https://lh3.googleusercontent.com`,
      'font-src': `'self' ${hosts}`,
      'connect-src': `'self' https://api.emailjs.com ${hosts}`,
    });
    expect(policy).not.toHaveProperty('frame-src');
    expect(policy['script-src']).not.toContain('unsafe');
  });
});

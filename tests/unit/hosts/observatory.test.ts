/** @jest-environment node */
import type { Hosting } from '../../../content/hosting.ts';
import { securityHeaders } from '../../../scripts/build/hosts/security-headers.ts';
import { addContentSecurityPolicy } from '../../../scripts/build/postbuild/content-security-policy.ts';
import { cspSources } from '../../../scripts/build/postbuild/csp-sources.ts';
import { serializePage } from '../../../scripts/build/postbuild/html-document.ts';
import { type Finding, observatoryScore } from '../../hosts/observatory.ts';
import { exportedPage } from '../scripts/build/postbuild/next-page.ts';
import { strictHosting } from '../support/strict-hosting.ts';

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const headers = securityHeaders(strictHosting);

/** A page as the build finishes it, with or without the reviews widget in it. */
function finishedPage(widget = '', decisions: Partial<Hosting> = {}): string {
  const page = exportedPage(
    `<!doctype html><html><head><meta charset="utf-8"><style>a{}</style></head><body>${widget}<script>run()</script></body></html>`,
  );
  const reviews = { scriptUrl: 'https://widget.example/platform.js' };
  addContentSecurityPolicy(page, cspSources({ ...strictHosting, ...decisions }, { emailJs: account, reviews }));
  return serializePage(page.document);
}

const widget = '<div data-reviews-widget="a1b2"></div>';

/** A page with one policy, or none. */
function pageWith(policy: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><script>run()</script>`;
}

/** What the Observatory finds when one header is another; an empty one is left out. */
function findingsWith(changes: Record<string, string>, html = finishedPage()): readonly Finding[] {
  const changed = Object.entries({ ...headers, ...changes }).filter(([, value]) => value !== '');
  return observatoryScore(Object.fromEntries(changed), html).findings;
}

describe('the grade of the HTTP Observatory', () => {
  it('is A+ without the reviews widget, with all bonuses that need no preload list', () => {
    expect(observatoryScore(headers, finishedPage())).toEqual({
      score: 130,
      grade: 'A+',
      findings: [
        'csp-implemented-with-no-unsafe-default-src-none',
        'cookies-not-found',
        'cross-origin-resource-sharing-not-implemented',
        'referrer-policy-private',
        'hsts-implemented-max-age-at-least-six-months',
        'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
        'x-content-type-options-nosniff',
        'x-frame-options-implemented-via-csp',
        'cross-origin-resource-policy-implemented-with-same-origin',
      ],
    });
  });

  it('is A+ with a widget that needs no styles of its own', () => {
    expect(observatoryScore(headers, finishedPage(widget))).toMatchObject({ score: 130, grade: 'A+' });
  });

  it.each([{ allowElfsightReviews: true }, { inlineStyles: true }])('is A+ with %o', (decisions) => {
    const { score, grade, findings } = observatoryScore(headers, finishedPage(widget, decisions));
    expect({ score, grade }).toEqual({ score: 120, grade: 'A+' });
    expect(findings).toContain('csp-implemented-with-unsafe-inline-in-style-src-only');
  });

  it('is that of the headers alone for a page without a policy: one that only forbids frames allows every script', () => {
    const { grade, findings } = observatoryScore(headers, '<!doctype html><title>Page</title>');
    expect(grade).toBe('B+');
    expect(findings).toContain('csp-implemented-with-unsafe-inline');
  });
});

describe('the rules of the Observatory', () => {
  it('give no bonus to a site with more than ten points of penalties', () => {
    const without = { ...headers, 'Strict-Transport-Security': '' };
    expect(observatoryScore(without, finishedPage())).toMatchObject({ score: 80, grade: 'B+' });
  });

  it('give an F to a site without any header', () => {
    expect(observatoryScore({}, '<script>run()</script>')).toMatchObject({ score: 30, grade: 'D' });
    expect(observatoryScore({}, '<script src="//a.example/x.js"></script>')).toMatchObject({ score: 0, grade: 'F' });
  });

  it.each<[string, Finding]>([
    ['', 'csp-not-implemented'],
    ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
    ["default-src 'none'; script-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'none'; script-src https:", 'csp-implemented-with-unsafe-inline'],
    ["script-src 'self'", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
    ["default-src 'none'; connect-src http://a.example", 'csp-implemented-with-insecure-scheme'],
    ["default-src 'none'; img-src http://a.example", 'csp-implemented-with-insecure-scheme-in-passive-content-only'],
    ["default-src 'none'; style-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only'],
    ["default-src 'none'; style-src 'unsafe-inline' 'sha256-x='", 'csp-implemented-with-no-unsafe-default-src-none'],
  ])('call the policy "%s" %s, in a header and in the page', (policy, finding) => {
    expect(findingsWith({ 'Content-Security-Policy': policy }, '<p>')).toContain(finding);
    expect(findingsWith({ 'Content-Security-Policy': '' }, pageWith(policy))).toContain(finding);
  });

  it.each<[string, string, Finding]>([
    ["default-src 'self'", "default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none'],
    [
      "script-src 'self' 'unsafe-inline'",
      "default-src 'none'; script-src 'self'",
      'csp-implemented-with-no-unsafe-default-src-none',
    ],
    [
      "script-src 'unsafe-inline'",
      "default-src 'none'; script-src 'unsafe-inline'",
      'csp-implemented-with-unsafe-inline',
    ],
    [
      "frame-ancestors 'none'",
      "default-src 'none'; style-src 'unsafe-inline'",
      'csp-implemented-with-unsafe-inline-in-style-src-only',
    ],
    ['', "frame-ancestors 'none'", 'csp-not-implemented'],
  ])('join the policies of the header "%s" and of the page "%s"', (header, policy, finding) => {
    expect(findingsWith({ 'Content-Security-Policy': header }, pageWith(policy))).toContain(finding);
  });

  it.each<[string, string, Finding]>([
    ['Strict-Transport-Security', 'max-age=100', 'hsts-implemented-max-age-less-than-six-months'],
    ['Strict-Transport-Security', 'yes', 'hsts-header-invalid'],
    ['Referrer-Policy', 'unsafe-url', 'referrer-policy-unsafe'],
    ['Referrer-Policy', 'maybe', 'referrer-policy-header-invalid'],
    ['X-Content-Type-Options', 'sniff', 'x-content-type-options-header-invalid'],
    ['Cross-Origin-Resource-Policy', 'cross-origin', 'cross-origin-resource-policy-implemented-with-cross-origin'],
    ['Cross-Origin-Resource-Policy', 'nobody', 'cross-origin-resource-policy-header-invalid'],
  ])('call %s: %s %s', (name, value, finding) => {
    expect(findingsWith({ [name]: value })).toContain(finding);
  });

  it('look for frame-ancestors first, and then for X-Frame-Options', () => {
    const inPage = pageWith("default-src 'none'; frame-ancestors 'none'");
    expect(findingsWith({ 'Content-Security-Policy': '' }, inPage)).toContain('x-frame-options-sameorigin-or-deny');
    expect(findingsWith({ 'Content-Security-Policy': '', 'X-Frame-Options': '' }, inPage)).toContain(
      'x-frame-options-not-implemented',
    );
  });

  it.each<[string, Finding]>([
    ['', 'sri-not-implemented-but-no-scripts-loaded'],
    ['<script src="https://a.example/x.js"></script>', 'sri-not-implemented-but-external-scripts-loaded-securely'],
    [
      '<script src="https://a.example/x.js" integrity="sha256-x="></script>',
      'sri-implemented-and-external-scripts-loaded-securely',
    ],
  ])('see the scripts of the page "%s"', (html, finding) => {
    expect(findingsWith({}, html)).toContain(finding);
  });
});

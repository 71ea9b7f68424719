/** @jest-environment node */
import { hosting } from '../../../content/hosting.ts';
import { securityHeaders } from '../../../scripts/hosts/security-headers.ts';
import { knownNeeds } from '../../../scripts/hosts/write-host-files.ts';
import { type Finding, observatoryScore } from '../../hosts/observatory.ts';

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const widget = { scriptUrl: 'https://widget.example/platform.js' };
const page = '<!doctype html><script>early()</script>';

function headersFor(reviews: typeof widget | null, inlineStyles = false): Record<string, string> {
  const { allowed, hsts } = knownNeeds(hosting, { emailJs: account, reviews });
  const styles = inlineStyles ? ('inline' as const) : ['sha256-abc='];
  return securityHeaders({ ...(allowed && { allowed }), ...(hsts && { hsts }), styles, scripts: ['sha256-def='] });
}

/** What the Observatory finds when one header is another; an empty one is left out. */
function findingsWith(changes: Record<string, string>, html = page): readonly Finding[] {
  const headers = Object.entries({ ...headersFor(null), ...changes }).filter(([, value]) => value !== '');
  return observatoryScore(Object.fromEntries(headers), html).findings;
}

describe('the grade of the HTTP Observatory', () => {
  it('is A+ without the reviews widget, with all bonuses that need no preload list', () => {
    expect(observatoryScore(headersFor(null), page)).toEqual({
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

  it('is A+ with the widget', () => {
    expect(observatoryScore(headersFor(widget), page)).toMatchObject({ score: 130, grade: 'A+' });
  });

  it('is A+ with a widget that writes its own styles', () => {
    const { score, grade, findings } = observatoryScore(headersFor(widget, true), page);
    expect({ score, grade }).toEqual({ score: 120, grade: 'A+' });
    expect(findings).toContain('csp-implemented-with-unsafe-inline-in-style-src-only');
  });
});

describe('the rules of the Observatory', () => {
  it('give no bonus to a site with more than ten points of penalties', () => {
    const headers = { ...headersFor(null), 'Strict-Transport-Security': '' };
    expect(observatoryScore(headers, page)).toMatchObject({ score: 80, grade: 'B+' });
  });

  it('give an F to a site without any header', () => {
    expect(observatoryScore({}, page)).toMatchObject({ score: 30, grade: 'D' });
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
  ])('call the policy "%s" %s', (policy, finding) => {
    expect(findingsWith({ 'Content-Security-Policy': policy })).toContain(finding);
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
    const policy = "default-src 'none'";
    expect(findingsWith({ 'Content-Security-Policy': policy })).toContain('x-frame-options-sameorigin-or-deny');
    expect(findingsWith({ 'Content-Security-Policy': policy, 'X-Frame-Options': '' })).toContain(
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

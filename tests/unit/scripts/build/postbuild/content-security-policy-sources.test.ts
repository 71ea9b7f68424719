/** @jest-environment node */
import { hosting } from '../../../../../content/hosting.ts';
import { cspSources, elfsightReviews } from '../../../../../scripts/build/postbuild/content-security-policy-sources.ts';
import { checkHosting, HostingValueError } from '../../../../../scripts/build/validate/validate-hosting.ts';
import { strictHosting } from '../../../support/strict-hosting.ts';

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

describe('what the owner decides about hosting', () => {
  it('is in order', () => {
    expect(() => checkHosting(hosting)).not.toThrow();
  });

  it.each([
    'https://widgets.example.com',
    'https://widgets.example.com:8443',
    'https://*.example.com',
    'https://*.widgets.example.com',
    ...Object.values(elfsightReviews).flat(),
  ])('may be the origin %s', (origin) => {
    expect(() =>
      checkHosting({ ...strictHosting, allowed: { ...strictHosting.allowed, frame: [origin] } }),
    ).not.toThrow();
  });

  it.each([
    ...['https://a.example; script-src *', 'https://a.example/widget', 'https://*', 'https://*.com', 'data:', ''],
    ...['https://*.*.example.com', 'https://widgets.*.com', 'a.example', '*', "'unsafe-eval'", 'http://a.example'],
  ])('cannot be the origin "%s"', (origin) => {
    const allowed = { ...strictHosting.allowed, frame: ['https://good.example', origin] };
    const check = () => checkHosting({ ...strictHosting, allowed });
    expect(check).toThrow(HostingValueError);
    expect(check).toThrow(/^content\/hosting\.ts: allowed\.frame\.1 /);
    expect(check).toThrow(
      origin === 'http://a.example' ? 'write it with "https://"' : 'is not an origin. Write a scheme',
    );
  });

  it.each([-1, 1.5, Number.NaN])(
    'cannot be a period of %d seconds, and the message says where to read first',
    (maxAgeSeconds) => {
      const check = () => checkHosting({ ...strictHosting, hsts: { ...strictHosting.hsts, maxAgeSeconds } });
      expect(check).toThrow(/^content\/hosting\.ts: hsts\.maxAgeSeconds is .*"Widen HSTS" in docs\/put-it-online\.md/);
    },
  );
});

describe('what the build connects', () => {
  const allowed = { ...strictHosting.allowed, script: ['https://other.example'] };

  it('is allowed, beside what the owner wrote', () => {
    const reviews = { scriptUrl: 'https://widget.example:8443/a/platform.js?v=1' };
    const sources = cspSources({ ...strictHosting, allowed }, { emailJs: account, reviews });
    expect(sources.connect).toEqual(['https://api.emailjs.com']);
    expect(sources.reviewsWidget.allowed.script).toEqual(['https://widget.example:8443', 'https://other.example']);
  });

  it('is nothing of another origin when the forms send to the page itself and there is no widget', () => {
    const sources = cspSources(strictHosting, { emailJs: { ...account, origin: 'page' }, reviews: null });
    expect(sources).toEqual({ connect: [], reviewsWidget: { allowed: strictHosting.allowed, inlineStyles: false } });
  });

  it('may be another service than EmailJS', () => {
    const emailJs = { ...account, origin: 'https://mail.example' };
    expect(cspSources(strictHosting, { emailJs, reviews: null }).connect).toEqual(['https://mail.example']);
  });

  it('cannot rewrite the policy', () => {
    const reviews = { scriptUrl: 'https://a;script-src.example/x.js' };
    expect(() => cspSources(strictHosting, { emailJs: account, reviews })).toThrow(/NEXT_PUBLIC_REVIEWS_SCRIPT_URL/);
    const emailJs = { ...account, origin: 'https://a;script-src.example' };
    expect(() => cspSources(strictHosting, { emailJs, reviews: null })).toThrow(/NEXT_PUBLIC_EMAILJS_ORIGIN/);
  });

  it('is checked together with what the owner wrote', () => {
    const wrong = { ...strictHosting, allowed: { ...strictHosting.allowed, img: ['faces.example'] } };
    expect(() => cspSources(wrong, { emailJs: account, reviews: null })).toThrow('content/hosting.ts: allowed.img.0');
  });
});

/** @jest-environment node */
import { hosting } from '../../../content/hosting.ts';
import { checkHosting, type PolicyNeeds, securityHeaders } from '../../../scripts/hosts/security-headers.ts';
import { knownNeeds } from '../../../scripts/hosts/write-host-files.ts';

function directives(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.replace(/^\S+ /, '')]));
}

describe('security headers', () => {
  it('allow the site itself and nothing else by default', () => {
    expect(directives(securityHeaders())).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('carry the usual protections beside the policy', () => {
    expect(securityHeaders()).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
    });
  });

  it('add the given origins where they belong', () => {
    const headers = securityHeaders({
      allowed: {
        connect: ['https://api.emailjs.com', 'https://api.emailjs.com'],
        script: ['http://127.0.0.1:3002', 'http://[::1]:3002'],
        img: ['https://pictures.example'],
        frame: ['https://widgets.example'],
      },
    });
    expect(directives(headers)).toMatchObject({
      'connect-src': "'self' https://api.emailjs.com",
      'script-src': "'self' http://127.0.0.1:3002 http://[::1]:3002",
      'img-src': "'self' data: https://pictures.example",
      'frame-src': 'https://widgets.example',
    });
  });

  it('allow the style tags with the given hashes, or any', () => {
    expect(directives(securityHeaders({ styles: ['sha256-a=', 'sha256-b='] }))['style-src']).toBe(
      "'self' 'sha256-a=' 'sha256-b='",
    );
    expect(directives(securityHeaders({ styles: 'inline' }))['style-src']).toBe("'self' 'unsafe-inline'");
  });

  it('hold for this host name alone, when its owner wants that', () => {
    const headers = securityHeaders({ hsts: { maxAgeSeconds: 300, includeSubDomains: false } });
    expect(headers['Strict-Transport-Security']).toBe('max-age=300');
  });

  it('allow the inline scripts of these hashes, or all of them where the build left them in', () => {
    const scripts = (scriptsOfPages: PolicyNeeds['scripts']) =>
      directives(securityHeaders({ scripts: scriptsOfPages ?? [] }))['script-src'];
    expect(scripts([])).toBe("'self'");
    expect(scripts(['sha256-a=', 'sha256-b='])).toBe("'self' 'sha256-a=' 'sha256-b='");
    expect(scripts('inline')).toBe("'self' 'unsafe-inline'");
  });

  it.each([
    'https://a.example; script-src *',
    'https://a.example/path',
    'a.example',
    '*',
    "'unsafe-eval'",
    'data:',
    '',
  ])('do not take "%s" for an origin', (origin) => {
    expect(() => securityHeaders({ allowed: { connect: [origin] } })).toThrow('is not an origin');
  });
});

describe('what the owner writes about the host', () => {
  it('is in order', () => {
    expect(() => checkHosting(hosting)).not.toThrow();
  });

  it.each([
    [
      'https://a.example; script-src *',
      /^content\/hosting\.ts: allowed\.frame\.1 is "https:.*Write a scheme and a host only/,
    ],
    ['https://a.example/widget', /allowed\.frame\.1 .* is not an origin/],
    ['http://a.example', /allowed\.frame\.1 is "http:\/\/a\.example".*write it with "https:\/\/"/],
  ])('cannot be the origin "%s"', (origin, message) => {
    const allowed = { ...hosting.allowed, frame: ['https://good.example', origin] };
    expect(() => checkHosting({ ...hosting, allowed })).toThrow(message);
  });

  it.each([-1, 1.5, Number.NaN])('cannot be a period of %d seconds', (maxAgeSeconds) => {
    const hsts = { ...hosting.hsts, maxAgeSeconds };
    expect(() => checkHosting({ ...hosting, hsts })).toThrow(/^content\/hosting\.ts: hsts\.maxAgeSeconds is/);
  });
});

describe('what the build connects', () => {
  const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

  it('is allowed, beside what the owner wrote', () => {
    const allowed = { ...hosting.allowed, script: ['https://other.example'] };
    const reviews = { scriptUrl: 'https://widget.example:8443/a/platform.js?v=1' };
    expect(knownNeeds({ ...hosting, allowed }, { emailJs: account, reviews }).allowed).toMatchObject({
      connect: ['https://api.emailjs.com'],
      script: ['https://widget.example:8443', 'https://other.example'],
    });
  });

  it('is nothing of another origin when the forms send to the page itself and there is no widget', () => {
    const { allowed } = knownNeeds(hosting, { emailJs: { ...account, origin: 'page' }, reviews: null });
    expect(allowed).toMatchObject({ connect: [], script: [] });
  });

  it('may be another service than EmailJS', () => {
    const emailJs = { ...account, origin: 'https://mail.example' };
    expect(knownNeeds(hosting, { emailJs, reviews: null }).allowed?.connect).toEqual(['https://mail.example']);
  });

  it('cannot rewrite the policy', () => {
    const reviews = { scriptUrl: 'https://a;script-src.example/x.js' };
    expect(() => knownNeeds(hosting, { emailJs: account, reviews })).toThrow(/NEXT_PUBLIC_REVIEWS_SCRIPT_URL/);
  });
});

/** @jest-environment node */
import { securityHeaders } from '../../../scripts/preview/headers.ts';

function directives(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.replace(/^\S+ /, '')]));
}

describe('security headers', () => {
  it('allow the site itself and nothing else by default', () => {
    expect(directives(securityHeaders())).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'inline-speculation-rules'",
      'style-src': "'self' 'unsafe-inline'",
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
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
    });
  });

  it('add the given origins where they belong', () => {
    const headers = securityHeaders({
      connectOrigins: ['https://api.emailjs.com'],
      scriptOrigins: ['http://127.0.0.1:3002', 'http://[::1]:3002'],
      frameOrigins: ['https://widgets.example'],
    });
    expect(directives(headers)).toMatchObject({
      'connect-src': "'self' https://api.emailjs.com",
      'script-src': "'self' 'inline-speculation-rules' http://127.0.0.1:3002 http://[::1]:3002",
      'frame-src': 'https://widgets.example',
    });
  });

  it('allow inline scripts only where the build left them in', () => {
    expect(directives(securityHeaders({ inlineScripts: true }))['script-src']).toContain("'unsafe-inline'");
    expect(directives(securityHeaders())['script-src']).not.toContain("'unsafe-inline'");
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
    expect(() => securityHeaders({ connectOrigins: [origin] })).toThrow('is not an origin');
  });
});

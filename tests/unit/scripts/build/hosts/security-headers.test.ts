/** @jest-environment node */
import { securityHeaders } from '../../../../../scripts/build/hosts/security-headers.ts';
import { strictHosting } from '../../../support/strict-hosting.ts';

describe('security headers', () => {
  it('say what a page cannot say itself, and nothing of a build', () => {
    expect(securityHeaders(strictHosting)).toEqual({
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('hold for every host name below, when the owner wants that', () => {
    const headers = securityHeaders({ hsts: { maxAgeSeconds: 300, includeSubDomains: true } });
    expect(headers['Strict-Transport-Security']).toBe('max-age=300; includeSubDomains');
  });

  it.each(Object.entries(securityHeaders(strictHosting)))(
    'the value of %s ends no quotes and begins no variable',
    (_, value) => {
      // In the file of one host or another.
      expect(value).toMatch(/^[\x20-\x7e]*$/);
      expect(value).not.toMatch(/["$\\`{}%]/);
    },
  );
});

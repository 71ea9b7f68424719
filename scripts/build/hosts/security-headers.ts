import type { Hosting } from '../../../content/schema/hosting.ts';

/**
 * Headers for every response of the site: what a page cannot say itself. They hold nothing of a build, so those of an older
 * one fit the pages of every later one. The policy on what a page may load and run is in the page itself
 * (`scripts/build/postbuild/content-security-policy.ts`).
 */
export function securityHeaders({ hsts }: Pick<Hosting, 'hsts'>): Record<string, string> {
  return {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': `max-age=${hsts.maxAgeSeconds}${hsts.includeSubDomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
      'midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

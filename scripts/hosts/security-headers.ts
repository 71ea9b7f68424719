/** The security headers of the site. */
import type { AllowedOrigins, Hosting } from '../../content/hosting.ts';

/** What the pages need of the policy. */
export interface PolicyNeeds {
  /** Origins beyond the site's own. */
  allowed?: Partial<AllowedOrigins>;
  /**
   * Hashes of the pages' style tags, such as `sha256-…`; `inline` allows any style tag and attribute, for pages with
   * too many of them, or for a widget that writes its own.
   */
  styles?: readonly string[] | 'inline';
  /**
   * Hashes of the pages' inline scripts and rules for drawing pages ahead; `inline` allows any, for pages with too many
   * of them, as they are when the build left out the step that moves Next's into files.
   */
  scripts?: readonly string[] | 'inline';
  hsts?: Hosting['hsts'];
}

/** A value for the headers that would not do what it seems to. The message names its place and the fix. */
export class HeaderValueError extends Error {
  override name = 'HeaderValueError';
}

const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

const SIX_MONTHS = 15_768_000;

/**
 * @param place where the origin was written, such as `content/hosting.ts: allowed.frame.0`
 * @throws HeaderValueError when an origin is more than a scheme, a host and a port: a stray `;` or space would rewrite
 * the policy.
 */
export function checkOrigin(origin: string, place: string): void {
  if (ORIGIN.test(origin)) return;
  throw new HeaderValueError(
    `${place} is "${origin}", which is not an origin. Write a scheme and a host only, such as ` +
      '"https://widgets.example.com".',
  );
}

/** @throws HeaderValueError when what the owner wrote would break the headers, or weaken them by mistake. */
export function checkHosting({ allowed, hsts }: Hosting): void {
  for (const [kind, origins] of Object.entries(allowed) as [string, readonly string[]][]) {
    origins.forEach((origin, index) => {
      const place = `content/hosting.ts: allowed.${kind}.${index}`;
      checkOrigin(origin, place);
      if (!origin.toLowerCase().startsWith('https:')) {
        throw new HeaderValueError(`${place} is "${origin}". Browsers load from https only: write it with "https://".`);
      }
    });
  }
  if (!Number.isInteger(hsts.maxAgeSeconds) || hsts.maxAgeSeconds < 0) {
    throw new HeaderValueError(
      `content/hosting.ts: hsts.maxAgeSeconds is ${hsts.maxAgeSeconds}. Write whole seconds, such as 63072000 for two ` +
        `years; fewer than ${SIX_MONTHS} (six months) count as weak, and 0 turns it off.`,
    );
  }
}

/**
 * Headers for every answer of the site: a policy that allows its own files and the given origins, and nothing else.
 *
 * @throws HeaderValueError when an origin is not one.
 */
export function securityHeaders({
  allowed = {},
  styles = [],
  scripts = [],
  hsts = { maxAgeSeconds: 63_072_000, includeSubDomains: true },
}: PolicyNeeds = {}): Record<string, string> {
  for (const [kind, origins] of Object.entries(allowed)) {
    for (const origin of origins) checkOrigin(origin, `An origin of ${kind}-src`);
  }
  const sources = (kind: keyof AllowedOrigins, own: readonly string[]) =>
    [`${kind}-src`, ...own, ...new Set(allowed[kind] ?? [])].join(' ');

  const policy = [
    "default-src 'none'",
    sources('script', ["'self'", ...inline(scripts)]),
    sources('style', ["'self'", ...inline(styles)]),
    sources('img', ["'self'", 'data:']),
    sources('font', ["'self'"]),
    sources('connect', ["'self'"]),
    sources('frame', allowed.frame?.length ? [] : ["'none'"]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];

  return {
    'Content-Security-Policy': policy.join('; '),
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

/** What a policy says of inline tags. */
function inline(hashes: readonly string[] | 'inline'): string[] {
  return hashes === 'inline' ? ["'unsafe-inline'"] : hashes.map((hash) => `'${hash}'`);
}

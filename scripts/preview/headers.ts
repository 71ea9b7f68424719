/** The security headers of the site, as the local preview sends them. */

/** Other origins that the pages may use, beyond their own. Each is a scheme and a host: `https://widgets.example.com`. */
export type AllowedOrigins = {
  /** Where scripts may send requests (`connect-src`). */
  connectOrigins?: readonly string[];
  /** Where scripts may come from (`script-src`). */
  scriptOrigins?: readonly string[];
  /** What may be shown in a frame (`frame-src`); none by default. */
  frameOrigins?: readonly string[];
  /** Whether the pages hold inline scripts, as they do when the build left out the step that moves them into files. */
  inlineScripts?: boolean;
};

const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Headers for every answer of the site: a policy that allows its own files and the given origins, and nothing else.
 *
 * @throws when an origin is more than a scheme, a host and a port: a stray `;` or space would rewrite the policy.
 */
export function securityHeaders({
  connectOrigins = [],
  scriptOrigins = [],
  frameOrigins = [],
  inlineScripts = false,
}: AllowedOrigins = {}): Record<string, string> {
  for (const origin of [...connectOrigins, ...scriptOrigins, ...frameOrigins]) {
    if (!ORIGIN.test(origin)) {
      throw new Error(
        `"${origin}" is not an origin. Write a scheme and a host only, such as https://widgets.example.com`,
      );
    }
  }

  const policy = [
    "default-src 'none'",
    sources('script-src', [
      "'self'",
      "'inline-speculation-rules'",
      ...(inlineScripts ? ["'unsafe-inline'"] : []),
      ...scriptOrigins,
    ]),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    sources('connect-src', ["'self'", ...connectOrigins]),
    sources('frame-src', frameOrigins.length > 0 ? frameOrigins : ["'none'"]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];

  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

function sources(directive: string, values: readonly string[]): string {
  return [directive, ...values].join(' ');
}

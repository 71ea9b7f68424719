import type { Hosting } from '../../../content/hosting.ts';

/** A value for the policy or the headers that would not do what it seems to. The message names its place and the fix. */
export class HostingValueError extends Error {
  override name = 'HostingValueError';
}

const ORIGIN = /^https?:\/\/(?:\*(?:\.[a-z0-9-]+){2,}|[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

const SIX_MONTHS = 15_768_000;

/**
 * @param place where the origin was written, such as `content/hosting.ts: allowed.frame.0`
 * @throws HostingValueError when an origin is more than a scheme, a host and a port: a stray `;` or space would rewrite
 * the policy.
 */
export function checkOrigin(origin: string, place: string): void {
  if (ORIGIN.test(origin)) return;
  throw new HostingValueError(
    `${place} is "${origin}", which is not an origin. Write a scheme and a host only, such as ` +
      '"https://widgets.example.com", or "https://*.example.com" for all subdomains.',
  );
}

/** @throws HostingValueError when what the owner wrote would break the policy or the headers, or weaken them by mistake. */
export function checkHosting({ allowed, hsts }: Hosting): void {
  for (const [kind, origins] of Object.entries(allowed) as [string, readonly string[]][]) {
    origins.forEach((origin, index) => {
      const place = `content/hosting.ts: allowed.${kind}.${index}`;
      checkOrigin(origin, place);
      if (!origin.toLowerCase().startsWith('https:')) {
        throw new HostingValueError(
          `${place} is "${origin}". Browsers load from https only: write it with "https://".`,
        );
      }
    });
  }
  if (!Number.isInteger(hsts.maxAgeSeconds) || hsts.maxAgeSeconds < 0) {
    throw new HostingValueError(
      `content/hosting.ts: hsts.maxAgeSeconds is ${hsts.maxAgeSeconds}. Write whole seconds, such as 31536000 for one ` +
        `year; fewer than ${SIX_MONTHS} (six months) count as weak, and 0 turns it off. Before you write more than a year, ` +
        'or includeSubDomains, read "Widen HSTS" in docs/put-it-online.md: browsers remember it for that long.',
    );
  }
}

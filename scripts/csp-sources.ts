import type { EmailJsAccount } from '../content/environment.ts';
import type { AllowedOrigins, Hosting } from '../content/hosting.ts';
import { checkHosting, checkOrigin } from './check-hosting.ts';

/** What the pages' content security policies allow beyond the files and inline tags of the site itself. */
export interface CspSources {
  /** Where the forms send to, on every page. */
  connect: readonly string[];
  /** On the page with the reviews widget alone. */
  reviewsWidget: {
    allowed: AllowedOrigins;
    /** Whether scripts may add style tags. */
    inlineStyles: boolean;
  };
}

/** What the build connects the site to. */
export interface Connections {
  emailJs: EmailJsAccount;
  reviews: { scriptUrl: string } | null;
}

const EMAILJS = 'https://api.emailjs.com';

/**
 * What the policies must allow, from what the owner wrote and what the build connects.
 * @throws HostingValueError when a value would break a policy or a header; the message names its place and the fix.
 */
export function cspSources(hosting: Hosting, { emailJs, reviews }: Connections): CspSources {
  checkHosting(hosting);
  const connect = emailJs.origin === 'page' ? [] : [emailJs.origin ?? EMAILJS];
  const script = reviews ? [new URL(reviews.scriptUrl).origin] : [];
  for (const origin of connect) checkOrigin(origin, 'NEXT_PUBLIC_EMAILJS_ORIGIN');
  for (const origin of script) checkOrigin(origin, 'The origin of NEXT_PUBLIC_REVIEWS_SCRIPT_URL');
  const { allowed, inlineStyles } = hosting;
  return { connect, reviewsWidget: { allowed: { ...allowed, script: [...script, ...allowed.script] }, inlineStyles } };
}

import { serviceOrigin } from '../../../components/forms/send-email.ts';
import type { EmailJsAccount } from '../../../content/environment.ts';
import type { AllowedOrigins, Hosting } from '../../../content/schema/hosting.ts';

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
  emailJs: EmailJsAccount | null;
  reviews: { scriptUrl: string } | null;
}

const elfsightHosts = ['https://elfsightcdn.com', 'https://*.elfsightcdn.com', 'https://*.elfsight.com'];

/**
 * What Elfsight's Google reviews load. Elfsight asks to allow `*.elfsight.com` and `*.elfsightcdn.com`:
 * https://help.elfsight.com/article/1581-why-my-widget-doesnt-display-on-my-website, as public projects cite it
 * (2026-11-21). A wildcard does not cover the bare domain, from which the widget's script comes. Which kinds of requests go
 * there, that the reviewers' faces come from Google, and that neither frames nor `unsafe-eval` are needed, is what public
 * configurations for this widget agree on: docs/connect-the-reviews-widget.md.
 */
export const elfsightReviews: AllowedOrigins = {
  script: elfsightHosts,
  connect: elfsightHosts,
  img: [...elfsightHosts, 'https://lh3.googleusercontent.com'],
  style: elfsightHosts,
  font: elfsightHosts,
  frame: [],
};

/** What the policies must allow, from what the owner wrote and what the build connects. */
export function cspSources(hosting: Hosting, { emailJs, reviews }: Connections): CspSources {
  const connect = !emailJs || emailJs.origin === 'page' ? [] : [emailJs.origin ?? serviceOrigin];
  const script = reviews ? [new URL(reviews.scriptUrl).origin] : [];
  const { allowed, allowElfsightReviews, inlineStyles } = hosting;
  const entries = (Object.keys(allowed) as (keyof AllowedOrigins)[]).map((kind) => {
    const elfsight = allowElfsightReviews ? elfsightReviews[kind] : [];
    return [kind, [...(kind === 'script' ? script : []), ...elfsight, ...allowed[kind]]];
  });
  const origins = Object.fromEntries(entries) as AllowedOrigins;
  return { connect, reviewsWidget: { allowed: origins, inlineStyles: inlineStyles || allowElfsightReviews } };
}

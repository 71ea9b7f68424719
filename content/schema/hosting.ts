/** What the owner decides about the content security policy and the headers: `content/hosting.json`. */
import * as z from 'zod';

const ORIGIN = /^https:\/\/(?:\*(?:\.[a-z0-9-]+){2,}|[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Six months, in seconds. */
const LEAST_STRONG = 15_768_000;

// A stray `;` or space in an origin would rewrite the policy.
const origins = (what: string) =>
  z
    .array(
      z
        .string()
        .regex(
          ORIGIN,
          'is not an origin. Write "https://" and a host only, such as "https://widgets.example.com", or "https://*.example.com" for all subdomains.',
        ),
    )
    .describe(
      `${what}: addresses such as "https://widgets.example.com", without a path, or all subdomains, such as "https://*.example.com".`,
    );

const allowedOrigins = z
  .strictObject({
    script: origins('Scripts'),
    connect: origins('Requests that scripts send'),
    img: origins('Pictures'),
    style: origins('Stylesheets'),
    font: origins('Fonts'),
    frame: origins('Pages in a frame'),
  })
  .describe(
    'What the page with the reviews widget may load besides, for the widget of another provider. The build adds the origin of its script.',
  );

const seconds =
  `is not a time in seconds. Write whole seconds, such as 31536000 for one year; fewer than ${LEAST_STRONG} (six months) count as weak, and 0 turns it off. ` +
  'Before you write more than a year, or true for "includeSubDomains", read "Widen HSTS" in docs/put-it-online.md: browsers remember it for that long.';

export const hostingSchema = z
  .strictObject({
    allowElfsightReviews: z
      .boolean()
      .describe(
        "Whether the page with the reviews widget allows what Elfsight's Google reviews need, styles of the widget included. Set it to true when the widget is one of Elfsight's. See docs/connect-the-reviews-widget.md.",
      ),
    allowed: allowedOrigins,
    inlineStyles: z
      .boolean()
      .describe('Whether scripts may add styles on that page, as most widgets do. "allowElfsightReviews" includes it.'),
    hsts: z
      .strictObject({
        maxAgeSeconds: z
          .int(seconds)
          .min(0, seconds)
          .describe(
            'For how many seconds browsers ask for this site over HTTPS only: 31536000 is one year. Browsers keep the last value that they saw for that long, so widening it cannot be taken back quickly.',
          ),
        includeSubDomains: z
          .boolean()
          .describe(
            "Whether that holds for every host name below the site's own as well. A name that speaks plain http, such as mail. or shop. before the site's, cannot be reached then: docs/put-it-online.md says when to set it.",
          ),
      })
      .describe('HTTPS only.'),
  })
  .describe(
    'What the page with the reviews widget may load from elsewhere, while a widget is connected (no other page ever allows more), and the header that asks for HTTPS.',
  );

export type AllowedOrigins = z.infer<typeof allowedOrigins>;
export type Hosting = z.infer<typeof hostingSchema>;

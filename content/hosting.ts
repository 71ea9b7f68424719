/**
 * What a page may load from elsewhere, by kind: origins such as `https://widgets.example.com`, without a path, or all
 * subdomains of a domain, such as `https://*.example.com`.
 */
export interface AllowedOrigins {
  /** Scripts. */
  script: readonly string[];
  /** Requests that scripts send. */
  connect: readonly string[];
  /** Pictures. */
  img: readonly string[];
  /** Stylesheets. */
  style: readonly string[];
  /** Fonts. */
  font: readonly string[];
  /** Pages in a frame. */
  frame: readonly string[];
}

/**
 * What the owner decides about the content security policy and the headers. The first three fields are for the page with
 * the reviews widget alone, and only while a widget is connected: no other page ever allows more.
 */
export interface Hosting {
  /**
   * Whether that page allows what Elfsight's Google reviews need: `elfsightReviews` in `scripts/build/postbuild/content-security-policy-sources.ts`, which
   * names its source, and styles of the widget's own. Set it when the widget is one of Elfsight's.
   */
  allowElfsightReviews: boolean;
  /** What that page allows besides, for the widget of another provider. The build adds the origin of its script. */
  allowed: AllowedOrigins;
  /** Whether scripts may add style tags on that page, as most widgets do. `allowElfsightReviews` includes it. */
  inlineStyles: boolean;
  hsts: {
    /** For how long browsers ask for this site over HTTPS only. */
    maxAgeSeconds: number;
    /**
     * Whether that holds for every host name below the site's own as well. A name that speaks plain http, such as `mail.` or
     * `shop.` before the site's, cannot be reached then: docs/put-it-online.md says when to set it.
     */
    includeSubDomains: boolean;
  };
}

/** See docs/connect-the-reviews-widget.md for what a widget needs here. */
export const hosting: Hosting = {
  allowElfsightReviews: false,
  allowed: { script: [], connect: [], img: [], style: [], font: [], frame: [] },
  inlineStyles: false,
  // One year. Browsers keep the last value that they saw for that long, so widening it cannot be taken back quickly.
  hsts: { maxAgeSeconds: 31_536_000, includeSubDomains: false },
};

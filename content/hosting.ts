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
 * What the owner decides about the content security policy and the headers. The first two fields are for the page with
 * the reviews widget alone, and only while a widget is connected: no other page ever allows more.
 */
export interface Hosting {
  /** What that page allows for the widget. The build adds the origin of its script. */
  allowed: AllowedOrigins;
  /** Whether scripts may add style tags on that page, as most widgets do. */
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
  allowed: { script: [], connect: [], img: [], style: [], font: [], frame: [] },
  inlineStyles: false,
  // One year. Browsers keep the last value that they saw for that long, so widening it cannot be taken back quickly.
  hsts: { maxAgeSeconds: 31_536_000, includeSubDomains: false },
};

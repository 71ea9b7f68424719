/** The figures of the benchmark: their names, units and order, for the tables and for the JSON copy. */

/** A figure that a page is measured by. */
export interface Metric {
  label: string;
  unit: 'ms' | 'KB' | 'count' | 'score';
}

/** Of a page that is loaded and left alone. */
export const loadMetrics = {
  fcp: { label: 'First Contentful Paint', unit: 'ms' },
  lcp: { label: 'Largest Contentful Paint', unit: 'ms' },
  speedIndex: { label: 'Speed Index', unit: 'ms' },
  bytes: { label: 'Transferred before interaction', unit: 'KB' },
  requests: { label: 'Requests before interaction', unit: 'count' },
  scriptBytes: { label: 'Script files before interaction', unit: 'KB' },
  frameworkBytes: { label: 'of these, framework', unit: 'KB' },
  blocking: { label: 'Total Blocking Time', unit: 'ms' },
  layoutShift: { label: 'Cumulative Layout Shift', unit: 'score' },
} as const satisfies Record<string, Metric>;

/** Of the quote button pressed right after the first paint, and the form sent at once. */
export const quoteMetrics = {
  frameBegun: { label: "Press to dialog's first frame", unit: 'ms' },
  frameDrawn: { label: 'the same, frame drawn', unit: 'ms' },
  lostPresses: { label: 'Presses without effect', unit: 'count' },
  answered: { label: 'Submit to answer on screen', unit: 'ms' },
  lostSubmits: { label: 'Submits without effect', unit: 'count' },
  deliveries: { label: 'Messages delivered', unit: 'count' },
} as const satisfies Record<string, Metric>;

/** Of the contact form's first field pressed right after the first paint, and the form sent at once. */
export const contactMetrics = {
  answered: { label: 'First focus to answer on screen', unit: 'ms' },
  lostSubmits: { label: 'Submits without effect', unit: 'count' },
  deliveries: { label: 'Messages delivered', unit: 'count' },
} as const satisfies Record<string, Metric>;

export type LoadFigures = Record<keyof typeof loadMetrics, number>;
export type QuoteFigures = Record<keyof typeof quoteMetrics, number>;
export type ContactFigures = Record<keyof typeof contactMetrics, number>;

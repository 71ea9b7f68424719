/** The figures of the benchmark: their names, units and order, for the tables and for the JSON copy. */

/** A figure that a page is measured by. */
export interface Metric {
  label: string;
  unit: 'ms' | 'KB' | 'count' | 'score';
  /** What the site must keep to: a ratio to the baseline, or a median of its own. */
  aim?: { ratio: number } | { most: number };
}

/** Of a page that is loaded and left alone. */
export const loadMetrics = {
  fcp: { label: 'First Contentful Paint', unit: 'ms', aim: { ratio: 1.05 } },
  lcp: { label: 'Largest Contentful Paint', unit: 'ms', aim: { ratio: 1.05 } },
  bytes: { label: 'Transferred before interaction', unit: 'KB', aim: { ratio: 1.1 } },
  requests: { label: 'Requests before interaction', unit: 'count' },
  scriptBytes: { label: 'Script files before interaction', unit: 'KB', aim: { most: 0 } },
  blocking: { label: 'Total Blocking Time', unit: 'ms', aim: { most: 0 } },
  blockingFromStart: { label: 'the same, from the start', unit: 'ms' },
  layoutShift: { label: 'Cumulative Layout Shift', unit: 'score', aim: { most: 0 } },
} as const satisfies Record<string, Metric>;

/** Of the contact form's first field pressed right after the first paint, and the form sent at once. */
export const contactMetrics = {
  longestTask: { label: 'Longest task after the first focus', unit: 'ms', aim: { most: 100 } },
  outcome: { label: 'First focus to outcome on screen', unit: 'ms' },
  lostSubmits: { label: 'Submits without effect', unit: 'count', aim: { most: 0 } },
  deliveries: { label: 'Messages delivered', unit: 'count', aim: { most: 1 } },
} as const satisfies Record<string, Metric>;

/** Of the quote button pressed right after the first paint, and the form sent at once. */
export const quoteMetrics = {
  frameBegun: { label: "Press to dialog's first frame", unit: 'ms', aim: { ratio: 1.05 } },
  frameDrawn: { label: 'the same, frame drawn', unit: 'ms' },
  longestTask: { label: 'Longest task that follows it', unit: 'ms', aim: { most: 100 } },
  lostPresses: { label: 'Presses without effect', unit: 'count', aim: { most: 0 } },
  outcome: { label: 'Submit to outcome on screen', unit: 'ms' },
  lostSubmits: contactMetrics.lostSubmits,
  deliveries: contactMetrics.deliveries,
} as const satisfies Record<string, Metric>;

/** Of a key in the place finder, beside a key in a field whose input handler does nothing. */
export const keyMetrics = {
  drawn: { label: 'Key to the end of its frame', unit: 'ms', aim: { ratio: 1.05 } },
  handled: { label: 'Processor time in the handler', unit: 'ms', aim: { most: 16 } },
} as const satisfies Record<string, Metric>;

export type LoadFigures = Record<keyof typeof loadMetrics, number>;
export type KeyFigures = Record<keyof typeof keyMetrics, number>;
export type VisitFigures = Record<keyof typeof quoteMetrics, number>;

/** What we read of a Lighthouse result, and how we show it. */

/** The part of a Lighthouse result that is read here. */
export interface LighthouseResult {
  categories: Readonly<Record<string, Category>>;
  audits: Readonly<Record<string, Audit>>;
  /** Why the page could not be measured. */
  runtimeError?: { message: string };
}

interface Category {
  /** From 0 to 1; `null` when it could not be told. */
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}

interface Audit {
  title: string;
  /** From 0 to 1; `null` where the audit gives none. */
  score: number | null;
  displayValue?: string;
  explanation?: string;
  errorMessage?: string;
  numericValue?: number;
}

/** The categories in the order of the table. All but the first must be 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const mustBeFull = categories.filter((name) => name !== 'performance');

/** The timings shown beside the scores, by Lighthouse's ids. */
const timings = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
} as const;

const pathWidth = 40;
const columnWidth = 8;

/** The heading of the table. */
export function reportHeading(): string {
  const names = ['perf', 'access', 'best', 'seo', ...Object.values(timings)];
  return ['page'.padEnd(pathWidth), ...names.map((name) => name.padStart(columnWidth))].join('');
}

/** A page's scores from 0 to 100 and its timings in milliseconds, as a line of the table. */
export function reportLine(path: string, result: LighthouseResult): string {
  const scores = categories.map((name) => String(scoreOf(result, name) ?? 'none'));
  const times = Object.keys(timings).map((id) => String(Math.round(result.audits[id]?.numericValue ?? 0)));
  return [path.padEnd(pathWidth), ...[...scores, ...times].map((text) => text.padStart(columnWidth))].join('');
}

/** A category's score from 0 to 100; nothing when Lighthouse could not tell. */
export function scoreOf(result: LighthouseResult, category: string): number | undefined {
  const score = result.categories[category]?.score ?? null;
  return score === null ? undefined : Math.round(score * 100);
}

/** The categories under 100 where only 100 will do. */
export function failedCategories(result: LighthouseResult): string[] {
  return mustBeFull.filter((name) => scoreOf(result, name) !== 100);
}

/** The audits that cost the most points, the worst first, each as a line that names its category. */
export function worstAudits(result: LighthouseResult, count = 5): string[] {
  const losses = categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (!audit || weight === 0) return [];
      // An audit that could not run has no score: it counts as failed, or its category would look better than it is.
      const score = audit.errorMessage === undefined ? audit.score : 0;
      return score === null || score === 1 ? [] : [{ category, audit, loss: weight * (1 - score) }];
    }),
  );
  return losses
    .toSorted((first, second) => second.loss - first.loss)
    .slice(0, count)
    .map(({ category, audit }) => {
      const details = [audit.displayValue, audit.explanation, audit.errorMessage].filter(Boolean).join('; ');
      return `${category}: ${audit.title}${details ? ` (${details})` : ''}`;
    });
}

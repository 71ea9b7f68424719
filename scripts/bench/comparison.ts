/** Site and baseline side by side: from the figures of all rounds to a table. */
import type { Metric } from './metrics.ts';
import { ratioOf, type Summary, summarize } from './statistics.ts';

/** A figure of the pages over all rounds. */
export interface Comparison extends Metric {
  site: Summary;
  baseline: Summary;
  /** Site by baseline, of the medians; `null` where the baseline has 0 and the site has not. */
  ratio: number | null;
  /** Another build of the site, where there is one. */
  other?: Summary;
  /** Site by the other build, likewise. */
  otherRatio?: number | null;
}

type Figures<Key extends string> = Readonly<Record<Key, number>>;

/** Compares every metric over the rounds. */
export function compare<Key extends string>(
  metrics: Readonly<Record<Key, Metric>>,
  site: readonly Figures<Key>[],
  baseline: readonly Figures<Key>[],
  other: readonly Figures<Key>[] = [],
): Record<Key, Comparison> {
  const entries = (Object.keys(metrics) as Key[]).map((key) => {
    const ofSite = summarize(site.map((figures) => figures[key]));
    const ofBaseline = summarize(baseline.map((figures) => figures[key]));
    const compared = { ...metrics[key], site: ofSite, baseline: ofBaseline, ratio: ratioOf(ofSite, ofBaseline) };
    if (other.length === 0) return [key, compared] as const;
    const ofOther = summarize(other.map((figures) => figures[key]));
    return [key, { ...compared, other: ofOther, otherRatio: ratioOf(ofSite, ofOther) }] as const;
  });
  return Object.fromEntries(entries) as Record<Key, Comparison>;
}

/** Whether the site misses what it must keep to, by the medians. */
export function isOverAim({ aim, site, ratio }: Comparison): boolean {
  if (!aim) return false;
  return 'most' in aim ? site.median > aim.most : ratio === null || ratio > aim.ratio;
}

const columns = { label: 32, figure: 24, ratio: 8, aim: 15 };

/** The comparisons as lines of text: a heading, then a line for each. */
export function comparisonTable(heading: string, comparisons: readonly Comparison[]): string {
  const line = (label: string, site: string, baseline: string, ratio: string, aim: string, other: readonly string[]) =>
    [
      label.padEnd(columns.label),
      site.padStart(columns.figure),
      baseline.padStart(columns.figure),
      ratio.padStart(columns.ratio),
      aim.padStart(columns.aim),
      ...other.map((text, index) => text.padStart(index === 0 ? columns.figure : columns.ratio)),
    ].join('');
  const hasOther = comparisons.some(({ other }) => other !== undefined);
  return [
    line(heading, 'site', 'baseline', 'ratio', 'aim', hasOther ? ['other build', 'ratio'] : []),
    ...comparisons.map((comparison) => {
      const { label, unit, site, baseline, ratio, other, otherRatio = null } = comparison;
      const beside = other ? [withRange(other, unit), times(otherRatio)] : [];
      return line(
        `  ${label}`,
        withRange(site, unit),
        withRange(baseline, unit),
        times(ratio),
        aimText(comparison),
        beside,
      );
    }),
  ].join('\n');
}

function times(ratio: number | null): string {
  return ratio === null ? '-' : ratio.toFixed(2);
}

/** `1.05x`, or `50 ms` for a figure of the site's own; with `over` where the site misses it. */
function aimText(comparison: Comparison): string {
  const { aim, unit } = comparison;
  if (!aim) return '';
  const limit =
    'most' in aim ? `${format(aim.most, unit)}${unit === 'ms' || unit === 'KB' ? ` ${unit}` : ''}` : `${aim.ratio}x`;
  return isOverAim(comparison) ? `over ${limit}` : limit;
}

/** `812 ms (790-840)`; without the range where all rounds agree. */
function withRange({ median, min, max }: Summary, unit: Metric['unit']): string {
  const [middle, least, most] = [median, min, max].map((value) => format(value, unit));
  const named = unit === 'ms' || unit === 'KB' ? `${middle} ${unit}` : `${middle}`;
  return least === most ? named : `${named} (${least}-${most})`;
}

function format(value: number, unit: Metric['unit']): string {
  switch (unit) {
    case 'KB':
      return (value / 1000).toFixed(1);
    case 'score':
      return value.toFixed(3);
    default:
      return String(Math.round(value * 10) / 10).replace(/^(\d{3,})\.\d$/, (_match, whole: string) => whole);
  }
}

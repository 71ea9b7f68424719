/** Site and baseline side by side: from the figures of all rounds to a table. */
import type { Metric } from './metrics.ts';

/** What a figure was over all rounds. */
interface Summary {
  median: number;
  min: number;
  max: number;
}

/** A figure of the pages over all rounds. */
export interface Comparison extends Metric {
  site: Summary;
  baseline: Summary;
  /** Site by baseline, of the medians; `null` where the baseline has 0 and the site does not. */
  ratio: number | null;
  /** Another build of the site, with `--against`. */
  other?: Summary;
  /** Site by the other build, likewise. */
  otherRatio?: number | null;
}

type Figures<Key extends string> = Readonly<Record<Key, number>>;

/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values.');
  return (lower + upper) / 2;
}

/** Compares every metric over the rounds. */
export function compare<Key extends string>(
  metrics: Readonly<Record<Key, Metric>>,
  site: readonly Figures<Key>[],
  baseline: readonly Figures<Key>[],
  other: readonly Figures<Key>[] = [],
): Comparison[] {
  return (Object.keys(metrics) as Key[]).map((key) => {
    const summarize = (rounds: readonly Figures<Key>[]) => {
      const values = rounds.map((figures) => figures[key]);
      return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
    };
    const [ofSite, ofBaseline] = [summarize(site), summarize(baseline)];
    const compared = { ...metrics[key], site: ofSite, baseline: ofBaseline, ratio: ratioOf(ofSite, ofBaseline) };
    if (other.length === 0) return compared;
    const ofOther = summarize(other);
    return { ...compared, other: ofOther, otherRatio: ratioOf(ofSite, ofOther) };
  });
}

/** How many times the baseline's median the site's is. Where the baseline is 0: `null`, or 1 when both are. */
function ratioOf(site: Summary, baseline: Summary): number | null {
  if (baseline.median === 0) return site.median === 0 ? 1 : null;
  return site.median / baseline.median;
}

/** Whether the site misses its aim, by the medians. */
export function isOverAim({ aim, site, ratio }: Comparison): boolean {
  if (!aim) return false;
  return 'most' in aim ? site.median > aim.most : ratio === null || ratio > aim.ratio;
}

/** The comparisons as lines of text: a heading, then a line for each. */
export function comparisonTable(heading: string, comparisons: readonly Comparison[]): string {
  const hasOther = comparisons.some(({ other }) => other !== undefined);
  const rows = comparisons.map((comparison) => {
    const { label, unit, site, baseline, ratio, other, otherRatio = null } = comparison;
    const beside = other ? [withRange(other, unit), times(otherRatio)] : [];
    return [
      `  ${label}`,
      withRange(site, unit),
      withRange(baseline, unit),
      times(ratio),
      aimText(comparison),
      ...beside,
    ];
  });
  const widths = [32, 24, 24, 8, 15, 24, 8];
  return [[heading, 'site', 'baseline', 'ratio', 'aim', ...(hasOther ? ['other build', 'ratio'] : [])], ...rows]
    .map(([label = '', ...figures]) => [
      label.padEnd(widths[0] ?? 0),
      ...figures.map((figure, index) => figure.padStart(widths[index + 1] ?? 0)),
    ])
    .map((cells) => cells.join(''))
    .join('\n');
}

function times(ratio: number | null): string {
  return ratio === null ? '-' : ratio.toFixed(2);
}

/** `1.05x`, or `50 ms` for a figure of the site's own; with `over` where the site misses it. */
function aimText(comparison: Comparison): string {
  const { aim, unit } = comparison;
  if (!aim) return '';
  const limit = 'most' in aim ? `${format(aim.most, unit)}${unitName(unit)}` : `${aim.ratio}x`;
  return isOverAim(comparison) ? `over ${limit}` : limit;
}

/** `812 ms (790-840)`; without the range where all rounds agree. */
function withRange({ median: middle, min, max }: Summary, unit: Metric['unit']): string {
  const [least, most] = [format(min, unit), format(max, unit)];
  const named = `${format(middle, unit)}${unitName(unit)}`;
  return least === most ? named : `${named} (${least}-${most})`;
}

function unitName(unit: Metric['unit']): string {
  return unit === 'ms' || unit === 'KB' ? ` ${unit}` : '';
}

function format(value: number, unit: Metric['unit']): string {
  if (unit === 'KB') return (value / 1000).toFixed(1);
  if (unit === 'score') return value.toFixed(3);
  return value >= 100 ? value.toFixed(0) : String(Math.round(value * 10) / 10);
}

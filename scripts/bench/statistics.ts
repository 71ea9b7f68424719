/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values.');
  const sorted = values.toSorted((first, second) => first - second);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** What a figure was over all rounds. */
export interface Summary {
  median: number;
  min: number;
  max: number;
}

export function summarize(values: readonly number[]): Summary {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** How many times the baseline's median the site's is. Nothing to multiply where the baseline is 0: `null`, or 1 when both are. */
export function ratioOf(site: Summary, baseline: Summary): number | null {
  if (baseline.median === 0) return site.median === 0 ? 1 : null;
  return site.median / baseline.median;
}

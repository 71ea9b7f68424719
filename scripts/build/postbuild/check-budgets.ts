import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { budgets, kindOf, type Measure, measures, type PageKind } from './budgets.ts';
import { fileSizesIn } from './file-sizes.ts';
import { type Costs, measurePage } from './measure-page.ts';

interface MeasuredPage {
  /** The file's path in the folder, such as `about/index.html`. */
  file: string;
  kind: PageKind;
  costs: Costs;
}

const measureNames = Object.keys(measures) as Measure[];

/** Some pages cost more than `scripts/build/postbuild/budgets.ts` allows: the message says which, by how much, and what to do. */
export class BrokenBudgetError extends Error {
  override name = 'BrokenBudgetError';
}

/**
 * Measures pages, prints what the heaviest page of each kind costs, and stops when a limit is broken.
 * @param folder the finished folder
 * @param files the paths of the pages in it
 * @throws BrokenBudgetError
 */
export async function checkBudgets(folder: string, files: readonly string[]): Promise<void> {
  const sizes = fileSizesIn(folder);
  const pages = await Promise.all(
    files.map(async (file): Promise<MeasuredPage> => {
      const html = await readFile(join(folder, file), 'utf8');
      try {
        return { file, kind: kindOf(file), costs: measurePage(html, sizes) };
      } catch (error) {
        throw new Error(`${file} could not be measured: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
  console.log(`What a visitor's first look costs, in kB (used/limit):\n${table(pages)}`);
  const broken = measureNames.flatMap((measure) => describeBroken(measure, pages));
  if (broken.length === 0) return;
  throw new BrokenBudgetError(
    [
      'Pages cost more than scripts/build/postbuild/budgets.ts allows:',
      ...broken,
      'If a page is worth it, raise its limit in scripts/build/postbuild/budgets.ts. To build regardless: ' +
        'npm run build -- --without budgets',
    ].join('\n'),
  );
}

/** The pages that break the limits of one measure, the worst of each kind, and then what to do. */
function describeBroken(measure: Measure, pages: readonly MeasuredPage[]): string[] {
  const { label, unit, remedy } = measures[measure];
  const worst = heaviestOfEachKind(pages, ({ costs }) => costs[measure]).flatMap(({ file, kind, costs }) => {
    const [cost, limit] = [costs[measure], budgets[kind][measure]];
    if (cost <= limit) return [];
    const over = `${withCommas(cost)}${unit}, ${withCommas(cost - limit)} over the limit of ${withCommas(limit)}`;
    return [`- ${file}: ${label} ${over} for ${kind} pages.`];
  });
  return worst.length === 0 ? [] : [...worst, `  What to do: ${remedy}`];
}

/** One line for each kind that has pages. */
function table(pages: readonly MeasuredPage[]): string {
  const heaviest = heaviestOfEachKind(pages, ({ costs }) => costs.html + costs.font + costs.pictures);
  const rows = heaviest.map(({ file, kind, costs }) => [
    kind,
    ...measureNames.map((name) => `${short(name, costs[name])}/${short(name, budgets[kind][name])}`),
    file,
  ]);
  const all = [['kind', ...measureNames.map((name) => measures[name].label), 'heaviest page'], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function heaviestOfEachKind(
  pages: readonly MeasuredPage[],
  weight: (page: MeasuredPage) => number,
): readonly MeasuredPage[] {
  const heaviest = new Map<PageKind, MeasuredPage>();
  for (const page of pages) {
    const other = heaviest.get(page.kind);
    if (!other || weight(page) > weight(other)) heaviest.set(page.kind, page);
  }
  return (Object.keys(budgets) as PageKind[]).flatMap((kind) => heaviest.get(kind) ?? []);
}

function short(measure: Measure, value: number): string {
  return measures[measure].unit === '' ? String(value) : (value / 1000).toFixed(1);
}

function withCommas(value: number): string {
  return value.toLocaleString('en-US');
}

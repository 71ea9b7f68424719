import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { budgets, kindOf, type Measure, measures, type PageKind } from './budgets.ts';
import { type Costs, fileSizesIn, measurePage } from './measure-page.ts';

interface MeasuredPage {
  /** The file's path in the folder, such as `about/index.html`. */
  file: string;
  kind: PageKind;
  costs: Costs;
}

type LimitOf = (kind: PageKind, measure: Measure) => number;

const measureNames = Object.keys(measures) as Measure[];
const budgetsFile = 'scripts/build/postbuild/budgets.ts';

/** Some pages cost more than `budgets.ts` allows: the message says which, by how much, and what to do. */
export class BrokenBudgetError extends Error {
  override name = 'BrokenBudgetError';
}

/**
 * Measures pages, prints what the heaviest page of each kind costs, and stops when a limit is broken.
 * @param folder the finished folder
 * @param files the paths of the pages in it
 * @param headroom the part of each limit in bytes that is added to it, such as 0.1
 * @throws BrokenBudgetError
 */
export async function checkBudgets(folder: string, files: readonly string[], headroom = 0): Promise<void> {
  const limitOf: LimitOf = (kind, measure) =>
    Math.floor(budgets[kind][measure] * (measures[measure].unit === '' ? 1 : 1 + headroom));
  const sizeOf = fileSizesIn(folder);
  const pages = await Promise.all(
    files.map(async (file): Promise<MeasuredPage> => {
      const html = await readFile(join(folder, file), 'utf8');
      try {
        return { file, kind: kindOf(file), costs: measurePage(html, sizeOf) };
      } catch (error) {
        throw new Error(`${file} could not be measured: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
  console.log("What a visitor's first look costs, in kB (used/limit), on the heaviest page of each kind:");
  console.table(tableOf(pages, limitOf));
  const broken = measureNames.flatMap((measure) => describeBroken(measure, pages, limitOf));
  if (broken.length === 0) return;
  throw new BrokenBudgetError(
    [
      `Pages cost more than ${budgetsFile} allows:`,
      ...broken,
      `If a page is worth it, raise its limit in ${budgetsFile}. To build regardless: npm run build -- --without budgets`,
    ].join('\n'),
  );
}

/** The pages that break the limits of one measure, the worst of each kind, and then what to do. */
function describeBroken(measure: Measure, pages: readonly MeasuredPage[], limitOf: LimitOf): string[] {
  const { label, unit, remedy } = measures[measure];
  const withCommas = (value: number) => value.toLocaleString('en-US');
  const worst = heaviestOfEachKind(pages, ({ costs }) => costs[measure]).flatMap(({ file, kind, costs }) => {
    const [cost, limit] = [costs[measure], limitOf(kind, measure)];
    if (cost <= limit) return [];
    const over = `${withCommas(cost)}${unit}, ${withCommas(cost - limit)} over the limit of ${withCommas(limit)}`;
    return [`- ${file}: ${label} ${over} for ${kind} pages.`];
  });
  return worst.length === 0 ? [] : [...worst, `  What to do: ${remedy}`];
}

/** A row for each kind that has pages. */
function tableOf(pages: readonly MeasuredPage[], limitOf: LimitOf): Record<string, Record<string, string>> {
  const heaviest = heaviestOfEachKind(pages, ({ costs }) => costs.html + costs.font + costs.pictures);
  const short = (name: Measure, value: number) =>
    measures[name].unit === '' ? String(value) : (value / 1000).toFixed(1);
  const rows = heaviest.map(({ file, kind, costs }) => {
    const cells = measureNames.map((name) => [
      measures[name].label,
      `${short(name, costs[name])}/${short(name, limitOf(kind, name))}`,
    ]);
    return [kind, { ...Object.fromEntries(cells), page: file }];
  });
  return Object.fromEntries(rows);
}

function heaviestOfEachKind(
  pages: readonly MeasuredPage[],
  weight: (page: MeasuredPage) => number,
): readonly MeasuredPage[] {
  const byWeight = pages.toSorted((one, other) => weight(other) - weight(one));
  return (Object.keys(budgets) as PageKind[]).flatMap((kind) => byWeight.find((page) => page.kind === kind) ?? []);
}

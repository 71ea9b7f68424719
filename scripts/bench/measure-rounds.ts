import type { Browser } from 'playwright';
import type { Preview } from '../preview/start-preview.ts';
import { bundleInPageScript } from './bundle-in-page-script.ts';
import { type Comparison, compare } from './comparison.ts';
import { measureLoad } from './measure-load.ts';
import { measureVisit, type Visit } from './measure-visit.ts';
import { contactMetrics, loadMetrics, type Metric, quoteMetrics, type VisitFigures } from './metrics.ts';

/** The site, its baseline, or another build of it, being served. */
export type Subject = Pick<Preview, 'siteUrl' | 'emailjs'>;

export interface Subjects {
  site: Subject;
  baseline: Subject;
  other?: Subject;
}

/** The comparisons of a page that is loaded, and of one on which a visitor fills in a form at once. */
export interface PageResult {
  load: Comparison[];
  visit: Comparison[];
}

/** Measures a page of all subjects in turn, each first in some rounds, so that a busy computer slows all of them alike. */
export async function measureRounds(
  browser: Browser,
  subjects: Subjects,
  path: string,
  visit: Visit,
  rounds: number,
): Promise<PageResult> {
  const [loadRecorder, recorder] = [
    await bundleInPageScript('load-recorder'),
    await bundleInPageScript('simulated-visitor'),
  ];
  const inTurn = async <Figures>(measure: (subject: Subject) => Promise<Figures>) => {
    const figures = { site: [] as Figures[], baseline: [] as Figures[], other: [] as Figures[] };
    const names = (['site', 'baseline', 'other'] as const).filter((name) => subjects[name] !== undefined);
    for (let round = 0; round < rounds; round += 1) {
      const first = round % names.length;
      for (const name of [...names.slice(first), ...names.slice(0, first)]) {
        figures[name].push(await measure(subjects[name] as Subject));
      }
    }
    return figures;
  };
  const loads = await inTurn(({ siteUrl }) => measureLoad(browser, siteUrl, path, loadRecorder));
  const visits = await inTurn((subject) => measureVisit({ ...subject, browser, recorder }, path, visit));
  const metrics: Partial<Record<keyof VisitFigures, Metric>> = visit === 'quote' ? quoteMetrics : contactMetrics;
  return {
    load: compare(loadMetrics, loads.site, loads.baseline, loads.other),
    visit: compare(metrics as typeof quoteMetrics, visits.site, visits.baseline, visits.other),
  };
}

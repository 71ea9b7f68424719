import { EventEmitter, once } from 'node:events';
import type { Browser } from 'playwright';
import type { EmailJsFake } from '../preview/emailjs-fake.ts';
import { openColdPage } from './emulation.ts';
import type { VisitFigures } from './metrics.ts';

/** What the visitor comes for: a quote, by the first quote button of the page, or the contact form. */
export type Visit = 'quote' | 'contact';

/** What `in-page/simulated-visitor.ts` reports, each kind once. */
export type VisitReport =
  /** Something is painted, and this is where to press, in CSS pixels. */
  | { kind: 'ready'; x: number; y: number }
  /** The press has shown its effect: so long after it the frame was begun, and drawn. */
  | { kind: 'shown'; begun: number; drawn: number }
  /** Nothing more happens after the press: the longest of the long tasks since its frame, in milliseconds. */
  | { kind: 'quiet'; longestTask: number }
  /** The outcome of the submit is on screen: so long after it, or after the first focus. */
  | { kind: 'outcome'; milliseconds: number; state: string; lost: number };

interface Visitor {
  browser: Browser;
  siteUrl: string;
  /** The service that the page sends to. */
  emailjs: EmailJsFake;
  /** `in-page/simulated-visitor.ts` as one script. */
  recorder: string;
}

/** How long a press may go without effect before it is repeated. */
const pressTimeout = 1000;

/** How long the outcome of a submit may take. */
const outcomeTimeout = 20_000;

/** How long after the outcome another copy of the message would be noticed. */
const watchForCopies = 1200;

/**
 * Opens a page on a cold cache, presses right after its first paint, fills in the form and submits it at once.
 * @throws when the submit has no outcome in the end, or the outcome is not the success message.
 */
export async function measureVisit(visitor: Visitor, path: string, visit: Visit): Promise<VisitFigures> {
  const { siteUrl, emailjs } = visitor;
  emailjs.reset();
  const longestTask = await measureLongestTask(visitor, path, visit);
  const { page, next, close } = await openVisit(visitor, visit);
  try {
    await page.goto(path, { waitUntil: 'commit' });
    const { x, y } = await next('ready', outcomeTimeout);
    let presses = 0;
    let shown: Extract<VisitReport, { kind: 'shown' }> | undefined;
    while (!shown) {
      presses += 1;
      if (presses > 10) throw new Error(`${siteUrl}${path}: ten presses had no effect.`);
      await page.touchscreen.tap(x, y);
      shown = await next('shown', pressTimeout).catch(() => undefined);
    }
    const outcome = await next('outcome', outcomeTimeout);
    if (outcome.state !== 'success') throw new Error(`${siteUrl}${path}: the form ended with "${outcome.state}".`);
    await page.waitForTimeout(watchForCopies);
    return {
      frameBegun: shown.begun,
      frameDrawn: shown.drawn,
      longestTask,
      lostPresses: presses - 1,
      outcome: outcome.milliseconds,
      lostSubmits: outcome.lost,
      deliveries: emailjs.messages.filter(({ status }) => status === 200).length,
    };
  } finally {
    await close();
  }
}

/** Presses as `measureVisit` does, then leaves the page alone. Returns the longest task that follows the press's frame. */
async function measureLongestTask(visitor: Visitor, path: string, visit: Visit): Promise<number> {
  const { page, next, close } = await openVisit(visitor, visit, { isIdle: true });
  try {
    await page.goto(path, { waitUntil: 'load' });
    const { x, y } = await next('ready', outcomeTimeout);
    await page.touchscreen.tap(x, y);
    return (await next('quiet', 2 * outcomeTimeout)).longestTask;
  } finally {
    await close();
  }
}

async function openVisit({ browser, siteUrl, recorder }: Visitor, visit: Visit, { isIdle = false } = {}) {
  const settings = `window.benchVisit=${JSON.stringify(visit)};window.benchIsIdle=${isIdle};`;
  const { page, session, close } = await openColdPage(browser, siteUrl, settings + recorder);
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'benchReport' });
  const received = new Map<string, VisitReport>();
  const reports = new EventEmitter();
  session.on('Runtime.bindingCalled', ({ payload }) => {
    const report = JSON.parse(payload) as VisitReport;
    received.set(report.kind, report);
    reports.emit(report.kind);
  });
  const next = async <Kind extends VisitReport['kind']>(kind: Kind, timeout: number) => {
    if (!received.has(kind)) {
      await once(reports, kind, { signal: AbortSignal.timeout(timeout) }).catch(() => {
        throw new Error(`The page did not report "${kind}" within ${timeout} ms.`);
      });
    }
    return received.get(kind) as Extract<VisitReport, { kind: Kind }>;
  };
  return { page, next, close };
}

import type { Browser, CDPSession } from 'playwright';
import { openColdPage } from './emulation.ts';
import type { LoadFigures } from './metrics.ts';

/** A task of the browser's main thread, in milliseconds from the start of the navigation. */
export interface Task {
  start: number;
  end: number;
}

/** What `in-page/load-recorder.ts` records, in milliseconds except for the layout shift. */
export interface PageTimings {
  fcp: number;
  lcp: number;
  /** Tasks of 50 ms and more. */
  longTasks: readonly Task[];
  layoutShift: number;
}

/** How long a loaded page is watched for late requests, in milliseconds. */
const watchAfterLoad = 1500;

/** Loads a page on a cold cache, leaves it alone, and returns what that cost. */
export async function measureLoad(
  browser: Browser,
  siteUrl: string,
  path: string,
  recorder: string,
): Promise<LoadFigures> {
  const { page, session, close } = await openColdPage(browser, siteUrl, recorder);
  try {
    const transfers = watchTransfers(session);
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(watchAfterLoad);
    const { fcp, lcp, longTasks, layoutShift } = await page.evaluate(() => window.benchTimings);
    if (fcp === 0 || lcp === 0) throw new Error(`${siteUrl}${path} painted nothing.`);
    const all = [...transfers.values()];
    const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      fcp,
      lcp,
      blocking: blockingTime(longTasks, fcp),
      blockingFromStart: blockingTime(longTasks, 0),
      layoutShift,
      bytes: sum(all),
      requests: all.length,
      scriptBytes: sum(all.filter(({ isScript }) => isScript)),
    };
  } finally {
    await close();
  }
}

/**
 * Total Blocking Time: what long tasks took beyond 50 ms each. Counted from the first paint, because before it there is
 * nothing on screen to press; of a task that began earlier the part since then counts.
 */
export function blockingTime(tasks: readonly Task[], from: number): number {
  return tasks.reduce((total, { start, end }) => total + Math.max(0, end - Math.max(start, from) - 50), 0);
}

interface Transfer {
  isScript: boolean;
  /** Body and headers as they came over the network. */
  bytes: number;
}

function watchTransfers(session: CDPSession): ReadonlyMap<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) transfers.set(requestId, { isScript: false, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.isScript = type === 'Script' || /javascript/.test(response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}

import type { Browser, CDPSession } from 'playwright';
import sharp from 'sharp';
import { blockingTime, type Task } from './blocking-time.ts';
import { openColdPage } from './emulation.ts';
import type { LoadFigures } from './metrics.ts';
import { type Frame, histogramOf, speedIndex } from './speed-index.ts';
import { sumTransfers, type Transfer } from './transfers.ts';

/** What the page itself has to say, in milliseconds but for the shift. */
export interface PageTimings {
  /** When the navigation began, in milliseconds since 1970. */
  timeOrigin: number;
  fcp: number;
  lcp: number;
  /** Tasks of 50 ms and more. */
  longTasks: readonly Task[];
  layoutShift: number;
}

/** How long a loaded page is watched for anything that comes late, in milliseconds. */
const watchAfterLoad = 1500;

/** Loads a page on a cold cache, leaves it alone, and says what that cost. */
export async function measureLoad(
  browser: Browser,
  siteUrl: string,
  path: string,
  recorder: string,
): Promise<LoadFigures> {
  const { page, session, close } = await openColdPage(browser, siteUrl, recorder);
  try {
    const transfers = watchTransfers(session);
    const frames = await watchFrames(session);
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(watchAfterLoad);
    const { timeOrigin, fcp, lcp, longTasks, layoutShift } = await page.evaluate(() => window.benchTimings);
    if (fcp === 0 || lcp === 0) throw new Error(`${siteUrl}${path} painted nothing.`);
    return {
      fcp,
      lcp,
      blocking: blockingTime(longTasks, fcp),
      blockingFromStart: blockingTime(longTasks, 0),
      layoutShift,
      ...sumTransfers([...transfers.values()]),
      speedIndex: speedIndex(await decode(frames, timeOrigin)),
    };
  } finally {
    await close();
  }
}

function watchTransfers(session: CDPSession): ReadonlyMap<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return;
    transfers.set(requestId, { path: new URL(request.url).pathname, isScript: false, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.isScript = type === 'Script' || /javascript/.test(response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}

interface Screenshot {
  /** Seconds since 1970. */
  time: number;
  /** JPEG, in base 64. */
  data: string;
}

async function watchFrames(session: CDPSession): Promise<readonly Screenshot[]> {
  const screenshots: Screenshot[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    if (metadata.timestamp !== undefined) screenshots.push({ time: metadata.timestamp, data });
    // The page may be closed meanwhile.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  // Small frames: their colors are compared, not their edges.
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 180, maxHeight: 390 });
  return screenshots;
}

/** The frames since the navigation; those of the blank page before it do not count. */
async function decode(screenshots: readonly Screenshot[], timeOrigin: number): Promise<Frame[]> {
  const since = screenshots
    .map(({ time, data }) => ({ at: time * 1000 - timeOrigin, data }))
    .filter(({ at }) => at > 0);
  return Promise.all(
    since.map(async ({ at, data }) => {
      const { data: pixels } = await sharp(Buffer.from(data, 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { at, histogram: histogramOf(pixels) };
    }),
  );
}

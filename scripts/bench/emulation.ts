import type { Browser, CDPSession, Page } from 'playwright';

/**
 * The phone and network of every measurement. Network and processor are Lighthouse's "slow 4G" and "4x slowdown" in
 * their applied form: round trips of 150 ms and 1.6 Mbit/s, converted by Lighthouse's own factors (3.75 and 0.9) for a
 * throttling that delays each request once rather than each round trip.
 */
export const emulation = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  latencyMs: 150 * 3.75,
  downloadKbps: 1.6 * 1024 * 0.9,
  uploadKbps: 750 * 0.9,
  cpuSlowdown: 4,
} as const;

/** A page in a context of its own: no cache, no open connections, on the emulated phone. */
export interface ColdPage {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** @param recorder the script to run in the page before any of its own */
export async function openColdPage(browser: Browser, baseURL: string, recorder: string): Promise<ColdPage> {
  const { viewport, deviceScaleFactor, latencyMs, downloadKbps, uploadKbps, cpuSlowdown } = emulation;
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript({ content: recorder });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downloadKbps * 1024) / 8,
    uploadThroughput: (uploadKbps * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, session, close: () => context.close() };
}

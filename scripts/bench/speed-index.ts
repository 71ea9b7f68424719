/**
 * Speed Index as its makers define it: the area above the curve of visual progress, where the progress of a frame is
 * how far its colors have come from the blank page to those of the last frame. Lighthouse reckons by the same rule;
 * it takes its frames from a trace, we take ours from a screencast.
 */

/** Counts of the 256 values of red, green and blue in a frame, one after another. White counts as blank. */
export type Histogram = readonly number[];

export interface Frame {
  /** Milliseconds since the navigation began. */
  at: number;
  histogram: Histogram;
}

/** From this value on in all three channels a pixel is white. */
const white = 249;

/** @param pixels red, green and blue of each pixel, one after another */
export function histogramOf(pixels: Uint8Array): Histogram {
  const histogram = new Array<number>(3 * 256).fill(0);
  for (let start = 0; start + 2 < pixels.length; start += 3) {
    const channels = [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0];
    if (channels.every((value) => value >= white)) continue;
    channels.forEach((value, channel) => {
      const place = channel * 256 + value;
      histogram[place] = (histogram[place] ?? 0) + 1;
    });
  }
  return histogram;
}

/** The Speed Index in milliseconds of frames in the order of their times; the page was blank before the first. */
export function speedIndex(frames: readonly Frame[]): number {
  const last = frames.at(-1);
  if (!last) throw new Error('There is no Speed Index without a frame.');
  let index = 0;
  let before = { at: 0, progress: 0 };
  for (const frame of frames) {
    index += (1 - before.progress) * Math.max(0, frame.at - before.at);
    before = { at: Math.max(frame.at, before.at), progress: progressOf(frame.histogram, last.histogram) };
  }
  return index;
}

/** How much of the target a frame shows, from 0 to 1. */
function progressOf(histogram: Histogram, target: Histogram): number {
  let total = 0;
  let matched = 0;
  target.forEach((wanted, place) => {
    total += wanted;
    matched += Math.min(wanted, histogram[place] ?? 0);
  });
  return total === 0 ? 1 : matched / total;
}

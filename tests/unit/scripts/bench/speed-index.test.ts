/** @jest-environment node */
import { histogramOf, speedIndex } from '../../../../scripts/bench/speed-index.ts';

/** A frame of a hundred pixels, so many of which are painted in a color and the rest white. */
function frame(at: number, painted: number, color = [10, 20, 30]) {
  const pixels = Array.from({ length: 100 }, (_, index) => (index < painted ? color : [255, 255, 255]));
  return { at, histogram: histogramOf(Uint8Array.from(pixels.flat())) };
}

it('a page that is there in one go has the time of that frame', () => {
  expect(speedIndex([frame(800, 50)])).toBe(800);
});

it('a page that is blank first has the time of its content', () => {
  expect(speedIndex([frame(100, 0), frame(900, 50)])).toBe(900);
});

it('half of the page early counts half', () => {
  expect(speedIndex([frame(400, 25), frame(1000, 50)])).toBe(400 + 600 / 2);
});

it('colors that do not last count for nothing', () => {
  expect(speedIndex([frame(400, 50, [200, 100, 0]), frame(1000, 50)])).toBe(1000);
});

it('a page that stays white was complete from its first frame on', () => {
  expect(speedIndex([frame(300, 0), frame(900, 0)])).toBe(300);
});

it('without a frame there is none', () => {
  expect(() => speedIndex([])).toThrow('There is no Speed Index without a frame.');
});

/** @jest-environment node */
import { phoneChoice } from '../../../../../scripts/build/postbuild/srcset-choice.ts';

/** Files as wide as `Picture` offers them. */
const srcset = [320, 480, 640, 800, 1120].map((width) => `/pictures/hero-${width}.avif ${width}w`).join(', ');

const heading = '(min-width: 78rem) 35rem, (min-width: 56rem) 46vw, calc(100vw - 2.25rem)';

// The phone is 360 pixels wide, with two to each on its screen.
it.each([
  ['in a heading, 324 pixels', heading, 800],
  ['on a card, 296 pixels', '(min-width: 40rem) 43vw, calc(100vw - 4rem)', 640],
  ['in a tile, 151 pixels', '(min-width: 40rem) 14rem, 42vw', 320],
  ['exactly as wide as a file', '320px', 640],
  ['a little wider than a file', '320.5px', 800],
  ['wider than every file', '200vw', 1120],
  ['in rem', '20rem', 640],
  ['with a sum of three', 'calc(50vw + 10rem - 20px)', 640],
  ['where a condition for small windows holds', '(max-width: 30rem) 10rem, 100vw', 320],
  ['where one for smaller windows does not', '(max-width: 320px) 10rem, 100vw', 800],
  ['where one for its own width does', '(min-width: 360px) 10rem, 100vw', 320],
])('a phone that shows a picture %s takes a file that is wide enough', (_where, sizes, width) => {
  expect(phoneChoice(srcset, sizes)).toBe(`/pictures/hero-${width}.avif`);
});

it('the order of the files does not matter', () => {
  expect(phoneChoice('/wide.avif 1120w, /narrow.avif 320w, /fit.avif 800w', heading)).toBe('/fit.avif');
});

it.each([
  ['100dvw', 'sizes has the length 100dvw, which is not known here.'],
  ['calc(100vw * 2)', 'sizes has the length calc(100vw * 2), which is not known here.'],
  ['(orientation: portrait) 10rem, 100vw', 'sizes has the condition (orientation: portrait), which is not known here.'],
  ['(min-width: 78rem) 35rem', 'sizes="(min-width: 78rem) 35rem" says nothing for a phone.'],
  ['', 'sizes="" says nothing for a phone.'],
])('sizes that it cannot read are named, not guessed: "%s"', (sizes, message) => {
  expect(() => phoneChoice(srcset, sizes)).toThrow(message);
});

it('so is a file without a width', () => {
  expect(() => phoneChoice('/a.avif 320w, /b.avif 2x', heading)).toThrow(
    'The srcset has "/b.avif 2x", which is not an address and a width.',
  );
});

/** @jest-environment node */
import { sumTransfers } from '../../../../scripts/bench/transfers.ts';

it('sums up what came, and what of it came in files of scripts', () => {
  const transfers = [
    { path: '/', bytes: 9000, isScript: false },
    { path: '/_next/static/page/0123.js', bytes: 2000, isScript: true },
    { path: '/_next/static/chunks/0abc.js', bytes: 300, isScript: true },
    { path: '/about.js.avif', bytes: 5000, isScript: false },
  ];
  expect(sumTransfers(transfers)).toEqual({ bytes: 16_300, requests: 4, frameworkBytes: 2300 });
});

/** @jest-environment node */
import { sumTransfers } from '../../../../scripts/bench/transfers.ts';

const script = (path: string, bytes: number) => ({ path, bytes, isScript: true });
const file = (path: string, bytes: number) => ({ path, bytes, isScript: false });

it('the early script is no framework', () => {
  const transfers = [file('/', 9000), script('/_next/static/early.0123abcd.js', 2000), file('/early.js.avif', 5000)];
  expect(sumTransfers(transfers)).toEqual({ bytes: 16_000, requests: 3, scriptBytes: 2000, frameworkBytes: 0 });
});

it.each([
  '/_next/static/chunks/0abc.js',
  '/_next/static/page/early-bird/0123.js',
  '/_next/static/page/0123.js',
  '/_next/static/chunks/nearly.js',
])('%s counts as framework', (path) => {
  expect(sumTransfers([script(path, 300)]).frameworkBytes).toBe(300);
});

/** @jest-environment node */
import { bundlePlaceFinder } from '../../../../../scripts/build/postbuild/place-finder-bundle.ts';

it('bundles the finder with its data into one file, named by what it holds', async () => {
  const { path, content } = await bundlePlaceFinder();
  expect(path).toMatch(/^\/scripts\/place-finder\.[0-9a-f]{16}\.js$/);
  for (const name of ['Upper Arlington', 'Zanesville', 'Kentucky', 'Pickaway']) expect(content).toContain(name);
  expect(content).not.toMatch(/https?:|fetch\(|sendBeacon|XMLHttpRequest/);
});

it.each([
  ['data', { data: 1000, script: 100_000 }],
  ['script', { data: 100_000, script: 1000 }],
])('stops the build when its %s weighs too much', async (part, budget) => {
  await expect(bundlePlaceFinder(budget)).rejects.toThrow(
    new RegExp(`^The ${part} of the place finder has \\d+ bytes \\(gzip\\), and may have 1000: know fewer places`),
  );
});

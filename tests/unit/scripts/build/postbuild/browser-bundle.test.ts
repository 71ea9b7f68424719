/** @jest-environment node */
import { addScriptAddress } from '../../../../../scripts/build/postbuild/browser-bundle.ts';
import { bundleCleaningList } from '../../../../../scripts/build/postbuild/cleaning-list-bundle.ts';
import { parsePage, serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';

it("writes a script's address into what loads it", () => {
  const document = parsePage('<!doctype html><div data-place-finder=""></div><p>Towns</p>');
  addScriptAddress({ file: 'index.html', document }, 'data-place-finder', '/scripts/place-finder.js');
  expect(serializePage(document)).toContain('<div data-place-finder="/scripts/place-finder.js"></div><p>Towns</p>');
});

it("bundles the cleaning list's script with its words, and nothing that could send them", async () => {
  const { path, content } = await bundleCleaningList();
  expect(path).toMatch(/^\/scripts\/cleaning-list\.[0-9a-f]{16}\.js$/);
  expect(content).toContain('First, mark what got missed.');
  expect(content).not.toMatch(/https?:|fetch\(|sendBeacon|XMLHttpRequest|innerHTML/);
});

it('stops the build when it weighs too much', async () => {
  await expect(bundleCleaningList(1000)).rejects.toThrow(
    /^The script of the cleaning list has \d+ bytes \(gzip\), and may have 1000: shorten its words/,
  );
});

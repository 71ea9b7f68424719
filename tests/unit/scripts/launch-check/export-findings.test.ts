/** @jest-environment node */
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { hosting } from '../../../../content/content.ts';
import { checkExport } from '../../../../scripts/launch-check/export-findings.ts';
import { previewEnvironment } from '../../../../scripts/preview/preview-environment.ts';
import { builtFiles, builtImage, builtPage, builtSite, describeForHosts } from '../../support/built-site.ts';
import { makeExport } from '../../support/export-folder.ts';

/** What is found in the small site with these files changed; `null` takes a file away. */
async function findingsOf(changes: Record<string, string | Buffer | null> = {}, isDescribed = true) {
  const files: typeof changes = { ...(await builtFiles()), '../business.json': '{}', ...changes };
  const kept = Object.entries(files).filter((entry): entry is [string, string | Buffer] => entry[1] !== null);
  const { root, remove } = makeExport(Object.fromEntries(kept));
  try {
    if (isDescribed) await describeForHosts(root);
    const source = join(root, '../business.json');
    // As if it had been edited an hour before the build, or after it.
    const edited = Date.now() / 1000 + (changes['../business.json'] === undefined ? -3600 : 3600);
    utimesSync(source, edited, edited);
    const findings = await checkExport({
      folder: root,
      hosts: join(root, '../hosts'),
      siteUrl: builtSite.siteUrl,
      hosting,
      environment: { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: builtSite.publicKey },
      ownFiles: [],
      sources: ['no-such-file', source],
    });
    // In words that hold for every folder.
    return findings.map(({ group, file, field, message, places = [] }) =>
      [`${group}: ${file}`, field, message, ...places].join(' ').replaceAll(join(root, '..'), ''),
    );
  } finally {
    remove();
  }
}

it('a fresh build has nothing left', async () => {
  expect(await findingsOf()).toEqual([]);
});

it.each([
  ['no build', { 'index.html': null }, /^must: \/out\/ .*Run "npm run build"\.$/],
  [
    'a build of the preview',
    { 'about/index.html': builtPage(previewEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY) },
    /for the preview/,
  ],
  ['a build without the account', { 'scripts/forms.0a1b2c.js': '' }, /without the EmailJS account/],
  [
    'content that was edited after the build',
    { '../business.json': '{}' },
    /^must: \/out\/ {2}is older than \/business\.json\./,
  ],
  ['no robots.txt', { 'robots.txt': null }, /robots\.txt {2}is missing/],
  [
    'robots.txt of another site',
    { 'robots.txt': 'Sitemap: https://x.us/sitemap.xml' },
    /robots\.txt Sitemap does not name https:\/\/www\.company\.us\/sitemap\.xml/,
  ],
  ['an empty sitemap', { 'sitemap.xml': '' }, /sitemap\.xml {2}lists no page/],
  [
    'a sitemap of another site',
    { 'sitemap.xml': '<loc>https://www.company.us.evil.us/</loc>' },
    /sitemap\.xml loc is https:\/\/www\.company\.us\.evil\.us\/, which is not below/,
  ],
  [
    'a broken link',
    { '404.html': '<a href="/gone/">x</a>' },
    /^must: .* Links on these pages lead nowhere.* \/404\.html: \/gone\/$/,
  ],
  [
    'a link to others',
    { '404.html': '<a href="https://facebook.com/company">x</a>' },
    /^good: .* Links to other sites .* https:\/\/facebook\.com\/company$/,
  ],
  [
    'a page without a social image',
    { 'about/index.html': '' },
    /^must: .* Social images are missing.* about\/index\.html names no image\.$/,
  ],
  [
    'a page whose social image is no picture',
    { 'generated/share/home.0a1b2c.jpg': 'x' },
    /about\/index\.html names .* which is not there, or is no picture\./,
  ],
])('%s is found', async (_name, changes: Record<string, string | null>, expected) => {
  expect(await findingsOf(changes)).toEqual([expect.stringMatching(expected)]);
});

it('a social image of another size is found', async () => {
  const findings = await findingsOf({ 'generated/share/home.0a1b2c.jpg': await builtImage(600) });
  expect(findings).toEqual([expect.stringContaining('which has 600 by 630 pixels instead of 1200 by 630.')]);
});

it.each([
  ['no files for hosts', null, /site\.json {2}is missing/],
  ["another build's files for hosts", '{}', /site\.json {2}describes another build/],
])('%s are found', async (_name, text, expected) => {
  expect(await findingsOf({ '../hosts/site.json': text }, false)).toEqual([expect.stringMatching(expected)]);
});

it('a page that no host has rules for is found', async () => {
  const findings = await findingsOf({ 'über uns/index.html': builtPage() }, false);
  expect(findings).toEqual([expect.stringMatching(/does not fit the rules of hosts: The page .*über/)]);
});

/** @jest-environment node */
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hosting } from '../../../../content/content.ts';
import { inspectExport } from '../../../../scripts/build/hosts/inspect-export.ts';
import { checkExport } from '../../../../scripts/launch-check/export-findings.ts';
import { previewEnvironment } from '../../../../scripts/preview/preview-environment.ts';
import { makeExport } from '../../support/export-folder.ts';

const siteUrl = 'https://www.company.us';
const image = (width: number) =>
  sharp({ create: { width, height: 630, channels: 3, background: '#0b7a75' } })
    .jpeg()
    .toBuffer();
const page = (body = '', share = '/generated/share/home.0a1b2c.jpg') =>
  `<!doctype html><meta property="og:image" content="${siteUrl}${share}"><body>${body}`;

/** A small site as a build leaves it, with these files changed; `null` takes a file away. */
async function findingsOf(changes: Record<string, string | Buffer | null> = {}, describesItself = true) {
  const files: typeof changes = {
    'index.html': page('<a href="/about/">About</a><script src="/scripts/forms.0a1b2c.js"></script>'),
    'about/index.html': page(),
    '404.html': '<a href="/">Home</a>',
    'scripts/forms.0a1b2c.js': 'account("key")',
    'generated/share/home.0a1b2c.jpg': await image(1200),
    'robots.txt': `User-agent: *\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': `<url><loc>${siteUrl}/</loc></url><url><loc>${siteUrl}/about/</loc></url>`,
    '../hosts/site.json': '',
    '../business.json': '{}',
    ...changes,
  };
  const kept = Object.entries(files).filter((entry): entry is [string, string | Buffer] => entry[1] !== null);
  const { root, remove } = makeExport(Object.fromEntries(kept));
  try {
    const hosts = join(root, '../hosts');
    if (describesItself) {
      const site = await inspectExport(root, hosting);
      writeFileSync(join(hosts, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
    }
    const source = join(root, '../business.json');
    // As if it had been edited an hour before the build, or after it.
    const edited = Date.now() / 1000 + (changes['../business.json'] === undefined ? -3600 : 3600);
    utimesSync(source, edited, edited);
    const findings = await checkExport({
      folder: root,
      hosts,
      siteUrl,
      hosting,
      environment: { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key' },
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
    { 'about/index.html': page(previewEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY) },
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
  const findings = await findingsOf({ 'generated/share/home.0a1b2c.jpg': await image(600) });
  expect(findings).toEqual([expect.stringContaining('which has 600 by 630 pixels instead of 1200 by 630.')]);
});

it.each([
  ['no files for hosts', null, /site\.json {2}is missing/],
  ["another build's files for hosts", '{}', /site\.json {2}describes another build/],
])('%s are found', async (_name, text, expected) => {
  expect(await findingsOf({ '../hosts/site.json': text }, false)).toEqual([expect.stringMatching(expected)]);
});

it('a page that no host has rules for is found', async () => {
  const findings = await findingsOf({ 'über uns/index.html': page() }, false);
  expect(findings).toEqual([expect.stringMatching(/does not fit the rules of hosts: The page .*über/)]);
});

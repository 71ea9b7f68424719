/** @jest-environment node */
import { readLinks } from '../../../../scripts/launch-check/links.ts';
import { makeExport } from '../../support/export-folder.ts';

const siteUrl = 'https://www.site.example';

/** What is broken on the page `/about/`, with these words in its body. */
async function brokenOn(body: string, head = ''): Promise<string[]> {
  const { root, remove } = makeExport({
    'index.html': '<h2 id="reviews">Reviews</h2>',
    '404.html': '<a href="#top">Up</a><main id="top"></main>',
    'about/index.html': `<head>${head}</head><p id="team">${body}</p>`,
    'photo.webp': '',
    'proof.html': '<a href="/nowhere/">of somebody else</a>',
  });
  try {
    return (await readLinks(root, siteUrl, ['proof.html'])).broken;
  } finally {
    remove();
  }
}

it('pages, files and places on pages that are there are not broken', async () => {
  const body = `
    <a href="/">Home</a><a href="/about/#team">Team</a><a href="/about/#place=home">List</a><a href="#team">Team</a><a href="/#reviews">Reviews</a>
    <a href="tel:+16145550142">Call</a><a href="mailto:a@b.example">Write</a><a href="https://other.example/x">Other</a>
    <img src="/photo.webp" srcset="/photo.webp 320w, ../photo.webp 640w">`;
  // A canonical address is no file.
  const head = `<link rel="canonical" href="${siteUrl}/about/"><meta property="og:image" content="${siteUrl}/photo.webp">`;
  expect(await brokenOn(body, head)).toEqual([]);
});

it.each([
  ['<a href="/nowhere/">x</a>', '/nowhere/'],
  ['<a href="/About/">x</a>', '/About/'],
  ['<a href="/about">x</a>', '/about'],
  ['<a href="/#team">x</a>', '/#team'],
  ['<a href="#nobody">x</a>', '#nobody'],
  ['<a href="http://other.example/">x</a>', 'http://other.example/'],
  [`<a href="${siteUrl}/about/">x</a>`, `${siteUrl}/about/`],
  ['<a href="tel:614-555">x</a>', 'tel:614-555'],
  ['<noscript><a href="/nowhere/">x</a></noscript>', '/nowhere/'],
  ['<script src="/gone.js"></script>', '/gone.js'],
  ['<img src="/gone.webp">', '/gone.webp'],
  ['<picture><source srcset="/photo.webp 1x, /gone.avif 2x"></picture>', '/gone.avif'],
])('%s is broken', async (body, address) => {
  expect(await brokenOn(body)).toEqual([`/about/: ${address}`]);
});

it('a style, an icon or a social image that is not there is broken', async () => {
  const head = `<link rel="icon" href="/gone.ico"><meta property="og:image" content="${siteUrl}/gone.jpg">`;
  expect(await brokenOn('', head)).toEqual(['/about/: /gone.ico', '/about/: /gone.jpg']);
});

it('addresses of others are listed once, and only those that visitors can follow', async () => {
  const { root, remove } = makeExport({
    'index.html':
      '<a href="https://b.example/">b</a><a href="https://a.example/">a</a><a href="https://b.example/">b</a>',
    'about/index.html': '<script src="https://script.example/x.js"></script><a href="tel:+16145550142">call</a>',
  });
  const { external } = await readLinks(root, siteUrl);
  remove();
  expect(external).toEqual(['https://a.example/', 'https://b.example/']);
});

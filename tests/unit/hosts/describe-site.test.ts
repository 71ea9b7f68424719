/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  describeSite,
  type KnownNeeds,
  MAX_SCRIPT_HASHES,
  MAX_STYLE_HASHES,
} from '../../../scripts/hosts/describe-site.ts';
import type { SiteRules } from '../../../scripts/hosts/rules.ts';
import { makeExport } from '../preview/export-folder.ts';

const font = '<link rel="preload" as="font" crossorigin href="/_next/static/media/a-s.p.1.woff2">';

async function described(files: Record<string, string>, needs?: KnownNeeds): Promise<SiteRules> {
  const { root, remove } = makeExport(files);
  try {
    return await describeSite(root, needs);
  } finally {
    remove();
  }
}

/** The sources of one directive of the policy. */
function sources({ headers }: SiteRules, directive: string): string | undefined {
  const parts = headers['Content-Security-Policy']?.split('; ') ?? [];
  return parts.find((part) => part.startsWith(`${directive} `))?.slice(directive.length + 1);
}

function hash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

describe('the description of a site', () => {
  it('lists the pages, and no other file', async () => {
    const { pages } = await described({
      'index.html': '',
      '404.html': '',
      'about/index.html': '',
      'services/404.html': '',
      'services/deep-cleaning/index.html': '',
      'robots.txt': '',
    });
    expect(pages).toEqual(['/about/', '/', '/services/deep-cleaning/']);
  });

  it('allows each style tag by its hash, of error pages too', async () => {
    const site = await described({
      'index.html': '<style>a > b{}</style>',
      'about/index.html': '<style>a > b{}</style>',
      '404.html': '<style>c{}</style>',
    });
    expect(sources(site, 'style-src')?.split(' ').sort()).toEqual(["'self'", hash('a > b{}'), hash('c{}')].sort());
    expect(sources(site, 'script-src')).toBe("'self'");
  });

  it.each([
    ['a style attribute', { 'index.html': '<p style="color:red">' }, undefined],
    [
      'more kinds of style tags than a header can hold',
      {
        'index.html': Array.from({ length: MAX_STYLE_HASHES + 1 }, (_, index) => `<style>a${index}{}</style>`).join(''),
      },
      undefined,
    ],
    ['the wish of the owner', { 'index.html': '<style>a{}</style>' }, { inlineStyles: true }],
  ])('allows any style for %s', async (_, files, needs) => {
    expect(sources(await described(files, needs), 'style-src')).toBe("'self' 'unsafe-inline'");
  });

  it.each(['<script>run()</script>', '<script type="module">run()</script>'])(
    'allows an inline script by its hash, once: %s',
    async (html) => {
      const site = await described({ 'index.html': html, 'about/index.html': html });
      expect(sources(site, 'script-src')).toBe(`'self' ${hash('run()')}`);
    },
  );

  it('allows the rules for drawing pages ahead by their hash', async () => {
    const site = await described({ 'index.html': '<script type="speculationrules">{"prerender":[]}</script>' });
    expect(sources(site, 'script-src')).toBe(`'self' ${hash('{"prerender":[]}')}`);
  });

  it('allows any script where the build left in those of Next, a few of its own on each page', async () => {
    const scripts = Array.from({ length: MAX_SCRIPT_HASHES + 1 }, (_, index) => `<script>run(${index})</script>`);
    const site = await described({ 'index.html': scripts.join('') });
    expect(sources(site, 'script-src')).toBe("'self' 'unsafe-inline'");
  });

  it.each([
    '<script src="/own.js"></script>',
    '<script type="application/json">{}</script>',
    '<script type="application/ld+json">{}</script>',
  ])('takes this for no inline script: %s', async (html) => {
    const site = await described({ 'index.html': html });
    expect(sources(site, 'script-src')).toBe("'self'");
  });

  it('names the font that all pages preload', async () => {
    const other = '<link rel="preload" as="font" crossorigin href="/_next/static/media/b.woff2">';
    const files = { 'index.html': font + other, 'about/index.html': font, 'services/404.html': '' };
    expect((await described(files)).pageHeaders).toEqual({
      Link: '</_next/static/media/a-s.p.1.woff2>; rel=preload; as=font; crossorigin',
    });
    expect((await described({ 'index.html': font, 'about/index.html': '' })).pageHeaders).toEqual({});
  });

  it('stops at a page whose address the rules cannot hold', async () => {
    await expect(described({ 'a b;/index.html': '' })).rejects.toThrow(/The page \/a b;\/ .* Use letters/);
  });

  it('stops at a picture that could change under its name', async () => {
    await expect(described({ 'generated/pictures/logo.png': '' })).rejects.toThrow(
      /\/generated\/pictures\/logo\.png has no hash/,
    );
    await expect(described({ 'generated/pictures/about-320.x5kqly4AWk.avif': '' })).resolves.toBeDefined();
  });
});

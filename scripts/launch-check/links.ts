/** Where the pages of an exported folder lead. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { attribute, type Element, findAll } from '../build/postbuild/html-document.ts';
import { listFiles } from '../shared/list-files.ts';

/** The links of a site, each after the page that it stands on, such as `/about/: /services/`. */
interface SiteLinks {
  /** Links, files and places on a page that are not there. */
  broken: string[];
  /** Web addresses of others, once each. */
  external: string[];
}

/** Addresses that lead off the site, in the forms that we use. */
const elsewhere = /^(tel:\+1\d{10}|mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|data:\S+)$/;

/** An address of nobody, to resolve those of the site against. */
const base = 'https://this.site';

/**
 * Follows everything that the pages name: links, scripts, styles, pictures, social images.
 * @param siteUrl the site's own address, without a slash at the end
 * @param ownFiles paths in the folder of files that the owner put there, which are served but not read
 */
export async function readLinks(folder: string, siteUrl: string, ownFiles: readonly string[] = []): Promise<SiteLinks> {
  const files = await listFiles(folder);
  // With every letter as it is, whatever this computer's disk says.
  const served = new Set(files.map((file) => `/${file}`.replace(/\/index\.html$/, '/')));
  const pages = new Map<string, Page>();
  for (const file of files.filter((name) => name.endsWith('.html') && !ownFiles.includes(name))) {
    pages.set(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, readPage(await readFile(join(folder, file), 'utf8')));
  }

  const broken: string[] = [];
  const external = new Set<string>();
  for (const [from, { links, files: named, shared, ids }] of pages) {
    // Its own site's whole address stands in what others read.
    for (const address of [...links, ...named, ...shared.map((image) => image.replace(siteUrl, ''))]) {
      if (elsewhere.test(address) && !address.startsWith(siteUrl)) {
        if (address.startsWith('https:') && links.includes(address)) external.add(address);
        continue;
      }
      // A link within a not-found page leads to the page itself, which has no address of its own.
      if (address.startsWith('#') && ids.includes(address.slice(1))) continue;
      if (!isThere(address, from)) broken.push(`${from}: ${address}`);
    }
  }
  return { broken, external: [...external].sort() };

  function isThere(address: string, from: string): boolean {
    if (!URL.canParse(address, base + from)) return false;
    const { pathname, hash, origin } = new URL(address, base + from);
    if (origin !== base || !served.has(decodeURIComponent(pathname))) return false;
    // "#place=home" tells a script something, and names no place on the page.
    return (
      hash === '' ||
      hash.includes('=') ||
      (pages.get(pathname)?.ids.includes(decodeURIComponent(hash.slice(1))) ?? false)
    );
  }
}

/** What a page names, as it is written. */
interface Page {
  links: string[];
  /** Scripts, styles, fonts, icons and pictures. */
  files: string[];
  /** The images that networks show, with the site's whole address. */
  shared: string[];
  ids: string[];
}

function readPage(html: string): Page {
  // As a browser without scripts does, so that what is in <noscript> counts, too.
  const elements = findAll(parse(html, { scriptingEnabled: false }), () => true);
  const values = (name: string, matches: (element: Element) => boolean) =>
    elements.filter(matches).flatMap((element) => attribute(element, name) ?? []);
  const named =
    (...tags: string[]) =>
    ({ tagName }: Element) =>
      tags.includes(tagName);
  const addressesIn = (set: string) => set.split(',').flatMap((candidate) => candidate.trim().split(' ')[0] ?? []);
  return {
    links: values('href', named('a')),
    files: [
      ...values('src', named('script', 'img')),
      ...values('href', (element) => element.tagName === 'link' && attribute(element, 'rel') !== 'canonical'),
      ...values('srcset', named('img', 'source')).flatMap(addressesIn),
    ],
    shared: socialImagesIn(elements),
    ids: values('id', () => true),
  };
}

/** The addresses of the images that networks show where a page is shared. */
export function socialImagesIn(elements: readonly Element[]): string[] {
  return elements
    .filter((element) => element.tagName === 'meta' && attribute(element, 'property') === 'og:image')
    .flatMap((element) => attribute(element, 'content') ?? []);
}

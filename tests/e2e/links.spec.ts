/** Where the exported files lead: everything they name is there, and every page is easy to come by. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { business, industries, services, sitePages } from '../../content/content.ts';
import { ownPublicFiles } from '../../scripts/build/images/public-folder.ts';
import { readLinks } from '../../scripts/launch-check/links.ts';
import { listFiles } from '../../scripts/shared/list-files.ts';
import { type ExportedDocument, exportedHtmlFiles, fileOfPage, readExported } from './support/exported.ts';

/** An address of nobody, to resolve those of the site against. */
const base = 'https://this.site';

/** The exported documents by their paths on the site. */
async function readAll(): Promise<Map<string, ExportedDocument>> {
  const documents = new Map<string, ExportedDocument>();
  for (const file of await exportedHtmlFiles()) {
    documents.set(`/${file.replace(/index\.html$/, '')}`, await readExported(file));
  }
  return documents;
}

/** The paths under which hosts serve the exported files, with every letter as it is, whatever this computer's disk says. */
async function servedPaths(): Promise<Set<string>> {
  const files = await listFiles('out');
  return new Set(files.map((file) => `/${file}`.replace(/\/index\.html$/, '/')));
}

test('every link, file and place on a page that a page names is there, to the letter', async () => {
  for (const [from, { ids }] of await readAll()) expect(new Set(ids).size, `different ids on ${from}`).toBe(ids.length);
  const { broken, external } = await readLinks('out', business.siteUrl, await ownPublicFiles());
  expect(broken).toEqual([]);
  // Social profiles and reviews: the pages were read.
  expect(external).toContain(business.google.reviewsUrl);
});

test('every file that styles, the web manifest and the data for search engines name is there', async () => {
  const served = await servedPaths();
  const named = new Set<string>();
  const manifest = JSON.parse(await readFile('out/manifest.webmanifest', 'utf8'));
  for (const { src } of manifest.icons) named.add(src);
  for (const file of await exportedHtmlFiles()) {
    const html = await readFile(`out/${file}`, 'utf8');
    for (const [, address = ''] of html.matchAll(/url\(['"]?(\/[^'")]+)/g)) named.add(address);
    for (const block of (await readExported(file)).structuredData) {
      for (const [, address = ''] of JSON.stringify(block).matchAll(/"(https:[^"]+)"/g)) {
        if (address.startsWith(business.siteUrl)) named.add(new URL(address).pathname);
      }
    }
  }
  expect([...named].filter((path) => !served.has(path))).toEqual([]);
  // Icons, a font, pages and cards at least.
  expect(named.size).toBeGreaterThan(2 * sitePages.length);
});

test('every page is within two clicks of the home page', async () => {
  const documents = await readAll();
  const clicks = new Map([['/', 0]]);
  for (const [path, distance] of clicks) {
    for (const link of documents.get(path)?.links ?? []) {
      const { origin, pathname } = new URL(link, base + path);
      if (origin === base && documents.has(pathname) && !clicks.has(pathname)) clicks.set(pathname, distance + 1);
    }
  }
  const distances = sitePages.map(({ path }) => [path, clicks.get(path) ?? Number.POSITIVE_INFINITY] as const);
  expect(distances.filter(([, distance]) => distance > 2)).toEqual([]);
});

/** How many other pages link to each page. @param linksOf which links of a page count */
async function linksIn(linksOf: (document: ExportedDocument) => readonly string[]): Promise<Map<string, number>> {
  const counts = new Map(sitePages.map(({ path }) => [path, 0]));
  for (const { path: from } of sitePages) {
    const document = await readExported(fileOfPage(from));
    const targets = new Set(linksOf(document).map((link) => new URL(link, base + from).pathname));
    targets.delete(from);
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

test('at least three other pages link to every page', async () => {
  const counts = await linksIn(({ links }) => links);
  expect(sitePages.map(({ path }) => [path, counts.get(path) ?? 0]).filter(([, count]) => Number(count) < 3)).toEqual(
    [],
  );
});

test('in their main part, at least three other pages link to every service, every industry and the service area', async () => {
  const counts = await linksIn(({ linksInMain }) => linksInMain);
  const paths = [
    ...services.map(({ id }) => `/services/${id}/`),
    ...industries.map(({ id }) => `/industries/${id}/`),
    '/service-area/',
  ];
  expect(paths.filter((path) => (counts.get(path) ?? 0) < 3)).toEqual([]);
});

test('services, industries and the towns lead to each other in their main part', async () => {
  const mainLinks = async (path: string) => (await readExported(fileOfPage(path))).linksInMain;
  const leadsTo = (links: readonly string[], section: string) =>
    links.some((link) => link.startsWith(`/${section}/`) && link !== `/${section}/`);
  for (const { id, relatedIndustries } of services) {
    const links = await mainLinks(`/services/${id}/`);
    const expected = [relatedIndustries.length > 0, true];
    expect([leadsTo(links, 'industries'), links.includes('/service-area/')], id).toEqual(expected);
  }
  for (const { id } of industries) {
    const links = await mainLinks(`/industries/${id}/`);
    expect([leadsTo(links, 'services'), links.includes('/service-area/')], id).toEqual([true, true]);
  }
  expect(await mainLinks('/service-area/')).toEqual(
    expect.arrayContaining([
      ...services.map(({ id }) => `/services/${id}/`),
      ...industries.map(({ id }) => `/industries/${id}/`),
    ]),
  );
});

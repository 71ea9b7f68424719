/** Reads off an exported folder what its host has to know. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hosting } from '../../../content/schema/hosting.ts';
import { listFiles } from '../../shared/list-files.ts';
import { attribute, type Document, findAll, parsePage } from '../postbuild/html-document.ts';
import { isImmutable, type SiteRules } from './hosting-rules.ts';
import { securityHeaders } from './security-headers.ts';

/** The built site is not one that the hosts' files can describe. The message names the file and the fix. */
export class UnfitSiteError extends Error {
  override name = 'UnfitSiteError';
}

/** A hash as the build writes it into a name: `about-320.5f3a1c.avif`. */
const HASHED_PICTURE = /\.[0-9a-f]{6,}\.\w+$/;

/** A path that stands as it is in every host's file. */
const PLAIN_PATH = /^\/[\w./-]*$/;

/**
 * @param folder the finished folder
 * @throws UnfitSiteError when a page or file has a name that a rule cannot hold.
 */
export async function inspectExport(folder: string, hosting: Pick<Hosting, 'hsts'>): Promise<SiteRules> {
  const files = (await listFiles(folder)).map((file) => `/${file}`);
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => file.slice(0, -'index.html'.length));
  for (const page of pages) checkPage(page);
  for (const file of files) checkImmutable(file);

  const documents = await Promise.all(
    pages.map(async (page) => parsePage(await readFile(join(folder, page, 'index.html'), 'utf8'))),
  );
  return { pages, headers: securityHeaders(hosting), pageHeaders: fontHeader(documents) };
}

function checkPage(page: string): void {
  if (PLAIN_PATH.test(page)) return;
  throw new UnfitSiteError(
    `The page ${page} has characters in its address that the rules of hosts cannot hold. Use letters, digits, "-" and "_".`,
  );
}

function checkImmutable(file: string): void {
  // Next names its own files by their content.
  if (!isImmutable(file) || file.startsWith('/_next/static/') || HASHED_PICTURE.test(file)) return;
  throw new UnfitSiteError(
    `${file} has no hash of its content in its name, but browsers are told to keep files of its folder for a year. ` +
      'Put it into another folder, or name it as scripts/build/images/generated-files.ts does.',
  );
}

/**
 * Names the fonts that every page preloads, so that a browser may ask for them before it has read the page, and a host
 * that can may say so even before the page (status 103).
 */
function fontHeader(documents: readonly Document[]): Record<string, string> {
  const [first, ...others] = documents.map(preloadedFonts);
  const shared = (first ?? []).filter((font) => others.every((fonts) => fonts.includes(font)));
  if (shared.length === 0) return {};
  return { Link: shared.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(', ') };
}

function preloadedFonts(document: Document): string[] {
  const links = findAll(
    document,
    (element) => attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font',
  );
  return links.map((link) => attribute(link, 'href') ?? '').filter((href) => PLAIN_PATH.test(href));
}

/** Reads off an exported folder what its host has to know. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attribute, type Document, type Element, findAll, parsePage, textOf } from '../after-build/document.ts';
import { isInlineScript } from '../after-build/inline-scripts.ts';
import { filesWithin } from '../files-within.ts';
import { isImmutable, type SiteRules } from './rules.ts';
import { type PolicyNeeds, securityHeaders } from './security-headers.ts';

/** The built site is not one that the hosts' files can describe. The message names the file and the fix. */
export class UnfitSiteError extends Error {
  override name = 'UnfitSiteError';
}

/** What is known beforehand; the pages tell the rest. */
export type KnownNeeds = Pick<PolicyNeeds, 'allowed' | 'hsts'> & {
  /** Whether any style tag is to be allowed, whatever the pages hold. */
  inlineStyles?: boolean;
};

/**
 * With more kinds of style tags than this, the policy allows any: each costs 54 bytes in every answer, and some hosts
 * cut a header at 2000. Pages of a kind share theirs.
 */
export const MAX_STYLE_HASHES = 20;

/**
 * Likewise for scripts. The site has four (the early ones, and the rules for drawing pages ahead); the rest is for the
 * owner's own files. Where the build left in those of Next, each page has its own.
 */
export const MAX_SCRIPT_HASHES = 8;

/** A hash as the build writes it into a name: `about-320.x5kqly4AWk.avif`. */
const HASHED_PICTURE = /\.[\w-]{8,}\.\w+$/;

/** A path that stands as it is in every host's file. */
const PLAIN_PATH = /^\/[\w./-]*$/;

/**
 * @param folder the finished folder
 * @throws UnfitSiteError when a page or file has a name that a rule cannot hold.
 */
export async function describeSite(folder: string, known: KnownNeeds = {}): Promise<SiteRules> {
  const files = (await filesWithin(folder)).map((file) => `/${file}`);
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => file.slice(0, -'index.html'.length));
  for (const page of pages) checkPage(page);
  for (const file of files) checkImmutable(file);

  const htmlFiles = files.filter((file) => file.endsWith('.html'));
  const documents = await Promise.all(
    htmlFiles.map(async (file) => parsePage(await readFile(join(folder, file), 'utf8'))),
  );
  return {
    pages,
    headers: securityHeaders({
      ...known,
      styles: known.inlineStyles ? 'inline' : stylesOf(documents),
      scripts: scriptsOf(documents),
    }),
    pageHeaders: fontHeader(documents.filter((_, index) => htmlFiles[index]?.endsWith('/index.html'))),
  };
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
      'Put it into another folder, or name it as scripts/pictures.ts does.',
  );
}

function stylesOf(documents: readonly Document[]): string[] | 'inline' {
  const hashes = new Set<string>();
  for (const document of documents) {
    if (findAll(document, (element) => attribute(element, 'style') !== undefined).length > 0) return 'inline';
    for (const style of findAll(document, ({ tagName }) => tagName === 'style')) {
      hashes.add(hashOf(style));
    }
  }
  return hashes.size > MAX_STYLE_HASHES ? 'inline' : [...hashes].sort();
}

function scriptsOf(documents: readonly Document[]): string[] | 'inline' {
  const hashes = new Set(documents.flatMap((document) => findAll(document, isUnderPolicy).map(hashOf)));
  return hashes.size > MAX_SCRIPT_HASHES ? 'inline' : [...hashes].sort();
}

/** Rules for drawing pages ahead count as scripts; their own keyword in the policy would do nothing beside a hash. */
function isUnderPolicy(element: Element): boolean {
  return isInlineScript(element) || attribute(element, 'type') === 'speculationrules';
}

function hashOf(element: Element): string {
  return `sha256-${createHash('sha256').update(textOf(element)).digest('base64')}`;
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

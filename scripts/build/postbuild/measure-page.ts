import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measure } from './budgets.ts';
import { attribute, type Document, type Element, findAll, parsePage, textOf } from './html-document.ts';
import { isInlineScript } from './inline-scripts.ts';
import { phoneChoice } from './srcset-choice.ts';

/** What a page costs, by `scripts/build/postbuild/budgets.ts`. */
export type Costs = Record<Measure, number>;

/** The bytes of a file by its address, such as `/generated/pictures/a.avif`. Zero for a file of another site. */
export type FileSize = (address: string, as: 'gzip' | 'plain') => number;

/** Bytes of a text, or of a file of text, as hosts send it. */
export function gzipSize(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** The sizes of the files in a folder; each file is read once. */
export function fileSizesIn(folder: string): FileSize {
  const known = new Map<string, Record<'gzip' | 'plain', number>>();
  return (address, as) => {
    if (!/^\/(?!\/)/.test(address)) return 0;
    let sizes = known.get(address);
    if (!sizes) {
      const content = readFileSync(join(folder, address));
      sizes = { plain: content.length, gzip: gzipSize(content) };
      known.set(address, sizes);
    }
    return sizes[as];
  };
}

const fontFile = /\.(woff2?|ttf|otf)$/;

/**
 * Measures a finished page.
 * @throws Error when the page asks for a file that is not there, or has a picture of an unknown form.
 */
export function measurePage(html: string, sizeOf: FileSize): Costs {
  const page = parsePage(html);
  const styles = elements(page, 'style').map(textOf).join('');
  const scripts = addresses(elements(page, 'script'), 'src');
  const pictures = elements(page, 'img').filter(isAskedForAtOnce).map(pictureForPhone);
  const others = [
    ...addresses(elements(page, 'link').filter(isAskedForAtOnce), 'href'),
    ...addresses(elements(page, 'iframe').filter(isAskedForAtOnce), 'src'),
    ...addressesInStyles(styles),
  ];
  const files = [...new Set([...scripts, ...pictures, ...others])];
  const inline = findAll(page, isInlineScript).map(textOf).join('');
  const sum = (some: readonly string[], as: 'gzip' | 'plain') =>
    some.reduce((total, file) => total + sizeOf(file, as), 0);
  return {
    html: gzipSize(html),
    tags: gzipSize(tagsOf(page)),
    css: gzipSize(styles),
    inlineScript: (inline === '' ? 0 : gzipSize(inline)) + sum(scripts, 'gzip'),
    formScript: sum(islandBundle(page), 'gzip'),
    font: sum(
      files.filter((file) => fontFile.test(file)),
      'plain',
    ),
    pictures: sum(pictures, 'plain'),
    requests: 1 + files.length,
  };
}

/** Attributes whose values are drawn or styled by the code. Those of others hold words, facts and addresses. */
const codedAttributes = ['class', 'style', 'd', 'points', 'transform', 'viewBox'];

/** The tags that open, with the names of their attributes. */
function tagsOf(page: Document): string {
  const tags = findAll(page, () => true).map(({ tagName, attrs }) => {
    const own = attrs.map(({ name, value }) => (codedAttributes.includes(name) ? ` ${name}="${value}"` : ` ${name}`));
    return `<${tagName}${own.join('')}>`;
  });
  return tags.join('');
}

function elements(page: Document, tagName: string): Element[] {
  return findAll(page, (element) => element.tagName === tagName);
}

/** Browsers fetch a link's file before the page is shown only for these; icons and the manifest come afterwards. */
const urgentLinks = ['preload', 'modulepreload', 'stylesheet'];

function isAskedForAtOnce(element: Element): boolean {
  if (element.tagName === 'link') return urgentLinks.includes(attribute(element, 'rel') ?? '');
  return attribute(element, 'loading') !== 'lazy';
}

function addresses(found: readonly Element[], name: 'src' | 'href'): string[] {
  return found.flatMap((element) => attribute(element, name) ?? []);
}

function addressesInStyles(css: string): string[] {
  return [...css.matchAll(/url\(['"]?(?!data:)([^'")]+)/g)].flatMap(([, address]) => address ?? []);
}

/** The file of a picture that a phone asks for: the first of the `<picture>` (AVIF), which phones of today all read. */
function pictureForPhone(image: Element): string {
  const parent = image.parentNode;
  const [source] = parent ? findAll(parent, (element) => element.tagName === 'source') : [];
  const chosen = parent?.nodeName === 'picture' && source ? source : image;
  const srcset = attribute(chosen, 'srcset');
  if (srcset === undefined) return attribute(image, 'src') ?? '';
  return phoneChoice(srcset, attribute(chosen, 'sizes') ?? '100vw');
}

/** What `browser/inline/hydrate-on-interaction.ts` loads when the visitor wants a form. */
function islandBundle(page: Document): string[] {
  return elements(page, 'html').flatMap((element) => attribute(element, 'data-islands') ?? []);
}

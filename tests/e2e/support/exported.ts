import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { listFiles } from '../../../scripts/shared/list-files.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a browser knows of an exported document before any script has run. */
export interface ExportedDocument {
  /** The language of `<html>`. */
  language: string | undefined;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** The contents of `<meta>`, by name or property, in their order. */
  metas: Readonly<Record<string, string[]>>;
  /** The texts of the headings of the first level. */
  mainHeadings: string[];
  /** What the page says in data blocks for search engines, each as it was parsed. */
  structuredData: unknown[];
  /** The labels and addresses of the visible breadcrumbs; the page itself, at the end, has no address. */
  breadcrumbs: { label: string; href: string | undefined }[];
  /** The questions that the page answers. */
  questions: { question: string; answer: string }[];
  /** The dates that the page names, for people and for programs. */
  times: { text: string; machine: string | undefined }[];
  /** The texts of the page's header, of its main part and of its footer. */
  texts: Record<'header' | 'main' | 'footer', string>;
  /** Addresses of links, as they are written. */
  links: string[];
  /** Those of them that stand in the main part. */
  linksInMain: string[];
  /** Addresses of scripts, styles, fonts, icons and pictures, as they are written. */
  files: string[];
  ids: string[];
}

/** Every HTML file that was made of a page, from the export's folder, in order: those of `public/` are the owner's own. */
export async function exportedHtmlFiles(): Promise<string[]> {
  const files = await listFiles('out', '.html');
  return files.filter((file) => !existsSync(`public/${file}`));
}

/** The file of a page, from the export's folder. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}index.html`;
}

/** Reads an exported HTML file as a browser without scripts does. */
export async function readExported(file: string): Promise<ExportedDocument> {
  const elements = [...elementsOf(parse(await readFile(`out/${file}`, 'utf8'), { scriptingEnabled: false }))];
  const named = (tag: string) => elements.filter((element) => element.tagName === tag);
  const addresses = (tag: string, name: string) => named(tag).flatMap((element) => attribute(element, name) ?? []);
  const metas: Record<string, string[]> = {};
  for (const meta of named('meta')) {
    const name = attribute(meta, 'name') ?? attribute(meta, 'property');
    if (name !== undefined) metas[name] = [...(metas[name] ?? []), attribute(meta, 'content') ?? ''];
  }
  const [canonical] = named('link').filter((element) => attribute(element, 'rel') === 'canonical');
  return {
    language: named('html').map((element) => attribute(element, 'lang'))[0],
    title: named('title').map(textOf).join(),
    description: metas['description']?.[0],
    canonical: canonical && attribute(canonical, 'href'),
    metas,
    mainHeadings: named('h1').map(textOf),
    structuredData: named('script')
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map((element) => JSON.parse(textOf(element))),
    breadcrumbs: named('nav')
      .filter((element) => attribute(element, 'aria-label') === 'Breadcrumb')
      .flatMap((trail) => within(trail, 'li'))
      .map((item) => ({ label: textOf(item), href: within(item, 'a').map((link) => attribute(link, 'href'))[0] })),
    // Other folds hold fields.
    questions: named('details')
      .filter((details) => within(details, 'input').length === 0)
      .map((details) => ({
        question: within(details, 'summary').map(textOf).join(),
        answer: within(details, 'p').map(textOf).join(),
      })),
    times: named('time').map((time) => ({ text: textOf(time), machine: attribute(time, 'datetime') })),
    texts: { header: shownText(named('header')), main: shownText(named('main')), footer: shownText(named('footer')) },
    links: addresses('a', 'href'),
    linksInMain: named('main')
      .flatMap((main) => within(main, 'a'))
      .flatMap((link) => attribute(link, 'href') ?? []),
    files: [
      ...addresses('script', 'src'),
      ...named('link')
        .filter((element) => element !== canonical)
        .flatMap((element) => attribute(element, 'href') ?? []),
      ...addresses('img', 'src'),
      ...[...addresses('img', 'srcset'), ...addresses('source', 'srcset')].flatMap((set) =>
        set.split(',').flatMap((candidate) => candidate.trim().split(' ')[0] ?? []),
      ),
    ],
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
  };
}

function within(element: Element, tag: string): Element[] {
  return [...elementsOf(element)].filter((candidate) => candidate.tagName === tag);
}

/** What elements say to a reader: the data blocks in them say nothing. */
function shownText(elements: readonly Element[]): string {
  const text = (node: Node): string => {
    if ('tagName' in node && (node.tagName === 'script' || node.tagName === 'style')) return '';
    return 'childNodes' in node ? node.childNodes.map(text).join('') : textOf(node);
  };
  return elements.map(text).join('');
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

import { readdir, readFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

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
  /** Addresses of links, as they are written. */
  links: string[];
  /** Addresses of scripts, styles, fonts, icons and pictures, as they are written. */
  files: string[];
  ids: string[];
}

/** Every HTML file of the export, from its folder, in order. */
export async function exportedHtmlFiles(): Promise<string[]> {
  const names = await readdir('out', { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .sort();
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
    links: addresses('a', 'href'),
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

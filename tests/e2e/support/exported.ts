import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a browser knows of an exported document before any script has run. */
export interface ExportedDocument {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** Addresses of links, as they are written. */
  links: string[];
  /** Addresses of scripts, styles, fonts, icons and pictures, as they are written. */
  files: string[];
  ids: string[];
}

/** Every HTML file that was made of a page, from the export's folder, in order: those of `public/` are the owner's own. */
export async function exportedHtmlFiles(): Promise<string[]> {
  const names = await readdir('out', { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !existsSync(`public/${name}`))
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
  const meta = named('meta').find((element) => attribute(element, 'name') === 'description');
  const [canonical] = named('link').filter((element) => attribute(element, 'rel') === 'canonical');
  return {
    title: named('title').map(textOf).join(),
    description: meta && attribute(meta, 'content'),
    canonical: canonical && attribute(canonical, 'href'),
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

import { type BuildOptions, build } from 'esbuild';
import {
  append,
  attribute,
  type Element,
  type ExportedPage,
  findOne,
  UnexpectedOutputError,
  withAttribute,
} from './html-document.ts';

/** A small script that stands in pages: `browser/inline/entry-{name}.ts`. */
interface InlineScriptEntry {
  name: string;
  /** Where it stands: at the end of the head, or of the body, when all of the page is there. */
  place: 'head' | 'body';
  /** The attribute of an element that the script is for. Pages without such an element do not get it. */
  onlyWith?: string;
}

/** The scripts that run in pages by themselves, in their order. */
const inlineScriptEntries = [
  { name: 'head', place: 'head' },
  { name: 'traveling-picture', place: 'head', onlyWith: 'srcset' },
  { name: 'body', place: 'body' },
  { name: 'not-found', place: 'body', onlyWith: 'data-missing-service-title' },
  { name: 'current-month', place: 'body', onlyWith: 'data-months' },
  { name: 'open-now', place: 'body', onlyWith: 'data-open-now' },
  { name: 'today', place: 'body', onlyWith: 'data-today' },
  { name: 'place-finder', place: 'body', onlyWith: 'data-place-finder' },
  { name: 'cleaning-list', place: 'body', onlyWith: 'data-cleaning-list' },
  { name: 'before-after', place: 'body', onlyWith: 'data-before-after' },
  { name: 'reviews', place: 'body', onlyWith: 'data-reviews-widget' },
] as const satisfies readonly InlineScriptEntry[];

export interface InlineScript extends InlineScriptEntry {
  content: string;
}

/** How an entry becomes a script. Browsers from 2020 on run it. */
export const inlineScriptOptions = {
  entryPoints: inlineScriptEntries.map(({ name }) => `browser/inline/entry-${name}.ts`),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  logLevel: 'warning',
} satisfies BuildOptions;

/** @throws UnexpectedOutputError when a script would end its own tag. */
export async function buildInlineScripts(): Promise<InlineScript[]> {
  const { outputFiles } = await build({ ...inlineScriptOptions, outdir: '.', write: false });
  return inlineScriptEntries.map((entry, index) => {
    const content = outputFiles[index]?.text.trim() ?? '';
    if (/<\/script|<!--/i.test(content)) {
      throw new UnexpectedOutputError(
        `browser/inline/entry-${entry.name}.ts: its script holds "</script" or "<!--", which would break the page.`,
      );
    }
    return { ...entry, content };
  });
}

/** Puts them into a page, each at its place. In files of their own, they would delay the first paint or come too late. */
export function addInlineScripts({ document, file }: ExportedPage, scripts: readonly InlineScript[]): void {
  for (const { content, place, onlyWith } of scripts) {
    if (onlyWith !== undefined && withAttribute(document, onlyWith).length === 0) continue;
    append(findOne(document, place, file), `<script>${content}</script>`);
  }
}

/** Whether an element is a script that stands in the page itself, and runs. */
export function isInlineScript(element: Element): boolean {
  const isJavaScript = /^$|^module$|javascript$/.test(attribute(element, 'type') ?? '');
  return element.tagName === 'script' && attribute(element, 'src') === undefined && isJavaScript;
}

import { createHash } from 'node:crypto';
import {
  append,
  attribute,
  type Element,
  findAll,
  findOne,
  remove,
  textOf,
  UnexpectedOutputError,
} from './document.ts';
import type { ExportedPage, NewFile } from './exported-page.ts';
import { flightRows, pushedBy } from './flight.ts';

/**
 * Takes Next's inline scripts out of the page: the flight data as rows, the others as they stand.
 * @throws UnexpectedOutputError when the page has none, or flight data in a form that is not known.
 */
export function takeInlineScripts(page: ExportedPage): void {
  const scripts = findAll(page.document, isInlineScript);
  let data = '';
  for (const script of scripts) {
    const source = textOf(script);
    const pushedArray = pushedBy(source, page.file);
    if (!pushedArray) page.bootstrap.push(source);
    else if (pushedArray[0] === 1 && typeof pushedArray[1] === 'string') data += pushedArray[1];
    else if (pushedArray[0] !== 0) {
      throw new UnexpectedOutputError(
        `${page.file}: a flight script pushes a kind of data (${pushedArray[0]}) that is not known.`,
      );
    }
    remove(script);
  }
  if (data === '') {
    throw new UnexpectedOutputError(`${page.file}: found no flight data in inline scripts (self.__next_f.push).`);
  }
  page.flight = flightRows(data, page.file);
}

/**
 * The file that holds what `takeInlineScripts` took out, under a name made of its content.
 * It may run before or after Next's own scripts, but while the page is still loading or before they run.
 */
export function inlineScriptsFile(page: ExportedPage): NewFile {
  const data = page.flight.map((row) => row.source).join('');
  const content = [
    ...page.bootstrap.map((script) => `${script.trim().replace(/;?$/, ';')}\n`),
    `(self.__next_f=self.__next_f||[]).push([0],[1,${JSON.stringify(data)}]);\n`,
  ].join('');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/_next/static/page/${hash}.js`, content };
}

/** Asks for the file at the end of the page, where the inline scripts stood. */
export function addInlineScriptsFile(page: ExportedPage, file: NewFile): void {
  append(findOne(page.document, 'body', page.file), `<script src="${file.path}"></script>`);
}

/** Whether an element is a script that stands in the page itself, and runs. */
export function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' && attribute(element, 'src') === undefined && isJavaScript(attribute(element, 'type'))
  );
}

function isJavaScript(type: string | undefined): boolean {
  return type === undefined || type === '' || type === 'module' || /javascript$/.test(type);
}

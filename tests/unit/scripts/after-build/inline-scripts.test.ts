/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { findAll, serializePage, UnexpectedOutputError } from '../../../../scripts/after-build/document.ts';
import {
  addInlineScriptsFile,
  inlineScriptsFile,
  takeInlineScripts,
} from '../../../../scripts/after-build/inline-scripts.ts';
import { exportedPage, flightData, nextPage, pushScript } from './next-page.ts';

const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

function taken(html: string) {
  const page = exportedPage(html);
  takeInlineScripts(page);
  return page;
}

const inBody = (scripts: string) => `<!DOCTYPE html><html><head></head><body>${scripts}</body></html>`;

describe('taking inline scripts out of a page', () => {
  it('leaves no script in it that runs and has no file', () => {
    const { document } = taken(nextPage());
    const inline = findAll(
      document,
      ({ tagName, attrs }) =>
        tagName === 'script' && !attrs.some(({ name, value }) => name === 'src' || value.endsWith('json')),
    );
    expect(inline).toEqual([]);
  });

  it('gives the flight data of all of them as rows, also where a row begins in one and ends in the next', () => {
    const { flight } = taken(nextPage());
    expect(flight.map(({ source }) => source).join('')).toBe(flightData);
  });

  it('gives the other scripts as they stand, in their order', () => {
    const { bootstrap } = taken(
      inBody(`<script>one()</script>${begin}<script type="module">two();</script>${pushScript('0:1\n')}
        <script type="text/javascript">three()</script>`),
    );
    expect(bootstrap).toEqual(['one()', 'two();', 'three()']);
  });

  it.each([
    '<script type="application/json" id="data">{"a":1}</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="speculationrules">{"prerender":[]}</script>',
    '<script src="/_next/static/chunks/router.js" async=""></script>',
    '<script src="/own.js" defer=""></script>',
  ])('leaves what is no inline script: %s', (script) => {
    const { document, bootstrap } = taken(inBody(script + pushScript('0:1\n')));
    expect(serializePage(document)).toBe(inBody(script));
    expect(bootstrap).toEqual([]);
  });

  it.each([
    ['without flight data', inBody('<script>go()</script>'), 'found no flight data in inline scripts'],
    ['whose flight data only begins', inBody(begin), 'found no flight data in inline scripts'],
    [
      'with binary data',
      inBody(`${pushScript('0:1\n')}<script>self.__next_f.push([3,"AA=="])</script>`),
      'a flight script pushes a kind of data (3) that is not known',
    ],
    [
      'with data that is no text',
      inBody('<script>self.__next_f.push([1,{"a":1}])</script>'),
      'a flight script pushes a kind of data (1) that is not known',
    ],
    ['with data that is no rows', inBody(pushScript('words')), 'the flight data has a row that does not begin with'],
    ['whose push is no JSON', inBody("<script>self.__next_f.push([1,'0:1'])</script>"), 'flight'],
  ])('refuses a page %s, and the message names the file', (_what, html, finding) => {
    expect(() => taken(html)).toThrow(UnexpectedOutputError);
    expect(() => taken(html)).toThrow('about/index.html: ');
    expect(() => taken(html)).toThrow(finding);
  });
});

describe('the file of the inline scripts', () => {
  /** What a browser has after running it; `self` is what Next's scripts left there before. */
  function run(content: string, self: Record<string, unknown> = {}) {
    const context: Record<string, unknown> = { ...self };
    context['self'] = context;
    runInNewContext(content, context);
    return context;
  }

  it('pushes the same data as the inline scripts did', () => {
    const { __next_f: pushed } = run(inlineScriptsFile(taken(nextPage())).content);
    expect(JSON.parse(JSON.stringify(pushed))).toEqual([[0], [1, flightData]]);
  });

  it('pushes it to Next when Next came first', () => {
    const push = jest.fn();
    run(inlineScriptsFile(taken(nextPage())).content, { __next_f: { push } });
    expect(JSON.parse(JSON.stringify(push.mock.calls.flat()))).toEqual([[0], [1, flightData]]);
  });

  it('runs the other scripts first, each as a statement of its own, however it ended', () => {
    const seen: unknown[] = [];
    const scripts = ['seen.push("one")', ' [2].forEach((n) => seen.push(n));\n', '(() => seen.push(self.__next_f))()'];
    const page = taken(inBody(scripts.map((script) => `<script>${script}</script>`).join('') + pushScript('0:1\n')));
    run(inlineScriptsFile(page).content, { seen });
    expect(seen).toEqual(['one', 2, undefined]);
  });

  it('keeps any character of the data', () => {
    const data = '0:"</script><!-- \u2028 \\u0000 é 🧽 ` $ \\\\ \'"\n';
    const { __next_f: pushed } = run(inlineScriptsFile(taken(inBody(pushScript(data)))).content);
    expect(JSON.stringify(pushed)).toBe(JSON.stringify([[0], [1, data]]));
  });

  it('has one name for one content, and another for another', () => {
    const pathOf = (html: string) => inlineScriptsFile(taken(html)).path;
    const path = pathOf(nextPage());
    expect(path).toMatch(/^\/_next\/static\/page\/[0-9a-f]{16}\.js$/);
    expect(pathOf(nextPage({ title: 'Another title, the same data' }))).toBe(path);
    expect(pathOf(inBody(pushScript('0:1\n')))).not.toBe(path);
    expect(pathOf(inBody(`<script>go()</script>${pushScript('0:1\n')}`))).not.toBe(pathOf(inBody(pushScript('0:1\n'))));
  });

  it('is asked for at the end of the page', () => {
    const page = taken(inBody(`<p>a</p>${pushScript('0:1\n')}`));
    const file = inlineScriptsFile(page);
    addInlineScriptsFile(page, file);
    expect(serializePage(page.document)).toBe(inBody(`<p>a</p><script src="${file.path}"></script>`));
  });
});

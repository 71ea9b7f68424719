/** @jest-environment node */
import { serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';
import {
  addInlineScripts,
  buildInlineScripts,
  type InlineScript,
} from '../../../../../scripts/build/postbuild/inline-scripts.ts';
import { exportedPage } from './next-export-fixture.ts';

const scripts = [
  { name: 'head', place: 'head', content: 'head();' },
  { name: 'body', place: 'body', content: 'body();' },
  { name: 'today', place: 'body', onlyWith: 'data-today', content: 'today();' },
] as unknown as readonly InlineScript[];

function withScripts(main: string): string {
  const page = exportedPage(`<html><head><style></style></head><body><main>${main}</main></body></html>`);
  addInlineScripts(page, scripts);
  return serializePage(page.document);
}

it('inline scripts are the last things of the head and of the page', () => {
  expect(withScripts('Words')).toBe(
    '<html><head><style></style><script>head();</script></head>' +
      '<body><main>Words</main><script>body();</script></body></html>',
  );
});

it('a script for certain elements stands only in pages that have one', () => {
  expect(withScripts('<time data-today="">November</time>')).toContain(
    '<script>body();</script><script>today();</script>',
  );
  expect(withScripts('<time>November</time>')).not.toContain('today();');
});

it('each entry is built under its own name, small and complete', async () => {
  const built = await buildInlineScripts();
  for (const { name, content } of built) {
    expect(`${name}: ${content.length > 50}`).toBe(`${name}: true`);
    expect(content).not.toMatch(/<\/script|<!--|\bimport\b/);
  }
  const contentOf = (wanted: string) => built.find(({ name }) => name === wanted)?.content;
  expect(contentOf('today')).toContain('time[data-today]');
  expect(contentOf('reviews')).toContain('[data-reviews-widget]');
  expect(contentOf('body')).not.toContain('data-today');
});

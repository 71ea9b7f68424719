/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serializePage, UnexpectedOutputError } from '../../../../scripts/after-build/document.ts';
import { addEarlyScripts, type EarlyScript, takeEarlyScripts } from '../../../../scripts/after-build/early-scripts.ts';
import { makeExport } from '../../preview/export-folder.ts';
import { exportedPage } from './next-page.ts';

const scripts: readonly EarlyScript[] = [
  { name: 'early-head.js', place: 'head', content: 'head();' },
  { name: 'early.js', place: 'body', content: 'early();' },
  { name: 'early-missing-page.js', place: 'body', page: '404.html', content: 'missing();' },
];

function withScripts(file: string): string {
  const page = exportedPage('<html><head><style></style></head><body><main>Words</main></body></html>', file);
  addEarlyScripts(page, scripts);
  return serializePage(page.document);
}

it('are the last things of the head or of the page', () => {
  expect(withScripts('about/index.html')).toBe(
    '<html><head><style></style><script>head();</script></head>' +
      '<body><main>Words</main><script>early();</script></body></html>',
  );
});

it('are given only to the page that they are for', () => {
  expect(withScripts('404.html')).toContain('<script>early();</script><script>missing();</script></body>');
  expect(withScripts('services/index.html')).not.toContain('missing');
});

describe('their files', () => {
  const files = { 'early-head.js': 'head();\n', 'early.js': 'early();\n', 'early-missing-page.js': 'missing();\n' };

  async function taken(altered: Readonly<Record<string, string>> = files) {
    const { root, remove } = makeExport(altered);
    try {
      const found = await takeEarlyScripts(root);
      return { found, left: Object.keys(altered).filter((file) => existsSync(join(root, file))) };
    } finally {
      remove();
    }
  }

  it('are read, and not deployed', async () => {
    expect(await taken()).toEqual({ found: scripts, left: [] });
  });

  it.each([
    ['is missing', { 'early-head.js': 'head();' }, 'early.js: not in the export. scripts/early-script.ts'],
    ['would end its own tag', { ...files, 'early.js': 'say("</SCRIPT>")' }, 'early.js: holds "</script" or "<!--"'],
    ['would open a comment', { ...files, 'early.js': 'say("<!--")' }, 'early.js: holds "</script" or "<!--"'],
  ])('stop the build when one %s', async (_what, altered, message) => {
    await expect(taken(altered)).rejects.toThrow(UnexpectedOutputError);
    await expect(taken(altered)).rejects.toThrow(message);
  });
});

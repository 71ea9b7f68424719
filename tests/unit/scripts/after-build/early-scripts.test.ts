import { parsePage, serializePage } from '../../../../scripts/after-build/document.ts';
import { placeEarlyScripts } from '../../../../scripts/after-build/early-scripts.ts';

const early = '/_next/static/early.0123456789abcdef.js';
const missing = '/_next/static/early-missing-page.0123456789abcdef.js';

it('are the last things of a page, each once, and nothing else moves', () => {
  const page = parsePage(
    `<html><head><script src="${early}" async=""></script><script src="/other.js"></script></head>` +
      `<body><main>Words</main><script src="${missing}" async=""></script><script src="${early}" async=""></script>` +
      '<script type="application/json" id="held-scripts">{}</script></body></html>',
  );
  placeEarlyScripts(page, [early, missing], 'about/index.html');
  expect(serializePage(page)).toBe(
    '<html><head><script src="/other.js"></script></head><body><main>Words</main>' +
      '<script type="application/json" id="held-scripts">{}</script>' +
      `<script src="${early}" async=""></script><script src="${missing}" async=""></script></body></html>`,
  );
});

it('are not given to a page that has not asked for them', () => {
  const page = parsePage(`<html><head><script src="${early}" async=""></script></head><body></body></html>`);
  placeEarlyScripts(page, [early, missing], 'about/index.html');
  expect(serializePage(page)).not.toContain('missing');
});

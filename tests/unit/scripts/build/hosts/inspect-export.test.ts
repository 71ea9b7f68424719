/** @jest-environment node */

import type { SiteRules } from '../../../../../scripts/build/hosts/hosting-rules.ts';
import { inspectExport } from '../../../../../scripts/build/hosts/inspect-export.ts';
import { securityHeaders } from '../../../../../scripts/build/hosts/security-headers.ts';
import { makeExport } from '../../../support/export-folder.ts';

const font = '<link rel="preload" as="font" crossorigin href="/_next/static/media/a-s.p.1.woff2">';

const hosting = { hsts: { maxAgeSeconds: 300, includeSubDomains: false } };

async function described(files: Record<string, string>): Promise<SiteRules> {
  const { root, remove } = makeExport(files);
  try {
    return await inspectExport(root, hosting);
  } finally {
    remove();
  }
}

describe('the description of a site', () => {
  it('lists the pages, and no other file', async () => {
    const { pages } = await described({
      'index.html': '',
      '404.html': '',
      'about/index.html': '',
      'services/404.html': '',
      'services/deep-cleaning/index.html': '',
      'robots.txt': '',
    });
    expect(pages).toEqual(['/about/', '/', '/services/deep-cleaning/']);
  });

  it('has the same headers for every build, whatever is in its pages', async () => {
    const { headers } = await described({
      'index.html': '<style>a{}</style><script>run()</script>',
      '404.html': '<p style="color:red">',
    });
    expect(headers).toEqual(securityHeaders(hosting));
  });

  it('names the font that all pages preload', async () => {
    const other = '<link rel="preload" as="font" crossorigin href="/_next/static/media/b.woff2">';
    const files = { 'index.html': font + other, 'about/index.html': font, 'services/404.html': '' };
    expect((await described(files)).pageHeaders).toEqual({
      Link: '</_next/static/media/a-s.p.1.woff2>; rel=preload; as=font; crossorigin',
    });
    expect((await described({ 'index.html': font, 'about/index.html': '' })).pageHeaders).toEqual({});
  });

  it('stops at a page whose address the rules cannot hold', async () => {
    await expect(described({ 'a b;/index.html': '' })).rejects.toThrow(/The page \/a b;\/ .* Use letters/);
  });

  it('stops at a picture that could change under its name', async () => {
    await expect(described({ 'generated/pictures/logo.png': '' })).rejects.toThrow(
      /\/generated\/pictures\/logo\.png has no hash/,
    );
    await expect(described({ 'generated/pictures/about-320.5f3a1c.avif': '' })).resolves.toBeDefined();
  });
});

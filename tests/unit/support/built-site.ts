/** A small site as a build leaves it: two pages, what search engines read, a script that knows the account. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hosting } from '../../../content/content.ts';
import { inspectExport } from '../../../scripts/build/hosts/inspect-export.ts';

/** The address of the small site, and the public key that its forms send with. */
export const builtSite = { siteUrl: 'https://www.company.us', publicKey: 'key' };

const { siteUrl, publicKey } = builtSite;

/** A page of the site, with its social image. */
export function builtPage(body = ''): string {
  const image = `${siteUrl}/generated/share/home.0a1b2c.jpg`;
  return `<!doctype html><meta property="og:image" content="${image}"><body>${body}`;
}

/** A social image. */
export function builtImage(width = 1200): Promise<Buffer> {
  return sharp({ create: { width, height: 630, channels: 3, background: '#0b7a75' } })
    .jpeg()
    .toBuffer();
}

/** The files of the site, by their paths from the exported folder. */
export async function builtFiles(): Promise<Record<string, string | Buffer>> {
  return {
    'index.html': builtPage('<a href="/about/">About</a><script src="/scripts/forms.0a1b2c.js"></script>'),
    'about/index.html': builtPage(),
    '404.html': '<a href="/">Home</a>',
    'scripts/forms.0a1b2c.js': `account("${publicKey}")`,
    'generated/share/home.0a1b2c.jpg': await builtImage(),
    'robots.txt': `User-agent: *\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': `<url><loc>${siteUrl}/</loc></url><url><loc>${siteUrl}/about/</loc></url>`,
    '../hosts/site.json': '',
  };
}

/** Writes what the exported folder's hosts have to know, as the build does. */
export async function describeForHosts(root: string): Promise<void> {
  const site = await inspectExport(root, hosting);
  writeFileSync(join(root, '../hosts/site.json'), `${JSON.stringify(site, null, 2)}\n`);
}

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apacheFiles } from '../../../../../scripts/build/hosts/apache.ts';
import { caddyFiles } from '../../../../../scripts/build/hosts/caddy.ts';
import { cloudflareFiles, MAX_CLOUDFLARE_REDIRECTS } from '../../../../../scripts/build/hosts/cloudflare.ts';
import { type HostFile, rules, type SiteRules } from '../../../../../scripts/build/hosts/hosting-rules.ts';
import { netlifyFiles } from '../../../../../scripts/build/hosts/netlify.ts';
import { nginxFiles } from '../../../../../scripts/build/hosts/nginx.ts';
import { securityHeaders } from '../../../../../scripts/build/hosts/security-headers.ts';
import { hostNames, writeHostFiles } from '../../../../../scripts/build/hosts/write-host-files.ts';
import { makeExport } from '../../../support/export-folder.ts';
import { strictHosting } from '../../../support/strict-hosting.ts';

const site: SiteRules = {
  pages: ['/', '/about/', '/industries/', '/industries/warehouses/', '/services/', '/services/deep-cleaning/'],
  headers: securityHeaders(strictHosting),
  pageHeaders: { Link: '</font.woff2>; rel=preload; as=font; crossorigin' },
};
const strayPages = site.pages.filter((page) => page.startsWith('/industries/'));

function contentOf(files: readonly HostFile[], name: string): string {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`${name} was not made`);
  return file.content;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Whether a path fits a rule's: the star stands for anything, slashes too. */
function fits(rule: string, path: string): boolean {
  const pattern = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(path);
}

/** The headers of a `_headers` file for a path, as both hosts read it: the values of several rules are joined. */
function headersFor(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMeant = false;
  for (const line of linesOf(file)) {
    if (!line.startsWith(' ')) {
      isMeant = fits(line, path);
      continue;
    }
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (isMeant) headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/** The first rule of a `_redirects` file that fits. */
function redirectFor(file: string, path: string): { to: string; status: number } | undefined {
  for (const line of linesOf(file)) {
    const [from = '', to = '', status] = line.split(' ');
    if (fits(from, path)) return { to, status: Number(status) };
  }
  return undefined;
}

describe.each([
  ['Cloudflare', cloudflareFiles(site, 'tidewell')],
  ['Netlify', netlifyFiles(site)],
])('the headers for %s', (_, files) => {
  const file = contentOf(files, '_headers');

  it.each(['/', '/about/', '/services/deep-cleaning/'])(
    'of the page %s are those of every answer and of pages',
    (path) => {
      expect(headersFor(file, path)).toEqual({ ...site.headers, ...site.pageHeaders });
    },
  );

  it.each(['/_next/static/chunks/a.js', '/generated/pictures/a.x5kqly4AWk.avif'])('let browsers keep %s', (path) => {
    expect(headersFor(file, path)).toEqual({ ...site.headers, 'Cache-Control': rules.cacheControl.immutable });
  });

  it.each(['/robots.txt', '/icon.svg', '/generated/icons/icon-192.png'])('of %s are those of every answer', (path) => {
    expect(headersFor(file, path)).toEqual(site.headers);
  });
});

describe('the redirects for Cloudflare, which come before files', () => {
  const file = contentOf(cloudflareFiles(site, 'tidewell'), '_redirects');

  it.each(strayPages)('leave the page %s alone', (page) => {
    expect(redirectFor(file, page)).toEqual({ to: page, status: 200 });
  });

  it.each(site.pages.filter((page) => page !== '/'))('lead to %s for good, from both its other addresses', (page) => {
    expect(redirectFor(file, page.slice(0, -1))).toEqual({ to: page, status: 301 });
    expect(redirectFor(file, `${page}index.html`)).toEqual({ to: page, status: 301 });
  });

  it.each(['/industries/castles', '/industries/x/y/', '/industries/warehouses/cold'])('lead %s to the list', (path) => {
    expect(redirectFor(file, path)).toEqual({ to: '/industries/', status: 302 });
  });

  it.each(['/404.html', '/404', '/services/404.html', '/services/404'])(
    'let %s be an address that does not exist',
    (path) => {
      const { to = '', status } = redirectFor(file, path) ?? {};
      expect(status).toBe(200);
      expect(site.pages).not.toContain(to);
      expect(redirectFor(file, to)).toBeUndefined();
    },
  );

  it.each(['/', '/about/', '/services/castles/', '/nothing'])('have nothing for %s', (path) => {
    expect(redirectFor(file, path)).toBeUndefined();
  });

  it('name each address once', () => {
    const sources = linesOf(file).map((line) => line.split(' ')[0]);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('keep to the limit of Cloudflare, with the pages below industries first', () => {
    const many = Array.from({ length: MAX_CLOUDFLARE_REDIRECTS }, (_, index) => `/page-${index}/`);
    const lines = linesOf(
      contentOf(cloudflareFiles({ ...site, pages: [...many, ...strayPages] }, 'tidewell'), '_redirects'),
    );
    expect(lines).toHaveLength(MAX_CLOUDFLARE_REDIRECTS);
    expect(lines).toContain('/industries/* /industries/ 302');
  });

  it('stop the build when the pages below industries alone are too many, and say what to do', () => {
    const many = Array.from({ length: MAX_CLOUDFLARE_REDIRECTS }, (_, index) => `/industries/page-${index}/`);
    expect(() => cloudflareFiles({ ...site, pages: many }, 'tidewell')).toThrow(
      /^hosts\/cloudflare\/_redirects has 6\d+ lines.*strayRedirects in scripts\/build\/hosts\/hosting-rules\.ts/,
    );
  });

  it('go with a configuration that answers unknown addresses with the nearest error page', () => {
    const [, ...json] = contentOf(cloudflareFiles(site, 'tidewell'), 'wrangler.jsonc').split('\n');
    expect(JSON.parse(json.join('\n'))).toMatchObject({
      name: 'tidewell',
      assets: { directory: '../../out', not_found_handling: '404-page' },
    });
  });
});

describe('the redirects for Netlify, where existing files win', () => {
  const file = contentOf(netlifyFiles(site), '_redirects');

  it('lead unknown industries to the list and show the page for unknown services', () => {
    expect(redirectFor(file, '/industries/x/y')).toEqual({ to: '/industries/', status: 302 });
    expect(redirectFor(file, '/services/castles')).toEqual({ to: '/services/404.html', status: 404 });
    expect(redirectFor(file, '/about/')).toBeUndefined();
  });

  it('never win over a file', () => {
    expect(file).not.toContain('!');
  });
});

describe('the file for nginx', () => {
  const file = contentOf(nginxFiles(site), 'site.conf');

  it('sends every header always, error pages included', () => {
    for (const [name, value] of Object.entries(site.headers)) {
      expect(file).toContain(`\nadd_header ${name} "${value}" always;\n`);
    }
  });

  it('has no header in a location, where one would drop all others', () => {
    const locations = file.match(/^location [^{]*\{\n(?: .*\n)*\}/gm) ?? [];
    expect(locations.length).toBeGreaterThan(5);
    expect(locations.filter((location) => location.includes('add_header'))).toEqual([]);
  });

  it('closes every block', () => {
    expect(file.match(/\{$/gm)?.length).toBe(file.match(/^ *\}$/gm)?.length);
  });
});

describe('the file for Apache', () => {
  it('sends every header with error pages too', () => {
    const file = contentOf(apacheFiles(site), '.htaccess');
    for (const [name, value] of Object.entries(site.headers)) {
      expect(file).toContain(`Header always set ${name} "${value}"`);
    }
  });
});

describe('the file for Caddy', () => {
  it('sends every header with files and, again, with error pages', () => {
    const [files = '', errors = ''] = contentOf(caddyFiles(site), 'site.caddy').split('handle_errors');
    for (const [name, value] of Object.entries(site.headers)) {
      for (const part of [files, errors]) expect(part).toContain(`${name} \`${value}\`\n`);
    }
  });
});

describe('the folder of host files', () => {
  const exported = {
    'index.html': '<style>a{}</style>',
    '404.html': '',
    'services/404.html': '',
    '../hosts/old/leftover': '',
  };

  it('has one for each host, and leaves the site as it is', async () => {
    const { root, remove } = makeExport(exported);
    const target = join(root, '..', 'hosts');
    await writeHostFiles(root, target, strictHosting);
    expect(readdirSync(target).sort()).toEqual([...hostNames, 'site.json'].sort());
    expect(readdirSync(root).sort()).toEqual(['404.html', 'index.html', 'services']);
    remove();
  });

  it.each([
    ['cloudflare', ['.assetsignore', '_headers', '_redirects']],
    ['netlify', ['_headers', '_redirects']],
    ['apache', ['.htaccess']],
    ['nginx', []],
    ['caddy', []],
  ] as const)('puts into the site what %s reads there, and nothing else', async (host, names) => {
    const { root, remove } = makeExport(exported);
    const target = join(root, '..', 'hosts');
    await writeHostFiles(root, target, strictHosting, host);
    expect(readdirSync(root).sort()).toEqual(['404.html', 'index.html', 'services', ...names].sort());
    for (const name of names) {
      expect(readFileSync(join(root, name), 'utf8')).toBe(readFileSync(join(target, host, name), 'utf8'));
    }
    remove();
  });
});

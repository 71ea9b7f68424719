/** Files for Cloudflare's static assets: https://developers.cloudflare.com/workers/static-assets/ */
import { errorPageFiles, GENERATED, type HostFile, rules, type SiteRules } from './hosting-rules.ts';

/** How many redirects Cloudflare reads: https://developers.cloudflare.com/workers/static-assets/redirects/ */
export const MAX_CLOUDFLARE_REDIRECTS = 2000;

/** @param name the site's name at Cloudflare, in small letters, digits and hyphens */
export function cloudflareFiles(site: SiteRules, name: string): HostFile[] {
  return [
    { name: '_headers', content: headers(site), isUploaded: true },
    { name: '_redirects', content: redirects(site), isUploaded: true },
    // Without it, Cloudflare would serve a file such as .env that strayed into the folder.
    { name: '.assetsignore', content: `# ${GENERATED}\n.*\n!.well-known\n`, isUploaded: true },
    { name: 'wrangler.jsonc', content: wranglerConfig(name), isUploaded: false },
  ];
}

/** Where several rules set one header, Cloudflare joins the values; so no header stands in two rules for one path. */
function headers({ headers, pageHeaders }: SiteRules): string {
  const block = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([header, value]) => `  ${header}: ${value}`)].join('\n');
  const blocks = [
    block('/*', headers),
    // Cloudflare's own value for all else is the one that we want.
    ...rules.immutableFolders.map((folder) => block(`${folder}*`, { 'Cache-Control': rules.cacheControl.immutable })),
    ...(Object.keys(pageHeaders).length > 0 ? [block('/', pageHeaders), block('/*/', pageHeaders)] : []),
  ];
  return `# ${GENERATED}\n\n${blocks.join('\n\n')}\n`;
}

/**
 * Cloudflare follows these rules before it looks for files, and takes the first that fits: each page below a folder with
 * a redirect needs its own lines before the general one. The other pages have theirs for a permanent redirect, where
 * Cloudflare's own is temporary; they are the first to go when there are too many.
 */
function redirects({ pages }: SiteRules): string {
  const isBelow = (page: string) => rules.strayRedirects.some(({ below }) => page.startsWith(below));
  const strays = [
    ...pages
      .filter(isBelow)
      .flatMap((page) => [`${page} ${page} 200`, `${page.slice(0, -1)} ${page} 301`, `${page}index.html ${page} 301`]),
    ...rules.strayRedirects.map(({ below, to, status }) => `${below}* ${to} ${status}`),
    // Asked for by a visitor, an error page is an unknown address: it leads to one that does not exist.
    ...errorPageFiles.flatMap((page) => {
      const path = page.replace(/\.html$/, '');
      return [page, path].map((from) => `${from} ${path}-page/ 200`);
    }),
  ];
  if (strays.length > MAX_CLOUDFLARE_REDIRECTS) {
    throw new Error(
      `hosts/cloudflare/_redirects has ${strays.length} lines, and Cloudflare reads ${MAX_CLOUDFLARE_REDIRECTS}. ` +
        'Take the folder out of strayRedirects in scripts/build/hosts/hosting-rules.ts: the 404 page then leads to the list.',
    );
  }
  const others = pages
    .filter((page) => !isBelow(page))
    .flatMap((page) => [
      ...(page === '/' ? [] : [`${page.slice(0, -1)} ${page} 301`]),
      `${page}index.html ${page} 301`,
    ]);
  const lines = [...strays, ...others].slice(0, MAX_CLOUDFLARE_REDIRECTS);
  return `# ${GENERATED}\n\n${lines.join('\n')}\n`;
}

function wranglerConfig(name: string): string {
  const config = {
    name,
    compatibility_date: '2026-05-01',
    assets: {
      directory: '../../out',
      html_handling: 'auto-trailing-slash',
      // The nearest 404.html above the address, with the status 404.
      not_found_handling: '404-page',
    },
    send_metrics: false,
  };
  return `// ${GENERATED}\n${JSON.stringify(config, null, 2)}\n`;
}

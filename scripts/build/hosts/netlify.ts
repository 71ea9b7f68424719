/** Files for Netlify: https://docs.netlify.com/manage/routing/headers/ and .../redirects/overview/ */
import { GENERATED, type HostFile, rules, type SiteRules } from './hosting-rules.ts';

/** Both files are read from the uploaded folder, and not served. */
export function netlifyFiles(site: SiteRules): HostFile[] {
  return [
    { name: '_headers', content: headers(site), isUploaded: true },
    { name: '_redirects', content: redirects(), isUploaded: true },
  ];
}

/**
 * Where several rules set one header, Netlify joins the values; so no header stands in two rules for one path. Its own
 * `Cache-Control` for what is not named is the one that we want.
 */
function headers({ pages, headers, pageHeaders }: SiteRules): string {
  const block = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([header, value]) => `  ${header}: ${value}`)].join('\n');
  const blocks = [
    block('/*', headers),
    ...rules.immutableFolders.map((folder) => block(`${folder}*`, { 'Cache-Control': rules.cacheControl.immutable })),
    ...(Object.keys(pageHeaders).length > 0 ? pages.map((page) => block(page, pageHeaders)) : []),
  ];
  return `# ${GENERATED}\n\n${blocks.join('\n\n')}\n`;
}

/** Existing files win here, as long as a rule has no exclamation mark. */
function redirects(): string {
  const lines = [
    ...rules.strayRedirects.map(({ below, to, status }) => `${below}* ${to} ${status}`),
    ...rules.sectionErrorPages.map(({ below, page }) => `${below}* ${page} 404`),
  ];
  return `# ${GENERATED}\n\n${lines.join('\n')}\n`;
}

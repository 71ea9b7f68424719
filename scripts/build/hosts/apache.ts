/** A file for Apache 2.4, which reads it from the uploaded folder. */
import { GENERATED, type HostFile, rules, type SiteRules } from './hosting-rules.ts';

export function apacheFiles({ headers, pageHeaders }: SiteRules): HostFile[] {
  const parts = [
    `# ${GENERATED}\n# For the folder that the domain shows. Apache reads it where AllowOverride permits "All".`,
    `Options -Indexes -MultiViews
DirectoryIndex index.html
# Sends a page without its last slash to the one with it.
DirectorySlash On
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .txt .webmanifest .xml
${Object.entries(rules.types)
  .map(([ending, type]) => `AddType ${type} .${ending}`)
  .join('\n')}
FileETag MTime Size`,
    errorDocuments(),
    `<IfModule mod_rewrite.c>\n${indented(rewrites())}\n</IfModule>`,
    `<IfModule mod_headers.c>\n${indented(headerLines(headers, pageHeaders))}\n</IfModule>`,
    compression(),
  ];
  return [{ name: '.htaccess', content: `${parts.join('\n\n')}\n`, isUploaded: true }];
}

function errorDocuments(): string {
  return [
    `ErrorDocument 404 ${rules.errorPage}`,
    ...rules.sectionErrorPages.map(
      ({ below, page }) => `<If "%{REQUEST_URI} =~ m#^${below}#">\n  ErrorDocument 404 ${page}\n</If>`,
    ),
  ].join('\n');
}

function rewrites(): string {
  return [
    'RewriteEngine On',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$\nRewriteRule ^ - [R=405,L]',
    // Only as the visitor wrote it: Apache itself asks for index.html of a folder.
    'RewriteCond %{THE_REQUEST} "index\\.html[? ]"\nRewriteCond %{REQUEST_FILENAME} -f\n' +
      'RewriteRule ^((?:[^/]+/)*)index\\.html$ /$1 [R=301,L]',
    ...rules.strayRedirects.map(
      ({ below, to, status }) =>
        'RewriteCond %{REQUEST_FILENAME} !-f\nRewriteCond %{REQUEST_FILENAME} !-d\n' +
        `RewriteRule ^${below.slice(1)}. ${to} [R=${status},L]`,
    ),
    '# An error page answers for others only. Dotfiles and folders without a page are absent.',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$\nRewriteRule (?:^|/)404\\.html$ - [R=404,L]',
    'RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,L]',
    'RewriteCond %{REQUEST_FILENAME} -d\nRewriteCond %{REQUEST_FILENAME}/index.html !-f\nRewriteRule ^ - [R=404,L]',
  ].join('\n');
}

/** `always` covers error pages and redirects too. */
function headerLines(headers: Readonly<Record<string, string>>, pageHeaders: Readonly<Record<string, string>>): string {
  const folders = rules.immutableFolders.map((folder) => folder.slice(1, -1)).join('|');
  return [
    '# Apache changes the ETag of a compressed response, and would not recognize it in the next request.',
    `RequestHeader edit* If-None-Match '-(?:gzip|br)"' '"'`,
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    `SetEnvIf Request_URI "^/(?:${folders})/" is_kept`,
    `Header always set Cache-Control "${rules.cacheControl.immutable}" env=is_kept`,
    `Header always set Cache-Control "${rules.cacheControl.other}" env=!is_kept`,
    ...(Object.keys(pageHeaders).length > 0 ? ['SetEnvIf Request_URI "(?:/|\\.html)$" is_page'] : []),
    ...Object.entries(pageHeaders).map(([name, value]) => `Header always set ${name} "${value}" env=is_page`),
  ].join('\n');
}

function compression(): string {
  const types = rules.compressedTypes.join(' ');
  return `<IfModule mod_deflate.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${types}
  </IfModule>
  <IfModule !mod_brotli.c>
    AddOutputFilterByType DEFLATE ${types}
  </IfModule>
</IfModule>`;
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

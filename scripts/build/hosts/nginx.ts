/** A file for nginx, to include in the `server` block of the site. */
import { errorPageFiles, GENERATED, type HostFile, rules, type SiteRules } from './hosting-rules.ts';

export function nginxFiles(site: SiteRules): HostFile[] {
  const parts = [
    `# ${GENERATED}\n# Include it in the server block of the site, after "root".`,
    general(),
    headers(site),
    redirectToFolder,
    ...locations(),
  ];
  return [{ name: 'site.conf', content: `${parts.join('\n\n')}\n`, isUploaded: false }];
}

function general(): string {
  // nginx compresses HTML in any case, and warns when it is named.
  const types = rules.compressedTypes.filter((type) => type !== 'text/html').join(' ');
  return `index index.html;
charset utf-8;
charset_types ${types};
# Behind another server, nginx knows neither the scheme nor the port that the visitor used.
absolute_redirect off;
gzip on;
# The default level, 1, makes pages a sixth larger.
gzip_comp_level 5;
gzip_vary on;
gzip_proxied any;
gzip_min_length 256;
gzip_types ${types};`;
}

function headers({ headers, pageHeaders }: SiteRules): string {
  const pageOnly = Object.entries(pageHeaders).map(([name, value]) => {
    const variable = `$page_${name.toLowerCase().replaceAll('-', '_')}`;
    return `set ${variable} "";
if ($uri ~ "\\.html$") {
  set ${variable} "${value}";
}
add_header ${name} ${variable};`;
  });
  return `# All headers stand here and none in a location, where one would drop all of these. An empty variable sends no header.
# An error page is looked for from the start, so it does not inherit what was set for the missing file.
set $cache_control "${rules.cacheControl.other}";
add_header Cache-Control $cache_control always;
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
${pageOnly.join('\n')}`.trimEnd();
}

/** Of the address as the visitor wrote it, for nginx itself asks for `index.html` of a folder. */
const redirectToFolder = `# Two slashes at the beginning would name another host, so such an address goes nowhere.
set $folder "";
set $is_file "";
if ($request_uri ~ "^(/(?!/)(?:[^?]*/)?)index\\.html(?:\\?|$)") {
  set $folder $1;
}
if (-f $request_filename) {
  set $is_file yes;
}
# On the way to an error page, the address is still the visitor's, but the file is another.
if ($uri !~ "/index\\.html$") {
  set $is_file no;
}
set $index_of "$is_file$folder";
if ($index_of ~ "^yes/") {
  return 301 $folder$is_args$args;
}`;

function locations(): string[] {
  return [
    `error_page 404 ${rules.errorPage};
# A folder without a page is no secret, only absent.
error_page 403 =404 ${rules.errorPage};
location / {
  try_files $uri $uri/ =404;
}`,
    ...rules.strayRedirects.map(
      ({ below, to, status }) => `location ^~ ${below} {
  try_files $uri $uri/ @stray${below.replace(/\W+/g, '_')};
}
location @stray${below.replace(/\W+/g, '_')} {
  return ${status} ${to}$is_args$args;
}`,
    ),
    ...rules.sectionErrorPages.map(
      ({ below, page }) => `location ^~ ${below} {
  error_page 404 ${page};
  error_page 403 =404 ${page};
  try_files $uri $uri/ =404;
}`,
    ),
    ...rules.immutableFolders.map(
      (folder) => `location ^~ ${folder} {
  set $cache_control "${rules.cacheControl.immutable}";
  try_files $uri =404;
}`,
    ),
    // Asked for by a visitor, an error page is an unknown address like any other.
    ...errorPageFiles.map(
      (page) => `location = ${page} {
  error_page 404 ${page};
  internal;
}`,
    ),
    // nginx knows the other types by itself.
    ...(['vcf', 'webmanifest'] as const).map(
      (ending) => `location ~ \\.${ending}$ {
  types {}
  default_type ${rules.types[ending]};
}`,
    ),
    'location ~ /\\.(?!well-known/) {\n  return 404;\n}',
  ];
}

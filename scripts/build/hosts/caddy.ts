/** A file for Caddy 2, to import in the block of the site's address. */
import { errorPageFiles, GENERATED, type HostFile, rules, type SiteRules } from './hosting-rules.ts';

export function caddyFiles(site: SiteRules): HostFile[] {
  const content = `# ${GENERATED}
# Import it in the block of the site's address, after "root".

encode zstd gzip

# In this order, whatever Caddy's own is.
route {
${indented(headers(site))}

${indented(refusals)}

${indented(redirects())}

	file_server
}

handle_errors {
${indented(headerBlock(site))}
${indented(errorPages())}
}
`;
  return [{ name: 'site.caddy', content, isUploaded: false }];
}

function headerBlock({ headers }: SiteRules): string {
  const all = { ...headers, 'Cache-Control': rules.cacheControl.other };
  const lines = Object.entries(all).map(([name, value]) => `${name} \`${value}\``);
  return `header {\n${indented(lines.join('\n'))}\n}`;
}

function headers(site: SiteRules): string {
  return [
    headerBlock(site),
    `@kept path ${rules.immutableFolders.map((folder) => `${folder}*`).join(' ')}`,
    `header @kept Cache-Control \`${rules.cacheControl.immutable}\``,
    ...Object.entries(rules.types).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type ${type}`,
    ]),
    '@page {\n\tpath */\n\tfile {\n\t\ttry_files {path}/index.html\n\t}\n}',
    ...Object.entries(site.pageHeaders).map(([name, value]) => `header @page ${name} \`${value}\``),
  ].join('\n');
}

const refusals = `@write not method GET HEAD
error @write 405
# The disk cannot look for these.
@odd path_regexp \`[\\x00-\\x1f\\x7f]|.{1000}\`
error @odd 404
# Dotfiles are private, and an error page answers for others only.
@absent {
	path */.* ${errorPageFiles.join(' ')}
	not path /.well-known/*
}
error @absent 404`;

function redirects(): string {
  const strays = rules.strayRedirects.map(
    ({ below, to, status }, index) => `@stray${index} {
	path ${below}*
	not path ${below}
	not file {
		try_files {path} {path}/index.html
	}
}
redir @stray${index} ${to} ${status}`,
  );
  return `# Two slashes at the beginning of a redirect would name another host.
uri path_regexp /{2,} /

@index {
	path */index.html
	file
}
route @index {
	uri strip_suffix index.html
	redir {uri} 301
}

# Caddy itself would drop the query.
@folder {
	not path */
	file {
		try_files {path}/index.html
	}
}
route @folder {
	uri path_regexp $ /
	redir {uri} 301
}

${strays.join('\n\n')}`;
}

function errorPages(): string {
  const sections = rules.sectionErrorPages.map(
    ({ below, page }, index) => `@missing${index} {
	path ${below}*
	expression {http.error.status_code} in [403, 404]
}
handle @missing${index} {
	rewrite * ${page}
	file_server
}`,
  );
  return `${sections.join('\n')}
@missing expression {http.error.status_code} in [403, 404]
handle @missing {
	rewrite * ${rules.errorPage}
	file_server
}
handle {
	respond "{http.error.status_code} {http.error.status_text}"
}`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '\t');
}

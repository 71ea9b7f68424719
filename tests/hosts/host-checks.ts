/** The requests that every host gets, and what a good response is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isImmutable, rules, type SiteRules } from '../../scripts/build/hosts/hosting-rules.ts';
import { type RawResponse, sendRequest } from '../support/http-client.ts';

/** One request, or a few that belong together. */
export interface HostCheck {
  /** The checks of one area are one test. */
  area: string;
  /** What is requested, as a person would say it. */
  name: string;
  /** Says what is wrong, an entry for each thing; nothing when all is well. */
  run: (origin: string) => Promise<string[]>;
}

/** What a good response has. */
interface Expected {
  status: number;
  /** The file that the body must be, from the exported folder. */
  file?: string;
  cacheControl?: string;
  /** Headers that must be there, word for word. */
  headers?: Readonly<Record<string, string>>;
  type?: RegExp;
}

/** Unknown addresses, below a folder that they redirect to. */
const strayPaths = `castles castles/ castles?utm_source=card x/y x/y/ x/y/z.png castles/index.html warehouses/cold/
  warehouses/cold/deep warehouses.html Warehouses/ caf%C3%A9/ 404.html`.split(/\s+/);

/** Addresses that a server might take for another host, for a file outside the site, or for nothing that it can read. */
const oddPaths =
  String.raw`//evil.example //evil.example/ //evil.example/.. //evil.example/index.html ///evil.example// /\evil.example
  /\evil.example/ /%5cevil.example/ /%2fevil.example/ /%2f%2fevil.example/index.html /%5cevil.example/index.html
  /industries//evil.example //industries/x /industries/%0d%0aSet-Cookie:a=b /about// //about //about?a=1
  //about/index.html /\about /%5cabout?a=1 /%2fabout /%2fabout/index.html /./about /about/../../../etc/passwd
  /industries/%2e%2e%2fabout /..%2f..%2f..%2fetc/passwd /%2e%2e/%2e%2e/etc/passwd /%00 /about/%00 /% /%zz
  /%c3%28 /%F0%9F%A7%BD/ /about;x=1/ /about%20/`.split(/\s+/);

/**
 * @param site the description that the hosts' files were made from
 * @param files all files of `out/`, with a slash at the beginning
 */
export function hostChecks(site: SiteRules, files: readonly string[]): HostCheck[] {
  const content = (file: string) => readFileSync(join('out', file));
  const checks: HostCheck[] = [];
  const add = (area: string, name: string, run: HostCheck['run']) => checks.push({ area, name, run });

  const problemsOf = (
    response: RawResponse,
    { status, file, cacheControl, headers = {}, type }: Expected,
  ): string[] => {
    const problems: string[] = [];
    if (response.status !== status) problems.push(`status ${response.status}, not ${status}`);
    if (file !== undefined && !plain(response).equals(content(file))) problems.push(`the body is not ${file}`);
    if (type && !type.test(response.headers['content-type'] ?? '')) {
      problems.push(`Content-Type is ${response.headers['content-type']}`);
    }
    const wanted = cacheControl === undefined ? headers : { ...headers, 'Cache-Control': cacheControl };
    for (const [name, value] of Object.entries(wanted)) {
      const sent = response.headers[name.toLowerCase()];
      if (sent !== value) problems.push(`${name} is ${sent === undefined ? 'missing' : `"${sent}"`}`);
    }
    return problems;
  };
  const page = (file: string): Expected => ({
    status: 200,
    file,
    type: /^text\/html; ?charset=utf-8$/i,
    cacheControl: rules.cacheControl.other,
    headers: site.headers,
  });
  const missing = (file: string): Expected => ({ ...page(file), status: 404 });
  /** A redirect on this host; whether the query goes with it is left to the host, unless it is named. */
  const redirectProblems = (
    origin: string,
    response: RawResponse,
    statuses: readonly number[],
    to: string,
  ): string[] => {
    const problems = statuses.includes(response.status)
      ? []
      : [`status ${response.status}, not ${statuses.join(' or ')}`];
    const location = response.headers.location;
    if (location === undefined) return [...problems, 'Location is missing'];
    const target = new URL(location, origin);
    if (target.origin !== origin) problems.push(`leads to another host: ${location}`);
    const path = to.includes('?') ? `${target.pathname}${target.search}` : target.pathname;
    if (path !== to) problems.push(`leads to ${path}, not ${to}`);
    return problems;
  };
  const expectResponse = (area: string, path: string, expected: Expected) =>
    add(area, path, async (origin) => problemsOf(await sendRequest(origin, path), expected));
  const expectRedirect = (area: string, path: string, statuses: readonly number[], to: string) =>
    add(area, path, async (origin) => redirectProblems(origin, await sendRequest(origin, path), statuses, to));

  for (const path of site.pages) {
    const file = `${path}index.html`;
    expectResponse('pages', path, page(file));
    expectResponse('pages', `${path}?utm_source=card`, page(file));
    add('HEAD', `HEAD ${path}`, async (origin) => {
      const response = await sendRequest(origin, path, { method: 'HEAD' });
      const { file: _, ...expected } = page(file);
      const problems = problemsOf(response, expected);
      if (response.body.length > 0) problems.push('has a body');
      const length = response.headers['content-length'];
      if (length !== undefined && Number(length) !== content(file).length) problems.push(`Content-Length is ${length}`);
      return problems;
    });
    expectRedirect('index.html', file, [301, 308], path);
    add('compression', path, async (origin) => {
      const response = await sendRequest(origin, path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
      const problems = problemsOf(response, page(file));
      if (!['br', 'gzip'].includes(response.headers['content-encoding'] ?? '')) problems.push('is not compressed');
      else if (response.body.length > content(file).length / 3)
        problems.push(`is compressed to ${response.body.length} only`);
      if (!/accept-encoding/i.test(response.headers.vary ?? '')) problems.push('Vary does not name Accept-Encoding');
      return problems;
    });
    if (Object.keys(site.pageHeaders).length > 0) {
      expectResponse('font hint', path, { status: 200, headers: site.pageHeaders });
    }
    if (path === '/') continue;
    const slashless = path.slice(0, -1);
    expectRedirect('no last slash', slashless, [301, 308], path);
    expectRedirect('no last slash', `${slashless}?a=1&b=%20`, [301, 308], `${path}?a=1&b=%20`);
  }

  for (const { below, to, status } of rules.strayRedirects) {
    for (const rest of strayPaths) expectRedirect('stray industries', `${below}${rest}`, [status], to);
  }
  for (const { below, page: errorPage } of rules.sectionErrorPages) {
    for (const rest of ['castles', 'castles/', 'deep-cleaning/x/', 'x/y/z', 'x.png', 'Deep-Cleaning/']) {
      expectResponse('unknown services', `${below}${rest}`, missing(errorPage));
    }
    expectResponse('error pages', errorPage, { status: 404 });
  }
  for (const path of ['/nothing', '/nothing/', '/nothing/index.html', '/about/nothing', '/nothing.html', '/ABOUT/']) {
    expectResponse('unknown pages', path, missing(rules.errorPage));
  }
  expectResponse('unknown pages', '/about.html', missing(rules.errorPage));
  expectResponse('error pages', rules.errorPage, { status: 404 });

  for (const folder of rules.immutableFolders) {
    const gone = `${folder}gone.1234567890.js`;
    expectResponse('missing files', gone, missing(rules.errorPage));
    expectResponse('missing files', folder, missing(rules.errorPage));
  }
  for (const path of ['/.env', '/.git/config', '/.htaccess', '/_headers', '/_redirects', '/hosts/site.json']) {
    add('private files', path, async (origin) => {
      const response = await sendRequest(origin, path);
      return [403, 404].includes(response.status) ? [] : [`status ${response.status}, not 403 or 404`];
    });
  }

  for (const path of [...oddPaths, `/${'x'.repeat(3000)}`]) {
    add('odd addresses', path.length > 60 ? `${path.slice(0, 20)}… (${path.length} letters)` : path, async (origin) => {
      const response = await sendRequest(origin, path);
      const problems: string[] = [];
      if (response.status >= 500) problems.push(`status ${response.status}`);
      if (plain(response).toString().includes('root:')) problems.push('shows a file of the computer');
      if (response.headers['set-cookie']) problems.push('sets a cookie');
      const { location } = response.headers;
      if (location === undefined) return problems;
      // As browsers read it: a backslash is a slash to them.
      const target = new URL(location, origin);
      if (target.origin !== origin) problems.push(`leads to another host: ${location}`);
      return problems;
    });
  }
  add('odd addresses', '/%61bout/ is /about/', async (origin) => {
    const response = await sendRequest(origin, '/%61bout/');
    if ([301, 302, 307, 308].includes(response.status))
      return redirectProblems(origin, response, [response.status], '/about/');
    return problemsOf(response, page('/about/index.html'));
  });

  for (const path of ['/', '/nothing/'])
    add('security', path, async (origin) => securityProblems(await sendRequest(origin, path)));

  for (const method of ['POST', 'PUT', 'DELETE']) {
    add('other methods', `${method} /`, async (origin) => {
      // Without a body: Cloudflare's local runtime sometimes ends over one that nobody reads.
      const { status } = await sendRequest(origin, '/', { method, headers: { 'Content-Length': 0 } });
      return status === 405 ? [] : [`status ${status}, not 405`];
    });
  }

  for (const file of examples(files)) {
    const cacheControl = isImmutable(file) ? rules.cacheControl.immutable : rules.cacheControl.other;
    const expected: Expected = { status: 200, file, cacheControl, headers: site.headers, type: typeOf(file) };
    expectResponse('files', file, expected);
    if (/\.(js|css|svg|xml)$/.test(file) && content(file).length > 1000) {
      add('compression', file, async (origin) => {
        const response = await sendRequest(origin, file, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
        const isCompressed = ['br', 'gzip'].includes(response.headers['content-encoding'] ?? '');
        return [...problemsOf(response, expected), ...(isCompressed ? [] : ['is not compressed'])];
      });
    }
    if (/\.(avif|webp|png|woff2)$/.test(file)) {
      add('compression', `not of ${file}`, async (origin) => {
        const response = await sendRequest(origin, file, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
        return response.headers['content-encoding'] === undefined ? [] : ['is compressed a second time'];
      });
    }
  }

  const picture = files.find((file) => file.endsWith('.avif')) ?? '/favicon.ico';
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
  ] as const) {
    add('parts of a file', `${range} of a picture`, async (origin) => {
      const response = await sendRequest(origin, picture, { headers: { Range: range } });
      const problems = problemsOf(response, { status: 206, cacheControl: rules.cacheControl.immutable });
      if (!response.body.equals(content(picture).subarray(from, to))) problems.push('other bytes than asked for');
      return problems;
    });
  }
  add('parts of a file', 'beyond the end', async (origin) =>
    problemsOf(await sendRequest(origin, picture, { headers: { Range: 'bytes=99999999-' } }), { status: 416 }),
  );

  for (const [what, path] of [
    ['a page', '/'],
    ['an inner page', '/about/'],
    ['a picture', picture],
  ] as const) {
    for (const encoding of ['identity', 'gzip']) {
      add('unchanged', `${what}, ${encoding}`, async (origin) => {
        const headers = { 'Accept-Encoding': encoding };
        const { etag } = (await sendRequest(origin, path, { headers })).headers;
        if (etag === undefined) return ['ETag is missing'];
        const response = await sendRequest(origin, path, { headers: { ...headers, 'If-None-Match': etag } });
        const problems = problemsOf(response, {
          status: 304,
          cacheControl: isImmutable(path) ? rules.cacheControl.immutable : rules.cacheControl.other,
        });
        if (response.body.length > 0) problems.push('has a body');
        return problems;
      });
    }
    add('unchanged', `${what}, another version`, async (origin) =>
      problemsOf(await sendRequest(origin, path, { headers: { 'If-None-Match': '"older"' } }), { status: 200 }),
    );
  }
  return checks;
}

/** One file of each ending in each folder: enough to see what a rule does, without asking for hundreds. */
function examples(files: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const file of files) {
    if (file.endsWith('.html') || /^\/(_headers|_redirects|\.\w+)$/.test(file)) continue;
    const kind = `${file.slice(0, file.lastIndexOf('/'))} ${file.slice(file.lastIndexOf('.'))}`;
    if (!seen.has(kind)) seen.set(kind, file);
  }
  return [...seen.values()];
}

const TYPES: Readonly<Record<string, RegExp>> = {
  avif: /^image\/avif$/,
  css: /^text\/css/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  jpg: /^image\/jpeg$/,
  js: /^(text|application)\/javascript/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain/,
  vcf: /^text\/(x-)?vcard/,
  webmanifest: /^application\/manifest\+json/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^(text|application)\/xml/,
};

/** With `nosniff`, a wrong type is a file that does not work. An ending that is not listed fails. */
function typeOf(file: string): RegExp {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? /^an ending without a type in tests\/hosts\/host-checks\.ts$/;
}

/** What of the published rules for an A+ of the HTTP Observatory is not met. What the connection decides is left out. */
function securityProblems(response: RawResponse): string[] {
  const header = (name: string) => response.headers[name]?.toString() ?? '';
  const page = plain(response).toString();
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(page)?.[1] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '*';
  const requirements = {
    'HSTS for six months': Number(/^max-age=(\d+)/.exec(header('strict-transport-security'))?.[1]) >= 15_768_000,
    'X-Content-Type-Options is nosniff': header('x-content-type-options') === 'nosniff',
    'Referrer-Policy is private': /^(no-referrer|(strict-|same-)origin|strict-origin-when-cross-origin)$/.test(
      header('referrer-policy'),
    ),
    'Cross-Origin-Resource-Policy is same-origin': header('cross-origin-resource-policy') === 'same-origin',
    'no frames': header('content-security-policy').includes("frame-ancestors 'none'"),
    'no cookies': header('set-cookie') === '',
    'no access from other origins': header('access-control-allow-origin') === '',
    "the page's policy begins with default-src 'none'": policy.startsWith("default-src 'none';"),
    'scripts by their origin or hash alone': !/'unsafe-|(^| )(\*|https?:|data:)( |$)/.test(scripts),
    'no source by http': !policy.includes('http:'),
    'no scripts of other origins': !/<script[^>]* src="(https?:)?\/\//.test(page),
  };
  return Object.entries(requirements).flatMap(([requirement, isMet]) => (isMet ? [] : [`not met: ${requirement}`]));
}

/** The body without its compression. */
function plain({ headers, body }: RawResponse): Buffer {
  if (body.length === 0) return body;
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}

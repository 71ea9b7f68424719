/** Serves the exported site (`out/`) by the rules of its hosts. `send` sends the files, `compression` encodes them. */
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, sep } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import send from 'send';
import { hosting } from '../../content/content.ts';
import { errorPageFiles, isImmutable, rules, type SiteRules } from '../build/hosts/hosting-rules.ts';
import { securityHeaders } from '../build/hosts/security-headers.ts';
import { type Handler, sendText } from './http-helpers.ts';

export interface StaticOptions {
  /** The exported folder. It is read at each request, so a new build shows without a restart. */
  root: string;
  /** The headers to send. By default those of every host, and no others for pages. */
  site?: Pick<SiteRules, 'headers' | 'pageHeaders'>;
}

const INDEX_FILE = 'index.html';

/** Types that `send` does not know, or names otherwise. */
const types: Readonly<Record<string, string>> = rules.types;

/**
 * Hosts that compress each response use medium levels. The best ones would make the site look lighter here than it is for
 * visitors. For gzip, the default is 6.
 */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  threshold: 256,
  filter: (_request, response) => {
    const type = String(response.getHeader('Content-Type'));
    // A range counts the bytes of the file as it is.
    return response.statusCode !== 206 && rules.compressedTypes.some((compressed) => type.startsWith(compressed));
  },
});

/** Makes the request handler of the site: pages live at addresses that end with a slash. */
export function createStaticHandler({ root, site }: StaticOptions): Handler {
  const { headers, pageHeaders } = site ?? { headers: securityHeaders(hosting), pageHeaders: {} };
  return async (request, response) => {
    setHeaders(response, { ...headers, 'Cache-Control': rules.cacheControl.other });
    compress(request, response, () => {});
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Only GET and HEAD are allowed.\n', { Allow: 'GET, HEAD' });
      return;
    }
    const [encodedPath = '', ...query] = (request.url ?? '/').split(/(?=\?)/);
    const path = decode(encodedPath);
    if (!path.startsWith('/')) {
      sendText(response, 400, 'This address is not well formed.\n');
      return;
    }
    const redirect = (status: number, to: string) =>
      response.writeHead(status, { Location: encode(to) + query.join('') }).end();

    const file = path.endsWith('/') ? path + INDEX_FILE : path;
    if (!errorPageFiles.includes(path) && (await isFile(root, file))) {
      if (path.endsWith(`/${INDEX_FILE}`)) {
        redirect(308, path.slice(0, -INDEX_FILE.length));
        return;
      }
      if (isImmutable(file)) response.setHeader('Cache-Control', rules.cacheControl.immutable);
      if (file.endsWith('.html')) setHeaders(response, pageHeaders);
      sendFile(request, response, root, file);
      return;
    }
    if (await isFile(root, `${path}/${INDEX_FILE}`)) {
      redirect(308, `${path}/`);
      return;
    }

    const isBelow = ({ below }: { below: string }) => path.startsWith(below);
    const stray = rules.strayRedirects.find(isBelow);
    if (stray) {
      redirect(stray.status, stray.to);
      return;
    }
    const sectionPage = rules.sectionErrorPages.find(isBelow)?.page;
    const errorPage = sectionPage && (await isFile(root, sectionPage)) ? sectionPage : rules.errorPage;
    response.statusCode = 404;
    // An error page is no version of the address that was asked for: a cache must not compare it, nor ask for a part.
    sendFile(request, response, root, errorPage, { etag: false, lastModified: false, acceptRanges: false });
  };
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  path: string,
  options: send.SendOptions = {},
): void {
  const type = types[extname(path).slice(1)];
  if (type !== undefined) response.setHeader('Content-Type', type);
  // `isFile` decides about dotfiles.
  send(request, encode(path), { ...options, root, index: false, cacheControl: false, dotfiles: 'allow' }).pipe(
    response,
  );
}

/**
 * Whether the folder has a file at exactly this path. The comparison refuses what leads elsewhere: `..`, double slashes,
 * symbolic links. Dotfiles stay private, apart from the folder that the web reserves for public ones (RFC 8615).
 */
async function isFile(root: string, path: string): Promise<boolean> {
  if (/\/\.(?!well-known\/)/.test(path)) return false;
  try {
    const file = (await realpath(root)) + path.replaceAll('/', sep);
    return (await realpath(file)) === file && (await stat(file)).isFile();
  } catch {
    // Absent, mostly. A path may also be too long for the disk, or hold a NUL.
    return false;
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Empty when the path is not well formed. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function encode(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

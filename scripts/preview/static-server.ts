/** Serves the exported site (`out/`) as a good static host does. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { hosting } from '../../content/hosting.ts';
import { rules, type SiteRules } from '../build/hosts/hosting-rules.ts';
import { securityHeaders } from '../build/hosts/security-headers.ts';
import { type Compressor, chooseEncoding, createCompressor, MIN_COMPRESSED_SIZE } from './compression.ts';
import { isUnchanged, requestedRange, type Validators } from './conditional.ts';
import { contentTypeOf } from './content-types.ts';
import { type Handler, sendText } from './http-tools.ts';
import { chooseRoute, type FoundFile } from './static-routes.ts';

export type StaticOptions = {
  /** The exported folder. It is read at each request, so a new build shows without a restart. */
  root: string;
  /** The headers to send. Default: those of every host, and none besides for pages. */
  site?: Pick<SiteRules, 'headers' | 'pageHeaders'>;
};

const defaultHeaders = { headers: securityHeaders(hosting), pageHeaders: {} };

/**
 * Makes the request handler of the site. Pages live at addresses that end with a slash; everything a host does for them
 * (redirects, 404 pages, compression, caching, ranges) is decided per request, from the files alone.
 */
export function createStaticHandler({ root, site = defaultHeaders }: StaticOptions): Handler {
  const compress = createCompressor();
  return async (req, res) => {
    try {
      for (const [name, value] of Object.entries(site.headers)) res.setHeader(name, value);
      await serve(root, compress, site.pageHeaders, req, res);
    } catch (error) {
      // A visitor who leaves in the middle of a file is no fault of ours.
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      console.error(`The preview could not answer ${req.method} ${req.url}:`, error);
      if (res.headersSent) res.destroy();
      else sendText(res, 500, 'The preview failed: see its terminal.\n', { 'Cache-Control': 'no-store' });
    }
  };
}

async function serve(
  root: string,
  compress: Compressor,
  pageHeaders: SiteRules['pageHeaders'],
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    sendText(res, 405, 'This site answers GET and HEAD only.\n', { Allow: 'GET, HEAD' });
    return;
  }
  const route = await chooseRoute(root, req.url ?? '/');
  res.setHeader(
    'Cache-Control',
    route.kind === 'file' && route.immutable ? rules.cacheControl.immutable : rules.cacheControl.other,
  );
  switch (route.kind) {
    case 'refused':
      sendText(res, 400, 'This address is not well formed.\n');
      break;
    case 'redirect':
      sendText(res, route.status, `See ${route.location}\n`, { Location: route.location });
      break;
    case 'missing':
      if (route.page) await sendFile(compress, req, res, route.page, 404);
      else sendText(res, 404, 'Not found.\n');
      break;
    case 'file':
      if (route.file.path.endsWith('.html')) {
        for (const [name, value] of Object.entries(pageHeaders)) res.setHeader(name, value);
      }
      await sendFile(compress, req, res, route.file, 200);
      break;
  }
}

async function sendFile(
  compress: Compressor,
  req: IncomingMessage,
  res: ServerResponse,
  file: FoundFile,
  status: 200 | 404,
): Promise<void> {
  const { type, isText } = contentTypeOf(file.path);
  const encoding = isText && file.size >= MIN_COMPRESSED_SIZE ? chooseEncoding(req.headers['accept-encoding']) : null;
  const validators = validatorsOf(file, encoding ?? 'identity');
  if (isText) res.setHeader('Vary', 'Accept-Encoding');

  // An error page is no version of the address it answers for: it gets no tag, and is always sent whole.
  if (status === 200) {
    res.setHeader('ETag', validators.etag);
    res.setHeader('Last-Modified', new Date(validators.modifiedSeconds * 1000).toUTCString());
    if (isUnchanged(req.headers, validators)) {
      res.writeHead(304).end();
      return;
    }
  }

  res.setHeader('Content-Type', type);
  if (encoding) {
    const body = await compress(file, encoding);
    res.writeHead(status, { 'Content-Encoding': encoding, 'Content-Length': body.length });
    res.end(body);
    return;
  }
  await sendPlain(req, res, file, status, validators);
}

/** Sends a file as it lies on the disk, whole or in part. */
async function sendPlain(
  req: IncomingMessage,
  res: ServerResponse,
  file: FoundFile,
  status: 200 | 404,
  validators: Validators,
): Promise<void> {
  const mayBePartial = status === 200 && req.method === 'GET';
  if (status === 200) res.setHeader('Accept-Ranges', 'bytes');

  const range = mayBePartial ? requestedRange(req.headers, file.size, validators) : null;
  if (range === 'unsatisfiable') {
    sendText(res, 416, 'This file has no such part.\n', { 'Content-Range': `bytes */${file.size}` });
    return;
  }
  if (range) {
    res.writeHead(206, {
      'Content-Range': `bytes ${range.start}-${range.end}/${file.size}`,
      'Content-Length': range.end - range.start + 1,
    });
  } else {
    res.writeHead(status, { 'Content-Length': file.size });
  }

  if (req.method === 'HEAD' || file.size === 0) res.end();
  else await pipeline(createReadStream(file.path, range ?? {}), res);
}

/** Each encoding is a version of its own, or a cache could join the parts of two. */
function validatorsOf(file: FoundFile, encoding: string): Validators {
  const version = `${file.size.toString(36)}-${Math.floor(file.modifiedMs).toString(36)}`;
  return { etag: `"${version}-${encoding}"`, modifiedSeconds: Math.floor(file.modifiedMs / 1000) };
}

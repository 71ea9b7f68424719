/** Chooses and makes the compressed form of a file. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FoundFile } from './static-routes.ts';

export type Encoding = 'br' | 'gzip';

/** Makes the compressed body of a file, or takes it from memory. Rejects when the file cannot be read. */
export type Compressor = (file: FoundFile, encoding: Encoding) => Promise<Buffer>;

/** The smallest file worth compressing, in bytes: below it the frame of the format eats the gain. */
export const MIN_COMPRESSED_SIZE = 256;

// Middling levels, as hosts use when they compress as they answer: the best level would make the site look lighter
// here than it will be for visitors.
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The encoding to answer with, from the `Accept-Encoding` header: the client's favourite, brotli when it has none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;

  const brotli = weightOf('br');
  const gzipped = weightOf('gzip');
  if (brotli === 0 && gzipped === 0) return null;
  return brotli >= gzipped ? 'br' : 'gzip';
}

/**
 * A compressor with a memory of its own. It holds one body for each file and encoding, replaced when the file changes,
 * so it never grows beyond the exported folder.
 */
export function createCompressor(): Compressor {
  const cache = new Map<string, { version: string; body: Promise<Buffer> }>();

  return (file, encoding) => {
    const key = `${encoding}:${file.path}`;
    const version = `${file.modifiedMs}:${file.size}`;
    const cached = cache.get(key);
    if (cached?.version === version) return cached.body;

    // The promise is kept rather than its result: two requests at the same moment share one compression.
    const body = compress(file, encoding);
    cache.set(key, { version, body });
    body.catch(() => cache.delete(key));
    return body;
  };
}

async function compress(file: FoundFile, encoding: Encoding): Promise<Buffer> {
  const content = await readFile(file.path);
  if (encoding === 'gzip') return gzipAsync(content, { level: GZIP_LEVEL });
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Conditional and partial requests: what a client already holds, and which part it asks for. */
import type { IncomingHttpHeaders } from 'node:http';

/** What tells one version of a file from another. */
export type Validators = {
  /** A strong tag, with its quotes. */
  etag: string;
  /** Time of the last change, in whole seconds, for HTTP dates know no fractions. */
  modifiedSeconds: number;
};

/** Bytes of a file, both ends included. */
export type ByteRange = { start: number; end: number };

/** Whether the client's copy is still good, so that a 304 is enough. `If-None-Match` wins over `If-Modified-Since`. */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, modifiedSeconds }: Validators): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    return known.trim() === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && modifiedSeconds * 1000 <= since;
}

/**
 * The part of a file that a `Range` header asks for.
 * `null` stands for the whole file: no range, one we do not read (several parts, another unit, nonsense), or one for an
 * older version (`If-Range`). `unsatisfiable` stands for a range wholly beyond the end.
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  size: number,
  { etag, modifiedSeconds }: Validators,
): ByteRange | 'unsatisfiable' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '');
  if (!parts || (parts[1] === '' && parts[2] === '')) return null;

  const condition = headers['if-range'];
  if (typeof condition === 'string' && condition !== etag && Date.parse(condition) !== modifiedSeconds * 1000)
    return null;

  if (parts[1] === '') {
    const length = Math.min(Number(parts[2]), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(parts[1]);
  const end = parts[2] === '' ? size - 1 : Math.min(Number(parts[2]), size - 1);
  if (parts[2] !== '' && Number(parts[2]) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

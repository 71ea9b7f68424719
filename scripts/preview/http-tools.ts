/** The few HTTP steps that every server of the preview needs. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Answers one request. It never rejects: whatever goes wrong becomes an answer or a closed connection. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Content type of short plain answers, such as an error of one line. */
export const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** The path of a request, without its query, exactly as the client wrote it (not decoded). */
export function pathOf(req: IncomingMessage): string {
  return (req.url ?? '/').split('?', 1)[0] ?? '/';
}

/** The query of a request. Never throws, whatever the client wrote. */
export function queryOf(req: IncomingMessage): URLSearchParams {
  const url = req.url ?? '/';
  const mark = url.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
}

/**
 * Sends a whole answer with its length. A HEAD request gets the same headers; Node leaves the body out by itself.
 * Headers set on `res` beforehand are kept, unless `headers` names them again.
 */
export function sendBody(
  res: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders = {},
): void {
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  res.end(body);
}

/** Sends a short answer in plain text. */
export function sendText(res: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
  sendBody(res, status, text, { 'Content-Type': PLAIN_TEXT, ...headers });
}

/**
 * Reads the body of a request; `null` when it is longer than `limit` bytes.
 * A body that is too long is still read to its end, without being kept: a client that is cut off while it writes
 * would see a broken connection instead of the answer.
 *
 * @throws when the client leaves before the body is complete.
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  return length <= limit ? Buffer.concat(chunks) : null;
}

/** Waits before answering, and stops waiting as soon as the client has left, so that no timer outlives its connection. */
export function waitWhileConnected(res: ServerResponse, ms: number): Promise<void> {
  if (res.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      res.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    res.on('close', done);
  });
}

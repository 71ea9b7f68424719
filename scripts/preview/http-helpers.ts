/** What the servers of the preview share. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Responds to one request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Sends a short response in plain text, unless the headers name another type. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

/** Waits, but no longer than the client stays, so that no timer outlives its connection. */
export function waitWhileConnected(response: ServerResponse, milliseconds: number): Promise<void> {
  if (response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

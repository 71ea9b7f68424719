import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test. */
export interface LocalServer {
  /** Its origin, without a slash at the end. */
  url: string;
  /** Ends it, and the connections that clients keep open. */
  close: () => Promise<void>;
}

/** Serves at a free port of this computer alone. */
export async function serveLocally(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<LocalServer> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

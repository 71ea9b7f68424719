/** Real servers on free ports, and requests written as they are: `fetch` would tidy up the paths that we test. */
import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { serveLocally } from '../../../support/serve-locally.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

export type Question = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Keeps connections for later requests, as browsers do. */
  agent?: Agent;
};

export type TestServer = {
  url: string;
  ask: (path: string, question?: Question) => Promise<Answer>;
  close: () => Promise<void>;
};

/** Sends one request, on a connection of its own unless it is given an agent. Rejects when the connection breaks. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, path, method, headers, agent: agent ?? false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, text: whole.toString('utf8') });
      });
    });
    req.on('error', reject);
    req.end(body);
  });
}

export async function startServer(
  handler: (req: IncomingMessage, res: ServerResponse) => Promise<unknown>,
): Promise<TestServer> {
  const server = await serveLocally(handler);
  return { ...server, ask: (path, question) => ask(server.url, path, question) };
}

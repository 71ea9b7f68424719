/** Real servers on free ports, and requests written as they are: `fetch` would tidy up the paths that we test. */
import { once } from 'node:events';
import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveLocally } from './serve-locally.ts';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface RequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Keeps connections for later requests, as browsers do. */
  agent?: Agent;
}

export interface TestServer {
  url: string;
  request: (path: string, options?: RequestOptions) => Promise<RawResponse>;
  close: () => Promise<void>;
}

/** Sends one request, on a connection of its own unless it is given an agent. Rejects when the connection breaks. */
export async function sendRequest(
  origin: string,
  path: string,
  { body, agent, ...options }: RequestOptions = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, agent: agent ?? false, ...options }).end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error('There is no response.');
  const { statusCode = 0, headers } = response;
  const content = await buffer(response);
  return { status: statusCode, headers, body: content, text: content.toString() };
}

export async function startServer(
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<TestServer> {
  const server = await serveLocally(handler);
  return { ...server, request: (path, options) => sendRequest(server.url, path, options) };
}

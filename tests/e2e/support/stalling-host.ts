import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type LocalServer, serveLocally } from '../../support/serve-locally.ts';
import { test as base } from './preview-fixtures.ts';

/** A host whose pages stop on their way, right before the first inline script of their body. Files of scripts do not come either. */
interface StallingHost extends LocalServer {
  /** Lets the rest of the pages through, and the files. */
  release: () => void;
}

/** Serves the site of another host, with its headers. @param siteUrl that host's address */
async function startStallingHost(siteUrl: string): Promise<StallingHost> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await serveLocally(async (request, response) => {
    if (request.url?.endsWith('.js')) await released;
    const original = await ask(siteUrl, request);
    const headers = [...original.headers].filter(
      ([name]) => !/^(content-(length|encoding)|transfer-encoding)$/.test(name),
    );
    response.writeHead(original.status, headers.flat());
    const body = Buffer.from(await original.arrayBuffer());
    const isPage = original.headers.get('content-type')?.startsWith('text/html');
    const firstScript = isPage ? body.indexOf('<script>', body.indexOf('<body')) : -1;
    if (firstScript === -1) return response.end(body);
    response.write(body.subarray(0, firstScript));
    await released;
    return response.end(body.subarray(firstScript));
  });
  return { ...server, release };
}

async function ask(siteUrl: string, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/', headers } = request;
  const type = headers['content-type'];
  return fetch(`${siteUrl}${url}`, {
    method,
    headers: type === undefined ? {} : { 'Content-Type': type },
    body: method === 'POST' ? await text(request) : null,
  });
}

/** The tests of this `test` visit the site while its pages are on their way, until they call `host.release()`. */
export const testOnStallingHost = base.extend<{ host: StallingHost }>({
  host: async ({ preview }, use) => {
    const host = await startStallingHost(preview.siteUrl);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.url);
  },
});

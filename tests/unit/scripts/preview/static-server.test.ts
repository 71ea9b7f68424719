/** @jest-environment node */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createStaticHandler, type StaticOptions } from '../../../../scripts/preview/static-server.ts';
import { startServer, type TestServer } from '../../../support/http-client.ts';
import { makeExport } from '../../support/export-folder.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const HOME = `Home${' of clean windows'.repeat(50)}`;
const FILES = {
  'index.html': HOME,
  '404.html': 'Not found',
  'about/index.html': 'About',
  'services/index.html': 'Services',
  'services/404.html': 'Service not found',
  'industries/index.html': 'Industries',
  'industries/warehouses/index.html': 'Warehouses',
  'a b#/index.html': 'Odd name',
  'generated/pictures/hero.avif': HOME,
  'contact.vcf': 'BEGIN:VCARD',
  'no-ending': 'x',
  '_next/static/chunks/app.js': HOME,
  '.env': 'secret',
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact',
  '../outside.txt': 'secret',
  '../out-of-bounds/index.html': 'secret',
};

let exported: ReturnType<typeof makeExport>;
let site: TestServer;
const servers: TestServer[] = [];

async function serve(options: StaticOptions): Promise<TestServer> {
  const server = await startServer(createStaticHandler(options));
  servers.push(server);
  return server;
}

beforeAll(async () => {
  exported = makeExport(FILES);
  symlinkSync('../outside.txt', join(exported.root, 'link.txt'));
  symlinkSync('../out-of-bounds', join(exported.root, 'linked'));
  site = await serve({ root: exported.root });
});

afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  exported.remove();
});

it.each([
  ['/', HOME, 'text/html; charset=utf-8', REVALIDATE],
  ['/about/?utm_source=card', 'About', 'text/html; charset=utf-8', REVALIDATE],
  ['/a%20b%23/', 'Odd name', 'text/html; charset=utf-8', REVALIDATE],
  ['/.well-known/security.txt', 'Contact', 'text/plain; charset=utf-8', REVALIDATE],
  ['/contact.vcf', 'BEGIN:VCARD', 'text/vcard', REVALIDATE],
  // Hosts send an unknown ending as bytes: a picture without an ending must not look right here alone.
  ['/no-ending', 'x', 'application/octet-stream', REVALIDATE],
  ['/_next/static/chunks/app.js', HOME, 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/generated/pictures/hero.avif', HOME, 'image/avif', IMMUTABLE],
])('%s is served', async (path, text, type, cacheControl) => {
  const response = await site.request(path);
  expect([response.status, response.text]).toEqual([200, text]);
  expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
});

it.each([
  ['/about', 308, '/about/'],
  ['/about?utm_source=card&x=a%20b?', 308, '/about/?utm_source=card&x=a%20b?'],
  ['/about/index.html', 308, '/about/'],
  ['/index.html?x=1', 308, '/?x=1'],
  ['/a%20b%23', 308, '/a%20b%23/'],
  ['/industries', 308, '/industries/'],
  ['/industries/castles', 302, '/industries/'],
  ['/industries/castles/?utm_source=card', 302, '/industries/?utm_source=card'],
  ['/industries/warehouses/cold/deep.png', 302, '/industries/'],
  ['/industries//evil.example', 302, '/industries/'],
  ['/industries/404.html', 302, '/industries/'],
])('%s redirects with %i to %s', async (path, status, location) => {
  const { status: sent, headers } = await site.request(path);
  expect([sent, headers.location]).toEqual([status, location]);
  expect((await site.request(location)).status).toBe(200);
});

it.each([
  ['/nothing', 'Not found'],
  ['/nothing/', 'Not found'],
  ['/404.html', 'Not found'],
  ['/about/404.html', 'Not found'],
  ['/ABOUT/', 'Not found'],
  ['/about/index.html/', 'Not found'],
  ['/generated/pictures/', 'Not found'],
  ['/_next/static/chunks/gone.js', 'Not found'],
  ['/services/castles', 'Service not found'],
  ['/services/castles/x/', 'Service not found'],
  ['/services/404.html', 'Service not found'],
])('%s is 404 with the page "%s", which no cache keeps', async (path, text) => {
  const response = await site.request(path, { headers: { 'If-None-Match': '*', Range: 'bytes=0-1' } });
  expect([response.status, response.text]).toEqual([404, text]);
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATE });
  expect(response.headers.etag).toBeUndefined();
});

describe('no file outside the folder, no private file, and no redirect to another host', () => {
  it.each([
    '/../outside.txt',
    '/about/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/../out-of-bounds',
    '/../out/about',
    '/link.txt',
    '/linked/',
    '/.env',
    '/.git/config',
    '/.well-known/../.env',
    '/.well-known/..%2f.env',
    '/about/.well-known/..%2f..%2f.env',
    '//about',
    '//evil.example/..',
    '//evil.example/%2e%2e/index.html',
    '//about/index.html',
    '/%2fabout',
    '/\\about',
    '/%5cevil.example/..',
    '/about//',
    '/%00',
    '/about/%00',
    `/${'x'.repeat(5000)}`,
  ])('%s is 404', async (path) => {
    const { status, text, headers } = await site.request(path);
    expect([status, text, headers.location]).toEqual([404, 'Not found', undefined]);
  });

  it.each(['/%', '/%zz', '/%c3%28', '*', 'about', 'http://evil.example/about'])(
    '%s is not well formed',
    async (path) => {
      const { status, headers } = await site.request(path);
      expect([status, headers.location]).toEqual([400, undefined]);
    },
  );

  it('/industries/%0d%0aSet-Cookie:x adds no header', async () => {
    const { headers } = await site.request('/industries/%0d%0aSet-Cookie:x');
    expect(headers).toMatchObject({ location: '/industries/' });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('compression', () => {
  const accepting = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('of text, for a client that accepts %s, is %s', async (accepted, encoding, decompress) => {
    for (const path of ['/', '/_next/static/chunks/app.js']) {
      const { headers, body } = await site.request(path, accepting(accepted));
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(decompress(body).toString()).toBe(HOME);
    }
  });

  it.each([
    ['/generated/pictures/hero.avif', 'br'],
    ['/about/', 'br'],
    ['/', 'identity'],
  ])('leaves %s as it is for a client that accepts %s', async (path, encoding) => {
    expect((await site.request(path, accepting(encoding))).headers['content-encoding']).toBeUndefined();
  });

  it('leaves a part of a file as it is', async () => {
    const response = await site.request('/', { headers: { 'Accept-Encoding': 'br', Range: 'bytes=0-299' } });
    expect([response.status, response.text]).toEqual([206, HOME.slice(0, 300)]);
  });
});

it('a page that has not changed is not sent again, and keeps its headers', async () => {
  const { etag } = (await site.request('/')).headers;
  const response = await site.request('/', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } });
  expect([response.status, response.text]).toEqual([304, '']);
  expect(response.headers['cache-control']).toBe(REVALIDATE);
});

it.each([
  ['GET', '/', 200],
  ['HEAD', '/', 200],
  ['GET', '/about', 308],
  ['GET', '/nothing', 404],
  ['GET', '/%zz', 400],
  ['POST', '/', 405],
  ['DELETE', '/', 405],
])('%s %s is %i and has the security headers', async (method, path, status) => {
  const response = await site.request(path, { method });
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "frame-ancestors 'none'",
  });
});

it('sends the headers that it is given, those of pages with pages alone', async () => {
  const given = { headers: { 'X-Test': 'yes' }, pageHeaders: { 'X-Page': 'yes' } };
  const server = await serve({ root: exported.root, site: given });
  const page = (await server.request('/')).headers;
  expect(page).toMatchObject({ 'x-test': 'yes', 'x-page': 'yes' });
  expect(page['x-frame-options']).toBeUndefined();
  expect((await server.request('/contact.vcf')).headers['x-page']).toBeUndefined();
});

it('uses the general error page when a section has none, and does without any', async () => {
  const bare = makeExport({ '404.html': 'General' });
  const server = await serve({ root: bare.root });
  expect(await server.request('/services/castles/')).toMatchObject({ status: 404, text: 'General' });
  for (const gone of ['404.html', '.']) {
    rmSync(join(bare.root, gone), { recursive: true });
    expect((await server.request('/')).status).toBe(404);
  }
  bare.remove();
});

/** @jest-environment node */
import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createStaticHandler } from '../../../../scripts/preview/static-server.ts';
import { makeExport } from './export-folder.ts';
import { type Answer, startServer, type TestServer } from './http-client.ts';

const LONG_PAGE = `<!doctype html><title>Home</title>${'<p>Clean windows.</p>'.repeat(200)}`;
const LONG_SCRIPT = 'console.log("clean");\n'.repeat(100);
const PICTURE = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const FILES = {
  'index.html': LONG_PAGE,
  '404.html': '<title>Not found</title>',
  'about/index.html': '<title>About</title>',
  'services/index.html': '<title>Services</title>',
  'services/404.html': '<title>Service Not Found</title>',
  'services/deep-cleaning/index.html': '<title>Deep cleaning</title>',
  'industries/index.html': '<title>Industries</title>',
  'industries/warehouses/index.html': '<title>Warehouses</title>',
  'a b#/index.html': '<title>Odd name</title>',
  'generated/pictures/hero.png': PICTURE,
  'scene.png': PICTURE,
  'empty.png': '',
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<urlset/>',
  'icon.svg': '<svg/>',
  'site.webmanifest': '{}',
  'data.json': '{}',
  'photo.avif': 'x',
  'font.woff2': 'x',
  'no-ending': 'x',
  '_next/static/chunks/app.js': LONG_SCRIPT,
  '_next/static/css/app.css': 'a{}',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact: mailto:hello@tidewell.example',
  '../outside.txt': 'secret',
  '../out-of-bounds/secret.txt': 'secret',
};

let exported: ReturnType<typeof makeExport>;
let site: TestServer;

beforeAll(async () => {
  exported = makeExport(FILES);
  symlinkSync(join(exported.root, '../outside.txt'), join(exported.root, 'link.txt'));
  site = await startServer(createStaticHandler({ root: exported.root }));
});

afterAll(async () => {
  await site.close();
  exported.remove();
});

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/about/', 'About'],
    ['/services/deep-cleaning/', 'Deep cleaning'],
    ['/industries/warehouses/', 'Warehouses'],
    ['/a%20b%23/', 'Odd name'],
    ['/about/?utm_source=card', 'About'],
  ])('%s shows its page', async (path, title) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`<title>${title}</title>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('answers a HEAD request with the headers of the page and no body', async () => {
    const head = await site.ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(LONG_PAGE)));
    expect(head.body).toHaveLength(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'refuses %s and names the methods it knows',
    async (method) => {
      const answer = await site.ask('/', { method, body: 'x', headers: { 'Content-Length': 1 } });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  it('understands the whole address that a proxy client writes', async () => {
    expect((await site.ask('http://evil.example/about/')).status).toBe(200);
    expect((await site.ask('http://evil.example/about')).headers.location).toBe('/about/');
    expect((await site.ask('http://evil.example')).text).toContain('Home');
  });
});

describe('redirects', () => {
  it.each([
    ['/about', 308, '/about/'],
    ['/about?utm_source=card&x=a%20b', 308, '/about/?utm_source=card&x=a%20b'],
    ['/about/index.html', 308, '/about/'],
    ['/index.html?x=1', 308, '/?x=1'],
    ['/a%20b%23', 308, '/a%20b%23/'],
    ['/industries', 308, '/industries/'],
    ['/industries/warehouses', 308, '/industries/warehouses/'],
    ['/industries/castles', 302, '/industries/'],
    ['/industries/castles/', 302, '/industries/'],
    ['/industries/warehouses/cold/deep', 302, '/industries/'],
    ['/industries/castles/?utm_source=card', 302, '/industries/?utm_source=card'],
    ['/industries/castle.png', 302, '/industries/'],
    ['/industries//evil.example', 302, '/industries/'],
    ['/industries/404.html', 302, '/industries/'],
  ])('%s goes with %i to %s', async (path, status, location) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it.each(['/about', '/industries/castles', '/a%20b%23', '/index.html'])(
    '%s arrives after a single redirect',
    async (path) => {
      const { location = '' } = (await site.ask(path)).headers;
      expect((await site.ask(location)).status).toBe(200);
    },
  );

  it.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/..',
    '///about',
    '//about',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f/evil.example',
    '/about//',
    '//about/index.html',
    '//evil.example/index.html',
  ])('%s never leads to another host', async (path) => {
    const answer = await site.ask(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.location).toBeUndefined();
  });

  it('stays on the list of industries when it is missing from the export', async () => {
    const bare = makeExport({ 'index.html': 'Home' });
    const server = await startServer(createStaticHandler({ root: bare.root }));
    expect((await server.ask('/industries/')).status).toBe(404);
    await server.close();
    bare.remove();
  });
});

describe('addresses that do not exist', () => {
  it.each(['/nothing', '/nothing/', '/404.html', '/about/nothing', '/about.html', '/nothing/index.html'])(
    '%s answers 404 with the general page',
    async (path) => {
      const answer = await site.ask(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<title>Not found</title>');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['/services/castles', '/services/castles/', '/services/deep-cleaning/x/', '/services/404.html'])(
    '%s answers 404 with the Service Not Found page',
    async (path) => {
      const answer = await site.ask(path);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('<title>Service Not Found</title>');
    },
  );

  it.each([
    '/missing.png',
    '/_next/static/chunks/gone.js',
    '/_next/',
    '/generated/pictures/hero.png/',
    '/generated/pictures/',
  ])('%s answers 404', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });

  it('lets no cache keep a missing script for a year', async () => {
    const answer = await site.ask('/_next/static/chunks/gone.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('sends the 404 page whole, whatever the client holds or asks for', async () => {
    const answer = await site.ask('/nothing', { headers: { 'If-None-Match': '*', Range: 'bytes=0-1' } });
    expect(answer.status).toBe(404);
    expect(answer.text).toBe(FILES['404.html']);
  });

  it('uses the general page when there is none for services', async () => {
    const bare = makeExport({ '404.html': 'General' });
    const server = await startServer(createStaticHandler({ root: bare.root }));
    const answer = await server.ask('/services/castles/');
    expect([answer.status, answer.text]).toEqual([404, 'General']);
    await server.close();
    bare.remove();
  });

  it('answers 404 in plain text when the export has no 404 page, or is gone', async () => {
    const bare = makeExport({ 'index.html': 'Home' });
    const server = await startServer(createStaticHandler({ root: bare.root }));
    expect((await server.ask('/nothing')).status).toBe(404);
    rmSync(bare.root, { recursive: true });
    const answer = await server.ask('/');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    await server.close();
    bare.remove();
  });
});

describe('addresses written to break out', () => {
  it.each([
    '/../outside.txt',
    '/about/../../outside.txt',
    '/..',
    '/%2e%2e/outside.txt',
    '/.%2E/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/../out-of-bounds/secret.txt',
    '/%00',
    '/about/%00.html',
    '/a%0d%0aSet-Cookie:x',
    '/%',
    '/%zz',
    '/%c3%28',
    '/./about/',
    'about',
    '?x',
    '*',
  ])('%s is refused', async (path) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('secret');
  });

  it.each(['/.env', '/.git/config', '/link.txt', '/about/.hidden', '/.git/', '/x/.well-known/security.txt'])(
    '%s is not served',
    async (path) => {
      const answer = await site.ask(path);
      expect(answer.status).toBe(404);
      expect(answer.text.toLowerCase()).not.toContain('secret');
    },
  );

  it('serves the one dot folder that the web keeps for public files', async () => {
    expect((await site.ask('/.well-known/security.txt')).status).toBe(200);
  });

  it('survives a name longer than the disk allows', async () => {
    expect((await site.ask(`/${'x'.repeat(5000)}`)).status).toBe(404);
  });

  it('refuses raw bytes, which have no place in the header of a redirect', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => {
        socket.write(Buffer.from('GET /about?q=\xe9 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'latin1'));
      });
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('files', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/_next/static/chunks/app.js', 'text/javascript; charset=utf-8'],
    ['/_next/static/css/app.css', 'text/css; charset=utf-8'],
    ['/generated/pictures/hero.png', 'image/png'],
    ['/photo.avif', 'image/avif'],
    ['/font.woff2', 'font/woff2'],
    ['/no-ending', 'application/octet-stream'],
  ])('%s is sent as %s', async (path, type) => {
    const answer = await site.ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  it('keeps files with hashed names for a year and asks about the others each time', async () => {
    for (const path of ['/_next/static/chunks/app.js', '/generated/pictures/hero.png']) {
      expect((await site.ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await site.ask('/scene.png')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('sends an empty file', async () => {
    const answer = await site.ask('/empty.png');
    expect([answer.status, answer.headers['content-length']]).toEqual([200, '0']);
  });
});

describe('compression', () => {
  const accepting = (encodings: string) => ({ headers: { 'Accept-Encoding': encodings } });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('to a client that accepts "%s" it sends %s', async (accepted, encoding) => {
    const answer = await site.ask('/', accepting(accepted));
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(plain(answer)).toBe(LONG_PAGE);
  });

  it('makes text smaller', async () => {
    const answer = await site.ask('/_next/static/chunks/app.js', accepting('br'));
    expect(answer.body.length).toBeLessThan(LONG_SCRIPT.length / 2);
  });

  it('leaves pictures and very small files as they are', async () => {
    const picture = await site.ask('/generated/pictures/hero.png', accepting('br'));
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.headers.vary).toBeUndefined();
    const small = await site.ask('/robots.txt', accepting('br'));
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(small.headers.vary).toBe('Accept-Encoding');
  });

  it('tells the compressed length in the answer to HEAD', async () => {
    const get = await site.ask('/', accepting('br'));
    const head = await site.ask('/', { method: 'HEAD', ...accepting('br') });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.body).toHaveLength(0);
  });

  it('compresses the 404 page too', async () => {
    const bare = makeExport({ '404.html': LONG_PAGE });
    const server = await startServer(createStaticHandler({ root: bare.root }));
    const answer = await server.ask('/nothing', accepting('gzip'));
    expect([answer.status, plain(answer)]).toEqual([404, LONG_PAGE]);
    await server.close();
    bare.remove();
  });

  it('compresses a file once, and again only when it has changed', async () => {
    const bare = makeExport({ 'index.html': LONG_PAGE });
    const page = join(bare.root, 'index.html');
    const someDay = new Date('2026-01-01');
    const otherPage = LONG_PAGE.replaceAll('windows', 'kitchen');
    const server = await startServer(createStaticHandler({ root: bare.root }));
    utimesSync(page, someDay, someDay);
    expect(plain(await server.ask('/', accepting('br')))).toBe(LONG_PAGE);

    // Changed behind its back, with the same size and time: only its memory can still know the old text.
    writeFileSync(page, otherPage);
    utimesSync(page, someDay, someDay);
    expect(plain(await server.ask('/', accepting('br')))).toBe(LONG_PAGE);

    utimesSync(page, someDay, new Date('2026-01-02'));
    expect(plain(await server.ask('/', accepting('br')))).toBe(otherPage);
    await server.close();
    bare.remove();
  });
});

describe('what the client already holds', () => {
  it('answers 304 without a body to a known tag, also in a list or marked weak', async () => {
    const { etag = '' } = (await site.ask('/')).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await site.ask('/', { headers: { 'If-None-Match': known } });
      expect(answer.status).toBe(304);
      expect(answer.body).toHaveLength(0);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
  });

  it('sends the page for another tag, even when the date is right', async () => {
    const modified = (await site.ask('/')).headers['last-modified'];
    const answer = await site.ask('/', { headers: { 'If-None-Match': '"other"', 'If-Modified-Since': modified } });
    expect(answer.status).toBe(200);
  });

  it('compares dates when there is no tag', async () => {
    const modified = (await site.ask('/')).headers['last-modified'] ?? '';
    const before = new Date(Date.parse(modified) - 1_000).toUTCString();
    const withDate = (date: string) => site.ask('/', { headers: { 'If-Modified-Since': date } });
    expect((await withDate(modified)).status).toBe(304);
    expect((await withDate(before)).status).toBe(200);
    expect((await withDate('yesterday')).status).toBe(200);
  });

  it('gives each encoding a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await site.ask('/', { headers: { 'Accept-Encoding': encoding } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('parts of a file', () => {
  const part = (range: string, headers: Record<string, string> = {}) =>
    site.ask('/generated/pictures/hero.png', { headers: { Range: range, ...headers } });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=995-5000', 995, 999],
    ['bytes=0-0', 0, 0],
  ])('%s gives bytes %i to %i', async (range, start, end) => {
    const answer = await part(range);
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(answer.body.equals(PICTURE.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies beyond the end', async (range) => {
    const answer = await part(range);
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-1', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes'])(
    '%s is not read: the whole file comes',
    async (range) => {
      const answer = await part(range);
      expect([answer.status, answer.body.length]).toEqual([200, 1000]);
    },
  );

  it('sends a part only of the version that the client began with', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await site.ask('/generated/pictures/hero.png')).headers;
    expect((await part('bytes=0-9', { 'If-Range': etag })).status).toBe(206);
    expect((await part('bytes=0-9', { 'If-Range': modified })).status).toBe(206);
    expect((await part('bytes=0-9', { 'If-Range': '"older"' })).status).toBe(200);
    expect((await part('bytes=0-9', { 'If-Range': new Date(0).toUTCString() })).status).toBe(200);
  });

  it('offers parts of plain answers only', async () => {
    const plainAnswer = await site.ask('/', { headers: { Range: 'bytes=0-14' } });
    expect([plainAnswer.status, plainAnswer.text]).toEqual([206, '<!doctype html>']);
    const compressed = await site.ask('/', { headers: { Range: 'bytes=0-14', 'Accept-Encoding': 'br' } });
    expect(compressed.status).toBe(200);
    expect(compressed.headers['accept-ranges']).toBeUndefined();
    expect(plain(compressed)).toBe(LONG_PAGE);
  });

  it('leaves HEAD whole', async () => {
    const answer = await site.ask('/generated/pictures/hero.png', { method: 'HEAD', headers: { Range: 'bytes=0-9' } });
    expect([answer.status, answer.headers['content-length']]).toEqual([200, '1000']);
  });
});

describe('headers on every answer', () => {
  it.each([
    ['/', 'GET'],
    ['/about', 'GET'],
    ['/industries/castles', 'GET'],
    ['/nothing', 'GET'],
    ['/%zz', 'GET'],
    ['/', 'POST'],
    ['/generated/pictures/hero.png', 'HEAD'],
  ])('%s (%s) has the security headers', async (path, method) => {
    const { headers } = await site.ask(path, { method });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  it('uses the headers it was given in place of its own, and those of pages for pages alone', async () => {
    const site = { headers: { 'X-Test': 'yes' }, pageHeaders: { 'X-Page': 'yes' } };
    const server = await startServer(createStaticHandler({ root: exported.root, site }));
    const { headers } = await server.ask('/');
    expect(headers['x-test']).toBe('yes');
    expect(headers['x-page']).toBe('yes');
    expect(headers['x-frame-options']).toBeUndefined();
    expect((await server.ask('/scene.png')).headers['x-page']).toBeUndefined();
    await server.close();
  });

  it('answers 500 and goes on when something unforeseen fails', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const site = { headers: { 'X-Bad': 'two\nlines' }, pageHeaders: {} };
    const server = await startServer(createStaticHandler({ root: exported.root, site }));
    const answer = await server.ask('/');
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
    await server.close();
  });
});

function plain({ headers, body }: Answer): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString('utf8');
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString('utf8');
  return body.toString('utf8');
}

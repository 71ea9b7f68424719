/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Preview, type PreviewOptions, startPreview } from '../../../../scripts/preview/start-preview.ts';
import { makeExport } from './export-folder.ts';
import { fakeTime, until } from './fake-time.ts';
import { ask } from './http-client.ts';

const LEAD = JSON.stringify({ user_id: 'k', service_id: 's', template_id: 't', template_params: { name: 'Ann' } });
const SEND = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: LEAD };
const SEND_PATH = '/api/v1.0/email/send';

let exported: ReturnType<typeof makeExport>;
const running: Preview[] = [];
const others: Server[] = [];

beforeAll(() => {
  exported = makeExport({ 'index.html': 'Home', 'industries/index.html': 'Industries' });
});

afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(running.splice(0).map((preview) => preview.close()));
  await Promise.all(others.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

afterAll(() => exported.remove());

async function start(options: Partial<PreviewOptions> = {}): Promise<Preview> {
  const preview = await startPreview({ root: exported.root, sitePort: 0, inboxPort: 0, widgetPort: 0, ...options });
  running.push(preview);
  return preview;
}

/** Another program on a port of its own. */
async function occupyPort(port = 0): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  others.push(server);
  return (server.address() as AddressInfo).port;
}

const portOf = (url: string) => Number(new URL(url).port);

describe('the preview', () => {
  it('serves the site, its inbox and the widget, each on an origin of its own', async () => {
    const { siteUrl, inboxUrl, widgetUrl, warnings } = await start();
    expect((await ask(siteUrl, '/')).text).toBe('Home');
    expect((await ask(siteUrl, '/industries/x')).status).toBe(302);
    expect((await ask(inboxUrl, '/')).text).toContain(`href="${siteUrl}"`);
    expect(new URL(widgetUrl).pathname).toBe('/widget.js');
    expect((await ask(widgetUrl, '/widget.js')).status).toBe(200);
    expect(new Set([siteUrl, inboxUrl, widgetUrl].map(portOf)).size).toBe(3);
    expect(warnings).toEqual([]);
  });

  it('takes the messages of the site on its own origin and shows them in the inbox', async () => {
    const { siteUrl, inboxUrl, emailjs } = await start();
    expect((await ask(siteUrl, SEND_PATH, SEND)).text).toBe('OK');
    expect(emailjs.messages).toHaveLength(1);
    expect((await ask(inboxUrl, '/')).text).toContain('<dd>Ann</dd>');
  });

  it('lets tests count and break the widget', async () => {
    const { widget, widgetUrl } = await start();
    widget.behaviour = { kind: 'missing' };
    expect((await ask(widgetUrl, '/widget.js')).status).toBe(404);
    expect(widget.hits).toBe(1);
  });

  it('keeps the pace of the service, unless told otherwise', async () => {
    fakeTime();
    const strict = await start();
    await ask(strict.siteUrl, SEND_PATH, SEND);
    expect((await ask(strict.siteUrl, SEND_PATH, SEND)).status).toBe(429);
    const lenient = await start({ rateLimit: false });
    await ask(lenient.siteUrl, SEND_PATH, SEND);
    expect((await ask(lenient.siteUrl, SEND_PATH, SEND)).status).toBe(200);
  });

  it('accepts only the EmailJS identifiers it was told, if any', async () => {
    const { siteUrl } = await start({ known: { serviceIds: ['another'] } });
    expect((await ask(siteUrl, SEND_PATH, SEND)).text).toContain('service ID not found');
  });

  it('names an address that a browser can open when it listens everywhere', async () => {
    const { siteUrl } = await start({ host: '0.0.0.0' });
    expect(siteUrl).toMatch(/^http:\/\/localhost:\d+$/);
  });
});

describe('ports that are taken', () => {
  it('move the site and the inbox to the next free one', async () => {
    const taken = await occupyPort();
    const { siteUrl } = await start({ sitePort: taken });
    expect(portOf(siteUrl)).toBeGreaterThan(taken);
    expect((await ask(siteUrl, '/')).status).toBe(200);
    const { inboxUrl } = await start({ inboxPort: taken });
    expect(portOf(inboxUrl)).toBeGreaterThan(taken);
  });

  it('leave the widget out, with a warning, while the site goes on', async () => {
    const taken = await occupyPort();
    const { siteUrl, widgetUrl, warnings } = await start({ widgetPort: taken });
    expect((await ask(siteUrl, '/')).status).toBe(200);
    expect(portOf(widgetUrl)).toBe(taken);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`Port ${taken} is taken`);
    expect(warnings[0]).toContain('start again');
  });

  it('stop the start with the fix when there is no other port to try, and nothing stays open', async () => {
    // The last port has no next one.
    await occupyPort(65_535).catch(() => {});
    const widgetPort = await occupyPort();
    await new Promise((resolve) => others.pop()?.close(resolve));
    await expect(start({ sitePort: 65_535, widgetPort })).rejects.toThrow(
      'Ports 65535 to 65535 are all taken. Free one, or choose another: npm start -- --site-port 4000',
    );
    await expect(occupyPort(widgetPort)).resolves.toBe(widgetPort);
  });

  it('name the option when the computer has no such address', async () => {
    await expect(start({ host: '192.0.2.1' })).rejects.toThrow('Leave --host out');
  });
});

describe('starting and ending', () => {
  it('asks for a build when there is none', async () => {
    const empty = makeExport({});
    await expect(start({ root: empty.root })).rejects.toThrow(
      /There is no exported site in .+\. Run npm run build first\./,
    );
    empty.remove();
  });

  it('closes at once, with a slow answer under way, and may be closed twice', async () => {
    const { siteUrl, emailjs, close } = await start();
    emailjs.setFault({ kind: 'slow', ms: 60_000 });
    const cutOff = ask(siteUrl, SEND_PATH, SEND).catch(() => 'cut off');
    await until(() => emailjs.nextAnswers.length === 0);
    await Promise.all([close(), close()]);
    expect(await cutOff).toBe('cut off');
    await expect(ask(siteUrl, '/')).rejects.toThrow('ECONNREFUSED');
  });
});

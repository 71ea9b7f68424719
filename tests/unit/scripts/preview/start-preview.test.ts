/** @jest-environment node */
import { type Preview, type PreviewOptions, startPreview } from '../../../../scripts/preview/start-preview.ts';
import { sendRequest } from '../../../support/http-client.ts';
import { serveLocally } from '../../../support/serve-locally.ts';
import { makeExport } from '../../support/export-folder.ts';
import { fakeTime, until } from './server-fake-timers.ts';

const LEAD = JSON.stringify({ user_id: 'k', service_id: 's', template_id: 't', template_params: { name: 'Ann' } });
const SEND = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: LEAD };
const SEND_PATH = '/api/v1.0/email/send';

let exported: ReturnType<typeof makeExport>;
const running: { close: () => Promise<void> }[] = [];

beforeAll(() => {
  exported = makeExport({ 'index.html': 'Home' });
});

afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

afterAll(() => exported.remove());

async function start(options: Partial<PreviewOptions> = {}): Promise<Preview> {
  const preview = await startPreview({ root: exported.root, sitePort: 0, inboxPort: 0, widgetPort: 0, ...options });
  running.push(preview);
  return preview;
}

/** Another program's port. */
async function takenPort(): Promise<number> {
  const server = await serveLocally(() => {});
  running.push(server);
  return portOf(server.url);
}

const portOf = (url: string) => Number(new URL(url).port);

it('serves the site with the EmailJS fake, its inbox, and the widget, each on an origin of its own', async () => {
  const { siteUrl, inboxUrl, widgetUrl, warnings } = await start();
  expect((await sendRequest(siteUrl, '/')).text).toBe('Home');
  expect((await sendRequest(siteUrl, SEND_PATH, SEND)).text).toBe('OK');
  const { text } = await sendRequest(inboxUrl, '/');
  expect(text).toContain(`href="${siteUrl}"`);
  expect(text).toContain('<dd>Ann</dd>');
  expect(new URL(widgetUrl).pathname).toBe('/widget.js');
  expect((await sendRequest(widgetUrl, '/widget.js')).status).toBe(200);
  expect(new Set([siteUrl, inboxUrl, widgetUrl].map(portOf)).size).toBe(3);
  expect(warnings).toEqual([]);
});

it.each([
  [undefined, 429],
  [false, 200],
])('with the rate limit %s, the second message at once gets %i', async (rateLimit, status) => {
  fakeTime();
  const { siteUrl } = await start(rateLimit === undefined ? {} : { rateLimit });
  await sendRequest(siteUrl, SEND_PATH, SEND);
  expect((await sendRequest(siteUrl, SEND_PATH, SEND)).status).toBe(status);
});

it('names an address that a browser can open when it listens everywhere', async () => {
  expect((await start({ host: '0.0.0.0' })).siteUrl).toMatch(/^http:\/\/localhost:\d+$/);
});

it('moves the site and the inbox to the next free port', async () => {
  const taken = await takenPort();
  expect(portOf((await start({ sitePort: taken })).siteUrl)).toBeGreaterThan(taken);
  expect(portOf((await start({ inboxPort: taken })).inboxUrl)).toBeGreaterThan(taken);
});

it('goes on without the widget when its port is taken, with a warning', async () => {
  const taken = await takenPort();
  const { siteUrl, widgetUrl, warnings } = await start({ widgetPort: taken });
  expect((await sendRequest(siteUrl, '/')).status).toBe(200);
  expect(portOf(widgetUrl)).toBe(taken);
  expect(warnings).toEqual([expect.stringContaining(`Port ${taken} is taken`)]);
});

it('leaves no server running when it cannot start', async () => {
  const inboxPort = await takenPort();
  await running.pop()?.close();
  // There is no port from here on.
  await expect(start({ inboxPort, sitePort: 65_536 })).rejects.toThrow('are all taken. Free one, or choose another');
  await expect(sendRequest(`http://127.0.0.1:${inboxPort}`, '/')).rejects.toThrow('ECONNREFUSED');
});

it('asks for a build when there is none', async () => {
  await expect(start({ root: 'no-such-folder' })).rejects.toThrow(/no exported site in .+Run npm run build first\./);
});

it('closes at once, with a slow response under way, and may be closed twice', async () => {
  const { siteUrl, emailjs, close } = await start();
  emailjs.setFault({ kind: 'slow', ms: 60_000 });
  const cutOff = sendRequest(siteUrl, SEND_PATH, SEND).catch(() => 'cut off');
  await until(() => emailjs.nextFaults.length === 0);
  await Promise.all([close(), close()]);
  expect(await cutOff).toBe('cut off');
  await expect(sendRequest(siteUrl, '/')).rejects.toThrow('ECONNREFUSED');
});

/** @jest-environment node */
import { EmailJsFake, FAULT_CHOICES, SEND_PATH } from '../../../../scripts/preview/emailjs-fake.ts';
import { createInboxHandler } from '../../../../scripts/preview/inbox.ts';
import { type RawResponse, startServer, type TestServer } from '../../../support/http-client.ts';

let emailjs: EmailJsFake;
let service: TestServer;
let inbox: TestServer;

beforeEach(async () => {
  emailjs = new EmailJsFake({ rateLimit: false });
  service = await startServer((request, response) => emailjs.handle(request, response));
  inbox = await startServer(createInboxHandler({ emailjs, siteUrl: () => 'http://127.0.0.1:3000' }));
});

afterEach(async () => {
  await service.close();
  await inbox.close();
});

function send(variables: unknown, rest: Record<string, unknown> = {}): Promise<RawResponse> {
  const payload = { user_id: 'k', service_id: 's', template_id: 't', template_params: variables, ...rest };
  const headers = { 'Content-Type': 'application/json' };
  return service.request(SEND_PATH, { method: 'POST', headers, body: JSON.stringify(payload) });
}

/** As the browser sends the forms of the page. */
function submit(path: string, body = '', origin = inbox.url): Promise<RawResponse> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
  return inbox.request(path, { method: 'POST', headers, body });
}

const pageText = async () => (await inbox.request('/')).text;

describe('the page', () => {
  it('links to the site, and allows no scripts and no cache', async () => {
    const { headers, text } = await inbox.request('/');
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'unsafe-inline'; form-action");
    expect(text).toContain('href="http://127.0.0.1:3000"');
    expect(text).toContain('Nothing yet');
  });

  it('shows what was sent and how the fake responded, newest first', async () => {
    await send({ name: 'Ann', message: 'First office' });
    emailjs.setFault({ kind: 'status', status: 500, text: 'Broken' });
    await send({ message: 'Second office' });
    emailjs.setFault({ kind: 'drop' });
    await send({ message: 'Third office' }).catch(() => {});
    const text = await pageText();
    expect(text).toContain('<dt>name</dt><dd>Ann</dd>');
    expect(text).toMatch(/Message 3: no response.*Third office.*Message 2: 500.*Broken.*Second office.*First office/s);
  });

  it('shows markup as text, wherever it was sent', async () => {
    const attack = `"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;`;
    await send({ name: attack, [attack]: 'x', list: [attack] }, { lib_version: attack });
    await service.request(SEND_PATH, { method: 'POST', body: attack });
    emailjs.setFault({ kind: 'status', status: 500, text: attack });
    await send({});
    const text = await pageText();
    expect(text).not.toMatch(/<script|<img|&amp;/);
    expect(text).toContain('<dd>&#34;&#62;&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;');
  });

  it('shows messages without readable variables', async () => {
    await send('text');
    await send(null);
    await service.request(SEND_PATH, { method: 'POST', body: 'no JSON' });
    expect(await pageText()).toContain('Message 3: 400');
  });
});

it('programs get all messages, which pages of other sites cannot read', async () => {
  await send({ name: 'Ann' });
  await send({ name: 'Bob' });
  const { headers, text } = await inbox.request('/messages.json', { headers: { Origin: 'http://evil.example' } });
  expect(JSON.parse(text)).toEqual(emailjs.messages);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it.each(FAULT_CHOICES.map(({ id, fault }) => [id, fault] as const))(
  'the page offers the fault "%s"',
  async (id, fault) => {
    expect(await pageText()).toContain(`<option value="${id}">`);
    expect(await submit('/faults', `fault=${id}`)).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(emailjs.nextFaults).toEqual([fault]);
  },
);

it('the page says which faults come next, and takes them back', async () => {
  emailjs.nextFaults.push({ kind: 'status', status: 500, text: '' }, { kind: 'drop' });
  expect(await pageText()).toContain('Next response: status 500, then drop.');
  await submit('/faults', 'fault=');
  expect(await pageText()).toContain('Next response: as usual.');
});

it('clearing forgets the messages and the faults', async () => {
  await send({ name: 'Ann' });
  emailjs.setFault({ kind: 'drop' });
  expect(await submit('/clear')).toMatchObject({ status: 303, headers: { location: '/' } });
  expect([emailjs.messages, emailjs.nextFaults]).toEqual([[], []]);
});

it.each(['http://evil.example', 'null', 'http://127.0.0.1:1'])('a form from %s changes nothing', async (origin) => {
  await send({ name: 'Ann' });
  expect((await submit('/clear', '', origin)).status).toBe(403);
  expect((await submit('/faults', 'fault=drop', origin)).status).toBe(403);
  expect([emailjs.messages.length, emailjs.nextFaults.length]).toEqual([1, 0]);
});

it.each([
  ['GET', '/clear'],
  ['GET', '/faults'],
  ['POST', '/'],
  ['GET', '/favicon.ico'],
])('%s %s is not found', async (method, path) => {
  expect((await inbox.request(path, { method })).status).toBe(404);
});

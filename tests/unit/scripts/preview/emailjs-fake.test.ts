/** @jest-environment node */
import { Agent } from 'node:http';
import { EmailJsFake, SEND_PATH } from '../../../../scripts/preview/emailjs-fake.ts';
import { type RawResponse, type RequestOptions, startServer, type TestServer } from '../../../support/http-client.ts';
import { fakeTime, until } from './server-fake-timers.ts';

const LEAD = {
  lib_version: '4.4.1',
  user_id: 'public-key',
  service_id: 'service',
  template_id: 'template',
  template_params: { name: 'Ann', email: 'ann@example.com', message: 'Two offices' },
};

let emailjs: EmailJsFake;
let server: TestServer;

beforeEach(async () => {
  fakeTime();
  emailjs = new EmailJsFake({ rateLimit: false });
  server = await startServer(async (request, response) => {
    if (!(await emailjs.handle(request, response))) response.writeHead(418).end();
  });
});

afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

function send(payload: unknown, options: RequestOptions = {}): Promise<RawResponse> {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const headers = { 'Content-Type': 'application/json' };
  return server.request(SEND_PATH, { method: 'POST', headers, body, ...options });
}

const statusOf = async (sent: Promise<RawResponse>) => (await sent).status;
const dropped = /hang up|ECONNRESET|aborted/;

describe('a message', () => {
  it('is accepted with the response that the SDK takes for success, and kept', async () => {
    jest.setSystemTime(new Date('2026-05-01T12:00:00Z'));
    expect(await send(LEAD)).toMatchObject({ status: 200, text: 'OK' });
    expect(emailjs.messages).toEqual([
      { id: 1, receivedAt: '2026-05-01T12:00:00.000Z', status: 200, response: 'OK', payload: LEAD },
    ]);
  });

  const withMessage = (message: string) => ({ ...LEAD, template_params: { message } });
  const longest = 50_000 - '{"message":""}'.length;

  it.each([
    ['without variables', { ...LEAD, template_params: undefined }, 200, 'OK'],
    ['of 50 KB', withMessage('x'.repeat(longest)), 200, 'OK'],
    ['of a byte more', withMessage('x'.repeat(longest + 1)), 413, '50 KB'],
    ['of 50 KB by letters but not by bytes', withMessage('é'.repeat(26 * 1024)), 413, '50 KB'],
    ['without a public key', { ...LEAD, user_id: undefined }, 400, 'Public Key is required'],
    ['with a public key that is not text', { ...LEAD, user_id: 5 }, 400, 'Public Key is required'],
    ['with an empty service', { ...LEAD, service_id: ' ' }, 400, 'service ID is required'],
    ['without a template', { ...LEAD, template_id: null }, 400, 'template ID is required'],
    ['whose variables are a list', { ...LEAD, template_params: ['x'] }, 400, 'template_params'],
    ['that is a list', [LEAD], 400, 'not a JSON object'],
    ['that is empty', '', 400, 'not a JSON object'],
    ['that is broken JSON', '{"user_id":', 400, 'not a JSON object'],
  ])('%s', async (_case, payload, status, text) => {
    const response = await send(payload);
    expect(response).toMatchObject({ status, text: expect.stringContaining(text) });
    expect(emailjs.messages).toMatchObject([{ status, response: response.text }]);
  });

  it('without the content type of JSON is refused, as the service does not read it', async () => {
    expect(await statusOf(send(LEAD, { headers: { 'Content-Type': 'text/plain' } }))).toBe(400);
    expect(emailjs.messages).toMatchObject([{ payload: LEAD }]);
  });

  it.each([
    ['GET', SEND_PATH, 405],
    ['POST', '/', 418],
    ['POST', `${SEND_PATH}-form`, 418],
    ['POST', `${SEND_PATH}/`, 418],
  ])('is not %s %s', async (method, path, status) => {
    expect(await statusOf(server.request(path, { method }))).toBe(status);
    expect(emailjs.messages).toEqual([]);
  });
});

it('the rate limit is one request a second, refused requests included, those that came too soon not', async () => {
  expect(new EmailJsFake().rateLimit).toBe(true);
  emailjs.rateLimit = true;
  expect(await statusOf(send('{}'))).toBe(400);
  jest.advanceTimersByTime(999);
  expect(await send(LEAD)).toMatchObject({ status: 429, text: expect.stringContaining('Too many requests') });
  jest.advanceTimersByTime(1);
  expect(await statusOf(send(LEAD))).toBe(200);
  emailjs.reset();
  expect(await statusOf(send(LEAD))).toBe(200);
});

describe('a fault', () => {
  it('of a status is the response to one request, and leaves the rate limit alone', async () => {
    emailjs.rateLimit = true;
    emailjs.setFault({ kind: 'status', status: 412, text: 'Invalid grant' });
    expect(await send(LEAD)).toMatchObject({ status: 412, text: 'Invalid grant' });
    expect(emailjs.messages).toMatchObject([{ status: 412, response: 'Invalid grant', payload: LEAD }]);
    expect(await statusOf(send(LEAD))).toBe(200);
  });

  it('can be followed by others, and taken back', async () => {
    for (const status of [500, 200, 412, 403]) emailjs.nextFaults.push({ kind: 'status', status, text: '' });
    const statuses = [await statusOf(send(LEAD)), await statusOf(send(LEAD)), await statusOf(send(LEAD))];
    expect(statuses).toEqual([500, 200, 412]);
    emailjs.setFault(null);
    expect(await statusOf(send(LEAD))).toBe(200);
  });

  it('is forgotten by a reset, with the messages, but their numbers go on', async () => {
    await send(LEAD);
    emailjs.setFault({ kind: 'drop' });
    emailjs.reset();
    await send(LEAD);
    expect(emailjs.messages).toMatchObject([{ id: 2, status: 200 }]);
  });

  it('can be a late response, which does not bring its message past a reset', async () => {
    for (const isReset of [false, true]) {
      emailjs.setFault({ kind: 'slow', ms: 60_000 });
      const response = send(LEAD);
      await until(() => emailjs.nextFaults.length === 0);
      await jest.advanceTimersByTimeAsync(59_999);
      expect(emailjs.messages).toEqual([]);
      if (isReset) emailjs.reset();
      await jest.advanceTimersByTimeAsync(1);
      expect(await statusOf(response)).toBe(200);
      expect(emailjs.messages).toHaveLength(isReset ? 0 : 1);
      emailjs.reset();
    }
  });

  it('can be slower than the client waits: the message is kept all the same', async () => {
    emailjs.setFault({ kind: 'slow', ms: 60_000 });
    const agent = new Agent();
    const response = send(LEAD, { agent });
    await until(() => emailjs.nextFaults.length === 0);
    agent.destroy();
    await expect(response).rejects.toThrow(dropped);
    await until(() => emailjs.messages.length === 1);
    expect(emailjs.messages).toMatchObject([
      { status: 200, response: expect.stringContaining('client left'), payload: LEAD },
    ]);
  });

  it('can be a dropped connection, also when the browser sends the request again by itself', async () => {
    emailjs.setFault({ kind: 'drop' });
    await expect(send(LEAD)).rejects.toThrow(dropped);
    await expect(send(LEAD)).rejects.toThrow(dropped);
    expect(emailjs.messages).toMatchObject([{ status: null, payload: LEAD }, { status: null }]);
    emailjs.setFault(null);
    expect(await statusOf(send(LEAD))).toBe(200);
  });

  it('can be a connection that is dropped after the status', async () => {
    emailjs.setFault({ kind: 'drop-mid-response' });
    const response = await fetch(server.url + SEND_PATH, { method: 'POST', body: JSON.stringify(LEAD) });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    expect(emailjs.messages).toMatchObject([{ status: 200, payload: LEAD }]);
  });
});

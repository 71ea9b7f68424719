/** @jest-environment node */
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { EmailJsFake, type EmailJsOptions } from '../../../../scripts/preview/emailjs-fake.ts';
import { parseFault } from '../../../../scripts/preview/emailjs-faults.ts';
import { fakeTime, until } from './fake-time.ts';
import { type Answer, type Question, startServer, type TestServer } from './http-client.ts';

const PATH = '/api/v1.0/email/send';
const LEAD = {
  lib_version: '4.4.1',
  user_id: 'public-key',
  service_id: 'service',
  template_id: 'template',
  template_params: { name: 'Ann', email: 'ann@example.com', message: 'Two offices' },
};

let emailjs: EmailJsFake;
let server: TestServer;
/** Whether each request was for the service, once it is over. */
let handled: Promise<boolean>[];

async function start(options: EmailJsOptions = {}): Promise<void> {
  emailjs = new EmailJsFake({ rateLimit: false, ...options });
  handled = [];
  server = await startServer(async (req, res) => {
    const isHandled = emailjs.handle(req, res);
    handled.push(isHandled);
    if (!(await isHandled)) res.writeHead(418).end();
  });
}

function send(payload: unknown, question: Question = {}): Promise<Answer> {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return server.ask(PATH, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, ...question });
}

afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

describe('a message', () => {
  beforeEach(() => start());

  it('is accepted with the answer that the SDK takes for success', async () => {
    const answer = await send(LEAD);
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('is kept with its time, answer, payload and the headers that tell where it came from', async () => {
    await server.close();
    await start({ now: () => Date.parse('2026-05-01T12:00:00Z') });
    await send(LEAD, {
      headers: {
        'Content-Type': 'application/json',
        Origin: 'http://127.0.0.1:3000',
        Referer: 'http://127.0.0.1:3000/contact/',
        'User-Agent': 'a browser',
        Cookie: 'private=1',
      },
    });
    expect(emailjs.messages).toEqual([
      {
        id: 1,
        receivedAt: '2026-05-01T12:00:00.000Z',
        status: 200,
        answer: 'OK',
        headers: {
          'content-type': 'application/json',
          origin: 'http://127.0.0.1:3000',
          referer: 'http://127.0.0.1:3000/contact/',
          'user-agent': 'a browser',
        },
        payload: LEAD,
      },
    ]);
  });

  it('needs no variables', async () => {
    const { template_params: _, ...bare } = LEAD;
    expect((await send(bare)).status).toBe(200);
  });

  it('pushes out the oldest beyond 200', async () => {
    for (let count = 0; count < 201; count += 1) await send(LEAD);
    expect(emailjs.messages).toHaveLength(200);
    expect(emailjs.messages[0]?.id).toBe(2);
    expect(emailjs.messages.at(-1)?.id).toBe(201);
  });

  it('is forgotten by a reset, while its number is not used again', async () => {
    await send(LEAD);
    emailjs.setFault({ kind: 'drop' });
    emailjs.reset();
    expect(emailjs.messages).toEqual([]);
    expect(emailjs.nextAnswers).toEqual([]);
    await send(LEAD);
    expect(emailjs.messages[0]?.id).toBe(2);
  });
});

describe('what the service refuses', () => {
  beforeEach(() =>
    start({ known: { publicKeys: ['public-key'], serviceIds: ['service'], templateIds: ['template'] } }),
  );

  it.each([
    ['no public key', { ...LEAD, user_id: undefined }, 400, 'Public Key is required'],
    ['an empty public key', { ...LEAD, user_id: ' ' }, 400, 'Public Key is required'],
    ['a public key that is no text', { ...LEAD, user_id: 5 }, 400, 'Public Key is required'],
    ['an unknown public key', { ...LEAD, user_id: 'x' }, 404, 'Account not found'],
    ['no service', { ...LEAD, service_id: '' }, 400, 'service ID is required'],
    ['an unknown service', { ...LEAD, service_id: 'x' }, 400, 'service ID not found'],
    ['no template', { ...LEAD, template_id: null }, 400, 'template ID is required'],
    ['an unknown template', { ...LEAD, template_id: 'x' }, 400, 'template ID not found'],
    ['variables that are a list', { ...LEAD, template_params: ['x'] }, 400, 'template_params'],
    ['a list in place of an object', [LEAD], 400, 'not a JSON object'],
    ['nothing at all', 'null', 400, 'not a JSON object'],
    ['an empty body', '', 400, 'not a JSON object'],
    ['broken JSON', '{"user_id":', 400, 'not a JSON object'],
  ])('%s', async (_name, payload, status, words) => {
    const answer = await send(payload);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(emailjs.messages[0]).toMatchObject({ status, answer: answer.text });
  });

  it('JSON that is not announced as such, for the service would not read it', async () => {
    const answer = await send(LEAD, { headers: { 'Content-Type': 'text/plain' } });
    expect(answer.status).toBe(400);
    expect(emailjs.messages[0]?.payload).toEqual(LEAD);
  });

  it('keeps a body that is no JSON as the text it was', async () => {
    await send('name=Ann');
    expect(emailjs.messages[0]?.payload).toBe('name=Ann');
  });
});

describe('the size of a message', () => {
  beforeEach(() => start());

  const withMessage = (message: string) => ({ ...LEAD, template_params: { message } });
  const FRAME = '{"message":""}'.length;

  it('may be 50 KB of variables and not a byte more', async () => {
    expect((await send(withMessage('x'.repeat(50_000 - FRAME)))).status).toBe(200);
    const answer = await send(withMessage('x'.repeat(50_000 - FRAME + 1)));
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('50 KB');
  });

  it('counts bytes, not letters', async () => {
    expect((await send(withMessage('é'.repeat(26 * 1024)))).status).toBe(413);
  });

  it('is answered, without being kept, when the body is far too long', async () => {
    expect((await send('x'.repeat(2_000_000))).status).toBe(413);
    expect(emailjs.messages[0]).toMatchObject({ status: 413, payload: null });
  });
});

describe('the pace', () => {
  let now = 0;
  beforeEach(async () => {
    now = 10_000;
    await start({ rateLimit: true, now: () => now });
  });

  it('is one request a second', async () => {
    expect((await send(LEAD)).status).toBe(200);
    now += 999;
    const early = await send(LEAD);
    expect(early.status).toBe(429);
    expect(early.text).toContain('Too many requests');
    now += 1;
    expect((await send(LEAD)).status).toBe(200);
  });

  it('counts refused requests as well', async () => {
    await send('{}');
    expect((await send(LEAD)).status).toBe(429);
  });

  it('can be switched off and on', async () => {
    emailjs.rateLimit = false;
    expect([(await send(LEAD)).status, (await send(LEAD)).status]).toEqual([200, 200]);
    emailjs.rateLimit = true;
    expect([(await send(LEAD)).status, (await send(LEAD)).status]).toEqual([200, 429]);
  });

  it('starts afresh after a reset', async () => {
    await send(LEAD);
    emailjs.reset();
    expect((await send(LEAD)).status).toBe(200);
  });

  it('is kept by default', () => {
    expect(new EmailJsFake().rateLimit).toBe(true);
  });
});

describe('a chosen answer', () => {
  let now = 0;
  beforeEach(async () => {
    now = 0;
    await start({ now: () => now });
  });

  it.each([400, 403, 412, 413, 422, 429, 500])('of status %i is given once', async (status) => {
    emailjs.setFault({ kind: 'status', status, text: `Said ${status}` });
    const answer = await send(LEAD);
    expect([answer.status, answer.text]).toEqual([status, `Said ${status}`]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(emailjs.messages[0]).toMatchObject({ status, answer: `Said ${status}`, payload: LEAD });
    expect((await send(LEAD)).status).toBe(200);
  });

  it('can be followed by others', async () => {
    emailjs.nextAnswers.push({ kind: 'status', status: 500, text: 'a' }, { kind: 'status', status: 200, text: 'OK' });
    emailjs.nextAnswers.push({ kind: 'status', status: 412, text: 'b' });
    const statuses = [await send(LEAD), await send(LEAD), await send(LEAD), await send(LEAD)].map((a) => a.status);
    expect(statuses).toEqual([500, 200, 412, 200]);
  });

  it('replaces those chosen before, and can be taken back', async () => {
    emailjs.setFault({ kind: 'status', status: 500, text: '' });
    emailjs.setFault({ kind: 'status', status: 403, text: '' });
    expect(emailjs.nextAnswers).toHaveLength(1);
    emailjs.setFault(null);
    expect((await send(LEAD)).status).toBe(200);
  });

  it('does not use up the pace, so that a second try can succeed at once', async () => {
    emailjs.rateLimit = true;
    emailjs.setFault({ kind: 'status', status: 500, text: '' });
    expect([(await send(LEAD)).status, (await send(LEAD)).status]).toEqual([500, 200]);
  });

  it('is left alone by a preflight', async () => {
    emailjs.setFault({ kind: 'status', status: 500, text: '' });
    await server.ask(PATH, { method: 'OPTIONS' });
    expect((await send(LEAD)).status).toBe(500);
  });

  it('can be slow: the usual answer comes late', async () => {
    fakeTime();
    emailjs.setFault({ kind: 'slow', ms: 60_000 });
    const answer = send(LEAD);
    await until(() => emailjs.nextAnswers.length === 0);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(emailjs.messages).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
  });

  it('can be slower than the sender: the message has arrived all the same', async () => {
    emailjs.setFault({ kind: 'slow', ms: 60_000 });
    await leaveAfterSending();
    await until(() => emailjs.messages.length === 1);
    expect(emailjs.messages[0]).toMatchObject({ status: 200, payload: LEAD });
    expect(emailjs.messages[0]?.answer).toContain('the sender had left');
  });

  it('that is slow does not bring its message into the time after a reset', async () => {
    fakeTime();
    emailjs.setFault({ kind: 'slow', ms: 60_000 });
    const slow = send(LEAD);
    await until(() => emailjs.nextAnswers.length === 0);
    emailjs.reset();
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await slow).status).toBe(200);
    expect(emailjs.messages).toEqual([]);
  });

  it('can be a dropped connection', async () => {
    emailjs.setFault({ kind: 'drop' });
    await expect(send(LEAD)).rejects.toThrow(/hang up|ECONNRESET/);
    expect(emailjs.messages[0]).toMatchObject({ status: null, payload: LEAD });
    expect((await send(LEAD)).status).toBe(200);
  });

  describe('that is a dropped connection which was in use before', () => {
    // The browser sends such a request again by itself, on another connection, and the page never knows.
    const agent = new Agent({ keepAlive: true });
    const sendOnUsed = async (payload: unknown) => {
      await send(payload, { agent });
      emailjs.reset();
      emailjs.setFault({ kind: 'drop' });
      await expect(send(payload, { agent })).rejects.toThrow(/hang up|ECONNRESET/);
    };

    afterEach(() => agent.destroy());

    it("drops the browser's own second try too, as part of the same message", async () => {
      await sendOnUsed(LEAD);
      await expect(send(LEAD)).rejects.toThrow(/hang up|ECONNRESET/);
      expect(emailjs.messages).toHaveLength(1);
    });

    it("answers the visitor's next try, however soon after", async () => {
      await sendOnUsed(LEAD);
      await send(LEAD).catch(() => {});
      expect((await send(LEAD)).status).toBe(200);
    });

    it('answers another message in the meantime', async () => {
      await sendOnUsed(LEAD);
      expect((await send({ ...LEAD, template_params: { name: 'Bob' } })).status).toBe(200);
    });

    it('expects no second try after a while, or after a reset', async () => {
      await sendOnUsed(LEAD);
      now += 2_001;
      expect((await send(LEAD)).status).toBe(200);
      await sendOnUsed(LEAD);
      emailjs.reset();
      expect((await send(LEAD)).status).toBe(200);
    });
  });

  it('can be a connection dropped in the middle: status and headers arrive, the text does not', async () => {
    emailjs.setFault({ kind: 'drop-mid-answer' });
    const response = await fetch(server.url + PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(LEAD),
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
    expect(emailjs.messages[0]).toMatchObject({ status: 200, payload: LEAD });
  });
});

describe('requests of other kinds', () => {
  beforeEach(() => start());

  it('answers the preflight of a browser on another origin', async () => {
    const answer = await server.ask(PATH, { method: 'OPTIONS', headers: { Origin: 'http://localhost:9' } });
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
    expect(answer.headers['access-control-allow-headers']).toContain('Content-Type');
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const answer = await server.ask(PATH, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST, OPTIONS');
    expect(emailjs.messages).toEqual([]);
  });

  it.each(['/', '/api/v1.0/email/send-form', '/api/v1.0/email/send/', '/contact/'])(
    'leaves %s to the site',
    async (path) => {
      expect((await server.ask(path, { method: 'POST', body: '{}' })).status).toBe(418);
    },
  );

  it('keeps nothing of a sender who leaves while writing', async () => {
    const leaver = connect(Number(new URL(server.url).port), '127.0.0.1');
    leaver.write(`POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"user_id":`);
    await until(() => handled.length === 1);
    leaver.destroy();
    await handled[0];
    expect((await send(LEAD)).status).toBe(200);
    expect(emailjs.messages).toHaveLength(1);
  });
});

describe('a fault written by a program', () => {
  beforeEach(() => start());

  it.each([
    [{ kind: 'status', status: 500, text: 'x' }],
    [{ kind: 'slow', ms: 10 }],
    [{ kind: 'drop' }],
    [{ kind: 'drop-mid-answer' }],
  ])('%j is read', (fault) => {
    expect(parseFault(fault)).toEqual(fault);
  });

  it.each([
    [null, 'kind'],
    ['drop', 'kind'],
    [{ kind: 'explode' }, 'kind'],
    [{ kind: 'status', status: 199 }, 'status'],
    [{ kind: 'status', status: 600 }, 'status'],
    [{ kind: 'status', status: '500' }, 'status'],
    [{ kind: 'status', status: 500, text: 5 }, 'text'],
    [{ kind: 'slow', ms: -1 }, 'ms'],
    [{ kind: 'slow', ms: 120_001 }, 'ms'],
    [{ kind: 'slow', ms: 0.5 }, 'ms'],
  ])('%j is refused with the name of the wrong field', (fault, field) => {
    expect(() => parseFault(fault)).toThrow(`"${field}"`);
  });
});

/** Sends the lead, and leaves as soon as the fake has taken it. */
async function leaveAfterSending(): Promise<void> {
  const body = JSON.stringify(LEAD);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await until(() => emailjs.nextAnswers.length === 0);
  socket.destroy();
}

/** @jest-environment node */
import { createHash } from 'node:crypto';
import { EmailJsFake } from '../../../../scripts/preview/emailjs-fake.ts';
import { FAULT_CHOICES } from '../../../../scripts/preview/emailjs-faults.ts';
import { createInboxHandler } from '../../../../scripts/preview/inbox.ts';
import { type Answer, startServer, type TestServer } from './http-client.ts';

let emailjs: EmailJsFake;
let service: TestServer;
let inbox: TestServer;

beforeEach(async () => {
  emailjs = new EmailJsFake({ rateLimit: false });
  service = await startServer((req, res) => emailjs.handle(req, res));
  inbox = await startServer(createInboxHandler({ emailjs, siteUrl: () => 'http://127.0.0.1:3000' }));
});

afterEach(async () => {
  await service.close();
  await inbox.close();
});

function send(variables: Record<string, unknown>, rest: Record<string, unknown> = {}): Promise<Answer> {
  const payload = { user_id: 'k', service_id: 's', template_id: 't', template_params: variables, ...rest };
  return service.ask('/api/v1.0/email/send', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
}

/** As the browser sends the forms of the page. */
function submit(path: string, body: string, origin = inbox.url): Promise<Answer> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
  return inbox.ask(path, { method: 'POST', headers, body });
}

function postJson(value: unknown): Promise<Answer> {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return inbox.ask('/faults', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

describe('the page', () => {
  it('says so when nothing has arrived, and links to the site', async () => {
    const page = await inbox.ask('/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Nothing yet');
    expect(page.text).toContain('href="http://127.0.0.1:3000"');
  });

  it('shows what was sent and answered, newest first', async () => {
    await send({ name: 'Ann', message: 'First office' });
    emailjs.setFault({ kind: 'status', status: 500, text: 'Broken' });
    await send({ name: 'Bob', message: 'Second office' });
    const { text } = await inbox.ask('/');
    expect(text).toContain('<dt>name</dt><dd>Ann</dd>');
    expect(text).toContain('Message 2: 500');
    expect(text).toContain('Broken');
    expect(text.indexOf('Second office')).toBeLessThan(text.indexOf('First office'));
  });

  it('says that a dropped connection had no answer', async () => {
    emailjs.setFault({ kind: 'drop' });
    await send({ name: 'Ann' }).catch(() => {});
    expect((await inbox.ask('/')).text).toContain('Message 1: no answer');
  });

  it('shows markup as the text it is, wherever it was written', async () => {
    const attack = `"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;`;
    await send({ name: attack, [attack]: 'x', list: [attack] }, { lib_version: attack });
    await service.ask('/api/v1.0/email/send', { method: 'POST', headers: { Referer: '<b>' }, body: attack });
    emailjs.setFault({ kind: 'status', status: 500, text: attack });
    await send({ name: 'answered with markup' });
    emailjs.setFault({ kind: 'status', status: 500, text: attack });
    const { text } = await inbox.ask('/');
    expect(text).not.toMatch(/<script|<img|<b>/);
    expect(text).toContain('&#60;script&#62;alert(&#39;x&#39;)&#60;/script&#62;');
    expect(text).toContain('&#38;amp;');
  });

  it('shows messages without readable variables too', async () => {
    await send({}, { template_params: 'text' });
    await send({}, { template_params: null });
    await service.ask('/api/v1.0/email/send', { method: 'POST', body: 'no JSON' });
    expect((await inbox.ask('/')).text).toContain('Message 3: 400');
  });

  it('allows no script, and no style but its own', async () => {
    const { headers, text } = await inbox.ask('/');
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(text).not.toContain('style="');
  });

  it('is readable on a phone', async () => {
    expect((await inbox.ask('/')).text).toContain(
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    );
  });

  it.each([
    ['/', null],
    ['/?refresh=5', '5'],
    ['/?refresh=60', '60'],
    ['/?refresh=1', null],
    ['/?refresh=61', null],
    ['/?refresh=2.5', null],
    ['/?refresh="><script>', null],
  ])('%s reloads by itself after: %s', async (path, seconds) => {
    const { text } = await inbox.ask(encodeURI(path));
    expect(/http-equiv="refresh" content="(\d+)"/.exec(text)?.[1] ?? null).toBe(seconds);
  });

  it('is kept by no cache', async () => {
    expect((await inbox.ask('/')).headers['cache-control']).toBe('no-store');
  });
});

describe('messages for programs', () => {
  it('are the whole list, oldest first', async () => {
    await send({ name: 'Ann' });
    await send({ name: 'Bob' });
    const answer = await inbox.ask('/messages.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.text)).toEqual(emailjs.messages);
  });

  it('cannot be read by the pages of other sites', async () => {
    const answer = await inbox.ask('/messages.json', { headers: { Origin: 'http://evil.example' } });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('choosing the next answer', () => {
  it.each(FAULT_CHOICES.map(({ id, fault }) => [id, fault] as const))('the page offers "%s"', async (id, fault) => {
    expect((await inbox.ask('/')).text).toContain(`<option value="${id}">`);
    const answer = await submit('/faults', `choice=${id}`);
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    expect(emailjs.nextAnswers).toEqual([fault]);
  });

  it('covers every failure that the site must survive', () => {
    expect(FAULT_CHOICES.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['400', '403', '412', '413', '422', '429', '500', 'slow-5', 'drop', 'drop-mid-answer']),
    );
  });

  it('shows what was chosen', async () => {
    expect((await inbox.ask('/')).text).toContain('Next: as usual.');
    emailjs.nextAnswers.push({ kind: 'slow', ms: 500 }, { kind: 'drop' }, { kind: 'drop-mid-answer' });
    expect((await inbox.ask('/')).text).toContain(
      'Next: slow by 500 ms; then connection dropped; then connection dropped in the middle of the answer.',
    );
  });

  it('can be taken back', async () => {
    emailjs.setFault({ kind: 'drop' });
    await submit('/faults', 'choice=none');
    expect(emailjs.nextAnswers).toEqual([]);
  });

  it('takes one fault or a list of them from a program', async () => {
    expect((await postJson({ kind: 'drop' })).status).toBe(204);
    expect(emailjs.nextAnswers).toEqual([{ kind: 'drop' }]);
    await postJson([
      { kind: 'slow', ms: 5 },
      { kind: 'status', status: 500, text: 'x' },
    ]);
    expect(emailjs.nextAnswers).toEqual([
      { kind: 'slow', ms: 5 },
      { kind: 'status', status: 500, text: 'x' },
    ]);
    await postJson([]);
    expect(emailjs.nextAnswers).toEqual([]);
  });

  it.each([['{'], [{ kind: 'explode' }], [[{ kind: 'drop' }, { kind: 'slow' }]], ['x'.repeat(20_000)]])(
    'refuses what it cannot read, and changes nothing',
    async (value) => {
      emailjs.setFault({ kind: 'drop' });
      expect((await postJson(value)).status).toBe(400);
      expect(emailjs.nextAnswers).toEqual([{ kind: 'drop' }]);
    },
  );

  it('refuses a choice that the page does not have', async () => {
    expect((await submit('/faults', 'choice=unknown')).status).toBe(400);
  });
});

describe('clearing', () => {
  it('forgets the messages and the chosen answer', async () => {
    await send({ name: 'Ann' });
    emailjs.setFault({ kind: 'drop' });
    const answer = await submit('/clear', '');
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    expect([emailjs.messages, emailjs.nextAnswers]).toEqual([[], []]);
  });

  it('answers a program without sending it anywhere', async () => {
    expect((await inbox.ask('/clear', { method: 'POST' })).status).toBe(204);
  });
});

describe('requests that are refused', () => {
  it.each(['http://evil.example', 'null', 'http://127.0.0.1:1'])('a form from %s changes nothing', async (origin) => {
    await send({ name: 'Ann' });
    expect((await submit('/clear', '', origin)).status).toBe(403);
    expect((await submit('/faults', 'choice=drop', origin)).status).toBe(403);
    expect([emailjs.messages.length, emailjs.nextAnswers.length]).toEqual([1, 0]);
  });

  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/messages.json', 'GET, HEAD'],
    ['GET', '/clear', 'POST'],
    ['GET', '/faults', 'POST'],
  ])('%s %s', async (method, path, allowed) => {
    const answer = await inbox.ask(path, { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, allowed]);
  });

  it('other paths', async () => {
    expect((await inbox.ask('/favicon.ico')).status).toBe(404);
  });
});

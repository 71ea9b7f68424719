/** @jest-environment node */
import { ReviewsWidgetFake } from '../../../../scripts/preview/reviews-widget-fake.ts';
import { fakeTime, until } from './fake-time.ts';
import { startServer, type TestServer } from './http-client.ts';

let widget: ReviewsWidgetFake;
let server: TestServer;

beforeEach(async () => {
  widget = new ReviewsWidgetFake();
  server = await startServer((req, res) => widget.handle(req, res));
});

afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

describe('the host of the reviews widget', () => {
  it('serves the script, for pages of other origins, and never from a cache', async () => {
    const answer = await server.ask('/widget.js?id=1');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('data-reviews-widget');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('counts the requests for the script, and only those', async () => {
    await server.ask('/widget.js');
    await server.ask('/favicon.ico');
    await server.ask('/widget.js', { method: 'POST' });
    await server.ask('/widget.js');
    expect(widget.hits).toBe(2);
  });

  it('can be missing', async () => {
    widget.behaviour = { kind: 'missing' };
    expect((await server.ask('/widget.js')).status).toBe(404);
    expect(widget.hits).toBe(1);
  });

  it('can be slow', async () => {
    fakeTime();
    widget.behaviour = { kind: 'slow', ms: 60_000 };
    let isAnswered = false;
    const answer = server.ask('/widget.js').finally(() => {
      isAnswered = true;
    });
    await until(() => widget.hits === 1);
    await jest.advanceTimersByTimeAsync(59_999);
    await server.ask('/another-request');
    expect(isAnswered).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
  });

  it('is as at first after a reset', async () => {
    widget.behaviour = { kind: 'missing' };
    await server.ask('/widget.js');
    widget.reset();
    expect(widget.hits).toBe(0);
    expect((await server.ask('/widget.js')).status).toBe(200);
  });

  it('answers HEAD, and refuses other methods and paths', async () => {
    expect((await server.ask('/widget.js', { method: 'HEAD' })).body).toHaveLength(0);
    expect((await server.ask('/widget.js', { method: 'POST' })).headers.allow).toBe('GET, HEAD');
    expect((await server.ask('/')).status).toBe(404);
  });
});

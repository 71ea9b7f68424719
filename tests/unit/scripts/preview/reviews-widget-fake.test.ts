/** @jest-environment node */
import { ReviewsWidgetFake } from '../../../../scripts/preview/reviews-widget-fake.ts';
import { startServer } from '../../../support/http-client.ts';

it('serves the script to pages of other origins, and counts its requests', async () => {
  const widget = new ReviewsWidgetFake();
  const server = await startServer((request, response) => widget.handle(request, response));

  const { status, text, headers } = await server.request('/widget.js?id=1');
  expect([status, text]).toEqual([200, expect.stringContaining('data-reviews-widget')]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });

  expect((await server.request('/favicon.ico')).status).toBe(404);
  expect(widget.hits).toBe(1);
  widget.reset();
  expect(widget.hits).toBe(0);
  await server.close();
});

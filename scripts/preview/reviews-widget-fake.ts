/** Stands in for the host of the reviews widget: one script, from an origin of its own. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf, sendBody, sendText, waitWhileConnected } from './http-tools.ts';
import { WIDGET_SCRIPT } from './reviews-widget-script.ts';

/** The only path it serves. */
export const WIDGET_PATH = '/widget.js';

/** How it answers: as usual, late, or not at all. */
export type WidgetBehaviour = { kind: 'normal' } | { kind: 'slow'; ms: number } | { kind: 'missing' };

export class ReviewsWidgetFake {
  /** Requests for the script since the start or the last reset, whatever was answered. */
  hits = 0;
  /** Holds for every request until it is changed. */
  behaviour: WidgetBehaviour = { kind: 'normal' };

  /** Counts from zero again and answers as usual. */
  reset(): void {
    this.hits = 0;
    this.behaviour = { kind: 'normal' };
  }

  /** Answers one request. */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    // Never from a cache: each page that loads the widget must be seen to do so.
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendText(res, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
      return;
    }
    if (pathOf(req) !== WIDGET_PATH) {
      sendText(res, 404, `Not found. The script is at ${WIDGET_PATH}.`);
      return;
    }
    this.hits += 1;
    const behaviour = this.behaviour;
    if (behaviour.kind === 'missing') {
      sendText(res, 404, 'Not found, as asked.');
      return;
    }
    if (behaviour.kind === 'slow') await waitWhileConnected(res, behaviour.ms);
    sendBody(res, 200, WIDGET_SCRIPT, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  }
}

/** A local fake of the reviews widget's host: one script, on an origin of its own. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './http-helpers.ts';

/** Where the script is. */
export const WIDGET_PATH = '/widget.js';

/** What the fake widget shows, so that nobody takes it for reviews. */
export const WIDGET_TEXT = 'Fake reviews widget (local preview): no real reviews here';

/**
 * The script that pages load. It fills its containers after a delay, as a widget that fetches reviews would, and counts
 * its runs in `window.__reviewsWidgetRuns`. Its styles are properties, which a policy without inline styles allows.
 */
const WIDGET_SCRIPT = `setTimeout(() => {
  for (const container of document.querySelectorAll('[data-reviews-widget]')) {
    const card = document.createElement('p');
    card.textContent = ${JSON.stringify(WIDGET_TEXT)};
    Object.assign(card.style, {
      margin: '0', padding: '1.5rem', border: '2px dashed currentColor', borderRadius: '0.5rem', textAlign: 'center',
    });
    container.replaceChildren(card);
  }
  window.__reviewsWidgetRuns = (window.__reviewsWidgetRuns ?? 0) + 1;
}, 150);
`;

export class ReviewsWidgetFake {
  /** Requests for the script since the start or the last reset. */
  hits = 0;

  /** Counts from zero again. */
  reset(): void {
    this.hits = 0;
  }

  /** Responds to one request. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Each page that loads the widget must be counted.
    response.setHeader('Cache-Control', 'no-store');
    if (request.url?.split('?')[0] !== WIDGET_PATH) {
      sendText(response, 404, 'Not found.\n');
      return;
    }
    this.hits += 1;
    sendText(response, 200, WIDGET_SCRIPT, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  }
}

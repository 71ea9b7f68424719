/** What the fake widget says, so that nobody takes it for reviews. */
export const WIDGET_TEXT = 'Fake reviews widget (local preview): no real reviews here';

/** How long the script waits before it fills its places, in milliseconds, as a widget that fetches reviews would. */
export const WIDGET_DELAY_MS = 150;

/**
 * The script that a page loads in place of the reviews widget.
 * It counts each of its runs in `window.__reviewsWidgetRuns`, once the places are filled. It styles through properties
 * only, which a policy without inline styles allows, and makes no request of its own.
 */
export const WIDGET_SCRIPT = `(function () {
  'use strict';
  function fill() {
    document.querySelectorAll('[data-reviews-widget]').forEach(function (place) {
      var card = document.createElement('p');
      card.textContent = ${JSON.stringify(WIDGET_TEXT)};
      card.style.margin = '0';
      card.style.padding = '1.5rem';
      card.style.border = '2px dashed currentColor';
      card.style.borderRadius = '0.5rem';
      card.style.textAlign = 'center';
      place.replaceChildren(card);
    });
    window.__reviewsWidgetRuns = (window.__reviewsWidgetRuns || 0) + 1;
  }
  setTimeout(fill, ${WIDGET_DELAY_MS});
})();
`;

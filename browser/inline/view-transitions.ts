/**
 * Cross-document view transitions, unless the visitor prefers reduced motion. Their speed is the browser's default; to
 * change it, add an `animation-duration` for `::view-transition-group(*)`. The style sheet is made by script, because HTML
 * validators do not know the rule.
 */
const rule = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';

/** Must be called before the page's first frame, or the browser skips the transition. */
export function enableViewTransitions(page: Document, view: Window): void {
  if (!('onpagereveal' in view)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  page.adoptedStyleSheets.push(sheet);
  // A skipped transition, for instance to a page that takes too long, is no error: the next page just shows.
  const ignoreSkipped = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => viewTransition?.ready.catch(() => {});
  view.addEventListener('pageswap', ignoreSkipped);
  view.addEventListener('pagereveal', ignoreSkipped);
  // A transition that starts when the page already shows is in neither event.
  view.addEventListener('unhandledrejection', (event) => {
    if (/^Transition was /.test(event.reason?.message)) event.preventDefault();
  });
}

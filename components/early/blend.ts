/**
 * Has the browser blend a page of the site into the next, where the visitor has nothing against motion. As a rule in the
 * page's own styles it would be the one thing that checkers of HTML do not know yet.
 */
const rule = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';

/** Must be called before the page's first frame, or the browser breaks the blend off. */
export function blendPages(page: Document, view: Window): void {
  if (!('onpagereveal' in view)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  page.adoptedStyleSheets.push(sheet);
  // A blend that is broken off, say by a page that takes too long, is no error: the next page just shows.
  const keepQuiet = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => viewTransition?.ready.catch(() => {});
  view.addEventListener('pageswap', keepQuiet);
  view.addEventListener('pagereveal', keepQuiet);
  // One that comes when the page already shows was in no event.
  view.addEventListener('unhandledrejection', (event) => {
    if (/^Transition was /.test(event.reason?.message)) event.preventDefault();
  });
}

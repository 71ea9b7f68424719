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
  let traveling: HTMLElement | undefined;
  const follow = ({
    viewTransition,
    activation = view.navigation?.activation,
  }: Pick<PageSwapEvent, 'viewTransition'> & Partial<PageSwapEvent>) => {
    if (!viewTransition) return;
    // A skipped transition, for instance to a page that takes too long, is no error: the next page just shows.
    viewTransition.ready.catch(() => {});
    traveling?.style.removeProperty('view-transition-name');
    const otherPage = [activation?.from, activation?.entry].find((entry) => entry?.url !== page.URL);
    traveling = findTravelingPicture(page, view, otherPage?.url);
    traveling?.style.setProperty('view-transition-name', 'picture');
  };
  view.addEventListener('pageswap', follow);
  view.addEventListener('pagereveal', follow);
  // A transition that starts when the page already shows is in neither event.
  view.addEventListener('unhandledrejection', (event) => {
    if (/^Transition was /.test(event.reason?.message)) event.preventDefault();
  });
}

/**
 * The picture that moves from its place in one page to its place in the other, because both give it the same name: that
 * of the card or tile which leads to the other page, else that of the page's heading.
 */
function findTravelingPicture(page: Document, view: Window, otherPage: string | null | undefined) {
  const image =
    [...page.links].map((link) => link.href === otherPage && link.closest('li')?.querySelector('img')).find(Boolean) ||
    page.querySelector<HTMLElement>('main img[fetchpriority]');
  // Before and after cleaning travel together.
  const picture = image && (image.closest<HTMLElement>('figure > div') ?? image);
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
  return picture && bottom > 0 && top < view.innerHeight ? picture : undefined;
}

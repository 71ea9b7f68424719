/**
 * In a view transition between two pages, lets a picture move from its place in the one to its place in the other: both
 * pages give theirs the same name. It is that of the card or tile which leads to the other page, else that of the heading.
 */
export function letPictureTravel(page: Document, view: Window): void {
  let traveling: HTMLElement | undefined;
  const follow = ({
    viewTransition,
    activation = view.navigation?.activation,
  }: Pick<PageSwapEvent, 'viewTransition'> & Partial<PageSwapEvent>) => {
    if (!viewTransition) return;
    traveling?.style.removeProperty('view-transition-name');
    const otherPage = [activation?.from, activation?.entry].find((entry) => entry?.url !== page.URL);
    traveling = findPicture(page, view, otherPage?.url);
    traveling?.style.setProperty('view-transition-name', 'picture');
  };
  view.addEventListener('pageswap', follow);
  view.addEventListener('pagereveal', follow);
}

/** Undefined when the picture is not in view. */
function findPicture(page: Document, view: Window, otherPage: string | null | undefined): HTMLElement | undefined {
  const image =
    [...page.links].map((link) => link.href === otherPage && link.closest('li')?.querySelector('img')).find(Boolean) ||
    page.querySelector<HTMLElement>('main img[fetchpriority]');
  // Before and after cleaning travel together.
  const picture = image && (image.closest<HTMLElement>('figure > div') ?? image);
  const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
  return picture && bottom > 0 && top < view.innerHeight ? picture : undefined;
}

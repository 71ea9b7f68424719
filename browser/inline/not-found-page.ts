import { nearestPath } from './nearest-path.ts';

/**
 * On the not-found page: does by path what a host with rules does by itself.
 * Below `/industries/` it goes to the list of industries; below `/services/` it shows "Service Not Found" (by an
 * attribute on `<html>` that the page's styles read); elsewhere it names the page whose address is nearest.
 */
export function nameMissingPage(page: Document, address: Location): void {
  const suggestion = page.getElementById('nearest-page');
  if (!suggestion) return;

  const path = address.pathname;
  if (/^\/industries\/./.test(path)) {
    address.replace('/industries/');
    return;
  }
  const isService = /^\/services\/./.test(path);
  if (isService) {
    page.documentElement.dataset['missing'] = 'service';
    const title = page.querySelector<HTMLElement>('[data-missing-service-title]')?.dataset['missingServiceTitle'];
    if (title !== undefined) keepTitle(page, title);
  }

  const links = [...page.querySelectorAll<HTMLAnchorElement>('[aria-labelledby="all-pages"] a')];
  const nearest = nearestPath(
    path,
    links.map((link) => link.pathname),
  );
  const link = links.find((candidate) => candidate.pathname === nearest);
  // "Back to all services" is there already.
  if (!link || (isService && nearest === '/services/')) return;
  const copy = page.createElement('a');
  copy.href = link.pathname;
  copy.textContent = link.textContent;
  const [before = '', after = ''] = (suggestion.dataset['text'] ?? '').split('{page}');
  suggestion.append(before, copy, after);
  suggestion.hidden = false;
}

/** Sets the title, and again when React puts the document's own back. */
function keepTitle(page: Document, title: string): void {
  const set = () => {
    if (page.title !== title) page.title = title;
  };
  set();
  new MutationObserver(set).observe(page.head, { childList: true, subtree: true, characterData: true });
}

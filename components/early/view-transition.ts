/**
 * Lets the browser blend from page to page, for visitors who do not mind motion.
 * The rule is set from here and not in the styles, for checkers of HTML do not know it yet. A page that comes before its
 * script does without.
 */
export function blendPages(page: Document): void {
  if (!('adoptedStyleSheets' in page)) return;
  const style = new CSSStyleSheet();
  style.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');
  page.adoptedStyleSheets.push(style);
}

import type { ExportedPage } from './exported-page.ts';
import { append, findOne } from './html-document.ts';

/**
 * Lets the browser draw a page of this site before its link is pressed: when a pointer rests on the link or presses it.
 * Links to files and to the page itself stay out; links off the site are never meant. Browsers skip it when asked to
 * save data, and the reviews widget waits until the page is really shown.
 */
const rules = {
  prerender: [
    {
      // Not `href_matches: '/*#*'`: its last star stands for nothing, too, so it fits every link.
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { selector_matches: '[href*="#"]' } }],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Adds the rules to the page's head. The content security policy allows them by their hash. */
export function addSpeculationRules(page: ExportedPage): void {
  const head = findOne(page.document, 'head', page.file);
  append(head, `<script type="speculationrules">${JSON.stringify(rules)}</script>`);
}

import { append, type ExportedPage, findOne } from './html-document.ts';

/**
 * Prerender a page of this site when a pointer rests on its link or presses it. Links to files and within the page stay
 * out; links to other sites never match. Browsers that save data skip it. The reviews widget waits until the prerendered
 * page is shown.
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

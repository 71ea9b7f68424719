import { legalDocuments, sitePages } from './content.ts';

/** A link of the navigation. */
export interface NavigationLink {
  /** As shown. */
  label: string;
  /** Path on this site, with a slash at both ends. */
  href: string;
}

/** The header's links, in order: the pages whose content says `inMenu`. */
export const mainNavigation: readonly NavigationLink[] = sitePages
  .filter(({ inMenu }) => inMenu)
  .map(({ title, path }) => ({ label: title, href: path }));

/** The links at the very bottom of the footer. */
export const legalNavigation: readonly NavigationLink[] = legalDocuments.map(({ title, path }) => ({
  label: title,
  href: path,
}));

/**
 * How many services, and how many industries, the footer names. A list of all, on every page, would make
 * every page heavier with each one that is added.
 */
export const mostInFooter = 8;

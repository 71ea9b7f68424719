/** A link of the navigation. */
export interface NavigationLink {
  /** As shown. */
  label: string;
  /** Path on this site, with a slash at both ends. */
  href: string;
}

/** The header's links, in order. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services/' },
  { label: 'Industries', href: '/industries/' },
  { label: 'Service Area', href: '/service-area/' },
  { label: 'About', href: '/about/' },
  { label: 'Contact', href: '/contact/' },
];

/** The links at the very bottom of the footer. */
export const legalNavigation: readonly NavigationLink[] = [
  { label: 'Terms of Service', href: '/terms/' },
  { label: 'Privacy Policy', href: '/privacy-policy/' },
];

/**
 * How many services, and how many industries, the footer names. It stands on every page, so a list of all would make
 * each page heavier with each one that is added.
 */
export const mostInFooter = 8;

/** The footer's lists. A list that is longer than the footer names ends with the link to all. */
export const footerLists = {
  services: { heading: 'Services', all: { label: 'All services', href: '/services/' } },
  industries: { heading: 'Industries', all: { label: 'All industries', href: '/industries/' } },
} as const;

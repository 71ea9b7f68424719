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

import { business } from './business.ts';

/**
 * Words that several pages share: links, buttons, and names that screen readers announce.
 * A word in braces is replaced: `{page}`, for instance, becomes the name of a page.
 */
export const labels = {
  /** The first link of every page, for those who use the keyboard. */
  skipLink: 'Skip to main content',
  /** Name of the menu in the header. */
  mainNavigation: 'Main',
  /** The button that opens the menu on phones. */
  menuButton: 'Menu',
  /** Name of the links above a detail page's heading. */
  breadcrumb: 'Breadcrumb',
  /** The button that opens the quote dialog, in the header and on the pages. */
  quoteButton: 'Get Free Quote',
  /** The links that call the main number. */
  call: `Call ${business.phone}`,
  /** The link that calls the number of the service-area page. */
  callServiceArea: `Call ${business.serviceAreaPhone}`,
  /** The bar at the lower edge of phones: its name, and its link that calls. */
  callBar: { name: 'Quick contact', call: 'Call us' },
  /** Names of the links to the company's own pages on social networks. */
  socialLink: `${business.name} on {network}`,
  /** The link of a card to its page. `about` is for screen readers alone. */
  learnMore: { label: 'Learn More', about: 'about {page}' },
  /** A county in lists. */
  county: '{name} County',
  /** Under the table of how often a service is needed. */
  frequencyNote: 'Common practice in the trade. Your quote follows what your place needs.',
  /** Before the date of a legal text. */
  lastUpdated: 'Last updated:',
} as const;

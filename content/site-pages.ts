import { about } from './about.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';
import { mainNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import type { IconName, Metadata, Picture } from './schema.ts';
import { services } from './services.ts';

/** A page of the site, as lists of pages name it. */
export interface SitePage {
  /** Path on this site, with a slash at both ends. */
  path: string;
  /** Name of the page in lists. */
  title: string;
  icon: IconName;
  /** The page's heading, its h1. */
  heading: string;
  /** What the card shows that appears where the page is shared: one picture, or four side by side. */
  pictures: readonly Picture[];
  metadata: Metadata;
  /** The day the page last changed in substance. */
  updated: string;
}

type ListedPage = { metadata: Metadata; updated: string; image?: Picture } & ({ heading: string } | { title: string });

function listed(
  path: string,
  icon: IconName,
  page: ListedPage,
  title?: string,
  pictures: readonly Picture[] = [page.image ?? home.image],
): SitePage {
  const label = title ?? mainNavigation.find((link) => link.href === path)?.label ?? page.metadata.title;
  const heading = 'heading' in page ? page.heading : page.title;
  return { path, title: label, icon, heading, pictures, metadata: page.metadata, updated: page.updated };
}

/** The first four pictures of a list, for the card of its page. */
function firstPictures(entries: readonly { image: Picture }[]): Picture[] {
  return entries.slice(0, 4).map(({ image }) => image);
}

/** Every page of the site: the not-found page, the sitemap and the tests go by this list. */
export const sitePages: readonly SitePage[] = [
  listed('/', 'home', home),
  listed('/services/', 'sparkles', pages.services, undefined, firstPictures(services)),
  ...services.map((service) => listed(`/services/${service.id}/`, service.icon, service, service.title)),
  listed('/industries/', 'building', pages.industries, undefined, firstPictures(industries)),
  ...industries.map((industry) => listed(`/industries/${industry.id}/`, industry.icon, industry, industry.title)),
  listed('/service-area/', 'map-pin', pages.serviceArea),
  listed('/about/', 'users', about),
  listed('/contact/', 'mail', pages.contact),
  listed('/terms/', 'check', terms, terms.title),
  listed('/privacy-policy/', 'shield', privacyPolicy, privacyPolicy.title),
];

import { about } from './about.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';
import { mainNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import type { IconName, Metadata } from './schema.ts';
import { services } from './services.ts';

/** A page of the site, as lists of pages name it. */
export interface SitePage {
  /** Path on this site, with a slash at both ends. */
  path: string;
  /** Name of the page in lists. */
  title: string;
  icon: IconName;
  metadata: Metadata;
  /** The day the page last changed in substance. */
  updated: string;
}

function listed(path: string, icon: IconName, page: { metadata: Metadata; updated: string }, title?: string): SitePage {
  const label = title ?? mainNavigation.find((link) => link.href === path)?.label ?? page.metadata.title;
  return { path, title: label, icon, metadata: page.metadata, updated: page.updated };
}

/** Every page of the site: the not-found page, the sitemap and the tests go by this list. */
export const sitePages: readonly SitePage[] = [
  listed('/', 'home', home),
  listed('/services/', 'sparkles', pages.services),
  ...services.map((service) => listed(`/services/${service.id}/`, service.icon, service, service.title)),
  listed('/industries/', 'building', pages.industries),
  ...industries.map((industry) => listed(`/industries/${industry.id}/`, industry.icon, industry, industry.title)),
  listed('/service-area/', 'map-pin', pages.serviceArea),
  listed('/about/', 'users', about),
  listed('/contact/', 'mail', pages.contact),
  listed('/terms/', 'check', terms, terms.title),
  listed('/privacy-policy/', 'shield', privacyPolicy, privacyPolicy.title),
];

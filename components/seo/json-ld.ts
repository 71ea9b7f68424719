/**
 * The structured data (JSON-LD) of a page: one graph of schema.org things that refer to each other by `@id`. Facts come
 * from `content/` alone, and nothing is here that the site does not show.
 */

import type {
  AdministrativeArea,
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  PostalAddress,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { business, pages, serviceArea, services } from '../../content/content.ts';
import type { OpeningHours } from '../../content/schema/business.ts';
import type { Industry, Service as ServiceContent } from '../../content/schema/content.ts';
import type { Question } from '../../content/schema/entries.ts';
import type { Metadata } from '../../content/schema/primitives.ts';
import { daysOf, weekdays } from '../../content/weekdays.ts';
import { entryPath } from '../detail/find-entries.ts';
import { countyName } from '../service-area/county-name.ts';
import { internationalPhone } from '../ui/phone.ts';
import { pageTitle } from './metadata.ts';
import { socialImageOf } from './social-images.ts';

/** A page, as the graph describes it. */
export interface DescribedPage {
  /** The page's path, with a slash at both ends. */
  path: string;
  metadata: Metadata;
  /** What kind of page it is, where that says more than "a page". */
  type?: 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /** Set where the page is about the company itself: only there is everything said about it, for data costs bytes too. */
  isAboutBusiness?: boolean;
  /** Set where the page lists the towns of our counties. */
  listsTowns?: boolean;
  /** The visible breadcrumbs, this page at the end. */
  trail?: readonly { label: string; href: string }[];
}

const businessId = idOf('/', 'business');
const websiteId = idOf('/', 'website');

/**
 * The graph of a page: the business, the website and the page itself, and what else the page is about.
 * @param page the page
 * @param things what it is about, such as `describeService(service)`
 */
export function pageGraph(page: DescribedPage, ...things: Thing[]): Graph {
  const breadcrumbs = page.trail === undefined ? [] : [describeTrail(page.path, page.trail)];
  return {
    '@context': 'https://schema.org',
    '@graph': [describeBusiness(page), describeWebsite(), describePage(page), ...breadcrumbs, ...things],
  };
}

/** The service of a service page. */
export function describeService(service: ServiceContent): Service {
  const path = entryPath('services', service.id);
  return {
    '@type': 'Service',
    '@id': idOf(path, 'service'),
    name: service.title,
    description: service.description,
    url: addressOf(path),
    serviceType: service.title,
    provider: { '@id': businessId },
    areaServed: areaServed(),
  };
}

/** The cleaning of one kind of place, and whom it is for. */
export function describeIndustry(industry: Industry): Service {
  const path = entryPath('industries', industry.id);
  return {
    '@type': 'Service',
    '@id': idOf(path, 'service'),
    name: industry.quote.subject,
    description: industry.description,
    url: addressOf(path),
    serviceType: industry.quote.subject,
    audience: { '@type': 'BusinessAudience', audienceType: industry.title },
    provider: { '@id': businessId },
    areaServed: areaServed(),
  };
}

/** Questions with their answers, for a page that shows them. */
export function describeQuestions(path: string, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': idOf(path, 'questions'),
    isPartOf: { '@id': idOf(path, 'page') },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function describeBusiness({ isAboutBusiness, listsTowns = false }: DescribedPage): HomeAndConstructionBusiness {
  const { coordinates } = business.address;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: business.name,
    url: addressOf('/'),
    image: addressOf('/generated/icons/icon-512.png'),
    telephone: internationalPhone(business.phone, '-'),
    email: business.email,
    address: describeAddress(),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    areaServed: areaServed(listsTowns),
    openingHoursSpecification: describeOpeningHours(business.hours),
    ...(isAboutBusiness && describeBusinessFurther()),
  };
}

function describeBusinessFurther() {
  return {
    description: business.blurb,
    logo: addressOf('/generated/icons/icon-512.png'),
    contactPoint: contactPoints(),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: pages.services.heading,
      itemListElement: services.map(({ id, title }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          '@id': idOf(entryPath('services', id), 'service'),
          name: title,
          url: addressOf(entryPath('services', id)),
        },
      })),
    },
    sameAs: [...business.social.map(({ url }) => url), business.google.reviewsUrl],
  } satisfies Partial<HomeAndConstructionBusiness>;
}

function describeAddress(): PostalAddress {
  const { street, city, region, postalCode } = business.address;
  return {
    '@type': 'PostalAddress',
    ...(street === null ? {} : { streetAddress: street }),
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: 'US',
  };
}

/** The office, the emergency line that never closes, and the number of the service-area page. */
function contactPoints(): ContactPoint[] {
  const english = { '@type': 'ContactPoint', availableLanguage: 'en' } as const;
  return [
    {
      ...english,
      contactType: 'customer service',
      telephone: internationalPhone(business.phone, '-'),
      email: business.email,
      hoursAvailable: describeOpeningHours(business.hours),
    },
    {
      ...english,
      contactType: 'emergency',
      telephone: internationalPhone(business.phone, '-'),
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...weekdays],
        opens: '00:00',
        closes: '23:59',
      },
    },
    {
      ...english,
      contactType: 'service area',
      telephone: internationalPhone(business.serviceAreaPhone, '-'),
    },
  ];
}

/** The hours of the days on which the office opens. A day that is not named is closed. */
function describeOpeningHours(rows: readonly OpeningHours[]): OpeningHoursSpecification[] {
  return rows.flatMap((row) => {
    const { opens, closes } = row;
    if (opens === null || closes === null) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...daysOf(row)], opens, closes } as const];
  });
}

function areaServed(withTowns = false): AdministrativeArea[] {
  return serviceArea.map(({ county, towns }) => ({
    '@type': 'AdministrativeArea',
    name: `${countyName(county)}, Ohio`,
    ...(withTowns && { containsPlace: towns.map((name) => ({ '@type': 'City', name }) as const) }),
  }));
}

function describeWebsite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: addressOf('/'),
    name: business.name,
    inLanguage: 'en-US',
    publisher: { '@id': businessId },
  };
}

function describePage({ path, metadata, type, isAboutBusiness, trail }: DescribedPage): WebPage {
  const { url, width, height, alt } = socialImageOf(path);
  return {
    '@type': type ?? 'WebPage',
    '@id': idOf(path, 'page'),
    url: addressOf(path),
    name: pageTitle(metadata),
    description: metadata.description,
    inLanguage: 'en-US',
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: addressOf(url),
      width: `${width}`,
      height: `${height}`,
      caption: alt,
    },
    isPartOf: { '@id': websiteId },
    ...(isAboutBusiness && { about: { '@id': businessId } }),
    ...(trail && { breadcrumb: { '@id': idOf(path, 'breadcrumbs') } }),
  };
}

function describeTrail(path: string, trail: readonly { label: string; href: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(path, 'breadcrumbs'),
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(href),
    })),
  };
}

function addressOf(path: string): string {
  return `${business.siteUrl}${path}`;
}

function idOf(path: string, thing: string): string {
  return `${addressOf(path)}#${thing}`;
}

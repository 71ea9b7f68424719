import { type AllContent, allContent } from './all-content.ts';
import type { IconName, Industry, Metadata, Page, Picture, Service } from './schema.ts';

/** A page of the site, as lists of pages name it. */
export interface SitePage {
  /** Path on this site, with a slash at both ends. */
  path: string;
  /** Name of the page in lists. */
  title: string;
  icon: IconName;
  /** Whether the menu names it. */
  inMenu: boolean;
  /** The page's heading, its h1. */
  heading: string;
  /** What the image shows that networks draw where the page is shared: one picture, or four side by side. */
  pictures: readonly Picture[];
  metadata: Metadata;
  /** The day the page last changed in substance. */
  updated: string;
}

/** Every page that the content describes, in the order of `content/pages.ts`. */
export function listPages({ pages, services, industries, legal }: AllContent): SitePage[] {
  const ownPicture = (page: { image?: Picture | undefined }) => [page.image ?? pages.home.image];
  const entriesOf = (page: Page): readonly (Service | Industry)[] => {
    if (page === pages.services) return services;
    return page === pages.industries ? industries : [];
  };

  const withEntries = (page: Page): SitePage[] => {
    const { path, label, icon, inMenu, heading, metadata, updated } = page;
    const entries = entriesOf(page);
    const pictures = entries.length > 0 ? entries.slice(0, 4).flatMap(ownPicture) : ownPicture(page);
    return [
      { path, title: label, icon, inMenu, heading, pictures, metadata, updated },
      ...entries.map((entry) => ({
        path: `${path}${entry.id}/`,
        title: entry.title,
        icon: entry.icon,
        inMenu: false,
        heading: entry.title,
        pictures: ownPicture(entry),
        metadata: entry.metadata,
        updated: entry.updated,
      })),
    ];
  };
  return [
    ...Object.values<object>(pages).filter(isPage).flatMap(withEntries),
    ...Object.values(legal).map(({ path, title, icon, metadata, updated }) => ({
      path,
      title,
      icon,
      inMenu: false,
      heading: title,
      pictures: ownPicture({}),
      metadata,
      updated,
    })),
  ];
}

/** Whether an entry of `content/pages.ts` is a page, and not words that several pages share. */
function isPage(entry: object): entry is Page {
  return 'path' in entry;
}

/** Every page of the site: the menu, the not-found page, the sitemap and the tests go by this list. */
export const sitePages: readonly SitePage[] = listPages(allContent);

import type { Content, Industry, Service } from './schema/content.ts';
import type { IconName, Metadata, Picture } from './schema/primitives.ts';

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

/** Every page that the content describes: the pages of `content/pages/` in their order, each list with its entries, and the legal texts. */
export function listPages({ pages, otherPages, services, industries, legal }: Content): SitePage[] {
  const { home, serviceArea, about, contact, cleaningList, accessibility } = pages;
  const ownPicture = ({ image }: { image?: Picture | undefined }) => [image ?? home.image];
  const entriesOf = new Map<object, readonly (Service | Industry)[]>([
    [pages.services, services],
    [pages.industries, industries],
  ]);
  const inOrder = [
    home,
    pages.services,
    pages.industries,
    serviceArea,
    about,
    contact,
    cleaningList,
    accessibility,
    ...otherPages,
  ].sort((one, other) => one.order - other.order);
  return [
    ...inOrder.flatMap((page): SitePage[] => {
      const { path, label, icon, inMenu, heading, metadata, updated } = page;
      const entries = entriesOf.get(page) ?? [];
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
    }),
    ...legal.map(({ path, title, icon, metadata, updated }) => ({
      path,
      title,
      icon,
      inMenu: false,
      heading: title,
      pictures: [home.image],
      metadata,
      updated,
    })),
  ];
}

import { business, sitePages } from '../../content/content.ts';
import type { SitePage } from '../../content/page-list.ts';
import { socialImageAddress } from './social-image-address.ts';

/** The size of a card in pixels, which networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The card of a page: the picture that networks show where the page is shared.
 * @throws Error when the page is not listed, or its card was not made.
 */
export function socialImageOf(path: string) {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page)
    throw new Error(`No content has the path ${path}. Add a file to content/pages/, as docs/add-a-page.md shows.`);
  return { url: socialImageAddress(path), ...cardSize, alt: cardAlt(page) };
}

/** The texts on a page's card. */
export function cardText({ heading }: Pick<SitePage, 'heading'>) {
  const { city, region } = business.address;
  return { title: heading, company: business.name, phone: business.phone, place: `${city}, ${region}` };
}

/** What a page's card shows, for those who cannot see it. */
function cardAlt({ heading, pictures }: Pick<SitePage, 'heading' | 'pictures'>): string {
  const [picture] = pictures;
  const scene = pictures.length === 1 && picture?.file ? ` ${picture.alt}` : '';
  return `${business.name}: ${heading}.${scene}`;
}

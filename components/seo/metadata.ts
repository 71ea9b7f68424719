import type { Metadata } from 'next';
import { business } from '../../content/content.ts';
import type { Metadata as MetadataContent } from '../../content/schema/primitives.ts';
import { socialImageOf } from './social-images.ts';

/** Longest title that search results show whole, in characters. */
const longestTitle = 60;

/**
 * The metadata of a page. Built here in one piece, for a page's `openGraph` object replaces its layout's whole.
 * @param content title and description
 * @param path the page's path, with a slash at both ends; none for pages that search engines leave out
 */
export function pageMetadata(content: MetadataContent, path?: string): Metadata {
  const shared = { title: pageTitle(content), description: content.description };
  if (path === undefined) return { ...shared, robots: { index: false } };
  const card = socialImageOf(path);
  return {
    ...shared,
    // Without the last word, search results may show a small preview only.
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    alternates: { canonical: path },
    openGraph: { ...shared, url: path, siteName: business.name, locale: 'en_US', type: 'website', images: card },
    twitter: { ...shared, card: 'summary_large_image', images: { url: card.url, alt: card.alt } },
  };
}

/** The title as search results and the browser's tab show it: with the company's name where there is room for it. */
export function pageTitle({ title }: Pick<MetadataContent, 'title'>): string {
  const branded = `${title} | ${business.name}`;
  return branded.length <= longestTitle ? branded : title;
}

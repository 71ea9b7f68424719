import type { Metadata } from 'next';
import { business } from '../../content/business.ts';
import type { Metadata as MetadataContent } from '../../content/schema.ts';

/** Longest title that search results show whole, in characters. */
const longestTitle = 60;

/**
 * The metadata of a page. Built here in one piece, for a page's `openGraph` object replaces its layout's whole.
 * @param content title and description
 * @param path the page's path, with a slash at both ends; none for pages that search engines leave out
 */
export function pageMetadata(content: MetadataContent, path?: string): Metadata {
  const branded = `${content.title} | ${business.name}`;
  const title = branded.length <= longestTitle ? branded : content.title;
  const shared = { title, description: content.description };
  if (path === undefined) return { ...shared, robots: { index: false } };
  return {
    ...shared,
    alternates: { canonical: path },
    openGraph: { ...shared, url: path, siteName: business.name, locale: 'en_US', type: 'website' },
    twitter: { ...shared, card: 'summary' },
  };
}

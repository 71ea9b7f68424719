/** @jest-environment node */
import { industries, services } from '../../../content/content.ts';
import type { Industry, Service } from '../../../content/schema/content.ts';

/** Above this share of common sentences, search engines may take two pages for one. */
const mostInCommon = 0.2;

/** The sentences of a page, so that capitals, dashes and commas make no difference. */
function sentencesOf(page: unknown): Set<string> {
  if (typeof page === 'string') {
    const sentences = page.split(/(?<=[.?!])\s+/).map((sentence) => sentence.toLowerCase().replace(/[^a-z0-9 ]/g, ''));
    // Two words say too little to be copied: they are ids, icons and names.
    return new Set(sentences.filter((sentence) => sentence.split(' ').length > 2));
  }
  if (typeof page !== 'object' || page === null) return new Set();
  return new Set(Object.values(page).flatMap((part) => [...sentencesOf(part)]));
}

/** The share of the shorter page's sentences that the other one has too. */
function inCommon(one: Set<string>, other: Set<string>): number {
  return [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size);
}

const pages: (Service | Industry)[] = [...services, ...industries];

it('a page that is copied with a few words changed is noticed', () => {
  const [page] = pages;
  const copy = { ...page, title: 'Another Service', introduction: ['One paragraph was written anew. It is short.'] };
  expect(inCommon(sentencesOf(page), sentencesOf(copy))).toBeGreaterThan(mostInCommon);
});

it.each(pages.map((page): [string, Service | Industry] => [page.id, page]))(
  '%s shares no more than a fifth of its sentences with any other page',
  (_id, page) => {
    const sentences = sentencesOf(page);
    expect(sentences.size).toBeGreaterThan(20);
    const alike = pages.filter((other) => other !== page && inCommon(sentences, sentencesOf(other)) > mostInCommon);
    expect(alike.map(({ id }) => id)).toEqual([]);
  },
);

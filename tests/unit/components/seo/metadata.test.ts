/** @jest-environment node */
import { pageMetadata } from '../../../../components/seo/metadata.ts';
import { business, pages, sitePages } from '../../../../content/content.ts';

jest.mock('../../../../components/seo/social-image-address.ts', () => ({
  socialImageAddress: (path: string) => `/generated/share${path}card.jpg`,
}));

const description = 'What the page is about.';
/** What the company's name adds to a title. */
const addition = ` | ${business.name}`;

it("a title that leaves room gets the company's name", () => {
  const title = 'x'.repeat(60 - addition.length);
  expect(pageMetadata({ title, description }).title).toBe(title + addition);
});

it("a title that would be too long for search results stays without the company's name", () => {
  const title = 'x'.repeat(61 - addition.length);
  expect(pageMetadata({ title, description }).title).toBe(title);
});

it('a page names its own address to search engines and to those who share it', () => {
  const metadata = pageMetadata({ title: 'About Us', description }, '/about/');
  const shared = { title: `About Us${addition}`, description };
  expect(metadata).toMatchObject({
    ...shared,
    alternates: { canonical: '/about/' },
    openGraph: { ...shared, url: '/about/', siteName: business.name },
    twitter: { ...shared, card: 'summary_large_image' },
  });
  expect(metadata.robots).toEqual({ index: true, follow: true, 'max-image-preview': 'large' });
});

it('a page is shared with its card, whose size and text are given', () => {
  const { openGraph, twitter } = pageMetadata({ title: 'About Us', description }, '/about/');
  const alt = `${business.name}: ${pages.about.heading}. ${pages.about.image.alt}`;
  expect(openGraph?.images).toEqual({ url: '/generated/share/about/card.jpg', width: 1200, height: 630, alt });
  expect(twitter?.images).toEqual({ url: '/generated/share/about/card.jpg', alt });
});

it('a page that is in no list cannot be built', () => {
  expect(() => pageMetadata({ title: 'Lost', description }, '/no-such-page/')).toThrow(
    'No content has the path /no-such-page/. Add a file to content/pages/, as docs/add-a-page.md shows.',
  );
});

it('a page without an address of its own stays out of search engines', () => {
  const metadata = pageMetadata({ title: 'Page Not Found', description });
  expect(metadata.robots).toEqual({ index: false });
  expect(metadata).not.toHaveProperty('alternates');
  expect(metadata).not.toHaveProperty('openGraph');
});

it.each(sitePages)('the title of $path fits a search result and is no other page’s', ({ path, metadata }) => {
  const titles = sitePages.map((page) => String(pageMetadata(page.metadata, page.path).title));
  const own = String(pageMetadata(metadata, path).title);
  expect(own.length).toBeLessThanOrEqual(60);
  expect(titles.filter((title) => title === own)).toHaveLength(1);
});

/** @jest-environment node */
import { parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import { describeQuestions, pageGraph } from '../../../../components/seo/json-ld.ts';
import { StructuredData } from '../../../../components/seo/StructuredData.tsx';
import { business, pages } from '../../../../content/content.ts';
import { findAll, textOf } from '../../../../scripts/build/postbuild/html-document.ts';

jest.mock('../../../../components/seo/social-image-address.ts', () => ({
  socialImageAddress: (path: string) => `/generated/share${path}card.jpg`,
}));

/** The data blocks of some markup, as a parser of HTML finds them. */
function blocksIn(markup: string): unknown[] {
  return findAll(parse(markup), ({ tagName }) => tagName === 'script').map((script) => JSON.parse(textOf(script)));
}

it('texts that look like markup come through as they are', () => {
  const answer = 'Use </script><script>alert(1)</script> or <!-- this & "that" --> or \u2028.';
  const graph = pageGraph(
    { path: '/', metadata: pages.home.metadata },
    describeQuestions('/', [{ question: 'What if?', answer }]),
  );
  const markup = renderToStaticMarkup(<StructuredData graph={graph} />);
  expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(blocksIn(markup)).toEqual([graph]);
});

it('the place on the map is named only when the owner gives it', () => {
  const company = () => pageGraph({ path: '/', metadata: pages.home.metadata })['@graph'][0];
  const address = jest.replaceProperty(business, 'address', { ...business.address, coordinates: null });
  expect(company()).not.toHaveProperty('geo');
  const coordinates = { latitude: 40.099, longitude: -83.114 };
  address.replaceValue({ ...business.address, coordinates });
  expect(company()).toMatchObject({ geo: { '@type': 'GeoCoordinates', ...coordinates } });
});

it('a page without breadcrumbs names none, and one with them names each with its whole address', () => {
  const things = (graph: Graph) => JSON.stringify(graph['@graph']);
  expect(things(pageGraph({ path: '/', metadata: pages.home.metadata }))).not.toMatch(/breadcrumb/i);
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Here', href: '/contact/' },
  ];
  const graph = pageGraph({ path: '/contact/', metadata: pages.home.metadata, trail });
  expect(graph['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, name: 'Home' }),
        expect.objectContaining({ position: 2, name: 'Here', item: expect.stringMatching(/^https:.*\/contact\/$/) }),
      ],
    }),
  );
});

/** @jest-environment node */
import { serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';
import { mentionsClass, removeUnusedClasses } from '../../../../../scripts/build/postbuild/unused-class-attributes.ts';
import { exportedPage } from './next-export-fixture.ts';

it('classes that no rule names are removed, but for those in islands', () => {
  const page = exportedPage(
    '<html><head><style>.a{top:0}@media print{.b:hover .c{top:0}}</style></head><body>' +
      '<p class="sc-1 a">1</p><p class="icon icon-phone">2</p><p class="b c">3</p>' +
      '<div data-island="QuoteForm"><p class="message">4</p></div></body></html>',
  );
  removeUnusedClasses(page);
  expect(serializePage(page.document)).toContain(
    '<body><p class="a">1</p><p>2</p><p class="b c">3</p>' +
      '<div data-island="QuoteForm"><p class="message">4</p></div></body>',
  );
});

it.each([
  ['.card{}', 'card', true],
  ['a .card:hover{}', 'card', true],
  ['.cards{}', 'card', false],
  ['.card-big{}', 'card', false],
  ['card{}', 'card', false],
])('whether %s names the class %s: %s', (style, name, expected) => {
  expect(mentionsClass(style, name)).toBe(expected);
});

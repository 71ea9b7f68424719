/** @jest-environment node */
import {
  append,
  type Document,
  findAll,
  findOne,
  insertAfter,
  insertBefore,
  parsePage,
  remove,
  serializePage,
  setAttribute,
  setText,
  textOf,
  UnexpectedOutputError,
} from '../../../../../scripts/build/postbuild/html-document.ts';

const page = (body: string) => parsePage(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`);
const one = (document: Document, tagName: string) => findOne(document, tagName, 'about/index.html');

it('a page that no step changes stays as it was', () => {
  const html =
    '<!DOCTYPE html><html lang="en-US"><head><style>a>b{content:"<&"}</style></head><body><p title="a &amp; b">1 &lt; 2 ✓</p>' +
    '<noscript><p>Call us.</p></noscript><script>if (1 < 2 && "</p>") go();</script></body></html>';
  expect(serializePage(parsePage(html))).toBe(html);
});

it('elements are found at every depth, in the order of the page, but not in a template or a noscript', () => {
  const document = page(
    '<b>1<i><b>2</b></i></b><template><b>x</b></template><noscript><b>y</b></noscript><p><b>3</b></p>',
  );
  expect(findAll(document, ({ tagName }) => tagName === 'b').map(textOf)).toEqual(['1', '2', '3']);
});

it.each([
  ['', 'about/index.html: expected one <main>, found none.'],
  ['<main></main><main></main><main></main>', 'about/index.html: expected one <main>, found 3.'],
])('where there is not exactly one element, the message names the file: "%s"', (body, message) => {
  expect(() => one(page(body), 'main')).toThrow(new UnexpectedOutputError(message));
});

it.each<[what: string, change: (document: Document) => void, expected: string]>([
  ['removed', (document) => remove(one(document, 'b')), '<main id="m">text<p>a</p></main>'],
  [
    'changed in an attribute',
    (document) => setAttribute(one(document, 'main'), 'id', '"n"'),
    '<main id="&quot;n&quot;">text<p>a</p><b>b</b></main>',
  ],
  [
    'given an attribute',
    (document) => setAttribute(one(document, 'b'), 'class', 'c'),
    '<main id="m">text<p>a</p><b class="c">b</b></main>',
  ],
  ['given a text', (document) => setText(one(document, 'main'), '<i>'), '<main id="m">&lt;i&gt;</main>'],
  [
    'appended to',
    (document) => append(one(document, 'main'), '<i>1</i><script>1 < 2</script>'),
    '<main id="m">text<p>a</p><b>b</b><i>1</i><script>1 < 2</script></main>',
  ],
  [
    'given an element before a child',
    (document) => insertBefore(one(document, 'main'), '<i>1</i><i>2</i>', ({ tagName }) => tagName === 'b'),
    '<main id="m">text<p>a</p><i>1</i><i>2</i><b>b</b></main>',
  ],
  [
    'given an element before a child that is not there',
    (document) => insertBefore(one(document, 'main'), '<i>1</i>', ({ tagName }) => tagName === 'q'),
    '<main id="m">text<p>a</p><b>b</b><i>1</i></main>',
  ],
  [
    'followed by an element, which is then removed',
    (document) => {
      insertAfter(one(document, 'p'), '<i>1</i>');
      remove(one(document, 'i'));
    },
    '<main id="m">text<p>a</p><b>b</b></main>',
  ],
  [
    'followed by an element',
    (document) => insertAfter(one(document, 'p'), '<i>1</i>'),
    '<main id="m">text<p>a</p><i>1</i><b>b</b></main>',
  ],
])('an element can be %s', (_what, change, expected) => {
  const document = page('<main id="m">text<p>a</p><b>b</b></main>');
  change(document);
  expect(serializePage(document)).toBe(`<!DOCTYPE html><html><head></head><body>${expected}</body></html>`);
});

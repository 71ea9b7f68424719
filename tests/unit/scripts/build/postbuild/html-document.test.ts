/** @jest-environment node */
import {
  append,
  attribute,
  type Document,
  findAll,
  findOne,
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
const bodyOf = (document: Document) =>
  serializePage(document).replace('<!DOCTYPE html><html><head></head><body>', '').replace('</body></html>', '');
const one = (document: Document, tagName: string) => findOne(document, tagName, 'page.html');

it('a page that no step changes stays as it was', () => {
  const html =
    '<!DOCTYPE html><html lang="en-US"><head><style>a>b{content:"<&"}</style></head><body><p title="a &amp; b">1 &lt; 2 ✓</p>' +
    '<noscript><p>Call us.</p></noscript><script>if (1 < 2 && "</p>") go();</script></body></html>';
  expect(serializePage(parsePage(html))).toBe(html);
});

describe('looking for elements', () => {
  const all = (body: string) =>
    findAll(page(body), (element) => element.tagName === 'b').map((element) => textOf(element));

  it('finds them at every depth, in the order of the page', () => {
    expect(all('<b>1<i><b>2</b></i></b><p><b>3</b></p><b>4</b>')).toEqual(['1', '2', '3', '4']);
  });

  it('leaves out what is inside a template or a noscript, which the browser does not draw', () => {
    expect(all('<template><b>1</b></template><noscript><b>2</b></noscript><b>3</b>')).toEqual(['3']);
  });

  it('finds the only one of its name', () => {
    expect(textOf(one(page('<p>no</p><main>yes</main>'), 'main'))).toBe('yes');
  });

  it.each([
    ['', 'about/index.html: expected one <main>, found none.'],
    ['<main></main><main></main><main></main>', 'about/index.html: expected one <main>, found 3.'],
  ])('stops when there is not exactly one, and says in which file: "%s"', (body, message) => {
    const find = () => findOne(page(body), 'main', 'about/index.html');
    expect(find).toThrow(message);
    expect(find).toThrow(UnexpectedOutputError);
  });
});

describe('an attribute', () => {
  it('is read as it is, empty or missing', () => {
    const main = one(page('<main class="a" hidden></main>'), 'main');
    expect([attribute(main, 'class'), attribute(main, 'hidden'), attribute(main, 'id')]).toEqual(['a', '', undefined]);
  });

  it('takes the place of the one that is there', () => {
    const document = page('<main class="a" id="main"></main>');
    setAttribute(one(document, 'main'), 'class', 'b');
    expect(bodyOf(document)).toBe('<main class="b" id="main"></main>');
  });

  it('comes last when there is none, and is escaped', () => {
    const document = page('<main class="a"></main>');
    setAttribute(one(document, 'main'), 'title', '"Quoted"');
    expect(bodyOf(document)).toBe('<main class="a" title="&quot;Quoted&quot;"></main>');
  });
});

it('the text of an element is that directly inside it', () => {
  expect(textOf(one(page('<main>one <b>two</b> three</main>'), 'main'))).toBe('one  three');
});

it('a new text takes the place of all that was inside, and is no markup', () => {
  const document = page('<main>one <b>two</b></main>');
  setText(one(document, 'main'), '<i>three</i>');
  expect(bodyOf(document)).toBe('<main>&lt;i&gt;three&lt;/i&gt;</main>');
});

it('a removed element is gone with what is inside it, and nothing else is', () => {
  const document = page('<p>a</p><main><b>one</b></main><p>b</p>');
  remove(one(document, 'main'));
  expect(bodyOf(document)).toBe('<p>a</p><p>b</p>');
});

it('added markup stands at the end, in its order, and can be removed again', () => {
  const document = page('<main><p>a</p></main>');
  append(one(document, 'main'), '<b>1</b><script>1 < 2</script>');
  expect(bodyOf(document)).toBe('<main><p>a</p><b>1</b><script>1 < 2</script></main>');
  remove(one(document, 'b'));
  expect(bodyOf(document)).toBe('<main><p>a</p><script>1 < 2</script></main>');
});

describe('markup put before a child', () => {
  const withTwo = (body: string) => {
    const document = page(`<main>${body}</main>`);
    insertBefore(one(document, 'main'), '<i>1</i><i>2</i>', (element) => element.tagName === 'b');
    return bodyOf(document);
  };

  it('stands before the first that fits', () => {
    expect(withTwo('text<p>a</p><b>b</b><b>c</b>')).toBe('<main>text<p>a</p><i>1</i><i>2</i><b>b</b><b>c</b></main>');
  });

  it('can be removed again', () => {
    const document = page('<main></main>');
    insertBefore(one(document, 'main'), '<i>1</i>', () => true);
    remove(one(document, 'i'));
    expect(bodyOf(document)).toBe('<main></main>');
  });

  it('stands at the end when none fits, even if one fits further inside', () => {
    expect(withTwo('<p><b>b</b></p>')).toBe('<main><p><b>b</b></p><i>1</i><i>2</i></main>');
  });
});

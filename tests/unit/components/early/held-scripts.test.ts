import { within } from '@testing-library/react';
import { loadHeldScripts } from '../../../../components/early/held-scripts.ts';

const held = { first: '/own.js', rest: ['/router.js', '/react.js'] };
const all = [held.first, ...held.rest];
const block = `<script type="application/json" id="held-scripts">${JSON.stringify(held)}</script>`;

/** What waits for the next frame. */
let frames: (() => void)[];

/** The sections that the page watches, how far from the window, and what tells whether one has come near. */
let watched: { sections: Element[]; margin: string | undefined };
let section: (comes: 'near' | 'not near') => void;

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  watched = { sections: [], margin: undefined };
  section = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(() => callback(0)));
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

/** jsdom lays nothing out, so nothing comes near by itself. */
class FakeObserver {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
    watched.margin = rootMargin;
    section = (comes) => report([{ isIntersecting: false }, { isIntersecting: comes === 'near' }]);
  }
  observe(found: Element) {
    watched.sections.push(found);
  }
  disconnect() {
    watched.sections = [];
  }
}

/**
 * A visitor comes to a page. Each visit has a document of its own, for listeners stay on it.
 * @param rest what the page has besides a quote button, a form, a dialog and a link
 */
function visit(rest = block) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <a href="/about/">About <b>us</b></a>
    <button command="show-modal">Get <b>Free Quote</b></button>
    <form><label>Message <textarea></textarea></label><button>Send</button></form>
    <dialog open><p>Your quote</p></dialog>${rest}`;
  loadHeldScripts(page);
  const { getByText } = within(page.body);
  return {
    page,
    /** The visitor does something at the element with this text. */
    does: (deed: string, text: string) => getByText(text).dispatchEvent(new Event(deed, { bubbles: true })),
    fetched: () =>
      [...page.querySelectorAll('link')]
        // jsdom does not write `as` into the markup.
        .filter((link) => link.rel === 'preload' && link.as === 'script')
        .map((link) => link.getAttribute('href')),
    run: () => [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
  };
}

/** The browser paints a frame, and then does what was left for after it. */
function paint() {
  for (const frame of frames.splice(0)) frame();
  jest.runAllTimers();
}

function arrives({ page }: { page: Document }, address: string) {
  page.querySelector(`script[src="${address}"]`)?.dispatchEvent(new Event('load'));
}

/** What a visitor does at the page: with a pointer, a finger or a key. */
const signs = ['pointerover', 'focusin'];
const deeds = ['click', 'input', 'submit'];

describe('a visitor who only reads', () => {
  it('loads nothing', () => {
    const visitor = visit();
    paint();
    expect([...visitor.fetched(), ...visitor.run()]).toEqual([]);
  });

  it.each([...signs, ...deeds])('loads nothing by "%s" at what needs no script', (deed) => {
    const visitor = visit();
    visitor.does(deed, 'us');
    paint();
    expect([...visitor.fetched(), ...visitor.run()]).toEqual([]);
  });
});

describe('a visitor whose pointer or key shows a wish', () => {
  it.each(signs)('fetches all scripts by "%s" on a quote button, and runs none', (sign) => {
    const visitor = visit();
    visitor.does(sign, 'Free Quote');
    paint();
    expect(visitor.fetched()).toEqual(all);
    expect(visitor.run()).toEqual([]);
  });

  it.each(['Message', 'Send', 'Your quote'])('does so at "%s", too', (text) => {
    const visitor = visit();
    visitor.does('pointerover', text);
    paint();
    expect(visitor.fetched()).toEqual(all);
  });

  it('fetches them once, however often it is shown', () => {
    const visitor = visit();
    for (const sign of [...signs, ...signs]) visitor.does(sign, 'Free Quote');
    paint();
    visitor.does('pointerover', 'Free Quote');
    paint();
    expect(visitor.fetched()).toEqual(all);
  });

  it('asks for nothing before the next frame, which may be that of a press', () => {
    const visitor = visit();
    visitor.does('pointerover', 'Free Quote');
    expect(visitor.fetched()).toEqual([]);
  });
});

describe('a visitor who acts', () => {
  it.each([
    ['click', 'Free Quote'],
    ['click', 'Send'],
    ['click', 'Your quote'],
    ['input', 'Message'],
    ['submit', 'Send'],
    ['focusin', 'Message'],
  ])('by "%s" at "%s" runs the scripts', (deed, text) => {
    const visitor = visit();
    visitor.does(deed, text);
    paint();
    expect(visitor.run()).toEqual([held.first]);
  });

  it('sees the effect painted first', () => {
    const visitor = visit();
    visitor.does('click', 'Free Quote');
    jest.runAllTimers();
    expect(visitor.run()).toEqual([]);
    for (const frame of frames.splice(0)) frame();
    expect(visitor.run()).toEqual([]);
    jest.runAllTimers();
    expect(visitor.run()).toEqual([held.first]);
  });

  it('has them all fetched together, though only the first runs yet', () => {
    const visitor = visit();
    visitor.does('click', 'Free Quote');
    paint();
    expect(visitor.fetched()).toEqual(all);
    expect(visitor.run()).toEqual([held.first]);
  });

  it("runs the page's own script before the others, and these in their order", () => {
    const visitor = visit();
    visitor.does('click', 'Free Quote');
    paint();
    expect(visitor.run()).toEqual([held.first]);
    arrives(visitor, held.first);
    expect(visitor.run()).toEqual(all);
  });

  it('runs each once, however often and wherever the visitor acts', () => {
    const visitor = visit();
    for (const deed of [...deeds, ...signs]) visitor.does(deed, 'Send');
    paint();
    arrives(visitor, held.first);
    for (const deed of deeds) visitor.does(deed, 'Free Quote');
    paint();
    expect(visitor.run()).toEqual(all);
    expect(visitor.fetched()).toEqual(all);
  });

  it('has them run also where the page keeps the event to itself', () => {
    const visitor = visit();
    visitor.page.body.querySelector('form')?.addEventListener('submit', (event) => event.stopPropagation());
    visitor.does('submit', 'Send');
    paint();
    expect(visitor.run()).toEqual([held.first]);
  });

  it('gets scripts by which React knows its own: with a real async attribute', () => {
    const visitor = visit();
    visitor.does('click', 'Free Quote');
    paint();
    arrives(visitor, held.first);
    const scripts = [...visitor.page.querySelectorAll('script[src]')];
    expect(scripts.map((script) => script.getAttribute('async'))).toEqual(['', '', '']);
  });
});

describe('a page with a section that needs scripts', () => {
  const reviews = `${block}<section data-runs-scripts><h2>Reviews</h2></section>`;

  it('runs none before the section comes near', () => {
    const visitor = visit(reviews);
    paint();
    section('not near');
    paint();
    expect([...visitor.fetched(), ...visitor.run()]).toEqual([]);
  });

  it('runs them once it does, without any deed, and watches no longer', () => {
    const visitor = visit(reviews);
    paint();
    expect(watched.sections).toEqual([...visitor.page.querySelectorAll('section')]);
    section('near');
    section('near');
    paint();
    arrives(visitor, held.first);
    expect(visitor.run()).toEqual(all);
    expect(watched.sections).toEqual([]);
  });

  it('begins while the section is still below the window', () => {
    visit(reviews);
    paint();
    expect(Number.parseInt(watched.margin ?? '', 10)).toBeGreaterThan(0);
  });

  it('watches none before its first frame, which a page that is only drawn ahead of time does not have', () => {
    visit(reviews);
    expect(watched.sections).toEqual([]);
    paint();
    expect(watched.sections).toHaveLength(1);
  });
});

it('a page without such a section watches none, also in a browser that could not', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  visit();
  expect(paint).not.toThrow();
});

it.each([
  ['without a list of scripts', ''],
  ['with an empty one', '<script type="application/json" id="held-scripts"></script>'],
])('a page %s loads nothing, whatever is done', (_what, rest) => {
  const visitor = visit(`${rest}<section data-runs-scripts></section>`);
  for (const deed of [...signs, ...deeds]) visitor.does(deed, 'Free Quote');
  paint();
  expect([...visitor.fetched(), ...visitor.run(), ...watched.sections]).toEqual([]);
});

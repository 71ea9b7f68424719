import { within } from '@testing-library/react';
import { hydrateOnInteraction } from '../../../../browser/inline/hydrate-on-interaction.ts';
import { islandsFailedEvent } from '../../../../components/forms/dom-names.ts';

const bundle = '/scripts/islands.0123456789abcdef.js';

/** What waits for the next frame. */
let frames: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(() => callback(0)));
});

afterEach(() => jest.useRealTimers());

/** A visitor comes to a page. Each visit has a document of its own, for listeners stay on it. */
function visit({ address }: { address?: string } = { address: bundle }) {
  const page = document.implementation.createHTMLDocument();
  if (address !== undefined) page.documentElement.dataset['islands'] = address;
  page.body.innerHTML = `
    <a href="/about/">About <b>us</b></a>
    <button command="show-modal">Get <b>Free Quote</b></button>
    <form data-draft="contact"><label>Message <textarea></textarea></label><button>Send</button></form>
    <form><label>Rooms <textarea></textarea></label><button>Copy</button></form>
    <dialog open><p>Your quote</p></dialog>`;
  hydrateOnInteraction(page);
  const { getByText } = within(page.body);
  return {
    page,
    /** The visitor does something at the element with this text. */
    does: (event: string, text: string) => getByText(text).dispatchEvent(new Event(event, { bubbles: true })),
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

const intents = ['pointerover', 'focusin'];
const interactions = ['click', 'input', 'submit'];

describe('a visitor who only reads', () => {
  it('loads nothing', () => {
    const visitor = visit();
    paint();
    expect([...visitor.fetched(), ...visitor.run()]).toEqual([]);
  });

  it.each([...intents, ...interactions])('loads nothing by "%s" elsewhere', (event) => {
    const visitor = visit();
    visitor.does(event, 'us');
    // A form that React has no part in.
    visitor.does(event, 'Rooms');
    visitor.does(event, 'Copy');
    paint();
    expect([...visitor.fetched(), ...visitor.run()]).toEqual([]);
  });
});

describe('intent', () => {
  it.each(intents.flatMap((event) => ['Free Quote', 'Send', 'Your quote'].map((text) => [event, text] as const)))(
    '(%s at "%s") fetches the script',
    (event, text) => {
      const visitor = visit();
      visitor.does(event, text);
      paint();
      expect(visitor.fetched()).toEqual([bundle]);
    },
  );

  it.each(intents)('(%s on a quote button) runs nothing', (event) => {
    const visitor = visit();
    visitor.does(event, 'Free Quote');
    paint();
    expect(visitor.run()).toEqual([]);
  });

  it('fetches once, however often it is shown', () => {
    const visitor = visit();
    for (const event of [...intents, ...intents]) visitor.does(event, 'Free Quote');
    paint();
    visitor.does('pointerover', 'Free Quote');
    paint();
    expect(visitor.fetched()).toEqual([bundle]);
  });

  it('asks for nothing before the next frame, which may be that of a press', () => {
    const visitor = visit();
    visitor.does('pointerover', 'Free Quote');
    expect(visitor.fetched()).toEqual([]);
  });
});

describe('an interaction', () => {
  it.each([
    ['click', 'Free Quote'],
    ['click', 'Send'],
    ['click', 'Your quote'],
    ['input', 'Message'],
    ['submit', 'Send'],
    ['focusin', 'Message'],
  ])('(%s at "%s") runs the script', (event, text) => {
    const visitor = visit();
    visitor.does(event, text);
    paint();
    expect(visitor.run()).toEqual([bundle]);
  });

  it('has its effect painted first', () => {
    const visitor = visit();
    visitor.does('click', 'Free Quote');
    jest.runAllTimers();
    expect(visitor.run()).toEqual([]);
    for (const frame of frames.splice(0)) frame();
    expect(visitor.run()).toEqual([]);
    jest.runAllTimers();
    expect(visitor.run()).toEqual([bundle]);
  });

  it('runs it once, however often and wherever the visitor acts', () => {
    const visitor = visit();
    for (const event of [...interactions, ...intents]) visitor.does(event, 'Send');
    paint();
    for (const event of interactions) visitor.does(event, 'Free Quote');
    paint();
    expect(visitor.run()).toEqual([bundle]);
  });

  it('counts also where the page keeps the event to itself', () => {
    const visitor = visit();
    visitor.page.body.querySelector('form')?.addEventListener('submit', (event) => event.stopPropagation());
    visitor.does('submit', 'Send');
    paint();
    expect(visitor.run()).toEqual([bundle]);
  });
});

it('a script that does not load is announced, and loaded again at the next interaction', () => {
  const visitor = visit();
  const failed = jest.fn();
  visitor.page.addEventListener(islandsFailedEvent, failed);
  visitor.does('click', 'Free Quote');
  paint();
  visitor.page.querySelector('script[src]')?.dispatchEvent(new Event('error'));
  expect(failed).toHaveBeenCalledTimes(1);
  expect(visitor.run()).toEqual([]);
  visitor.does('click', 'Send');
  paint();
  expect(visitor.run()).toEqual([bundle]);
});

it('a page without islands loads nothing, whatever is done', () => {
  const visitor = visit({});
  for (const event of [...intents, ...interactions]) visitor.does(event, 'Free Quote');
  paint();
  expect([...visitor.fetched(), ...visitor.run()]).toEqual([]);
});

import { enableViewTransitions } from '../../../../browser/inline/view-transitions.ts';

/** jsdom has neither of these. */
class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const pageWithout = () => ({ adoptedStyleSheets: [] as FakeSheet[] });

function browser(knowsTransitions: boolean) {
  const view = new EventTarget();
  if (knowsTransitions) Object.assign(view, { onpagereveal: null });
  return view as Window;
}

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
});

it('asks for view transitions unless the visitor prefers reduced motion', () => {
  const page = pageWithout();
  enableViewTransitions(page as unknown as Document, browser(true));
  expect(page.adoptedStyleSheets.map(({ text }) => text)).toEqual([
    '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}',
  ]);
});

it('does nothing in browsers without view transitions', () => {
  const page = pageWithout();
  enableViewTransitions(page as unknown as Document, browser(false));
  expect(page.adoptedStyleSheets).toEqual([]);
});

it.each(['pageswap', 'pagereveal'])('a transition that is skipped at "%s" is no error', async (type) => {
  const view = browser(true);
  enableViewTransitions(pageWithout() as unknown as Document, view);
  const ready = Promise.reject(new Error('Transition was skipped'));
  const heard = jest.spyOn(ready, 'catch');
  view.dispatchEvent(Object.assign(new Event(type), { viewTransition: { ready } }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(() => view.dispatchEvent(Object.assign(new Event(type), { viewTransition: null }))).not.toThrow();
});

it.each([
  ['Transition was aborted because of invalid state. Page already revealed', true],
  ['Failed to fetch', false],
])('a rejection that says "%s" is kept out of the console: %s', (message, isKeptOut) => {
  const view = browser(true);
  enableViewTransitions(pageWithout() as unknown as Document, view);
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new Error(message),
  });
  view.dispatchEvent(rejection);
  expect(rejection.defaultPrevented).toBe(isKeptOut);
});

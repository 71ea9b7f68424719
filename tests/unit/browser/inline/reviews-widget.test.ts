import { loadReviewsWidget, widgetTimeout } from '../../../../browser/inline/reviews-widget.ts';

/** jsdom lays nothing out, so nothing comes near by itself. */
let comeNear: () => void;
let observed: Element[];

class FakeObserver {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => report([{ isIntersecting: false }, { isIntersecting: true }]);
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed = [];
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  observed = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

function visit() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <section data-reviews-script="https://widget.example/platform.js"><p>Loading</p><div data-reviews-widget="1"></div></section>`;
  loadReviewsWidget(page);
  jest.advanceTimersByTime(100);
  const [section, mount] = [page.querySelector('section'), page.querySelector('div')];
  if (!section || !mount) throw new Error('There is no section.');
  return {
    page,
    scripts: () => [...page.querySelectorAll('script')],
    state: () => section.dataset['state'],
    draw: async () => {
      mount.append('Reviews');
      await Promise.resolve();
    },
  };
}

it('asks for the script once, when the section comes near', () => {
  const { scripts } = visit();
  expect(scripts()).toEqual([]);
  comeNear();
  expect(scripts().map(({ src }) => src)).toEqual(['https://widget.example/platform.js']);
  expect(observed).toEqual([]);
});

it('asks for nothing while the page is only prerendered', () => {
  const { page, scripts } = visit();
  Object.defineProperty(page, 'prerendering', { value: true });
  comeNear();
  expect(scripts()).toEqual([]);
  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(scripts()).toHaveLength(1);
});

it('says that the widget shows once it has drawn something', async () => {
  const { state, draw } = visit();
  comeNear();
  expect(state()).toBeUndefined();
  await draw();
  expect(state()).toBe('shown');
  jest.advanceTimersByTime(widgetTimeout);
  expect(state()).toBe('shown');
});

it('says that the widget failed when its script does not load', () => {
  const { scripts, state } = visit();
  comeNear();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(state()).toBe('failed');
});

it('says that the widget failed when it draws nothing in time, and that it shows when it comes after all', async () => {
  const { state, draw } = visit();
  comeNear();
  jest.advanceTimersByTime(widgetTimeout - 1);
  expect(state()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(state()).toBe('failed');
  await draw();
  expect(state()).toBe('shown');
});

it('does nothing on a page without the widget', () => {
  const page = document.implementation.createHTMLDocument();
  expect(() => loadReviewsWidget(page)).not.toThrow();
});

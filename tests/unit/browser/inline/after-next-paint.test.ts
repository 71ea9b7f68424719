import { whenShown } from '../../../../browser/inline/after-next-paint.ts';

const shownAgain = (persisted: boolean) => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('waits for the first frame, and calls back once', () => {
  const callback = jest.fn();
  whenShown(window, callback);
  shownAgain(false);
  expect(callback).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls back each time that the page comes back out of the cache', () => {
  const callback = jest.fn();
  whenShown(window, callback);
  jest.runAllTimers();
  shownAgain(true);
  shownAgain(true);
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(3);
});

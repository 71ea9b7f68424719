/** @jest-environment jsdom */
import { WIDGET_DELAY_MS, WIDGET_SCRIPT, WIDGET_TEXT } from '../../../../scripts/preview/reviews-widget-script.ts';

const page = window as typeof window & { __reviewsWidgetRuns?: number };

function run(): void {
  new Function(WIDGET_SCRIPT)();
}

describe('the script of the fake widget', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    delete page.__reviewsWidgetRuns;
    document.body.innerHTML = '<div data-reviews-widget>Loading</div><div data-reviews-widget=""></div><p>Other</p>';
  });

  afterEach(() => jest.useRealTimers());

  it('fills each place with a card that cannot be taken for reviews, after a short delay', () => {
    run();
    jest.advanceTimersByTime(WIDGET_DELAY_MS - 1);
    expect(document.body.textContent).toBe('LoadingOther');
    expect(page.__reviewsWidgetRuns).toBeUndefined();

    jest.advanceTimersByTime(1);
    const places = [...document.querySelectorAll('[data-reviews-widget]')].map((place) => place.textContent);
    expect(places).toEqual([WIDGET_TEXT, WIDGET_TEXT]);
    expect(WIDGET_TEXT).toContain('no real reviews');
    expect(page.__reviewsWidgetRuns).toBe(1);
  });

  it('counts each run and never doubles a card', () => {
    run();
    run();
    jest.runAllTimers();
    expect(page.__reviewsWidgetRuns).toBe(2);
    expect(document.querySelectorAll('[data-reviews-widget] > p')).toHaveLength(2);
  });

  it('does no harm on a page without a place for it', () => {
    document.body.innerHTML = '';
    run();
    jest.runAllTimers();
    expect(page.__reviewsWidgetRuns).toBe(1);
    expect(document.body.innerHTML).toBe('');
  });
});

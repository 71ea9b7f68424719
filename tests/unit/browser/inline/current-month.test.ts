import { markMonth } from '../../../../browser/inline/current-month.ts';

/** A scroller with a column of 100 pixels for each month. */
function showCalendar(): HTMLElement {
  const months = '<li><a href="/services/">Dirt</a></li>'.repeat(12);
  document.body.innerHTML = `<div><ol data-months>${months}</ol></div>`;
  document.querySelectorAll('li').forEach((month, index) => {
    Object.defineProperty(month, 'offsetLeft', { value: index * 100 });
  });
  return document.body.firstElementChild as HTMLElement;
}

it.each([
  ['the first minute of January', new Date(2027, 0, 1, 0, 1), 0],
  ['the last minute of May', new Date(2027, 4, 31, 23, 59), 4],
  ['Christmas', new Date(2027, 11, 25), 11],
])("on %s of the visitor's clock, that month alone is current, and the scroller is there", (_day, now, index) => {
  const scroller = showCalendar();
  markMonth(document, now);
  const current = [...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'));
  expect(current).toEqual(Array.from({ length: 12 }, (_, place) => (place === index ? 'date' : null)));
  expect(scroller.scrollLeft).toBe(index * 100);
});

it('a page without the calendar stays as it is', () => {
  document.body.innerHTML = '<ol><li><a href="/services/">Dirt</a></li></ol>';
  const before = document.body.innerHTML;
  markMonth(document, new Date(2027, 0, 1));
  expect(document.body.innerHTML).toBe(before);
});

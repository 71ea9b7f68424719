import { showToday } from '../../../../browser/inline/today.ts';

it('every place for the current date shows the visitor the own one', () => {
  document.body.innerHTML = `
    <p>Last updated: <time data-today="" datetime="2026-01-02">January 2, 2026</time></p>
    <p><time data-today="" datetime="2026-01-02">January 2, 2026</time></p>`;
  showToday(document, new Date(2027, 2, 9, 0, 5));
  for (const time of document.querySelectorAll('time')) {
    expect(time).toHaveTextContent(/^March 9, 2027$/);
    expect(time).toHaveAttribute('datetime', '2027-03-09');
  }
});

it('another date stays as it is', () => {
  document.body.innerHTML = '<time datetime="2026-01-02">January 2, 2026</time>';
  showToday(document, new Date(2027, 2, 9));
  expect(document.body).toHaveTextContent('January 2, 2026');
});

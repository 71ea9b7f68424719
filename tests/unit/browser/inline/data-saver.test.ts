import { saveData } from '../../../../browser/inline/data-saver.ts';

/** Whether the rules are still in a page after it was read by a browser with this `navigator`. */
function keepsRules(browser: object): boolean {
  document.head.innerHTML = '<script type="speculationrules">{}</script>';
  saveData(document, browser as Navigator);
  return document.querySelector('[type=speculationrules]') !== null;
}

it.each([
  ['is told to save data', { connection: { saveData: true } }, false],
  ['is not', { connection: { saveData: false } }, true],
  ['does not say', {}, true],
])('where the browser %s', (_what, browser, expected) => {
  expect(keepsRules(browser)).toBe(expected);
});

it('a page without rules is none the worse', () => {
  document.head.innerHTML = '';
  expect(() => saveData(document, { connection: { saveData: true } } as unknown as Navigator)).not.toThrow();
});

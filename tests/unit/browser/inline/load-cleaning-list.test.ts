import { keptListKey } from '../../../../browser/cleaning-list/kept-list.ts';
import { loadCleaningList } from '../../../../browser/inline/load-cleaning-list.ts';

const address = '/scripts/cleaning-list.0123456789abcdef.js';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => setTimeout(callback));
});

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  window.location.hash = '';
});

function visit({ hash = '', form = address, checked = '' } = {}) {
  window.location.hash = hash;
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <form data-cleaning-list="${form}" data-unavailable="No buttons.">
      <input type="radio" name="place" value="home" ${checked}><textarea></textarea><output data-link-note></output>
    </form>`;
  loadCleaningList(page, window);
  jest.runAllTimers();
  return {
    page,
    uses: (event: string) => {
      page.querySelector('textarea')?.dispatchEvent(new Event(event, { bubbles: true }));
      jest.runAllTimers();
    },
    loaded: () => [...page.querySelectorAll('script')].map((script) => script.getAttribute('src')),
  };
}

it.each(['focusin', 'input', 'click'])('loads the script once the form is used: %s', (event) => {
  const { uses, loaded } = visit();
  expect(loaded()).toEqual([]);
  uses(event);
  uses(event);
  expect(loaded()).toEqual([address]);
});

it.each(['#list=1abcd', '#list=', '#place=home'])('loads it for an address with a list or a place: %s', (hash) => {
  expect(visit({ hash }).loaded()).toEqual([address]);
});

it('loads it when the browser has ticked a place again, and when the tab keeps a list', () => {
  expect(visit({ checked: 'checked' }).loaded()).toEqual([address]);
  sessionStorage.setItem(keptListKey, '{}');
  expect(visit().loaded()).toEqual([address]);
});

it('chooses the place of the address at once, and makes room for the list of a link until it is there', () => {
  const choice = (page: Document) => page.querySelector<HTMLInputElement>('[name=place]')?.checked;
  const isOpening = (page: Document) => page.querySelector('form')?.hasAttribute('data-opening');
  const ofPlace = visit({ hash: '#place=home' }).page;
  expect([choice(ofPlace), isOpening(ofPlace)]).toEqual([true, false]);
  const ofList = visit({ hash: '#list=1abcd' }).page;
  expect([choice(ofList), isOpening(ofList)]).toEqual([false, true]);
  ofList.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(isOpening(ofList)).toBe(false);
});

it('loads it when the address changes to a place', () => {
  const { loaded } = visit({ hash: '#main' });
  expect(loaded()).toEqual([]);
  window.location.hash = 'place=home';
  window.dispatchEvent(new Event('hashchange'));
  expect(loaded()).toEqual([address]);
});

it('does without storage that is denied, and loads nothing where the build has written no address', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { uses, loaded } = visit();
  uses('input');
  expect(loaded()).toEqual([address]);
  const without = visit({ form: '', hash: '#place=home' });
  without.uses('input');
  expect(without.loaded()).toEqual([]);
});

it('says so when the script does not come, and tries again at the next use', () => {
  const { page, uses, loaded } = visit();
  uses('input');
  page.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(page.querySelector('output')?.textContent).toBe('No buttons.');
  expect(loaded()).toEqual([]);
  uses('input');
  expect(loaded()).toEqual([address]);
});

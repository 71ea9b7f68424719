import { loadPlaceFinder } from '../../../../browser/inline/load-place-finder.ts';

const address = '/scripts/place-finder.0123456789abcdef.js';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => setTimeout(callback));
});

afterEach(() => jest.useRealTimers());

/** A page with the field. What is typed into it before the script runs stands there. */
function visit({ typed = '', finder = address } = {}) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `
    <div data-place-finder="${finder}" data-unavailable="Call us.">
      <input value="${typed}"><p><output>Start typing.</output></p><button hidden>Get a quote</button>
    </div>`;
  loadPlaceFinder(page);
  const [field, output] = [page.querySelector('input'), page.querySelector('output')];
  if (!field || !output) throw new Error('The page has no field.');
  return {
    field,
    output,
    uses: (event: string) => {
      field.dispatchEvent(new Event(event));
      jest.runAllTimers();
    },
    loaded: () => [...page.querySelectorAll('script')],
  };
}

it.each(['pointerover', 'focus', 'input'])('loads the script once the field is used: %s', (event) => {
  const { uses, loaded } = visit();
  jest.runAllTimers();
  expect(loaded()).toHaveLength(0);
  uses(event);
  uses(event);
  expect(loaded().map((script) => script.getAttribute('src'))).toEqual([address]);
});

it('loads it at once when something is typed already', () => {
  const { loaded } = visit({ typed: 'Dublin' });
  jest.runAllTimers();
  expect(loaded()).toHaveLength(1);
});

it('loads nothing where the build has written no address', () => {
  const { uses, loaded } = visit({ finder: '' });
  uses('input');
  expect(loaded()).toHaveLength(0);
});

it('says so when the script does not come, and tries again at the next key', () => {
  const { field, output, uses, loaded } = visit();
  uses('focus');
  loaded()[0]?.dispatchEvent(new Event('error'));
  expect(output.textContent).toBe('Start typing.');
  field.value = 'D';
  uses('input');
  loaded()[0]?.dispatchEvent(new Event('error'));
  expect(output.textContent).toBe('Call us.');
  uses('input');
  expect(loaded()).toHaveLength(1);
});

import { keepList, keptList, keptListKey } from '../../../../browser/cleaning-list/kept-list.ts';
import { draftLifetime } from '../../../../components/forms/draft.ts';

const list = {
  place: 'home',
  rooms: [{ code: 'ki', tasks: 'ab', often: 'w', count: 0, own: 'Feed the cat' }],
  own: '',
  hours: '',
  town: '',
  feet: '',
  out: '',
};
const kept = {
  list,
  fragment: 'list=0abcd',
  missed: ['ki.a'],
  quoted: 'Hello',
  quoteNote: 'It is there.',
  reported: '',
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

it('gives the list back, for an hour from the last change', () => {
  jest.useFakeTimers();
  keepList(kept);
  jest.advanceTimersByTime(draftLifetime - 1);
  expect(keptList()).toEqual(kept);
  jest.advanceTimersByTime(1);
  expect(keptList()).toBeUndefined();
  expect(sessionStorage.getItem(keptListKey)).toBeNull();
});

it('takes nothing that is not a list', () => {
  for (const nonsense of ['{', 'null', '"words"', '{"at":"never"}', `{"at":${Date.now()},"list":"{}"}`]) {
    sessionStorage.setItem(keptListKey, nonsense);
    expect(keptList()).toBeUndefined();
  }
});

it('does without storage that is denied', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(deny);
  }
  keepList(kept);
  expect(keptList()).toBeUndefined();
});

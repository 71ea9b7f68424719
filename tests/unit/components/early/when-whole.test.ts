import { whenWhole } from '../../../../components/early/when-whole.ts';

const readyState = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

it.each(['interactive', 'complete'] as const)('does at once what needs the whole page when that is %s', (state) => {
  readyState(state);
  const callback = jest.fn();
  whenWhole(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits for the end of a page that is still being read, and acts once', () => {
  readyState('loading');
  const callback = jest.fn();
  whenWhole(callback);
  expect(callback).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(callback).toHaveBeenCalledTimes(1);
});

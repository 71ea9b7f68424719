/** @jest-environment node */
import { findEntries } from '../../../../components/detail/find-entries.ts';
import { services } from '../../../../content/content.ts';

it('finds the entries in the order asked for', () => {
  const ids = ['window-cleaning', 'deep-cleaning'];
  expect(findEntries(services, ids).map(({ id }) => id)).toEqual(ids);
});

it('finds nothing for no ids', () => {
  expect(findEntries(services, [])).toEqual([]);
});

it.each(['no-such-service', '', 'Window-Cleaning'])('stops at the unknown id "%s" and names it', (id) => {
  expect(() => findEntries(services, ['deep-cleaning', id])).toThrow(`There is no entry with the id "${id}".`);
});

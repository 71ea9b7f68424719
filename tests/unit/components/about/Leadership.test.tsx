import { render, screen } from '@testing-library/react';
import { Leadership } from '../../../../components/about/Leadership.tsx';
import { business } from '../../../../content/content.ts';

const roles = business.leadership.map(({ role }) => role);
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('without names, one block names the roles', () => {
  const { container } = render(<Leadership people={business.leadership.map((one) => ({ ...one, name: null }))} />);
  expect(headings()).toEqual(roles);
  expect(container.querySelector('svg')).toBeNull();
});

it('with a name, each person has a card, with the role under the name', () => {
  const people = business.leadership.map((one, index) => ({ ...one, name: index === 0 ? 'Ada Example' : null }));
  const { container } = render(<Leadership people={people} />);
  expect(headings()).toEqual(['Ada Example', roles[1]]);
  expect(screen.getByText(roles[0] ?? '')).toBeInTheDocument();
  expect(container.querySelectorAll('li > svg')).toHaveLength(2);
});

import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../../components/layout/Footer.tsx';
import { industries } from '../../../../content/content.ts';
import { mostInFooter } from '../../../../content/navigation.ts';

/** More services than the footer names; the industries are the real ones, which it names all. */
jest.mock('../../../../content/content.ts', () => ({
  ...jest.requireActual('../../../../content/content.ts'),
  services: Array.from({ length: 40 }, (_, index) => ({ id: `service-${index}`, title: `Service ${index}` })),
}));

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('a long list is cut, and ends with the way to all, so that no page grows with the number of services', () => {
  render(<Footer path="/" />);
  const links = linksOf('Services');
  expect(links).toHaveLength(mostInFooter + 1);
  expect(links[0]).toEqual(['Service 0', '/services/service-0/']);
  expect(links.at(-1)).toEqual(['All services', '/services/']);
});

it('a short list is whole', () => {
  render(<Footer path="/" />);
  expect(linksOf('Industries')).toEqual(industries.map(({ id, title }) => [title, `/industries/${id}/`]));
});

it('the page is marked among the links at the end', () => {
  render(<Footer path="/terms/" />);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/terms/']);
});

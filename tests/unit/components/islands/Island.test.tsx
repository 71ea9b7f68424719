import { render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../components/contact/ContactForm.tsx';
import { Island, IslandPropsError, serializeProps } from '../../../../components/islands/Island.tsx';
import { forms } from '../../../../content/content.ts';

it('an island is its component as HTML, with its name and its props', () => {
  const props = { account: null, subject: 'Factories', choices: ['Floors', '"Lockers" & <showers>'] };
  const { container } = render(<Island name="QuoteForm" props={props} />);
  expect(screen.getByRole('button', { name: forms.quote.submit })).toBeVisible();
  const { island, props: json } = (container.firstElementChild as HTMLElement).dataset;
  expect(island).toBe('QuoteForm');
  expect(JSON.parse(json ?? '')).toEqual(props);
});

it('a form outside of an island is refused, with the fix', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<ContactForm account={null} />)).toThrow('Render it as an island');
});

it.each([
  ['a function', { onSend: () => {} }, 'QuoteForm.onSend'],
  ['nothing', { subject: undefined }, 'QuoteForm.subject'],
  ['a date inside of a list', { dates: ['2026', new Date(0)] }, 'QuoteForm.dates.1'],
  ['no number', { count: Number.NaN }, 'QuoteForm.count'],
  ['an element', { account: { publicKey: document.createElement('p') } }, 'QuoteForm.account.publicKey'],
])('props that hold %s are refused, with their place and the fix', (_what, props, place) => {
  expect(() => serializeProps('QuoteForm', props)).toThrow(IslandPropsError);
  expect(() => serializeProps('QuoteForm', props)).toThrow(new RegExp(`^The prop ${place} is .* leave out what`));
});

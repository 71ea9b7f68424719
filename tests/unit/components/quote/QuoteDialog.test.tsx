import { act, render, screen } from '@testing-library/react';
import { QuoteDialog, type QuoteDialogProps } from '../../../../components/quote/QuoteDialog.tsx';
import { industries, services } from '../../../../content/content.ts';

/** Draws the dialog as if it were open. */
async function openDialog(props: QuoteDialogProps) {
  render(<QuoteDialog {...props} />);
  await act(async () => {
    screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open = true;
  });
}

function choices() {
  return screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value, checked }) => ({ value, checked }));
}

it('a page of no service or industry offers the six services, none of them chosen', async () => {
  await openDialog({});
  expect(screen.getByRole('dialog', { name: 'Free quote' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Professional Cleaning Services' })).toBeVisible();
  expect(choices()).toEqual(services.map(({ title }) => ({ value: title, checked: false })));
});

it.each([...services, ...industries].map(({ id, quote }) => ({ id, quote })))(
  'the page "$id" offers its own services, the first of them chosen',
  async ({ quote }) => {
    await openDialog(quote);
    expect(screen.getByRole('dialog', { name: 'Free quote' })).toBeVisible();
    expect(screen.getByRole('heading', { name: quote.subject })).toBeVisible();
    expect(choices()).toEqual([
      { value: quote.subject, checked: true },
      ...quote.extras.map((extra) => ({ value: extra, checked: false })),
    ]);
  },
);

it('every choice is read out by its name, and so is the button that closes the dialog', async () => {
  await openDialog({ subject: 'Factory Cleaning', extras: ['Locker rooms'] });
  expect(screen.getByRole('checkbox', { name: 'Locker rooms' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Close the quote form' })).toHaveAttribute('command', 'close');
});

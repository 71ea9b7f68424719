import { fireEvent, screen } from '@testing-library/react';
import { closeMenuOnChoice } from '../../../../browser/inline/menu.ts';

beforeAll(() => closeMenuOnChoice(document));

/** Draws a menu; jsdom knows neither popovers nor their selector. */
function menu({ open }: { open: boolean }): jest.Mock {
  document.body.innerHTML = `
    <nav popover><h2>Menu</h2><a href="#about">About <b>us</b></a></nav>
    <a href="#top">Home</a>`;
  const hidePopover = jest.fn();
  Object.assign(screen.getByRole('navigation'), {
    hidePopover,
    matches: (selector: string) => selector === ':popover-open' && open,
  });
  return hidePopover;
}

it.each(['About', 'us'])('the open menu closes when a visitor presses "%s" in a link', (text) => {
  const close = menu({ open: true });
  fireEvent.click(screen.getByText(text));
  expect(close).toHaveBeenCalledTimes(1);
});

it.each(['Menu', 'Home'])('it stays when a visitor presses "%s", which is no link of it', (text) => {
  const close = menu({ open: true });
  fireEvent.click(screen.getByText(text));
  expect(close).not.toHaveBeenCalled();
});

it('a menu that is closed, as on wide screens, is left alone', () => {
  const close = menu({ open: false });
  fireEvent.click(screen.getByText('About'));
  expect(close).not.toHaveBeenCalled();
});

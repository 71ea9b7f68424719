import { fireEvent, screen } from '@testing-library/react';
import { closeMenuOnChoice, closeOnLeave, supportCommands } from '../../../../browser/inline/dialog-and-menu.ts';
import { giveDialogsTheirMethods } from '../../support/dialog.ts';

beforeEach(() => {
  giveDialogsTheirMethods();
  document.body.innerHTML = `
    <button command="show-modal" commandfor="quote">Get <b>Free Quote</b></button>
    <dialog id="quote"><button command="close" commandfor="quote">Close</button></dialog>
    <button command="show-modal" commandfor="nothing">Lost</button>
    <button command="show-modal" commandfor="text">Wrong</button>
    <button>Plain</button>
    <p id="text">Text</p>`;
});

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

describe('in a browser that does not know the command attribute', () => {
  beforeAll(() => supportCommands(document));

  it('a button opens the dialog that it names', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Get Free Quote' }));
    expect(dialog()).toHaveAttribute('open');
  });

  it('a click on a part of the button does, too', () => {
    fireEvent.click(screen.getByText('Free Quote'));
    expect(dialog()).toHaveAttribute('open');
  });

  it('the X button closes it', () => {
    dialog().showModal();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('a dialog that is open is not opened again, which would throw', () => {
    dialog().showModal();
    const showModal = jest.spyOn(dialog(), 'showModal');
    fireEvent.click(screen.getByText('Free Quote'));
    expect(showModal).not.toHaveBeenCalled();
  });

  it.each(['Lost', 'Wrong', 'Plain'])('the button "%s", which names no dialog, does nothing', (name) => {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(dialog()).not.toHaveAttribute('open');
  });
});

it('in a browser that knows the command attribute, the browser is left to do it', () => {
  Object.assign(HTMLButtonElement.prototype, { command: '' });
  const page = document.implementation.createHTMLDocument();
  const listen = jest.spyOn(page, 'addEventListener');
  supportCommands(page);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  expect(listen).not.toHaveBeenCalled();
});

describe('when the page is left', () => {
  beforeAll(() => closeOnLeave(window));

  it('its dialog closes, or it would be open on the way back', () => {
    dialog().showModal();
    fireEvent(window, new Event('pagehide'));
    expect(dialog()).not.toHaveAttribute('open');
  });

  it('its menu closes, where browsers know popovers', () => {
    const menu = document.createElement('nav');
    menu.hidePopover = jest.fn();
    Object.assign(HTMLElement.prototype, { popover: null });
    // jsdom does not know the selector.
    const find = jest.spyOn(document, 'querySelectorAll');
    find.mockImplementation(
      (selector) => (selector === ':popover-open' ? [menu] : []) as unknown as NodeListOf<Element>,
    );
    fireEvent(window, new Event('pagehide'));
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    expect(menu.hidePopover).toHaveBeenCalledTimes(1);
  });
});

describe('the menu', () => {
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
});

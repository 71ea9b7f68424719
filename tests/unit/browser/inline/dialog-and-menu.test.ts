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
    menu.setAttribute('popover', '');
    menu.hidePopover = jest.fn();
    document.body.append(menu);
    fireEvent(window, new Event('pagehide'));
    expect(menu.hidePopover).toHaveBeenCalledTimes(1);
  });
});

describe('the menu', () => {
  beforeAll(() => closeMenuOnChoice(document));

  /** Draws a menu; jsdom does not know popovers. */
  function menu(): jest.Mock {
    document.body.innerHTML = `
    <div popover><h2>Menu</h2><a href="#about">About <b>us</b></a><button commandfor="quote">Quote</button></div>
    <a href="#top">Home</a>`;
    const hidePopover = jest.fn();
    Object.assign(document.body.firstElementChild ?? {}, { hidePopover });
    return hidePopover;
  }

  it.each(['About', 'us', 'Quote'])(
    'closes when a visitor presses "%s", a link or a dialog\'s button in it',
    (text) => {
      const close = menu();
      fireEvent.click(screen.getByText(text));
      expect(close).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['Menu', 'Home'])('stays when a visitor presses "%s", which is neither', (text) => {
    const close = menu();
    fireEvent.click(screen.getByText(text));
    expect(close).not.toHaveBeenCalled();
  });

  it('is left alone in browsers without popovers, where it is a row of links', () => {
    menu();
    Reflect.deleteProperty(document.body.firstElementChild ?? {}, 'hidePopover');
    expect(() => fireEvent.click(screen.getByText('About'))).not.toThrow();
  });
});

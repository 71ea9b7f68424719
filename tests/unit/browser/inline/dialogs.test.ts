import { fireEvent, screen } from '@testing-library/react';
import { closeOnLeave, supportCommands } from '../../../../browser/inline/dialogs.ts';
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

/**
 * Opens and closes dialogs by the `command` attribute of buttons in browsers that do not know it
 * (before Chrome 135, Firefox 144 and Safari 26.2).
 */
export function supportCommands(page: Document): void {
  if ('command' in HTMLButtonElement.prototype) return;
  page.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[commandfor]') : null;
    const dialog = page.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) {
      // Safari does not by a click, and focus goes back to where it was.
      button?.focus();
      dialog.showModal();
    }
  });
}

/** Closes the menu of phones when a link in it is chosen, also when the link leads to the page itself. */
export function closeMenuOnChoice(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[popover] a') : null;
    const menu = link?.closest<HTMLElement>('[popover]');
    if (menu?.matches(':popover-open')) menu.hidePopover();
  });
}

/** Closes the dialog and the menu when the page is left: the back/forward cache would bring them back open. */
export function closeOnLeave(view: Window): void {
  view.addEventListener('pagehide', () => {
    for (const dialog of view.document.querySelectorAll('dialog')) dialog.close();
    // The selector throws in browsers without popovers, where there is nothing to close.
    if ('popover' in HTMLElement.prototype) {
      for (const popover of view.document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
    }
  });
}

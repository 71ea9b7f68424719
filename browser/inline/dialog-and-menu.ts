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

/**
 * Closes the menu of phones when a link in it is chosen, also when the link leads to the page itself, and before its
 * quote button opens the dialog: focus then goes to the menu's button, to which the closed dialog returns it.
 */
export function closeMenuOnChoice(page: Document): void {
  page.addEventListener('click', (event) => {
    const chosen = event.target instanceof Element ? event.target.closest('[popover] :is(a,[commandfor])') : null;
    chosen?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
}

/** Closes the dialog and the menu when the page is left: the back/forward cache would bring them back open. */
export function closeOnLeave(view: Window): void {
  view.addEventListener('pagehide', () => {
    for (const dialog of view.document.querySelectorAll('dialog')) dialog.close();
    // Does nothing to a menu that is not open; missing in browsers without popovers.
    for (const popover of view.document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
  });
}

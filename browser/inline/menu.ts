/** Closes the menu of phones when a link in it is chosen, also when the link leads to the page itself. */
export function closeMenuOnChoice(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[popover] a') : null;
    const menu = link?.closest<HTMLElement>('[popover]');
    if (menu?.matches(':popover-open')) menu.hidePopover();
  });
}

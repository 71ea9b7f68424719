import { type RefObject, useEffect, useState } from 'react';

/** Whether the dialog around an element is open. Outside of any dialog, it never is. */
export function useDialogOpen(ref: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!dialog) return;
    const update = () => setOpen(dialog.open);
    update();
    // The attribute, for browsers have no event for opening that all of them send.
    const observer = new MutationObserver(update);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [ref]);
  return open;
}

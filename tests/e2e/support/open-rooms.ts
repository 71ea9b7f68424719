import type { BrowserContext } from '@playwright/test';

/** Opens all rooms of the cleaning list on each page, so that a test can use their tasks. */
export async function openRooms(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-room] details')) details.open = true;
    });
  });
}

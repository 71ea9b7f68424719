/**
 * The script at the end of every page: small, without React, and it does not wait. The page is whole when it runs.
 * It does what may not wait for React, and what pages without React need. Nothing it changes may be something that
 * React checks when it takes over: attributes of `<html>`, and elements marked with `suppressHydrationWarning`.
 */
import { afterNextPaint } from './after-next-paint.ts';
import { carryWords } from './carry-words.ts';
import { closeOnLeave, supportCommands } from './dialogs.ts';
import { keepDrafts } from './drafts.ts';
import { loadHeldScripts } from './held-scripts.ts';
import { holdSubmits, repeatEarlySubmits } from './held-submits.ts';
import { closeMenuOnChoice } from './menu.ts';
import { showOpenNow } from './open-now.ts';
import { showToday } from './today.ts';
import { whenShown } from './when-shown.ts';

holdSubmits(document);
carryWords(document);
supportCommands(document);
closeMenuOnChoice(document);
closeOnLeave(window);
loadHeldScripts(document);
repeatEarlySubmits(document);
// Opening the tab's storage takes a cheap phone 15 ms, which the first frame need not wait for.
afterNextPaint(() => keepDrafts(document, window));
whenShown(window, () => {
  const now = new Date();
  showToday(document, now);
  showOpenNow(document, now);
});

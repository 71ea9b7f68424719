/**
 * The one script of every page that does not wait: small, without React, loaded with `async`.
 * It does what may not wait for React, and what pages without React need. Nothing it changes may be something that
 * React checks when it takes over: attributes of `<html>`, and elements marked with `suppressHydrationWarning`.
 */
import { carryWords } from './carry-words.ts';
import { closeOnLeave, supportCommands } from './dialogs.ts';
import { keepDrafts } from './drafts.ts';
import { loadHeldScripts } from './held-scripts.ts';
import { holdSubmits, repeatEarlySubmits } from './held-submits.ts';
import { closeMenuOnChoice } from './menu.ts';
import { showOpenNow } from './open-now.ts';
import { showToday } from './today.ts';
import { whenWhole } from './when-whole.ts';

// These only listen, and may do so before the page is whole.
holdSubmits(document);
carryWords(document);
supportCommands(document);
closeMenuOnChoice(document);
closeOnLeave(window);

whenWhole(() => {
  keepDrafts(document, window);
  loadHeldScripts(document);
  showToday(document, new Date());
  showOpenNow(document, new Date());
  repeatEarlySubmits(document);
});

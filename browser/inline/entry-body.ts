/**
 * The inline script at the end of every page. It does what must work before React has hydrated the forms, and what pages
 * without React need. Next hydrates whole pages in development: so this may change only what React does not compare,
 * which is attributes of `<html>` and elements marked with `suppressHydrationWarning`.
 */
import { afterNextPaint } from './after-next-paint.ts';
import { closeMenuOnChoice, closeOnLeave, supportCommands } from './dialog-and-menu.ts';
import { explainFieldErrors, showWholeTextArea } from './field-errors.ts';
import { hydrateOnInteraction } from './hydrate-on-interaction.ts';
import { keepDrafts } from './keep-drafts.ts';
import { fillMessageLinks } from './message-links.ts';
import { replayEarlySubmits, replaySubmits } from './replay-submits.ts';
import { watchCallsToAction } from './watch-calls-to-action.ts';

// First, for the next one stops a submit that comes too early.
hydrateOnInteraction(document);
replaySubmits(document);
explainFieldErrors(document);
showWholeTextArea(document);
fillMessageLinks(document);
supportCommands(document);
closeMenuOnChoice(document);
closeOnLeave(window);
replayEarlySubmits(document);
watchCallsToAction(document);
// Opening the tab's storage takes a slow phone 15 ms, for which the first frame must not wait.
afterNextPaint(() => keepDrafts(document, window));

/** The inline script in the head of every page, for what must be set before the first frame. It must stay tiny. */
import { saveData } from './data-saver.ts';
import { enableViewTransitions } from './view-transitions.ts';

enableViewTransitions(document, window);
saveData(document, navigator);

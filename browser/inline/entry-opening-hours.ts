/** The inline script of pages that say whether the office is open. */
import { showOpenNow } from './open-now.ts';
import { whenShown } from './when-shown.ts';

whenShown(window, () => showOpenNow(document, new Date()));

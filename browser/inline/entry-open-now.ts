/** The inline script of pages that say whether the office is open. */

import { whenShown } from './after-next-paint.ts';
import { showOpenNow } from './open-now.ts';

whenShown(window, () => showOpenNow(document, new Date()));

/** The inline script of pages that show the visitor's current date. */

import { whenShown } from './after-next-paint.ts';
import { showToday } from './today.ts';

whenShown(window, () => showToday(document, new Date()));

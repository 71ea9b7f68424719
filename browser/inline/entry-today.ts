/** The inline script of pages that show the visitor's current date. */
import { showToday } from './today.ts';
import { whenShown } from './when-shown.ts';

whenShown(window, () => showToday(document, new Date()));

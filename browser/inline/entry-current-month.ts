/** The inline script of pages with the dirt calendar. */
import { markMonth } from './current-month.ts';

markMonth(document, new Date());

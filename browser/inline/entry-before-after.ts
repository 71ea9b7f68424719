/** The inline script of pages with two pictures of a place, before and after cleaning. */
import { slideBeforeAfter } from './before-after.ts';

slideBeforeAfter(document, window);

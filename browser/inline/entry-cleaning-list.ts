/** The inline script of the page with the cleaning list. */
import { loadCleaningList } from './load-cleaning-list.ts';

loadCleaningList(document, window);

/** The script of every page that may not even wait for the page's end. It stands in the head and must stay tiny. */
import { blendPages } from './blend.ts';
import { saveData } from './save-data.ts';

blendPages(document, window);
saveData(document, navigator);

/** The inline script of the not-found page. */
import { nameMissingPage } from './not-found-page.ts';

nameMissingPage(document, location);

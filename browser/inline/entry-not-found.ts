/** The inline script of the not-found page. */
import { nameMissingPage } from './missing-page.ts';

nameMissingPage(document, location);

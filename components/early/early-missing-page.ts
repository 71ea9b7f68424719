/** The script of the not-found page alone, which no other page should load. Like `early.ts` in all else. */
import { nameMissingPage } from './missing-page.ts';

nameMissingPage(document, location);

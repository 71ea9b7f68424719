/** The script of the not-found page alone, which no other page should load. Like `early.ts` in all else. */
import { nameMissingPage } from './missing-page.ts';
import { whenWhole } from './when-whole.ts';

whenWhole(() => nameMissingPage(document, location));

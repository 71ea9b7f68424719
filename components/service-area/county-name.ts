import { labels } from '../../content/content.ts';
import { fillSlots, idOf } from '../ui/texts.ts';

/** A county with the word that the content has for it, such as "Union County". */
export function countyName(county: string): string {
  return fillSlots(labels.county, { county });
}

/** The id of a county's list of towns. */
export function countyId(county: string): string {
  return idOf(countyName(county));
}

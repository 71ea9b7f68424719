import type { PlaceData } from '../../browser/place-finder/place-data.ts';
import { countyShapes, ohioPlaces, zipCodes } from '../../components/service-area/geography.ts';
import { business } from '../../content/content.ts';

/** A ZIP code takes its town's distance when the two differ by less. */
const sameDistance = 3;

/** Whole miles. They never move a place across the radius. */
function wholeMiles(miles: number): number {
  const radius = business.serviceRadiusMiles;
  return miles > radius ? Math.max(Math.round(miles), radius + 1) : Math.round(miles);
}

/** What the finder knows, from the public sources: every place of Ohio, and the ZIP codes within the radius. */
export function placeFinderData(): PlaceData {
  const places = ohioPlaces()
    .map(({ name, counties, miles }) => ({ name, counties, miles: wholeMiles(miles) }))
    .sort((first, second) => first.name.localeCompare(second.name, 'en'));
  const zips = zipCodes()
    .filter(({ miles }) => miles <= business.serviceRadiusMiles)
    .map(({ zip, town, county, miles }) => {
      const place = places.find(({ name, counties }) => name === town && counties[0] === county);
      const own = wholeMiles(miles);
      const isSame =
        place !== undefined && place.miles <= business.serviceRadiusMiles && Math.abs(place.miles - own) < sameDistance;
      return [zip, { town, county, miles: isSame ? place.miles : own }] as const;
    });
  return { served: countyShapes().map(({ county }) => county), places, zips: new Map(zips) };
}

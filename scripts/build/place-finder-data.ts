import type { PlaceData } from '../../browser/place-finder/place-data.ts';
import { countyShapes, ohioPlaces, zipCodes } from '../../components/service-area/geography.ts';
import { business } from '../../content/content.ts';

/** A ZIP code takes its town's distance when the two differ by less. */
const sameDistance = 3;

/** What the finder knows, from the public sources: every place of Ohio, and the ZIP codes within the radius. */
export function placeFinderData(): PlaceData {
  const places = ohioPlaces()
    .filter(({ miles }) => miles <= business.serviceRadiusMiles)
    .map(({ name, counties, miles }) => ({ name, counties, miles: Math.round(miles) }))
    .sort((first, second) => first.name.localeCompare(second.name, 'en'));
  const zips = zipCodes()
    .filter(({ miles }) => miles <= business.serviceRadiusMiles)
    .map(({ zip, town, county, miles }) => {
      const place = places.find(({ name, counties }) => name === town && counties[0] === county);
      const own = Math.round(miles);
      const isSame = place !== undefined && Math.abs(place.miles - own) < sameDistance;
      return [zip, { town, county, miles: isSame ? place.miles : own }] as const;
    });
  const far = ohioPlaces().filter(({ miles }) => miles > business.serviceRadiusMiles);
  return {
    served: countyShapes().map(({ county }) => county),
    places,
    far: [...new Set(far.map(({ name }) => name))].sort(),
    zips: new Map(zips),
  };
}

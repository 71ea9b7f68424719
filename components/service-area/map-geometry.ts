/** Where the counties, towns and names stand on the map of the service area. Runs at build. */
import { geoAzimuthalEquidistant } from 'd3-geo';
import { business, pages, serviceArea } from '../../content/content.ts';
import { columbus, countyShapes, earthRadiusInMiles, ohioPlaces, type Point } from './geography.ts';
import {
  type Box,
  boxAround,
  type Dot,
  dotBox,
  type MapPoint,
  nameBox,
  type Offset,
  offsetsOf,
  overlap,
  type Scale,
  textWidth,
} from './map-labels.ts';

const unitsPerMile = 10;

/** Our circle, in units of the map. */
export const circleRadius = business.serviceRadiusMiles * unitsPerMile;
/** Half the width of the map: the circle and what is around it. */
export const mapRadius = circleRadius + 60;
/** How thick the counties are. */
export const boardEdge = 20;

/** Of all projections, the one in which distances from Columbus are to scale: the circle is round. */
const projection = geoAzimuthalEquidistant()
  .rotate([-columbus.lon, -columbus.lat])
  .scale(earthRadiusInMiles * unitsPerMile)
  .translate([0, 0]);

function project([lon = 0, lat = 0]: readonly number[]): MapPoint {
  const [x = 0, y = 0] = projection([lon, lat]) ?? [];
  return { x: Math.round(x), y: Math.round(y) };
}

const whole = { left: -mapRadius, top: -mapRadius, right: mapRadius, bottom: mapRadius };
const cropped = { ...whole, top: -572, bottom: 396 };

interface Layout extends Scale {
  /** Font size of the counties' names in pixels. */
  countyText: number;
  /** The part of the map that surely shows, in its units. */
  window: Box;
}

/**
 * The narrowest map of each layout, see `CountyMap.tsx`. Within a layout the map grows and its names do not, so names that
 * have room here have room throughout.
 */
const layouts = {
  phone: { pixels: 646 / (2 * mapRadius), text: 12, countyText: 12.5, window: { ...whole, left: -350, right: 440 } },
  largePhone: {
    pixels: 720 / (2 * mapRadius),
    text: 12,
    countyText: 12.5,
    window: { ...whole, left: -640, right: 640 },
  },
  tablet: { pixels: 670 / (2 * mapRadius), text: 12, countyText: 12.5, window: whole },
  laptop: { pixels: 820 / (2 * mapRadius), text: 12.5, countyText: 14, window: cropped },
  wide: { pixels: 1180 / (2 * mapRadius), text: 13, countyText: 14.5, window: cropped },
  widest: { pixels: 1400 / (2 * mapRadius), text: 13.5, countyText: 16, window: cropped },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];

type Outline = readonly MapPoint[];

const outlines = new Map(
  countyShapes().map(({ county, feature: { geometry } }): [string, Outline] => {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
    const [longest = []] = rings.toSorted((one, other) => other.length - one.length);
    // The last point is the first one again.
    return [county, longest.slice(0, -1).map(project)];
  }),
);

function isWithin(outline: Outline, { x, y }: MapPoint): boolean {
  return outline.reduce((isInside, one, index) => {
    const other = outline.at(index - 1) ?? one;
    if (one.y > y === other.y > y) return isInside;
    return x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x) ? !isInside : isInside;
  }, false);
}

/** How much of a box lies within an outline, from 0 to 1. */
function shareWithin(outline: Outline, { left, top, right, bottom }: Box, { pixels }: Scale): number {
  const points = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].flatMap((across) =>
    [0, 0.25, 0.5, 0.75, 1].map((down) => ({
      x: (left + across * (right - left)) / pixels,
      y: (top + down * (bottom - top)) / pixels,
    })),
  );
  return points.filter((point) => isWithin(outline, point)).length / points.length;
}

/** A town, or a place outside our counties. */
export interface MapPlace extends Dot {
  kind: 'center' | 'home' | 'town' | 'around';
  /** Its county, if it is one of ours. */
  county?: string;
  /** The layouts that name it if there is room. */
  wanted: readonly LayoutName[];
  /** How well its name must stand. */
  least: number;
  /** How well its name would stand there: 1 for perfectly, 0 for not at all. */
  fit: (box: Box, layout: Layout) => number;
}

function findPoint(name: string, isOurs: boolean): Point & { county: string } {
  const isServed = (county = '') => outlines.has(county);
  const [place] = ohioPlaces()
    .filter((candidate) => candidate.name === name && isServed(candidate.counties[0]) === isOurs)
    .toSorted((one, other) => one.miles - other.miles);
  if (place && place.miles <= business.serviceRadiusMiles) return { ...place, county: place.counties[0] ?? '' };
  const field = isOurs ? 'towns' : 'around';
  const where = isOurs ? 'in our counties' : 'outside our counties and within the radius';
  throw new Error(
    `content/pages/service-area.json, map.${field}: there is no "${name}" ${where}. Correct its spelling, or remove it.`,
  );
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function isShown({ left, top, right, bottom }: Box, { pixels, window }: Layout): boolean {
  const isInCircle = [left, right].every((x) =>
    [top, bottom].every((y) => Math.hypot(x, y) / pixels < circleRadius - unitsPerMile),
  );
  const isInWindow =
    left > window.left * pixels &&
    right < window.right * pixels &&
    top > window.top * pixels &&
    bottom < window.bottom * pixels;
  return isInCircle && isInWindow;
}

const center = 'Columbus';
const home = business.address.city;
const kindOf = (name: string) => (name === center ? 'center' : name === home ? 'home' : 'town');

function townDot(name: string, wanted: readonly LayoutName[], least: number): MapPlace {
  const { county, lon, lat } = findPoint(name, true);
  const outline = outlines.get(county) ?? [];
  const kind = kindOf(name);
  const radius = kind === 'town' ? 3 : 9;
  const fit = (box: Box, layout: Layout) => shareWithin(outline, box, layout);
  return { name, kind, county, wanted, least, radius, ...project([lon, lat]), fit };
}

function dotAround(name: string): MapPlace {
  const { lon, lat } = findPoint(name, false);
  const fit = (box: Box, layout: Layout) => {
    // The counties have a thick lower edge.
    const above = grown({ ...box, top: box.top - boardEdge * layout.pixels }, 4);
    const isFree = [...outlines.values()].every((outline) => shareWithin(outline, above, layout) === 0);
    return isShown(box, layout) && isFree ? 1 : 0;
  };
  return { name, kind: 'around', wanted: layoutNames, least: 1, radius: 3, ...project([lon, lat]), fit };
}

/** A place whose name has room. */
export interface NamedPlace {
  place: MapPlace;
  offset: Offset;
  layouts: readonly LayoutName[];
}

const boxesOf = ({ place, offset }: Pick<NamedPlace, 'place' | 'offset'>, scale: Scale) => [
  dotBox(place, scale),
  nameBox(place, offset, scale),
];

/** Finds the best free room for a name. Where none is perfect, the name reaches across a border by less than half. */
function findRoom(place: MapPlace, layout: Layout, taken: readonly Box[]): Offset | undefined {
  const isFree = (box: Box) => !taken.some((other) => overlap(grown(box, 2), other));
  if (!isFree(dotBox(place, layout))) return undefined;
  const larger = { ...layout, pixels: layout.pixels * 1.2 };
  const [best] = offsetsOf(place, layout)
    .map((offset, rank) => {
      const box = nameBox(place, offset, layout);
      const fit = isFree(box) ? place.fit(box, layout) : 0;
      const spare = place.fit(grown(nameBox(place, offset, larger), 3), larger);
      return { offset, fit, merit: 3 * fit + spare - rank / 200 };
    })
    .toSorted((one, other) => other.merit - one.merit);
  return best && best.fit >= place.least ? best.offset : undefined;
}

/** The center, where we are, and the first town of each county: all layouts name them. */
function nameFirstPlaces(): NamedPlace[] {
  const names = new Set([center, home, ...serviceArea.flatMap(({ towns }) => towns[0] ?? [])]);
  const named: NamedPlace[] = [];
  for (const name of names) {
    const place = townDot(name, layoutNames, 0.5);
    const taken = named.flatMap((other) => boxesOf(other, layouts.phone));
    const offset = findRoom(place, layouts.phone, taken);
    if (!offset) throw new Error(`The map has no room for the name of ${name}. ${smaller}`);
    named.push({ place, offset, layouts: layoutNames });
  }
  return named;
}

const smaller = 'Make the names smaller in components/service-area/map-geometry.ts.';

const firstPlaces = nameFirstPlaces();

/** So many of the other towns are large enough for a name that reaches across a border. */
const largeTowns = 12;

const moreTowns = pages.serviceArea.map.towns
  .filter((name) => !firstPlaces.some(({ place }) => place.name === name))
  .map((name, rank) => townDot(name, ['laptop', 'wide', 'widest'], rank < largeTowns ? 0.5 : 1));

/** The room of a county's name, which stands in spaced capitals. */
function countyNameBox(county: string, middle: MapPoint, layout: Layout): Box {
  const width = textWidth(county.toUpperCase(), layout.countyText) + 0.06 * layout.countyText * county.length;
  return boxAround(middle, width, 1.2 * layout.countyText, layout);
}

/** Where a county's name has room, as near to the middle as can be, and rather not on a town that wider maps name. */
function middleOfName(county: string, outline: Outline): MapPoint {
  const { phone, wide } = layouts;
  const taken = firstPlaces.flatMap((place) => boxesOf(place, phone));
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const spots: (MapPoint & { share: number; cost: number })[] = [];
  for (let x = left; x <= right; x += 4) {
    for (let y = top; y <= bottom; y += 4) {
      const box = countyNameBox(county, { x, y }, phone);
      if (taken.some((other) => overlap(box, other))) continue;
      const wideBox = grown(countyNameBox(county, { x, y }, wide), 2);
      const covered = moreTowns.filter((town) => overlap(wideBox, dotBox(town, wide)));
      // To name the most important town is worth 25 miles.
      const costs = covered.map((town) => 250 * (1 - moreTowns.indexOf(town) / moreTowns.length));
      const offset = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
      const share = shareWithin(outline, grown(box, 2), phone);
      spots.push({ x, y, share, cost: costs.reduce((sum, cost) => sum + cost, offset) });
    }
  }
  const [best] = spots.toSorted((one, other) => other.share - one.share || one.cost - other.cost);
  if (!best || best.share < 0.8) throw new Error(`The map has no room for the name of ${county} County. ${smaller}`);
  return { x: best.x, y: best.y };
}

/** The data of an SVG path, with relative lines, which are shorter. */
function pathOf(outline: Outline): string {
  const steps = outline.map(({ x, y }, index) => {
    const before = outline[index - 1] ?? { x: 0, y: 0 };
    return `${x - before.x} ${y - before.y}`;
  });
  return `m${steps.join(' ').replaceAll(' -', '-')}z`;
}

/** A ground for each county, of as few as can be: no two neighbors have the same. */
function chooseGrounds(all: readonly Outline[]): number[] {
  const chosen: number[] = [];
  for (const [index, outline] of all.entries()) {
    const corners = new Set(outline.map(({ x, y }) => `${x} ${y}`));
    const taken = chosen.filter((_, other) => all[other]?.some(({ x, y }) => corners.has(`${x} ${y}`)));
    chosen[index] = [0, 1, 2, 3].find((ground) => !taken.includes(ground)) ?? 0;
  }
  return chosen;
}

const grounds = chooseGrounds([...outlines.values()]);

/** A county on the map. */
export interface MapCounty {
  county: string;
  /** The data of its SVG path. */
  path: string;
  ground: number;
  /** The middle of its name. */
  name: MapPoint;
}

/** The counties as one reads a map: from north to south. A county then covers the edge of the one above it. */
export const mapCounties: readonly MapCounty[] = [...outlines]
  .map(([county, outline], index) => ({
    county,
    path: pathOf(outline),
    ground: grounds[index] ?? 0,
    name: middleOfName(county, outline),
    south: Math.max(...outline.map(({ y }) => y)),
  }))
  .toSorted((one, other) => one.south - other.south);

/** The other places get their room on the wide map. A smaller layout names those of them whose names are free there, too. */
function nameOtherPlaces(): NamedPlace[] {
  const countyNames = (layout: Layout) => mapCounties.map(({ county, name }) => countyNameBox(county, name, layout));
  const roomiest = (place: MapPlace) => (place.kind === 'around' ? layouts.tablet : layouts.widest);
  const named: Omit<NamedPlace, 'layouts'>[] = [...firstPlaces];
  for (const place of [...moreTowns, ...pages.serviceArea.map.around.map(dotAround)]) {
    const layout = roomiest(place);
    const taken = [...countyNames(layout), ...named.flatMap((other) => boxesOf(other, layout))];
    const offset = findRoom(place, layout, taken);
    if (offset) named.push({ place, offset });
  }
  const shown = new Map<string, LayoutName[]>();
  for (const name of layoutNames) {
    const layout = layouts[name];
    const taken = countyNames(layout);
    for (const candidate of named) {
      const boxes = boxesOf(candidate, layout);
      const { place } = candidate;
      const isFirst = place.wanted === layoutNames && place.kind !== 'around';
      const isFree = !boxes.some((box) => taken.some((other) => overlap(box, other)));
      const fits = boxes.every((box) => place.fit(box, layout) >= place.least);
      if (!isFirst && !(place.wanted.includes(name) && isFree && fits)) continue;
      taken.push(...boxes);
      shown.set(place.name, [...(shown.get(place.name) ?? []), name]);
    }
  }
  return named.flatMap((candidate) => {
    const names = shown.get(candidate.place.name);
    return names ? [{ ...candidate, layouts: names }] : [];
  });
}

/** The places that a layout or more names. */
export const mapPlaces: readonly NamedPlace[] = nameOtherPlaces();

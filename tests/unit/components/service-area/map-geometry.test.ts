/** @jest-environment node */
import { layoutNames, mapCounties, mapPlaces } from '../../../../components/service-area/map-geometry.ts';
import { type Dot, nameBox, offsetsOf, overlap } from '../../../../components/service-area/map-labels.ts';
import { pages, serviceArea } from '../../../../content/content.ts';

it('every county of the content has a shape and a name within it, north before south', () => {
  expect(mapCounties.map(({ county }) => county).toSorted()).toEqual(
    serviceArea.map(({ county }) => county).toSorted(),
  );
  for (const { county, path } of mapCounties) expect(`${county}: ${path}`).toMatch(/: m-?\d+[ -]\d+([ -]\d+){10,}z$/);
  expect(mapCounties[0]?.county).toBe('Marion');
  expect(mapCounties.at(-1)?.county).toBe('Pickaway');
});

it('neighbors have different grounds', () => {
  const groundOf = Object.fromEntries(mapCounties.map(({ county, ground }) => [county, ground]));
  for (const [one, other] of [
    ['Franklin', 'Delaware'],
    ['Franklin', 'Union'],
    ['Franklin', 'Pickaway'],
    ['Marion', 'Morrow'],
    ['Morrow', 'Knox'],
    ['Knox', 'Licking'],
    ['Licking', 'Fairfield'],
    ['Union', 'Madison'],
  ] as const) {
    expect(`${one} ${groundOf[one]}`).not.toBe(`${one} ${groundOf[other]}`);
  }
});

it('every layout names Columbus, Dublin and the first town of each county', () => {
  for (const layout of layoutNames) {
    const named = mapPlaces.flatMap(({ place, layouts }) => (layouts.includes(layout) ? place.name : []));
    expect(named).toEqual(expect.arrayContaining(['Columbus', 'Dublin', ...serviceArea.map(({ towns }) => towns[0])]));
  }
});

it('places outside our counties are outside, and the lead names only those that are on the map', () => {
  const outside = mapPlaces.filter(({ place }) => place.county === undefined).map(({ place }) => place.name);
  const listed = serviceArea.flatMap(({ towns }) => towns);
  expect(outside.filter((name) => listed.includes(name))).toEqual([]);
  expect(outside.length).toBeGreaterThan(10);
  const named = pages.serviceArea.map.around.filter((name) => pages.serviceArea.map.lead.includes(name));
  expect(outside).toEqual(expect.arrayContaining(named));
});

it('a name stands beside its dot first, and never on it', () => {
  const scale = { pixels: 0.5, text: 12 };
  const dot: Dot = { name: 'Plain City', x: 100, y: 50, radius: 3 };
  const dotBox = { left: 47, right: 53, top: 22, bottom: 28 };
  const boxes = offsetsOf(dot, scale).map((offset) => nameBox(dot, offset, scale));
  expect(boxes[0]?.left).toBeGreaterThan(dotBox.right);
  expect(boxes[1]?.right).toBeLessThan(dotBox.left);
  expect(boxes.filter((box) => overlap(box, dotBox))).toEqual([]);
});

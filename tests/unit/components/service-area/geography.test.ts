/** @jest-environment node */
import {
  columbus,
  countyAt,
  countyShapes,
  locateTowns,
  milesFromColumbus,
  nameKey,
  ohioPlaces,
  placesInCounties,
  zipCodes,
} from '../../../../components/service-area/geography.ts';
import {
  notTowns,
  points,
  townsByZip,
  unlisted,
  zipCounties,
} from '../../../../components/service-area/reviewed-places.ts';
import { business, serviceArea } from '../../../../content/content.ts';

const townNamed = (name: string) => placesInCounties().find((place) => place.name === name);

/**
 * The point and county of the ZIP code area of each town, as the US Census Bureau has it: the internal points of ZIP code
 * tabulation areas, Gazetteer 2021. Our towns have theirs from GeoNames and `zipcodes`.
 */
const censusPoints: [town: string, county: string, lat: number, lon: number][] = [
  ['Amlin', 'Franklin', 40.057262, -83.168467],
  ['Canal Winchester', 'Fairfield', 39.826682, -82.800074],
  ['Galloway', 'Franklin', 39.940928, -83.205719],
  ['Grove City', 'Franklin', 39.866721, -83.115561],
  ['Hilliard', 'Franklin', 40.020519, -83.177502],
  ['New Albany', 'Franklin', 40.070261, -82.802113],
  ['Ashley', 'Delaware', 40.41354, -82.969322],
  ['Delaware', 'Delaware', 40.297783, -83.060168],
  ['Galena', 'Delaware', 40.205042, -82.876523],
  ['Lewis Center', 'Delaware', 40.18597, -82.996343],
  ['Powell', 'Delaware', 40.177567, -83.094156],
  ['Sunbury', 'Delaware', 40.269531, -82.850655],
  ['Buckeye Lake', 'Licking', 39.933044, -82.483203],
  ['Granville', 'Licking', 40.075537, -82.529776],
  ['Johnstown', 'Licking', 40.162786, -82.663517],
  ['Pataskala', 'Licking', 40.008131, -82.685267],
  ['Utica', 'Licking', 40.240719, -82.429257],
  ['Baltimore', 'Fairfield', 39.86676, -82.612369],
  ['Lancaster', 'Fairfield', 39.696463, -82.614717],
  ['Lithopolis', 'Fairfield', 39.801631, -82.815387],
  ['Pickerington', 'Fairfield', 39.897782, -82.744035],
  ['Milford Center', 'Union', 40.168303, -83.458762],
  ['Raymond', 'Union', 40.343049, -83.48386],
  ['Richwood', 'Union', 40.430934, -83.344615],
  ['London', 'Madison', 39.880108, -83.428512],
  ['Mount Sterling', 'Madison', 39.712438, -83.288721],
  ['Plain City', 'Madison', 40.098492, -83.288172],
  ['Ashville', 'Pickaway', 39.732375, -82.935708],
  ['Circleville', 'Pickaway', 39.58659, -82.962245],
  ['Commercial Point', 'Pickaway', 39.772755, -83.062758],
  ['Williamsport', 'Pickaway', 39.583733, -83.119834],
  ['Centerburg', 'Knox', 40.303039, -82.679642],
  ['Fredericktown', 'Knox', 40.501987, -82.593233],
  ['Gambier', 'Knox', 40.345042, -82.339812],
  ['Mount Vernon', 'Knox', 40.373976, -82.492721],
  ['Caledonia', 'Marion', 40.647409, -82.961225],
  ['La Rue', 'Marion', 40.590903, -83.371544],
  ['Prospect', 'Marion', 40.471236, -83.18398],
  ['Cardington', 'Morrow', 40.483968, -82.874359],
  ['Marengo', 'Morrow', 40.397947, -82.797304],
  ['Mount Gilead', 'Morrow', 40.564167, -82.760333],
];

it.each(censusPoints)(
  '%s is where the Census has it: in %s County, within 2 miles as far from Columbus',
  (name, county, lat, lon) => {
    const town = townNamed(name);
    expect(Math.abs((town?.miles ?? 0) - milesFromColumbus({ lat, lon }))).toBeLessThan(2);
    expect(countyAt({ lat, lon })).toBe(county);
    expect(town?.counties).toContain(county);
  },
);

it('has the shapes of our counties in the order of the page, and Columbus in the first', () => {
  expect(countyShapes().map(({ county }) => county)).toEqual(serviceArea.map(({ county }) => county));
  expect(countyAt(columbus)).toBe('Franklin');
});

it('has every listed town in the shape of its county and within the radius', () => {
  const towns = placesInCounties();
  expect(towns.map(({ name }) => name)).toEqual(serviceArea.flatMap((county) => county.towns));
  for (const town of towns) {
    expect([town.name, countyAt(town)]).toEqual([town.name, town.counties[0]]);
    expect(town.miles).toBeLessThanOrEqual(business.serviceRadiusMiles);
  }
});

/** In which counties the Ohio Secretary of State's voter file (2026) has voters of each of these towns. */
const spanning: [town: string, counties: string[]][] = [
  ['Columbus', ['Franklin', 'Delaware', 'Fairfield']],
  ['Dublin', ['Franklin', 'Delaware', 'Union']],
  ['Reynoldsburg', ['Franklin', 'Licking', 'Fairfield']],
  ['Westerville', ['Franklin', 'Delaware']],
  ['New Albany', ['Franklin', 'Licking']],
  ['Canal Winchester', ['Franklin', 'Fairfield']],
  ['Harrisburg', ['Franklin', 'Pickaway']],
  ['Pickerington', ['Fairfield', 'Franklin']],
  ['Lithopolis', ['Fairfield', 'Franklin']],
  ['Buckeye Lake', ['Licking', 'Fairfield']],
  ['Utica', ['Licking', 'Knox']],
  ['Plain City', ['Madison', 'Union']],
];

it.each(spanning)('%s is in all of its counties: %j', (name, counties) => {
  expect(townNamed(name)?.counties).toEqual(counties);
});

it('lists every place that the sources know in our counties, but for the reviewed ones', () => {
  const ours = new Set(serviceArea.map(({ county }) => county));
  const listed = new Set(placesInCounties());
  const others = ohioPlaces().filter((place) => !listed.has(place) && ours.has(place.counties[0] ?? ''));
  expect(others.map(({ name, counties }) => `${name}, ${counties[0]}`).sort()).toEqual(Object.keys(unlisted).sort());
});

it('needs every reviewed point, ZIP code and name', () => {
  const codes = new Map(zipCodes().map((code) => [code.zip, code]));
  for (const [name, { zip }] of Object.entries(townsByZip)) {
    expect([name, townNamed(name)?.lat]).toEqual([name, codes.get(zip)?.lat]);
  }
  for (const [zip, { county }] of Object.entries(zipCounties)) expect(codes.get(zip)?.county).toBe(county);
  for (const [key, { lat }] of Object.entries(points)) expect(townNamed(key.split(',')[0] ?? '')?.lat).toBe(lat);
  const names = new Set(ohioPlaces().map(({ name }) => nameKey(name)));
  expect(Object.keys(notTowns).filter((name) => names.has(nameKey(name)))).toEqual([]);
});

it.each([
  [
    'a town of another county',
    ['Marion', 'Powell'],
    75,
    /towns\[1\]: "Powell" is not in Marion County.* Delaware County: list it there/,
  ],
  ['a misspelled town', ['Marion', 'Powel'], 75, /"Powel" is not in Marion County.* Check its spelling/],
  ['a town beyond the radius', ['Marion'], 40, /"Marion" is 44 miles from Columbus, and we go as far as 40/],
])('stops the build at %s', (_, towns, radius, message) => {
  expect(() => locateTowns([{ county: 'Marion', towns }], radius)).toThrow(message);
});

it('stops the build at a county that Ohio does not have', () => {
  expect(() => countyShapes([{ county: 'Marian', towns: ['Marion'] }])).toThrow(
    /counties\[0\]\.county: Ohio has no "Marian" County/,
  );
});

/**
 * What the public sources of `geography.ts` get wrong or lack, each with its reason. Keep it short: a town that a source
 * knows needs no line here.
 */

/** A name of the sources that is no town. Its ZIP codes are left out, too. */
export const notTowns: Readonly<Record<string, string>> = {
  'Ameritrust Card Center': 'ZIP code of one company in Cleveland',
  'City National Bank': 'ZIP code of one company in Columbus',
  'Cleveland Elec Ill Co': 'ZIP code of one company in Cleveland',
  'Gap Inc Direct': 'ZIP code of one company in Groveport',
  'Roadway Express': 'ZIP code of one company in Akron',
  'Sugarcreek Police Dept': 'GeoNames lists the building beside the village of Sugarcreek',
};

/** A town that is in none of the sources. The ZIP code of its addresses tells where it is. */
export const townsByZip: Readonly<Record<string, { zip: string; reason: string }>> = {
  'Marble Cliff': { zip: '43212', reason: 'village of some 600 people; mail goes by Columbus' },
  Midway: { zip: '43151', reason: 'village in Madison County whose post office is called Sedalia' },
  Riverlea: { zip: '43085', reason: 'village of some 600 people; mail goes by Worthington' },
  'Shawnee Hills': { zip: '43065', reason: 'mail goes by Powell; GeoNames knows only its namesake in Greene County' },
  Valleyview: { zip: '43204', reason: 'village of some 600 people; mail goes by Columbus' },
};

/** A point that the sources lack or get wrong, with the source of the one given here. "Name, County". */
export const points: Readonly<Record<string, { lat: number; lon: number; reason: string }>> = {
  'Darbyville, Pickaway': { lat: 39.7006, lon: -83.1102, reason: 'stream gauge USGS 03230500, in the village' },
  'Sparta, Morrow': {
    lat: 40.3956,
    lon: -82.6998,
    reason: 'ZIP code area 43350 of the Census Gazetteer 2021; `zipcodes` has it 11 miles off',
  },
};

/** A ZIP code that lies in another county than its point in `zipcodes` says. */
export const zipCounties: Readonly<Record<string, { county: string; reason: string }>> = {
  '43003': { county: 'Delaware', reason: 'Ashley; its Census area has its middle in Delaware County' },
  '43006': { county: 'Knox', reason: 'Brinkhaven, officially Gann, is a village of Knox County at its eastern line' },
  '43110': { county: 'Franklin', reason: 'Canal Winchester: most of the city is in Franklin County' },
  '43137': {
    county: 'Franklin',
    reason: 'Lockbourne: the village is in Franklin County, its mail reaches into Pickaway',
  },
  '43358': { county: 'Logan', reason: 'West Mansfield is a village of Logan County at its eastern line' },
  '44822': { county: 'Richland', reason: 'Butler is a village of Richland County; its mail reaches into Knox' },
};

/** Known places in our counties that the page does not list: the finder knows them all the same. "Name, County". */
export const unlisted: Readonly<Record<string, string>> = {
  'Bethel, Madison': 'in GeoNames alone, with the people of the village in Clermont County',
  'Brinkhaven, Knox': 'a post office; the village is called Gann',
  'Geneva, Fairfield': 'in GeoNames alone, with the people of the city in Ashtabula County',
  'Granville South, Licking': 'a name of the Census for the houses around Granville',
  'Oak Hill, Knox': 'in GeoNames alone, with the people of the village in Jackson County',
};

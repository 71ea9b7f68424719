/** The places that the finder knows, as a short text that the build writes into its script, and as the finder reads them. */

/** A town, village or named community of Ohio within the radius. */
export interface KnownPlace {
  name: string;
  /** The counties that it lies in, most of it in the first. */
  counties: string[];
  /** From the center of Columbus. */
  miles: number;
}

/** A ZIP code of Ohio, with the town of its post office. */
export interface KnownZip {
  town: string;
  county: string;
  miles: number;
}

/** What the finder knows. */
export interface PlaceData {
  /** The counties that we serve. */
  served: string[];
  /** The places within the radius. */
  places: KnownPlace[];
  /** The names of places beyond it, in alphabetical order. */
  far: string[];
  /** The ZIP codes within the radius. */
  zips: Map<string, KnownZip>;
}

/** Ohio's ZIP codes begin here. */
const firstZip = 43_000;

/**
 * Writes the data: for each county, its places with their miles, the other counties of a place after `+`, and the ZIP codes of
 * its post office after `.`, each with its own miles after `-` when these differ.
 * Where a ZIP code lies in another county than its town, the town stands there once more, marked by `*`.
 * After `|` come the names beyond the radius, each with the number of letters that it begins with like the one before.
 */
export function encodePlaces({ served, places, far, zips }: PlaceData): string {
  const counties = [...new Set([...served, ...places.flatMap((place) => place.counties)])];
  const other = new Set([...zips.values()].map(({ county }) => county).filter((county) => !counties.includes(county)));
  counties.push(...other);
  const lines = counties.map((county) => {
    const own = places.filter((place) => place.counties[0] === county);
    const codes = [...zips].filter(([, zip]) => zip.county === county);
    const entries = own.map(({ name, miles, counties: [, ...more] }) => {
      const ofTown = codes.filter(([, { town }]) => town === name);
      const also = more.map((name) => `+${counties.indexOf(name)}`).join('');
      return `${name}${miles}${also}${encodeZips(ofTown, miles)}`;
    });
    const guests = new Set(codes.map(([, { town }]) => town).filter((town) => !own.some(({ name }) => name === town)));
    const strangers = [...guests].map((town) => {
      const ofTown = codes.filter((code) => code[1].town === town);
      const miles = ofTown[0]?.[1].miles ?? 0;
      return `${town}*${miles}${encodeZips(ofTown, miles)}`;
    });
    return `${county}:${[...entries, ...strangers].join('')}`;
  });
  return `${served.length};${lines.join(';')}|${encodeNames(far)}`;
}

function encodeZips(zips: readonly (readonly [string, KnownZip])[], townMiles: number): string {
  return zips
    .map(([zip, { miles }]) => `.${(Number(zip) - firstZip).toString(36)}${miles === townMiles ? '' : `-${miles}`}`)
    .join('');
}

function encodeNames(names: readonly string[]): string {
  return names
    .map((name, index) => {
      const before = names[index - 1] ?? '';
      let shared = 0;
      while (shared < 9 && shared < before.length && name[shared] === before[shared]) shared += 1;
      return `${shared}${name.slice(shared)}`;
    })
    .join('');
}

/** Reads what `encodePlaces` wrote. */
export function decodePlaces(text: string): PlaceData {
  const [near = '', names = ''] = text.split('|');
  const [served = '0', ...lines] = near.split(';');
  const counties = lines.map((line) => line.slice(0, line.indexOf(':')));
  const data: PlaceData = { served: counties.slice(0, Number(served)), places: [], far: [], zips: new Map() };
  lines.forEach((line, index) => {
    const county = counties[index] ?? '';
    const entries = line.slice(county.length + 1).matchAll(/([A-Z][^\d*]*)(\*?)(\d+)((?:\+\d+)*)((?:\.[^.A-Z]+)*)/g);
    for (const [, town = '', isGuest, milesText, also = '', codes = ''] of entries) {
      const miles = Number(milesText);
      const more = also.split('+').slice(1);
      if (!isGuest)
        data.places.push({ name: town, counties: [county, ...more.map((at) => counties[Number(at)] ?? '')], miles });
      for (const code of codes.split('.').slice(1)) {
        const [zip = '', own = milesText] = code.split('-');
        data.zips.set(String(firstZip + Number.parseInt(zip, 36)), { town, county, miles: Number(own) });
      }
    }
  });
  let before = '';
  for (const [, shared, rest = ''] of names.matchAll(/(\d)(\D*)/g)) {
    before = before.slice(0, Number(shared)) + rest;
    data.far.push(before);
  }
  return data;
}

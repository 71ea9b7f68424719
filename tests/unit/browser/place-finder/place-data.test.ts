import { decodePlaces, encodePlaces, type PlaceData } from '../../../../browser/place-finder/place-data.ts';

const data: PlaceData = {
  served: ['Franklin', 'Delaware'],
  places: [
    { name: 'Columbus', counties: ['Franklin', 'Delaware'], miles: 0 },
    { name: 'Powell', counties: ['Delaware'], miles: 14 },
    { name: "Mentor-on-the-Lake St. Mary's", counties: ['Ross', 'Franklin'], miles: 61 },
  ],
  far: ['Akron', 'Alger', 'Alger Heights', 'Amherst', 'Amherstburg'],
  zips: new Map([
    ['43201', { town: 'Columbus', county: 'Franklin', miles: 2 }],
    ['43215', { town: 'Columbus', county: 'Franklin', miles: 0 }],
    ['43240', { town: 'Columbus', county: 'Delaware', miles: 13 }],
    ['43065', { town: 'Powell', county: 'Delaware', miles: 14 }],
    ['45601', { town: 'Chillicothe', county: 'Pike', miles: 45 }],
  ]),
};

it('reads what it wrote', () => {
  const read = decodePlaces(encodePlaces(data));
  expect(read.served).toEqual(data.served);
  expect(read.places).toEqual(data.places);
  expect(read.far).toEqual(data.far);
  expect(new Map([...read.zips].sort())).toEqual(new Map([...data.zips].sort()));
});

import type { ServiceArea } from './schema.ts';

/**
 * The counties and towns on the service-area page, in the order shown.
 *
 * The county's largest town comes first, the others in alphabetical order. A town that lies in two counties is
 * listed once, under the county most of it is in.
 */
export const serviceArea: ServiceArea = [
  {
    county: 'Franklin',
    towns: [
      'Columbus',
      'Bexley',
      'Canal Winchester',
      'Dublin',
      'Gahanna',
      'Grandview Heights',
      'Grove City',
      'Groveport',
      'Hilliard',
      'New Albany',
      'Obetz',
      'Reynoldsburg',
      'Upper Arlington',
      'Westerville',
      'Whitehall',
      'Worthington',
    ],
  },
  {
    county: 'Delaware',
    towns: ['Delaware', 'Ashley', 'Galena', 'Lewis Center', 'Ostrander', 'Powell', 'Shawnee Hills', 'Sunbury'],
  },
  {
    county: 'Licking',
    towns: [
      'Newark',
      'Alexandria',
      'Buckeye Lake',
      'Granville',
      'Hanover',
      'Heath',
      'Hebron',
      'Johnstown',
      'Kirkersville',
      'Pataskala',
      'Utica',
    ],
  },
  {
    county: 'Fairfield',
    towns: [
      'Lancaster',
      'Amanda',
      'Baltimore',
      'Bremen',
      'Carroll',
      'Lithopolis',
      'Millersport',
      'Pickerington',
      'Pleasantville',
      'Sugar Grove',
      'Thurston',
    ],
  },
  {
    county: 'Union',
    towns: ['Marysville', 'Magnetic Springs', 'Milford Center', 'Richwood', 'Unionville Center'],
  },
  {
    county: 'Madison',
    towns: ['London', 'Midway', 'Mount Sterling', 'Plain City', 'South Solon', 'West Jefferson'],
  },
  {
    county: 'Pickaway',
    towns: [
      'Circleville',
      'Ashville',
      'Commercial Point',
      'Darbyville',
      'New Holland',
      'South Bloomfield',
      'Tarlton',
      'Williamsport',
    ],
  },
  {
    county: 'Knox',
    towns: ['Mount Vernon', 'Centerburg', 'Danville', 'Fredericktown', 'Gambier', 'Martinsburg'],
  },
  {
    county: 'Marion',
    towns: ['Marion', 'Caledonia', 'Green Camp', 'La Rue', 'Morral', 'New Bloomington', 'Prospect', 'Waldo'],
  },
  {
    county: 'Morrow',
    towns: ['Mount Gilead', 'Cardington', 'Chesterville', 'Edison', 'Fulton', 'Marengo', 'Sparta'],
  },
];

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** How many counties there are, as a sentence says it: "ten", or "13" for more than twelve. */
export const countyCount = numberWords[serviceArea.length] ?? `${serviceArea.length}`;

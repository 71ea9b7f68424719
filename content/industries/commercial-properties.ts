import { business } from '../business.ts';
import type { Industry } from '../schema.ts';

export const commercialProperties: Industry = {
  id: 'commercial-properties',
  icon: 'building',
  title: 'Commercial Properties',
  description:
    'Shared spaces of multi-tenant buildings, apartments and condos: lobbies, corridors, elevators, trash rooms, parking and vacant units.',
  introduction: [
    'Nobody owns the hallway, and everybody complains about it. In a multi-tenant building, people judge management by the lobby, the stairs, the elevator and the smell of the trash room. Looking after shared space takes a clear scope, one contact and a habit of reporting what only a cleaner sees: a leak, a dead exit light, a door that will not latch.',
    'This page is for property managers, owners, and condo or homeowner associations. Private suites and homes are a separate scope with their own keys and hours. Keeping the two apart on paper also keeps the numbers clear when common-area costs are passed on to tenants.',
    'Budget by month. Near Ohio State, leases end together in late July and August, and stairwells and dumpster pads take a year of furniture in two weeks. Entries need the most visits in snow season. Garages follow in spring, when the salt has to be rinsed out.',
  ],
  features: [
    {
      name: 'Lobbies and mail areas',
      description:
        'Door glass, directories, seating and parcel shelves are cleaned, and loose delivery boxes flattened for recycling. Sills and baseboards take their turn each week.',
    },
    {
      name: 'Corridors and stairwells',
      description:
        'Hall carpet is vacuumed wall to wall, since a gray edge along the baseboard gives a building away. Stairs are swept from the top landing down, and handrails wiped.',
    },
    {
      name: 'Elevator cabs and tracks',
      description:
        'Stainless steel is wiped along its grain. Door tracks are vacuumed, because a pebble or a coin in the sill can keep a car from running.',
    },
    {
      name: 'Trash and laundry rooms',
      description:
        'Odor lives in the film on walls, floors and chute doors, so washing beats air freshener. Wiping machine tops and picking up lint are part of the job, while dryer duct cleaning is its own trade.',
    },
    {
      name: 'Garages and walkways',
      description:
        'Sweeping comes before washing, or the grit ends up in the drains. Oil spots in stalls get an absorbent and a degreaser of their own.',
    },
    {
      name: 'Amenity rooms and vacant units',
      description:
        'Clubrooms and gyms are cleaned to fit their booking calendar. Empty apartments and suites get a full turnover before the next showing.',
    },
  ],
  considerations: [
    {
      name: 'Many voices, one scope',
      description:
        'Twelve tenants will report twelve different problems. Choose one person to collect requests, rank them and walk the property with us at an agreed interval.',
    },
    {
      name: 'Keys to shared doors',
      description:
        'A master key opens more than cleaning requires. Limit access to the doors in the scope, and keep a sign-out record at the management office.',
    },
    {
      name: 'Salt works on concrete',
      description:
        'Chlorides carried in by cars soak into garage decks and corrode the reinforcing steel. An early spring rinse is cheap next to structural repair, and the drains should be cleared beforehand.',
    },
    {
      name: 'Where runoff may go',
      description:
        'Storm sewers lead to creeks, and cities restrict what enters them. Water carrying detergent or oil has to be collected, or sent to the sanitary sewer where the city allows it.',
    },
  ],
  frequency: [
    { place: 'Lobby, elevators and mail area', often: 'Five to seven days a week' },
    { place: 'Corridors and stairs', often: 'One to three times a week' },
    { place: 'Trash and laundry rooms', often: 'Two to seven times a week, by unit count' },
    { place: 'Parking garage', often: 'Swept monthly, washed every spring' },
    { place: 'Corridor carpet', often: 'Extracted once or twice a year, after move-outs' },
  ],
  preparation: [
    'Send the number of floors and units, a list of shared rooms and photos of trouble spots.',
    'Post a notice two days ahead of corridor or garage work, so doormats and cars are gone.',
    'Decide who may approve extra work between regular visits.',
  ],
  questions: [
    {
      question: 'Can one request cover several buildings?',
      answer: `Yes. List the addresses together, within ${business.serviceRadiusMiles} miles of Columbus, and ask for a price per building, so that each owner or association sees its own share.`,
    },
    {
      question: 'Do you clean apartments between tenants?',
      answer:
        'Ask for turnover cleaning with the unit sizes and key dates, and ask early for August around campus. It goes faster once furniture, trash and repairs are out of the way.',
    },
    {
      question: 'Can our association be named on an insurance certificate?',
      answer:
        'We carry $2,000,000 of general liability insurance. Put the wording your board or lender needs in the request, and ask us about the certificate before you sign.',
    },
    {
      question: 'Who deals with sewage, mold or needles in common areas?',
      answer:
        'Close the space and call a licensed remediation or biohazard specialist. Routine cleaning picks up again once they have released it.',
    },
  ],
  image: {
    file: 'commercial-properties.webp',
    alt: 'Lobby with two elevators, a wall of mailboxes and a front desk: a scrubber polishes the tiled floor, one dull strip still ahead of it.',
  },
  quote: {
    subject: 'Commercial Property Cleaning',
    extras: [
      'Common area cleaning',
      'Vacant unit turnovers',
      'Corridor carpet cleaning',
      'Garage and walkway pressure washing',
      'Common area windows',
      'Trash and laundry room deep clean',
    ],
  },
  relatedServices: ['commercial-janitorial', 'pressure-washing', 'window-cleaning', 'deep-cleaning'],
  metadata: {
    title: 'Commercial Property Cleaning, Columbus OH',
    description:
      'Common area cleaning for property managers and associations in central Ohio: lobbies, corridors, elevators, garages and unit turnovers.',
  },
  updated: '2026-11-21',
};

import type { Industry } from '../schema.ts';

export const warehouses: Industry = {
  id: 'warehouses',
  icon: 'warehouse',
  title: 'Warehouses',
  description:
    'Dust off the racking, tire marks off the floor, and docks, restrooms and offices that hold up to a full day of freight.',
  introduction: [
    'Warehouse dust is mostly cardboard fiber, pallet splinters, concrete powder and whatever blows in at the docks. It settles on the top beams first, then sifts down onto cartons and scanner lenses. Scrub the floor before the racks are dusted and you will scrub it twice.',
    'Size changes the method. At 200,000 square feet a mop is a rounding error: ride-on sweepers and scrubbers cover the open aisles, and people do the corners, the column bases and the strip under the bottom beams. Aisle width is measured before a machine is chosen, since narrow aisles rule many out.',
    'From Rickenbacker to the long buildings beside I-70, what central Ohio distribution sites share is doors that stand open in every season. Pollen comes in with April, cottonwood with June, and slush with every trailer in January. A cleaning plan that ignores the calendar will always be a month late.',
  ],
  features: [
    {
      name: 'Aisle sweeping and scrubbing',
      description:
        'Nails, splinters and stretch film come up before water goes down, since one strip of film can stall a scrubber. The machine then runs in straight, overlapping passes.',
    },
    {
      name: 'Racking and high dust',
      description:
        'Beams, uprights and lights are vacuumed from the top level down. Loads stay put or are moved by your operators, and sprinkler heads are not touched.',
    },
    {
      name: 'Dock doors and levelers',
      description:
        'Grit packs into door tracks and leveler pits, where it wears seals and shelters pests. A pit is entered only with the leveler locked in its safe position by your team.',
    },
    {
      name: 'Forklift tire marks',
      description:
        'Black rubber takes an alkaline cleaner, a few minutes of soaking and a firm pad. Polished or sealed concrete gets a milder pad, or the shine goes with the mark.',
    },
    {
      name: 'Packing and returns stations',
      description:
        'Tape ends, label backing and paper fill gather under benches and in cart wheels. Clearing them keeps lint off the goods and carts rolling straight.',
    },
    {
      name: 'Shipping office and restrooms',
      description:
        'Drivers, pickers and office staff share a few small rooms through long days. Fixtures are disinfected and paper restocked to match the shifts.',
    },
  ],
  considerations: [
    {
      name: 'Forklifts come first',
      description:
        'Someone with a mop is hard to see at the end of an aisle. Work goes zone by zone, closed with cones at both ends, and the shift lead knows which aisle is out.',
    },
    {
      name: 'Battery charging corners',
      description:
        'Electrolyte from lead-acid batteries is corrosive. Trained staff with your spill kit should neutralize it before anyone washes the floor.',
    },
    {
      name: 'Bare concrete makes dust',
      description:
        'An unsealed slab sheds powder however often it is swept. If a white haze is back within days, ask a flooring contractor about a densifier before you pay for more sweeping.',
    },
    {
      name: 'Stock sets the limits',
      description:
        'Food, paper and textiles take on odor and moisture, so unscented products and little water are the safe choice near them. Freezers need cleaners made for the cold, because wet floors turn to ice.',
    },
  ],
  frequency: [
    { place: 'Main aisles and dock lanes', often: 'Swept daily, scrubbed at least weekly' },
    { place: 'Restrooms and break areas', often: 'Daily, or every shift' },
    { place: 'Leveler pits and door tracks', often: 'Monthly' },
    { place: 'Rack beams and light fixtures', often: 'Yearly, or twice a year above open stock' },
    { place: 'Dock aprons', often: 'Pressure washed in spring and fall' },
  ],
  preparation: [
    'Move loose pallets and floor-stacked freight out of the aisles that are due.',
    'Tell shift leads and drivers which zones close, and for how long.',
    'Note the clear height, narrowest aisle and floor type in your request.',
  ],
  questions: [
    {
      question: 'Do we have to empty the racks?',
      answer:
        'No. Exposed beams and edges can be vacuumed around stored loads, and wire decks are done when a bay happens to be empty. Your own operators move any pallet that has to go.',
    },
    {
      question: 'Why does the floor look dull right after scrubbing?',
      answer:
        'Usual causes are a worn squeegee, a bare slab or too much detergent, which dries sticky and grabs new dust. Run one strip with clear water and compare.',
    },
    {
      question: 'Can you work around our trucks?',
      answer:
        'Send us the hours when your docks are quietest, and we set the times in the quote. Aisles after the last trailer and offices in the daytime is a common split.',
    },
    {
      question: 'Does dust matter if the product is boxed?',
      answer:
        'It makes smooth concrete slick, dims lights, clogs conveyor sensors and can trip smoke detectors. Grain, sugar and similar powders can also burn, so there your safety program chooses the method.',
    },
  ],
  image: {
    file: 'warehouses.webp',
    alt: 'Warehouse with full pallet racks and a yellow forklift: a floor scrubber has cleaned an L-shaped aisle between yellow lines.',
  },
  quote: {
    subject: 'Warehouse Cleaning',
    extras: [
      'Floor sweeping and scrubbing',
      'Rack and high dusting',
      'Dock and leveler pit cleaning',
      'Tire mark removal',
      'Offices and restrooms',
      'Dock apron pressure washing',
    ],
  },
  relatedServices: ['commercial-janitorial', 'pressure-washing', 'deep-cleaning'],
  metadata: {
    title: 'Warehouse Cleaning in Central Ohio',
    description:
      'Warehouse cleaning near Columbus, Ohio: floor scrubbing, rack dust, docks, tire marks and restrooms. What it takes, how often, and a free quote.',
  },
  updated: '2026-11-21',
};

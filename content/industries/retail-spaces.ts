import type { Industry } from '../schema.ts';

export const retailSpaces: Industry = {
  id: 'retail-spaces',
  icon: 'store',
  title: 'Retail Spaces',
  description:
    'Floors, glass, fitting rooms and restrooms ready before the doors open, and an entrance that copes with a wet Saturday.',
  introduction: [
    'Shoppers read a store from the ground up. They notice a gritty entrance, then fingerprints on the door, then the state of the fitting room. Much of that can be put right in the hour before opening if the work runs in order: glass and dusting, then restrooms, then floors on the way out.',
    'Keeping it that way until closing is harder. One Saturday in December can bring more feet through the door than a whole week in February, so a flat schedule wastes money in one month and falls behind in another. Share your dates for sales, deliveries and floor resets, and the visits can follow them.',
    'Know the floor before anyone wets it. Vinyl plank, polished concrete, terrazzo and marble can sit side by side in one plaza, each with a cleaner that suits it and one that harms it. Vinegar etches marble, for example, and standing water creeps into the seams of plank.',
  ],
  features: [
    {
      name: 'Entrances and walk-off mats',
      description:
        'Mats are vacuumed in two directions and lifted so the floor below can dry. It takes roughly 10 to 15 feet of matting before shoes stop dropping grit.',
    },
    {
      name: 'Storefront glass',
      description:
        'Doors and display panes get a quick pass where hands and noses land. Whole panes, frames and tracks belong to a scheduled window cleaning.',
    },
    {
      name: 'Fitting rooms',
      description:
        'Pins, tags and hangers are picked up by hand, because a pin hides in carpet and tears a vacuum bag. Mirrors, hooks and benches are then wiped.',
    },
    {
      name: 'Shelves and displays',
      description:
        'Sign tops, shelf edges and fixtures are dusted from the highest down. Merchandise is moved only on your instructions.',
    },
    {
      name: 'Checkout and carts',
      description:
        'Counters, basket grips and cart handles meet every customer. Card readers are wiped with a barely damp cloth and a product the maker allows.',
    },
    {
      name: 'Stockroom and restrooms',
      description:
        'Dust and cardboard lint drift from the back room onto the sales floor. Receiving, staff areas and restrooms belong on the same schedule as the front.',
    },
  ],
  considerations: [
    {
      name: 'Falls happen near the door',
      description:
        'Rain and snowmelt make the first steps inside the likeliest place to slip. Dry mats, puddles caught early and a written log of floor checks protect customers and your claims file.',
    },
    {
      name: 'Shine can cost grip',
      description:
        'Too many coats of finish, or polish overspray, can leave a glossy floor slick when wet. Near coolers, produce and entrances, choose traction over gloss.',
    },
    {
      name: 'Goods absorb what is sprayed',
      description:
        'Overspray spots fabric, and scented cleaner clings to clothes on the rack. Trigger bottles stay away from stock, and mild, unscented products save returns.',
    },
    {
      name: 'Food under the same roof',
      description:
        'A coffee bar or deli counter brings grease, crumbs and pests. Its food-contact surfaces follow the health code: wash, rinse, sanitize, air dry.',
    },
  ],
  frequency: [
    { place: 'Entrance, checkout and restrooms', often: 'Before opening, with a check at midday' },
    { place: 'Hard sales floor', often: 'Dust mopped daily, scrubbed weekly or more' },
    { place: 'Fitting rooms', often: 'Daily, twice on sale days' },
    { place: 'Storefront glass', often: 'Spots daily, full panes every one to four weeks' },
    { place: 'Floor finish or carpet extraction', often: 'One to four times a year' },
  ],
  preparation: [
    'Say which doors, lights and alarm zones may be used before store hours.',
    'Roll clearance racks and floor displays off the areas due for machine work.',
    'Find the care sheet for your flooring, if the installer left one.',
  ],
  questions: [
    {
      question: 'How long before opening should floors be done?',
      answer:
        'Allow 15 to 30 minutes for a damp-mopped floor to dry and several hours, better a night, for fresh finish. We agree on the time window with you in the quote.',
    },
    {
      question: 'What removes gum and sticker residue?',
      answer:
        'Ice or freeze spray makes gum brittle enough for a plastic scraper. Test an adhesive remover in a hidden corner first, because solvents can soften vinyl and floor finish.',
    },
    {
      question: 'Who is responsible for the sidewalk outside our store?',
      answer:
        'Your lease says where the common area begins, often at the storefront line. If the sidewalk is yours, pressure washing takes off gum and drink stains, and late March is a good time to rinse away salt.',
    },
    {
      question: 'Can you come after a burst pipe or a broken window?',
      answer:
        'Call at any hour for 24/7 emergency service. First shut off the water and keep people clear of the glass. Soaked walls or ceilings also need a restoration contractor.',
    },
  ],
  image: {
    file: 'retail-spaces.webp',
    alt: 'Clothes shop with two dressed dummies at the window, a rail, shelves and a till: half the tiles are mopped to a shine by a yellow bucket.',
  },
  quote: {
    subject: 'Retail Space Cleaning',
    extras: [
      'Cleaning before opening',
      'Storefront windows',
      'Hard floor scrubbing and finish',
      'Carpet and fitting room deep clean',
      'Sidewalk pressure washing',
      'New store or remodel cleanup',
    ],
  },
  relatedServices: ['commercial-janitorial', 'window-cleaning', 'pressure-washing', 'post-construction'],
  metadata: {
    title: 'Retail Store Cleaning in Columbus, Ohio',
    description:
      'Store cleaning in Columbus and Dublin, Ohio: entrances, glass, fitting rooms, floors and restrooms, timed to your opening hours and your sales calendar.',
  },
  updated: '2026-11-21',
};

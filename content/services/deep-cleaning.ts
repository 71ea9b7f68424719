import type { Service } from '../schema.ts';

export const deepCleaning: Service = {
  id: 'deep-cleaning',
  icon: 'sparkles',
  title: 'Deep Cleaning',
  description:
    'A thorough clean of what weekly routines pass by: grout, vents, baseboards, appliance interiors and the greasy tops of kitchen cabinets.',
  introduction: [
    'Regular cleaning keeps up with this week. A deep clean goes after the layers underneath: soap film on shower walls, grease above the stove, dust felted on fan blades, gray grout that used to be tan. Most of it yields to time and the right product. Scrubbing harder is the slow way, and it scratches.',
    'Two facts explain the method. Acidic cleaners loosen mineral scale and alkaline cleaners loosen grease, so the wrong choice wastes an hour. Both need minutes on the surface before they work. That is why the oven and tub are treated early, left alone for a while and rinsed later.',
    'Condition decides how long it takes, more than square footage does. A small kitchen that fries every night can need more hours than three bedrooms. When you ask for a quote, send photos of the worst corners. They tell us more than a floor plan would.',
  ],
  features: [
    {
      name: 'Kitchen degreasing',
      description:
        'Hood, backsplash, cabinet fronts and the wall around the range are softened with a degreaser mild enough for the finish, then rinsed. Leftover residue would catch the next layer.',
    },
    {
      name: 'Appliance interiors',
      description:
        'Oven racks soak while the cavity is wiped out. Refrigerator shelves come to room temperature before washing, since cold glass can crack in hot water.',
    },
    {
      name: 'Tile and grout',
      description:
        'A scale remover for minerals, an alkaline cleaner for body oils, a stiff nylon brush for the joints. Marble and limestone get a neutral product only, because acid etches them.',
    },
    {
      name: 'Bath fixtures',
      description:
        'Small brushes reach faucet bases, drain rims and toilet seat hinges. Cloudy shower doors clear once the calcium in the film dissolves.',
    },
    {
      name: 'High dust',
      description:
        'Vent covers, fan blades, door tops and light fixtures are vacuumed with a brush first. A wet rag on thick dust makes paste.',
    },
    {
      name: 'Edges and baseboards',
      description:
        'A crevice tool follows the wall line, then trim is washed by hand. Which heavy pieces should move is something we agree with you in the quote.',
    },
  ],
  benefits: [
    'Upkeep is quicker afterward, because a wipe reaches the surface itself.',
    'Odors that have a source, such as old grease, leave with it.',
    'Cracked grout, failed caulk and slow leaks show up once the soil over them is gone.',
    'Dust that the furnace fan kept moving from room to room goes out in a vacuum bag.',
  ],
  visit: [
    {
      name: 'Tour and test',
      description: 'You show us the worst spots, we settle the order, and products are tried on a hidden patch.',
    },
    {
      name: 'Start the soaking',
      description: 'Oven, tub and tile are treated at the beginning, since they need the longest wait.',
    },
    {
      name: 'Dry work from above',
      description: 'Fans, vents and upper shelves are dusted before anything at hand height gets wet.',
    },
    {
      name: 'Rinse, then floors',
      description:
        'Treated areas are rinsed and checked with a white cloth, which shows residue a colored one hides. Floors close each room.',
    },
  ],
  frequency: [
    { place: 'Home with pets or small children', often: 'Two or three times a year' },
    { place: 'Quiet household without pets', often: 'Once a year, ideally after tree pollen ends in late May' },
    { place: 'Office kitchen and restrooms', often: 'Each quarter, on top of routine visits' },
    { place: 'Rental between tenants', often: 'At every turnover' },
  ],
  preparation: [
    'Clear counters, tub edges and sinks, so the hours go into cleaning and less into carrying.',
    'Empty the refrigerator and let the oven cool fully if their insides are on the list.',
    'Tell us about bleach or drain cleaner used in the past days. Some of these give off toxic gas when they meet a scale remover.',
  ],
  limits: [
    'Etched glass, burned enamel and yellowed plastic are damage. Cleaning cannot put back a surface that is gone.',
    'Light mildew on tile washes off. Mold in drywall or over a wide area needs a licensed specialist and a fix for the moisture behind it.',
    'Air ducts, chimneys and dryer vents belong to their own trades.',
  ],
  questions: [
    {
      question: 'Do I need this before regular service starts?',
      answer:
        'Often it pays. If nobody has gone over the place thoroughly in a year, routine visits spend their time catching up. Photos let us say which one fits.',
    },
    {
      question: 'Does it all fit into one day?',
      answer:
        'A two-bedroom home in fair shape often does. Large or heavily soiled spaces are better split by floor, so that no bathroom is rushed at the end of a long afternoon.',
    },
    {
      question: 'Will the grout look new?',
      answer:
        'Cement grout is porous: soil on top comes out, while rust and old dye may stay. Sealing it once it has dried fully slows the next round of staining.',
    },
    {
      question: 'What about children, pets and sensitive noses?',
      answer:
        'Keep children and pets out of a room until surfaces are rinsed and dry and the air has cleared. If somebody has asthma or reacts to fragrance, tell us before the date is set.',
    },
  ],
  image: {
    file: 'deep-cleaning.webp',
    alt: 'Kitchen with the stove pulled out, its left half scrubbed, its right greasy: gleaming checkered tiles meet grimy ones at a brush and suds.',
  },
  quote: {
    subject: 'Deep Cleaning',
    extras: [
      'Oven interior',
      'Refrigerator interior',
      'Cabinets and drawers inside',
      'Grout scrubbing',
      'Blinds and vents',
      'Walls and doors',
    ],
  },
  relatedServices: ['residential-cleaning', 'commercial-janitorial', 'post-construction'],
  relatedIndustries: ['office-buildings', 'medical-facilities', 'commercial-properties'],
  metadata: {
    title: 'Deep Cleaning in Dublin and Columbus, OH',
    description:
      'One-time deep cleaning in central Ohio for kitchens, baths, grout, vents, baseboards and appliance interiors. See how it works and ask for a free quote.',
  },
  updated: '2026-11-21',
};

import type { Service } from '../schema.ts';

export const postConstruction: Service = {
  id: 'post-construction',
  icon: 'hard-hat',
  title: 'Post-Construction Cleanup',
  description:
    'Cleanup after building or remodeling, from rough debris to the last film of drywall dust, so a space can be inspected, furnished or handed over.',
  introduction: [
    'Construction dust behaves differently from house dust. Sanded joint compound is so fine that it hangs in the air for hours, then settles on the shelf that was wiped this morning. One pass is rarely enough. The cleanup is done in steps, with time in between for the dust to come down.',
    'The trade counts three stages. A rough clean clears debris once framing and drywall are done. The final clean takes dust, labels and adhesive off every finished surface. A touch-up follows the punch list, after painters and electricians have left fingerprints on the switch plates.',
    'Water comes late. A wet cloth on gypsum dust makes a thin plaster that dries gray in wood grain and textured tile, so vacuums with fine filters do the bulk of the work. Around Columbus there is also the clay: tracked onto a subfloor and dried, it has to be scraped up before anyone can vacuum.',
  ],
  features: [
    {
      name: 'Debris and sweepings',
      description:
        'Scraps and packaging go to the site dumpster. Nails and screws are collected before machines roll across the floor.',
    },
    {
      name: 'Overhead dust',
      description:
        'Beams, ductwork exteriors, light fixtures and door tops are vacuumed with a brush head. Walls and trim follow.',
    },
    {
      name: 'Cabinets and closets',
      description:
        'Drawers are opened and corners vacuumed, because sawdust from the installation stays there. Slides and hinges get a soft brush.',
    },
    {
      name: 'Labels and adhesive',
      description:
        'Film and tape are peeled, and what remains is softened with a solvent tried on the finish beforehand. Film left in sunlight bakes on, so sooner is easier.',
    },
    {
      name: 'New glass',
      description:
        'Mortar, paint and stucco specks are soaked before anyone touches them. Glass makers publish their own cleaning rules, and dry scraping goes against most of them.',
    },
    {
      name: 'Floors for handover',
      description:
        'Grout haze and paint drips come up with products the flooring maker allows. Fresh wood finish and sealer need their cure time before wet cleaning.',
    },
  ],
  benefits: [
    'The walk-through can judge workmanship, with no white film in the way.',
    'Furniture and equipment move into rooms that will not coat them by Friday.',
    'Less fine dust is drawn into a new furnace, fans and computers.',
    'Grit is gone before movers drag it across a new floor.',
  ],
  visit: [
    {
      name: 'Walk the site',
      description:
        'Together with whoever runs the job, we note which trades are finished and which surfaces stay covered.',
    },
    {
      name: 'Vacuum dry',
      description:
        'From ceiling to floor, including window tracks, cover plates and cabinet tops, with every surface still dry.',
    },
    {
      name: 'Wipe damp',
      description: 'Cloths are turned and swapped often, because a gray one paints the dust back on.',
    },
    {
      name: 'Wait and repeat',
      description:
        'After settling time, often overnight, ledges and floors are gone over again and inspected under a low light.',
    },
  ],
  frequency: [
    { place: 'Kitchen or bath remodel', often: 'One final clean, plus a light pass a week later' },
    { place: 'New house', often: 'Rough, final and touch-up, one visit each' },
    { place: 'Office build-out', often: 'A final clean per phase, touch-up after the punch list' },
    { place: 'Large site over several months', often: 'Weekly rough cleaning while trades are at work' },
  ],
  preparation: [
    'Have sanding, painting and ceiling work finished in the rooms to be cleaned. One more hour of sanding undoes a day.',
    'Leave power, water and lights on. Turn the air handler off for the dry stage, then fit a new filter.',
    'Send product sheets for floors, stone and coatings, so that cleaners can be matched to them.',
  ],
  limits: [
    'Lead, asbestos and mold need a licensed specialist before general cleaning. In buildings from before 1978, assume that paint holds lead until a test says otherwise.',
    'Dust from cut concrete, brick or stone can contain crystalline silica. The OSHA plan for your site decides how it may be picked up.',
    'Scratched glass, chipped tile and thin paint remain, and a clean surface shows them better.',
  ],
  questions: [
    {
      question: 'When should the final clean be booked?',
      answer:
        'After the last trade that makes dust and before furniture arrives. Keep a few spare days ahead of the handover, because schedules slip.',
    },
    {
      question: 'Why does dust come back after two days?',
      answer:
        'It was still airborne, in the ductwork or on ledges above eye level. A second pass and a fresh furnace filter usually settle it; if not, ask a duct contractor to look inside.',
    },
    {
      question: 'Can cleaning start while trades are on site?',
      answer:
        'It works in finished zones that can be closed off. Tell us about hard hats, badges or a site orientation, and we allow for them in the quote.',
    },
    {
      question: 'What do you need for a quote?',
      answer:
        'Square footage, the number of windows and bathrooms, the stage of the work and the handover date. Plans or a few phone photos are enough to start.',
    },
  ],
  image: {
    file: 'post-construction.webp',
    alt: 'Room after building work: a shop vacuum has cleared a strip of bright boards through the dust, with drywall, stepladder and paint buckets around.',
  },
  quote: {
    subject: 'Post-Construction Cleanup',
    extras: [
      'Rough clean',
      'Final clean',
      'Touch-up after punch list',
      'New window glass',
      'Grout haze removal',
      'Exterior wash-down',
    ],
  },
  relatedServices: ['window-cleaning', 'deep-cleaning', 'pressure-washing'],
  relatedIndustries: ['commercial-properties', 'office-buildings', 'retail-spaces', 'warehouses'],
  metadata: {
    title: 'Post-Construction Cleanup in Columbus',
    description:
      'Rough, final and touch-up cleaning after construction or remodeling in Columbus and central Ohio. Stages, drywall dust, new glass and what to have ready.',
  },
  updated: '2026-11-21',
};

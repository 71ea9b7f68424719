import type { Industry } from '../schema.ts';

export const factories: Industry = {
  id: 'factories',
  icon: 'factory',
  title: 'Factories',
  description:
    'Production floors, overhead steel, locker rooms and plant offices, cleaned around your shifts and under your safety rules.',
  introduction: [
    'Every plant makes its own dirt. Machining leaves a film of oil and fine chips, a wood shop fills the rafters with dust, and packaging lines shed paper fiber. Each calls for its own method, so a walk-through with your safety lead comes before any scope worth signing.',
    'In a running plant, cleaning is mostly a question of timing. Walkways can be reached at a shift change, overhead steel only when nothing moves below it, and the area around a machine once your people have locked out its energy. The plan should say which is which, hour by hour.',
    'Ordinary rooms deserve the same thought. A restroom that serves eighty people at one break can take more wear in ten minutes than a front office sees all morning, and boots carry grease to the canteen, the stairs and the carpet in reception.',
  ],
  features: [
    {
      name: 'Production floors',
      description:
        'Loose debris is swept or vacuumed, then degreaser is left to work before a scrubber picks it up. Scrub too soon and the oil stays in the pores of the concrete.',
    },
    {
      name: 'Beams, ducts and lights',
      description:
        'High surfaces are vacuumed top down, with the equipment below stopped and covered. Light fixtures often give back noticeable brightness once the dust is off.',
    },
    {
      name: 'Machine surroundings',
      description:
        'Bases, outer guards and the floor around them are cleaned while your staff holds the lockout. Anything behind a guard or inside a panel is maintenance work and stays with them.',
    },
    {
      name: 'Locker rooms and restrooms',
      description:
        'Shower tile, drains and the floor under benches are scrubbed, because soap and grease build up where a mop glides over. Hand cleaner is refilled before shift end.',
    },
    {
      name: 'Canteens and break rooms',
      description:
        'Tables, vending fronts and microwave handles are cleaned between breaks. A coarse mat and boot brush at the plant-side door keep metal chips off this floor.',
    },
    {
      name: 'Plant and front offices',
      description:
        'Dust returns quickly this close to production. Ledges, vents and door frames need a shorter cycle than the same office would have downtown.',
    },
  ],
  considerations: [
    {
      name: 'Dust that can burn',
      description:
        'Fine dust from wood, grain, sugar, plastics or some metals can ignite. Compressed air creates the very cloud that burns, so it is removed by vacuums rated for that dust, as your dust hazard analysis requires.',
    },
    {
      name: 'Lockout, lifts and entry',
      description:
        "Your site follows OSHA's rules on lockout, aerial lifts and confined spaces, and so must anyone who cleans there. Tanks, pits and silos fall outside ordinary cleaning and need a crew trained and permitted for entry.",
    },
    {
      name: 'A place for wash water',
      description:
        'Scrubber tanks have to be emptied somewhere. Oily water must stay out of storm drains, and your sewer permit may limit what a floor drain accepts, so name the disposal point first.',
    },
    {
      name: 'Food and sensitive zones',
      description:
        'Product-contact surfaces follow your own sanitation plan, approved chemicals and pre-start inspection. Show us the boundary on a floor plan, because those zones may lie outside a general scope.',
    },
  ],
  frequency: [
    { place: 'Aisles and walkways', often: 'Daily, or at every shift change' },
    { place: 'Restrooms, lockers and canteen', often: 'Daily, or once per shift in larger plants' },
    { place: 'Floors around the lines', often: 'Daily to weekly, depending on oil and chips' },
    { place: 'Beams, ducts and light fixtures', often: 'Every three to twelve months, dusty plants sooner' },
    { place: 'Whole-plant deep clean', often: 'At the yearly shutdown' },
  ],
  preparation: [
    'Send your visitor safety orientation, required protective gear and chemical restrictions ahead of the first visit.',
    'Have an authorized employee lock out the machines on the list and confirm it on the spot.',
    'Point out water, power and the drain or tank that may take dirty water.',
  ],
  questions: [
    {
      question: 'Can you clean while production is running?',
      answer:
        'In part: aisles, offices and restrooms can be done beside running lines, while overhead work and machine surroundings wait for a stop. Include your shift calendar with the request.',
    },
    {
      question: 'How does oil come out of a concrete floor?',
      answer:
        'Puddles are absorbed, then an alkaline degreaser is spread, left for its labeled time, scrubbed and vacuumed up. Old stains in unsealed concrete usually lighten without going away.',
    },
    {
      question: 'Can the work be done in a shutdown week?',
      answer:
        'That is the best time for overhead and line areas. Ask early, since many Ohio plants stop in the same weeks around July 4 and the end of December.',
    },
    {
      question: 'What should we do about a spill at night?',
      answer:
        'For water, dirt or a routine mess, call us: emergency service is 24/7. For hazardous or unknown chemicals, follow your spill plan and bring in a licensed response contractor.',
    },
  ],
  image: {
    file: 'factories.webp',
    alt: 'Factory hall under a sawtooth roof with a press, a conveyor and a yellow crane: a scrubber shines the walkway between hazard stripes.',
  },
  quote: {
    subject: 'Factory Cleaning',
    extras: [
      'Production floor scrubbing',
      'High dusting of beams and ducts',
      'Shutdown deep clean',
      'Locker rooms and canteen',
      'Plant office cleaning',
      'Exterior pressure washing',
    ],
  },
  relatedServices: ['deep-cleaning', 'commercial-janitorial', 'pressure-washing', 'post-construction'],
  metadata: {
    title: 'Factory Cleaning in Columbus, Ohio',
    description:
      'Factory and plant cleaning in central Ohio: oily floors, overhead dust, locker rooms and shutdown work, planned around shifts and lockout.',
  },
  updated: '2026-11-21',
};

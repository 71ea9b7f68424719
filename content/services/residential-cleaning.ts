import type { Service } from '../schema.ts';

export const residentialCleaning: Service = {
  id: 'residential-cleaning',
  icon: 'home',
  title: 'Residential Cleaning',
  description:
    'House and apartment cleaning, on a schedule or for a single visit: kitchen, bathrooms, bedrooms and floors, planned around your household and your list.',
  introduction: [
    'Homes get dirty in predictable places. Kitchens and bathrooms take most of the time, because water, grease and hands meet there every day. Bedrooms and living rooms mainly collect dust, and floors collect everything. A visit divided in that proportion does more for you than one that gives each room the same twenty minutes.',
    'Your own order may differ: the stovetop, dog hair on the stairs, a guest bath before the in-laws arrive. Tell us your top three and what can be skipped. A short list on the counter beats a long conversation in the hallway, and it works just as well when you are at the office.',
    'Seasons shift the list. Dried road salt by the back door needs a damp mop, since a broom only moves it. Open windows in April bring pollen to the sills. Humid July weeks feed mildew in showers that stay damp, so tile and fan covers deserve extra minutes then.',
  ],
  features: [
    {
      name: 'Kitchen surfaces',
      description:
        'Counters, sink, stovetop and cabinet fronts are wiped down and dried. Granite and quartz get a mild cleaner, as vinegar and abrasives can dull them.',
    },
    {
      name: 'Bathrooms in order',
      description:
        'Mirror and vanity, then shower and tub, with the toilet last and a cloth of its own. Where a disinfectant is used, it gets the wet minutes its directions ask for.',
    },
    {
      name: 'Dusting that removes dust',
      description:
        'A slightly damp microfiber cloth holds what a feather duster sends to the next shelf. Lampshades and blinds are done dry.',
    },
    {
      name: 'Beds and bedrooms',
      description:
        'Lay out fresh sheets if you want the bed changed. Tell us whether the floor underneath is storage or fair game.',
    },
    {
      name: 'Floors by type',
      description:
        'Carpet is vacuumed in two directions, tile is mopped, hardwood gets a barely damp pad. Standing water is what swells wood at the joints.',
    },
    {
      name: 'Pet hair',
      description:
        'A rubber edge lifts hair from upholstery after the vacuum has given up. Sofa seams and stair corners hold the most.',
    },
  ],
  benefits: [
    'Bathrooms and floors drop off your weekend list.',
    'Soap film and grease come away with mild products as long as they stay thin.',
    'Regular removal of dust, dander and pollen can help in a household with allergies.',
    'When company calls from the highway, the house is nearly ready.',
  ],
  visit: [
    {
      name: 'Read your list',
      description: 'Priorities, off-limits rooms and fragile things are settled while the cloths are still dry.',
    },
    {
      name: 'Begin where it is wet',
      description: 'Kitchen and bath cleaners go on early and work while nearby shelves are dusted.',
    },
    {
      name: 'Circle the dry rooms',
      description: 'Bedrooms and living areas go clockwise from the door, a simple habit that skips no corner.',
    },
    {
      name: 'Back out over the floors',
      description:
        'Vacuum, then mop, ending at the exit. Trash goes to your bin, and the door is locked the way you asked.',
    },
  ],
  frequency: [
    { place: 'Family with children or dogs', often: 'Every week' },
    { place: 'Couple working full time', often: 'Every other week' },
    { place: 'One person in an apartment', often: 'Monthly' },
    { place: 'Student rental near Ohio State', often: 'Each semester, and in full at move-out in August' },
  ],
  preparation: [
    'Pick up toys, clothes and dishes. Cleaning a floor is quicker than finding it.',
    'Put medication, jewelry and loose cash away, so nobody has to work around them.',
    'Settle pets in a room or crate they like, and warn us about cats that bolt for the door.',
  ],
  limits: [
    'Laundry, dishes and litter boxes are part of a visit only if the quote lists them.',
    'Tall foyers and heavy furniture need a word beforehand, since they take other equipment or more hands.',
    'Bed bugs, sewage backups and large amounts of rodent droppings go to a licensed specialist before any housecleaning.',
  ],
  questions: [
    {
      question: 'Do I have to be home?',
      answer:
        'That is your choice. Plenty of people leave a key or a door code; we agree on access, alarm and pets with you in the quote.',
    },
    {
      question: 'Which products will be used in my house?',
      answer:
        'Ask us for the list if scent or ingredients matter to you. If you prefer your own, mention it in the request and leave them out in their original bottles, so the labels can be read.',
    },
    {
      question: 'Can the list change from visit to visit?',
      answer:
        'Tell us beforehand. Swaps are simplest, say the inside of the microwave this time in place of the guest room, because the hours stay the same.',
    },
    {
      question: 'What does a move-out cleaning add?',
      answer:
        'Insides of cabinets, drawers, oven and refrigerator, closet shelves, and scuffs on doors and trim. It goes best with the furniture out and the power and water still on.',
    },
  ],
  image: {
    file: 'residential-cleaning.webp',
    alt: 'Living room with a teal sofa: the rug is vacuumed bright on one half and crumbly on the other, a cat sleeps in the armchair.',
  },
  quote: {
    subject: 'Residential Cleaning',
    extras: [
      'Move-in or move-out clean',
      'Laundry and linens',
      'Windows on the inside',
      'Pet hair on furniture',
      'Basement or garage',
    ],
  },
  relatedServices: ['deep-cleaning', 'window-cleaning', 'pressure-washing'],
  relatedIndustries: ['commercial-properties', 'educational-facilities'],
  metadata: {
    title: 'Residential Cleaning in Dublin, Ohio',
    description:
      'House and apartment cleaning in Dublin, Columbus and central Ohio, weekly, monthly or once. What a visit covers, how to prepare and how to get a free quote.',
  },
  updated: '2026-11-21',
};

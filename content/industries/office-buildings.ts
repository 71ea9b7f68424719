import type { Industry } from '../schema.ts';

export const officeBuildings: Industry = {
  id: 'office-buildings',
  icon: 'office',
  title: 'Office Buildings',
  description:
    'Desks, restrooms, kitchens and lobbies, cleaned on a schedule that follows how full your office really is.',
  introduction: [
    'Offices rarely get dirty evenly. The break room and restrooms take the hardest use, the first 15 feet inside the door catch most of the grit that walks in, and a corner conference room may sit unused for a week. A good plan spends its minutes where people actually are and checks the rest on a slower rotation.',
    'Hybrid work has changed the arithmetic. Many offices are crowded Tuesday through Thursday and quiet on Friday, so the same five-night schedule is too much one evening and too little the next. Tell us your busy days and headcount, and we fit the visits to them in the quote.',
    'The order within a visit counts as well. Trash goes out first, dust comes down from vents and ledges before desks are wiped, and floors are last, so nothing settles on finished work. Restrooms need their own cloths and mops, kept apart from those used where people eat.',
  ],
  features: [
    {
      name: 'Desks and shared workspaces',
      description:
        'Clear surfaces are wiped with damp microfiber, which holds dust that a feather duster would only move. Papers and personal items stay where you left them.',
    },
    {
      name: 'Restrooms and supplies',
      description:
        'Disinfectant goes on the fixtures first and stays wet for its labeled time while mirrors and counters are done. Paper and soap are topped up before the floor is mopped.',
    },
    {
      name: 'Kitchens and break rooms',
      description:
        'Sinks, counters and appliance fronts are washed, and the microwave is wiped inside. A fridge clear-out works best on a date posted on its door.',
    },
    {
      name: 'Conference and huddle rooms',
      description:
        'Fingerprints come off tables and glass walls, and chairs go back in line. A whiteboard is erased only when it is marked as safe to erase.',
    },
    {
      name: 'Carpet and hard floors',
      description:
        'Traffic lanes are vacuumed each visit, edges and the space under desks in rotation. Hard floors are dust mopped first, because grit plus water is mud.',
    },
    {
      name: 'Lobby and elevators',
      description:
        'Entry glass, call buttons and handles show every hand that used them. A visitor judges the rest of the suite by what they see here.',
    },
  ],
  considerations: [
    {
      name: 'Electronics need a light touch',
      description:
        'Cleaner belongs on the cloth: liquid that runs into a keyboard or the edge of a screen can ruin it. Many companies prefer that computers are left alone, so tell us which you want.',
    },
    {
      name: 'Someone else has the keys',
      description:
        'After hours, a cleaner has your suite to themselves. Put in writing who holds codes, which rooms stay locked and whom to call about an unlocked door or a tripped alarm.',
    },
    {
      name: 'Recycling is easily spoiled',
      description:
        'One half-full coffee cup can ruin a bin of paper. Shared stations with clear labels keep the streams apart better than a basket at each desk, and take less time to empty.',
    },
    {
      name: 'Salt comes back daily',
      description:
        'In an Ohio January, the white film on lobby tile returns within hours of mopping. It takes a neutralizing cleaner and a clean rinse to remove it, and mats that are vacuumed before they are full.',
    },
  ],
  frequency: [
    { place: 'Restrooms and kitchens', often: 'Every working day' },
    { place: 'Lobby and entry floors', often: 'Daily, with a second pass on snow days' },
    { place: 'Desks and meeting rooms', often: 'Two to five times a week, by occupancy' },
    { place: 'Vents, blinds and high ledges', often: 'Monthly to quarterly' },
    { place: 'Carpet extraction', often: 'Every six to twelve months, main lanes sooner' },
  ],
  preparation: [
    'Ask staff to clear their desks on the evenings when surfaces are due to be wiped.',
    'Mark rooms that are off limits, such as the server closet or the HR files.',
    'Hand over keys and alarm codes in person, and keep them out of e-mail.',
  ],
  questions: [
    {
      question: 'Is it better to clean an office during the day or after hours?',
      answer:
        'Evening work is quicker because desks and restrooms are empty. A daytime porter keeps restrooms and kitchens usable through heavy days, so ask to see both in your quote.',
    },
    {
      question: 'How many visits a week does an office need?',
      answer:
        'Count people, then look at the restrooms. As a rule of thumb, up to about 15 people do well with two or three visits, and 50 or more usually need daily service.',
    },
    {
      question: 'Who buys the paper towels, soap and liners?',
      answer:
        'Either side can, and we agree on it in the quote. Tell us the make of your dispensers, because many accept only their own refills.',
    },
    {
      question: 'Our landlord asks for proof of insurance. What do you carry?',
      answer:
        "General liability insurance of $2,000,000. Attach the lease's insurance clause to your request, and ask us what paperwork we can provide before the first visit.",
    },
  ],
  image: {
    file: 'office-buildings.webp',
    alt: 'Open-plan office with desks and a glass meeting room: a floor scrubber leaves a shining path along the gray floor.',
  },
  quote: {
    subject: 'Office Building Cleaning',
    extras: [
      'Evening cleaning visits',
      'Daytime porter visits',
      'Kitchen and break room deep clean',
      'Carpet and hard floor care',
      'Inside and outside windows',
      'Move-in or move-out cleaning',
    ],
  },
  relatedServices: ['commercial-janitorial', 'window-cleaning', 'deep-cleaning'],
  metadata: {
    title: 'Office Cleaning in Columbus, Ohio',
    description:
      'Office cleaning in Dublin, Columbus and central Ohio: what a good plan covers, how often each area needs it and how to prepare. Free quote.',
  },
  updated: '2026-11-21',
};

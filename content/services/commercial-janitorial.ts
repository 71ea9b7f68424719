import { business } from '../business.ts';
import { limits } from '../legal/terms-facts.ts';
import type { Service } from '../schema.ts';

export const commercialJanitorial: Service = {
  id: 'commercial-janitorial',
  icon: 'briefcase',
  title: 'Commercial Janitorial',
  description:
    'Recurring cleaning for offices, stores and shared buildings: restrooms, trash, floors and touchpoints, on a schedule you agree with us in the quote.',
  introduction: [
    'Janitorial work gets noticed when it is missed: a full bin, an empty towel dispenser, footprints across the lobby. It is small work done often, and the frequency is the point. Soil lifted the same day comes up with a vacuum or a damp mop. After a few weeks underfoot, the same soil needs a machine.',
    'Quality is decided on paper first, in the scope: a list of rooms, tasks and how often each is done. Restrooms may need every visit, while the tops of file cabinets can wait a month. A good scope puts the hours where the traffic is and gives both sides something to check the building against.',
    'Central Ohio adds its own line to that list. From December to March, road salt rides in on shoes, dries to a white haze and grinds at floor finish. Long entry mats, vacuumed often, stop more of it than any mop can, so winter hours belong at the entrance.',
  ],
  features: [
    {
      name: 'Restroom care',
      description:
        'Fixtures, partitions and handles are cleaned first and disinfected second, because disinfectant works poorly through soil. Paper and soap are checked at the same stop.',
    },
    {
      name: 'Trash and recycling',
      description:
        'Liners are changed, and recycling is kept apart all the way to the dumpster. A rinsed bin ends the sour smell that a new liner only hides.',
    },
    {
      name: 'Hard floors',
      description:
        'Dust mopping comes before wet mopping, or the mop spreads grit as mud. Wet floor signs stay up until the floor is dry.',
    },
    {
      name: 'Carpet vacuuming',
      description:
        'Traffic lanes are on the list for every visit, edges and desk wells on a slower rotation. Dry grit is what cuts carpet fiber, so slow passes near the door count most.',
    },
    {
      name: 'Touchpoint wiping',
      description:
        'Door pulls, switches, elevator buttons and shared phones are wiped with a product their material can take. For electronics, the cloth is dampened and the device is not sprayed.',
    },
    {
      name: 'Break rooms',
      description:
        'Counters, sinks, tables and appliance fronts are degreased. For the inside of the refrigerator, pick a date and post it on the door, so nobody loses lunch.',
    },
  ],
  benefits: [
    'Floor finish and carpet last longer when grit leaves before it is ground in.',
    'Your staff can stop hauling trash and hunting for paper towels.',
    'Restroom supplies are checked on a schedule, before someone has to complain.',
    'Leaks, dead lamps and loose tiles come to light sooner when somebody walks every room.',
  ],
  visit: [
    {
      name: 'Open up',
      description: 'Alarm, keys and any note you left since last time come before the first cart moves.',
    },
    {
      name: 'Dust and wipe downward',
      description:
        'Ledges and desks go ahead of floors, so what falls is picked up once. Separate cloth colors keep restroom cloths out of the kitchen.',
    },
    {
      name: 'Restrooms, then floors',
      description:
        'Disinfectant stays wet for the minutes on its label while other tasks go on. Vacuuming and mopping run from the far corner back to the exit.',
    },
    {
      name: 'Check and lock',
      description: 'A last walk covers lights, windows, doors and alarm. Anything broken is written down for you.',
    },
  ],
  frequency: [
    { place: 'Office with fewer than 20 people', often: 'Two or three times a week' },
    { place: 'Busy office or lobby open to the public', often: 'Every working day' },
    { place: 'Customer restrooms', often: 'Daily, with a check during opening hours' },
    { place: 'Finished corridor floors', often: 'Scrub and recoat once or twice a year' },
  ],
  preparation: [
    'Name one person who can answer questions about keys, alarm codes and rooms that stay locked.',
    'Ask staff to clear papers off any desk they want wiped.',
    'Tell us who should order paper, soap and liners, so that the quote counts them once.',
  ],
  limits: [
    'Carpet extraction and floor stripping are separate jobs with their own drying time. Tell us if you want them in the quote.',
    'Disinfecting lowers the number of germs on a surface at that moment. The next hand starts the count again.',
    'Sharps, medical waste and spreading mold call for a licensed specialist.',
  ],
  questions: [
    {
      question: 'Can the work be done after we close?',
      answer:
        'Evenings and early mornings are common for offices, since vacuums and phone calls do not mix. Tell us when the building empties and who holds the alarm code, and we agree the time with you in the quote.',
    },
    {
      question: 'How do we compare two janitorial quotes?',
      answer:
        'Put the task lists side by side before you look at the totals. A large gap usually means that one of them left out supplies, interior glass or floor care, or planned fewer visits.',
    },
    {
      question: 'What happens if something is missed?',
      answer: `Send us the room and, if you can, a photo. Service issues get a response within ${limits.serviceIssueResponseHours} hours.`,
    },
    {
      question: 'Our landlord asks about insurance. Are you covered?',
      answer:
        'Yes, we are fully insured, with general liability insurance of $2,000,000. Send us what the landlord asks for along with your quote request.',
    },
  ],
  image: {
    file: 'commercial-janitorial.webp',
    alt: 'Office at night: fresh vacuum stripes on half the teal carpet, a cleaning cart, tied trash bags, two tidy desks and a lit skyline outside.',
  },
  quote: {
    subject: 'Commercial Janitorial',
    extras: [
      'Daytime porter',
      'Carpet extraction',
      'Floor scrub and recoat',
      'Entrance glass',
      'Winter entry mat care',
    ],
  },
  relatedServices: ['window-cleaning', 'deep-cleaning', 'pressure-washing'],
  relatedIndustries: ['office-buildings', 'medical-facilities', 'educational-facilities', 'retail-spaces'],
  metadata: {
    title: 'Commercial Janitorial in Columbus, Ohio',
    description: `Recurring janitorial service for offices, stores and shared buildings in Columbus and Dublin: restrooms, trash, floors, touchpoints. Free quote in ${business.quoteResponseHours} hours.`,
  },
  updated: '2026-11-21',
};

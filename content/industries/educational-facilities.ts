import { business } from '../business.ts';
import type { Industry } from '../schema.ts';

export const educationalFacilities: Industry = {
  id: 'educational-facilities',
  icon: 'school',
  title: 'Educational Facilities',
  description:
    'Classrooms, restrooms, cafeterias and gyms in schools, preschools and colleges, planned around bells, breaks and allergies.',
  introduction: [
    "A classroom holds far more people per square foot than an office, and most of them touch everything. Daily cleaning of desks, handles and fountains with detergent and water does much of the useful work. Disinfectant has its place in restrooms, in the nurse's office and wherever a child has been sick.",
    'The calendar sets the method. In term there are a few hours between the last practice and the first bus, enough for trash, restrooms, floors and touch points. Breaks are for whatever needs drying time or empty rooms: refinishing tile, extracting carpet, washing walls and moving each desk.',
    "Preschools and child care centers are a case of their own. Children there play on the floor and put toys in their mouths, so dilution and rinsing matter more, and Ohio licensing rules tell the center what to sanitize and when. Share that schedule, so that our part and your staff's duties fit together.",
  ],
  features: [
    {
      name: 'Classrooms and desks',
      description:
        'Desktops and chair backs are washed with a mild cleaner and a fresh cloth in every room. Boards come last, after a look for anything marked "save".',
    },
    {
      name: 'Student restrooms',
      description:
        'Partitions, faucets and fixtures are cleaned before they are disinfected. Lasting odor usually sits in the grout around urinals, which takes a brush and several treatments.',
    },
    {
      name: 'Cafeterias and serving lines',
      description:
        'Tables and benches are washed, undersides included. Cloths can carry peanut or milk residue from seat to seat, so they are changed often and stay out of classrooms.',
    },
    {
      name: 'Gyms and locker rooms',
      description:
        'Wood courts are dust mopped, then barely damp mopped with a cleaner the floor maker approves. Standing water can cup the boards.',
    },
    {
      name: 'Hallways and bus doors',
      description:
        'Grit and salt at the bus entrance scratch floor finish all winter. Long mats and frequent auto scrubbing there make the summer refinishing last.',
    },
    {
      name: 'Libraries and offices',
      description:
        'Shelves, soft seating and carpet are dusted and vacuumed at a calmer pace. Where asthma is a concern, ask for HEPA filtration.',
    },
  ],
  considerations: [
    {
      name: 'Children and chemicals',
      description:
        'Products belong in a locked closet, diluted by measure and used when a room is empty. Fragrance can set off asthma, which makes unscented the better default.',
    },
    {
      name: 'Who may be on site',
      description:
        'Districts and licensed centers set their own rules for screening, badges and visitor logs. Send us yours with the request, so it is clear what must be in place before the first shift.',
    },
    {
      name: 'Sanitizing is a different step',
      description:
        'A sanitizer reduces bacteria on toys and eating surfaces, and a disinfectant is the stronger product for toilets and diaper tables. Follow the label on rinsing, above all for anything that goes in a mouth.',
    },
    {
      name: 'Evenings are rarely empty',
      description:
        'A basketball game or a school play can undo a finished hallway by nine at night. Put events into the schedule and the cleanup lands on the right evening.',
    },
  ],
  frequency: [
    { place: 'Restrooms, fountains and cafeteria', often: 'Daily, with a midday check' },
    { place: 'Classrooms and hallways', often: 'Every school day' },
    { place: 'Gym floor', often: 'Dust mopped daily, recoated about once a year' },
    { place: 'Toys, cribs and nap mats', often: 'As child care licensing requires' },
    { place: 'Tile refinishing and carpet extraction', often: 'Summer break, touch-ups over winter break' },
  ],
  preparation: [
    'Have students stack chairs and pick up the floor in the last period.',
    'Give us the school calendar with games, concerts and testing weeks.',
    'Tell us which rooms have allergy restrictions, without naming any child.',
  ],
  questions: [
    {
      question: 'When is the best time to refinish floors?',
      answer:
        'Early summer, once rooms can be emptied. Several thin coats must dry one after another, and Ohio humidity slows that down, so keep the air conditioning on during the work.',
    },
    {
      question: 'What should be done after a stomach bug outbreak?',
      answer:
        'Follow your health department first. For norovirus, soil has to come off, the disinfectant must be registered for it, and the surface must stay wet as long as its label says.',
    },
    {
      question: 'Can cleaning happen while students are in the building?',
      answer:
        'Emptying trash, restocking and wiping up spills can. Spraying, mopping and floor machines are better kept for empty rooms, so tell us when your last program ends.',
    },
    {
      question: 'What helps you price a school building?',
      answer: `Enrollment, square footage, restroom count and the kinds of flooring. Quotes are free and answered within ${business.quoteResponseHours} hours, and for a large campus we may suggest a walk-through.`,
    },
  ],
  image: {
    file: 'educational-facilities.webp',
    alt: 'Classroom with small desks, a globe and an apple: the chalkboard is half wiped and half the floor is mopped beside a foaming bucket.',
  },
  quote: {
    subject: 'Educational Facility Cleaning',
    extras: [
      'After-school daily cleaning',
      'Summer break deep clean',
      'Tile floor refinishing',
      'Gym floor care',
      'Preschool and child care rooms',
      'Window cleaning',
    ],
  },
  relatedServices: ['commercial-janitorial', 'deep-cleaning', 'window-cleaning', 'post-construction'],
  metadata: {
    title: 'School and Educational Facility Cleaning, Columbus',
    description:
      'School, preschool and campus cleaning in Columbus and central Ohio: classrooms, restrooms, gyms and summer floor work around your calendar.',
  },
  updated: '2026-11-21',
};

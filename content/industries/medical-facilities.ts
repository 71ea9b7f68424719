import type { Industry } from '../schema.ts';

export const medicalFacilities: Industry = {
  id: 'medical-facilities',
  icon: 'medical',
  title: 'Medical Facilities',
  description:
    'Exam rooms, waiting areas and restrooms, cleaned in a fixed order with disinfectants that get the contact time they need.',
  introduction: [
    'A clinic can look clean and still miss the point. What counts is the sequence: take off visible soil, then apply disinfectant and leave it wet for the contact time on the label. A product that asks for ten minutes and is wiped dry after one has served only as an expensive cleaner.',
    'This page is about outpatient settings, such as physician and dental offices, therapy practices and urgent care. Operating rooms, isolation rooms and compounding areas follow procedures of their own. Tell us if you have any of these, so that the scope is settled with your infection prevention lead before work begins.',
    'Clean and dirty must not trade places. Work moves from the cleanest room toward the most soiled and from high surfaces to low, with a new cloth and mop head for each room. Color coding keeps a restroom cloth out of an exam room, even on a hurried evening.',
  ],
  features: [
    {
      name: 'Exam and treatment rooms',
      description:
        'Counters, stools, switches and door hardware are cleaned, then disinfected. Your staff wipes down the table between patients, and you can add it to our end-of-day list.',
    },
    {
      name: 'Waiting and reception areas',
      description:
        'Chair arms, clipboards and the check-in counter pass through the most hands, so they get the most attention. Dry, flat entry mats matter to patients on canes and walkers.',
    },
    {
      name: 'Patient restrooms',
      description:
        'Grab bars, flush handles, faucets and the specimen shelf are disinfected. The floor is done last, working back toward the door.',
    },
    {
      name: 'Clinic floors',
      description:
        'Vinyl and rubber are damp mopped with a fresh head per room, and a used mop does not go back in the clean bucket. On carpet, a HEPA-filtered vacuum keeps fine dust out of the air.',
    },
    {
      name: 'Staff stations and break rooms',
      description:
        'Desks, phones and shared chairs at the nurse station are wiped as agreed with you. The break room has food-area cloths that go nowhere else.',
    },
    {
      name: 'High and hidden dust',
      description:
        'Vent covers, cabinet tops and curtain tracks are wiped damp. Dry dusting would send particles drifting onto surfaces that were just disinfected.',
    },
  ],
  considerations: [
    {
      name: 'The label decides',
      description:
        'Most quaternary ammonium disinfectants do not kill C. difficile spores, and only some are registered for norovirus. Your practice should name what it needs by EPA registration number.',
    },
    {
      name: 'Sharps and red bags',
      description:
        'Regulated waste is for your own people and your licensed hauler. For a large spill of blood or body fluid, call a licensed biohazard specialist, and settle beforehand who on your trained staff handles a small one.',
    },
    {
      name: 'Privacy after closing time',
      description:
        'HIPAA applies to your practice when the rooms are empty, too. Lock up charts, log off screens and keep anything with a name on it in the shredding console, because cleaners empty the ordinary trash.',
    },
    {
      name: 'Chemistry and equipment',
      description:
        'Bleach can pit metal, and alcohol can cloud acrylic. Device manuals say which cleaner is approved, which is why instruments and powered equipment are best left to clinical staff.',
    },
  ],
  frequency: [
    { place: 'Exam rooms and patient restrooms', often: 'At the end of each clinic day' },
    { place: 'Waiting room touch points', often: 'Daily, with extra rounds in flu season' },
    { place: 'Hard floors in patient areas', often: 'Damp mopped daily' },
    { place: 'Vents, blinds and cabinet tops', often: 'Once a month' },
    { place: 'Privacy curtains', often: 'As your policy says, and whenever soiled' },
  ],
  preparation: [
    'List the disinfectants your infection prevention policy allows, and say where they are kept.',
    'Close and lock medication, sample and sharps storage before the visit.',
    'Put a note on the door of any room with a spill or a known infection.',
  ],
  questions: [
    {
      question: 'What is the difference between cleaning and disinfecting?',
      answer:
        'Cleaning removes soil with detergent and rubbing. Disinfecting kills listed organisms on a surface that is already clean, and it takes the minutes printed on the product.',
    },
    {
      question: 'What happens if a needle turns up on the floor?',
      answer:
        'It should be left in place, the spot kept clear and your staff called. Only a trained person with tongs and a sharps container should pick it up.',
    },
    {
      question: 'Can we get a record of what was cleaned?',
      answer:
        'Ask us about room checklists when you request a quote. A sheet with the date, room and product used makes an inspection much easier to answer.',
    },
    {
      question: 'Can cleaning start before the last patient leaves?',
      answer:
        'Rooms that finish early can often be done while others are in use, if wet floors are marked and walkways stay clear. Tell us your last appointment time and we plan the start with you.',
    },
  ],
  image: {
    file: 'medical-facilities.webp',
    alt: 'Exam room with a padded couch, sink and a teal cross on the wall: a yellow mop bucket stands at the edge of the shining floor.',
  },
  quote: {
    subject: 'Medical Facility Cleaning',
    extras: [
      'End-of-day exam room cleaning',
      'Daytime waiting room rounds',
      'Deep cleaning on a closed day',
      'Hard floor care',
      'Windows and glass partitions',
    ],
  },
  relatedServices: ['commercial-janitorial', 'deep-cleaning', 'window-cleaning'],
  metadata: {
    title: 'Medical Office Cleaning in Columbus, Ohio',
    description:
      'Cleaning for clinics, dental and physician offices in central Ohio: contact times, room order, what stays with your staff, and a free quote.',
  },
  updated: '2026-11-21',
};

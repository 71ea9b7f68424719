import { business } from './business.ts';
import { liabilityInsurance, limits } from './legal/terms-facts.ts';
import type { PagesContent } from './schema.ts';

/** The About page, `/about/`. `schema.ts` says what each field is for. */
export const about: PagesContent['about'] = {
  path: '/about/',
  label: 'About',
  icon: 'users',
  inMenu: true,
  heading: 'About Us',
  lead:
    `We clean workplaces and homes from ${business.address.city}, Ohio, ` +
    `with over ${business.yearsOfExperience} years of experience.`,
  image: {
    file: 'about.webp',
    alt: "Teal cleaning van in the crew's yard: towels and a bucket show through its open side door, with a vacuum, a mop bucket and a stocked shelf beside it.",
  },
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'Most people notice cleaning only when it was not done. ' +
        'Our job is to keep offices, shops, clinics, schools and homes in central Ohio so well ' +
        'that the people in them can think about something else.',
      'That takes order more than strong products. Dust comes down before the floor is mopped, ' +
        'a cloth that cleaned a toilet stays out of the kitchen, ' +
        'and January road salt is taken up at the door before shoes grind it into the finish.',
      'It also takes listening. You know which door sticks, which tenant complains and which meeting cannot be ' +
        'disturbed. The more of that we hear before the first visit, the better the plan.',
    ],
  },
  values: {
    heading: 'What we hold ourselves to',
    items: [
      {
        name: 'Plain words',
        description: 'A quote should name the rooms and the tasks, so that anyone can check the work by it.',
      },
      {
        name: 'Care with your place',
        description: 'A visit is finished when the chairs are back, the lights are off and the door is locked.',
      },
      {
        name: 'Honest limits',
        description:
          'Some stains stay, and some jobs belong to a licensed specialist. ' +
          'You should hear that before the work starts.',
      },
      {
        name: 'Answering for our work',
        description:
          'If we missed something, tell us. ' +
          `A service issue gets a response within ${limits.serviceIssueResponseHours} hours.`,
      },
    ],
  },
  trust: {
    heading: 'What you can count on',
    items: [
      {
        name: 'Fully Insured',
        description:
          `We are covered by ${liabilityInsurance} of general liability insurance. ` +
          'Ask us for proof of it if your landlord or property manager wants it on file.',
        icon: 'shield',
      },
      {
        name: `Over ${business.yearsOfExperience} Years of Experience`,
        description: 'Which finish a floor has and what a stain is made of: reading a surface is learned on the job.',
        icon: 'award',
      },
      {
        name: '24/7 Emergency Service',
        description: `Leaks do not keep office hours. Call ${business.phone} at night or on a Sunday too.`,
        icon: 'clock',
      },
    ],
  },
  team: {
    heading: 'Leadership',
    lead: 'Who answers for the standard of the work, and who plans the day.',
  },
  next: {
    heading: 'Meet us at your place',
    lead: 'Ask for a quote, or call with a question first. Either one costs nothing.',
  },
  metadata: {
    title: 'About Our Dublin, Ohio Cleaning Company',
    description:
      'Who we are and how we work: insured commercial and home cleaning from Dublin, Ohio, ' +
      `with over ${business.yearsOfExperience} years of experience.`,
  },
  updated: '2026-11-21',
};

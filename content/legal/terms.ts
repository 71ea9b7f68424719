import { business } from '../business.ts';
import type { LegalDocument } from '../schema.ts';
import { liabilityInsurance, limits } from './terms-facts.ts';

/**
 * The Terms of Service page, `/terms/`. Have a lawyer read it before you rely on it.
 *
 * Name, phone, email and radius come from `business.ts`, the other numbers from `terms-facts.ts`: change them there.
 */
export const terms: Readonly<LegalDocument> = {
  path: '/terms/',
  /** Its icon in lists of pages. */
  icon: 'check',
  /** The page's heading. */
  title: 'Terms of Service',
  /** The text under the heading. */
  summary:
    `These terms apply when you use this website or order cleaning from ${business.name}. ` +
    'Your written quote describes your job; where the two differ, the quote counts.',
  /** The terms, in the order shown: each has a heading, paragraphs, and a list where that is easier to read. */
  sections: [
    {
      heading: 'Who we mean',
      paragraphs: [
        `"We" is ${business.name}, a cleaning company in ${business.address.city}, Ohio. ` +
          '"You" is the business or person who uses this website or orders work from us.',
        `You must be at least ${limits.minimumAge} years old to order. ` +
          'If you order for a company or a property owner, you confirm that you may do so.',
      ],
    },
    {
      heading: 'Our services',
      paragraphs: [
        `We clean businesses and homes within ${business.serviceRadiusMiles} miles of Columbus, Ohio. ` +
          'The quote for your job says which areas and tasks are included and how often we come.',
        'A task that is not in the quote is not part of its price. Ask us, and we agree on it separately.',
      ],
    },
    {
      heading: 'Quotes',
      paragraphs: [
        `A quote costs you nothing. We answer a request within ${business.quoteResponseHours} hours; ` +
          'the answer may be a question, or a proposed time to see the place before we name a price.',
        `A quote is valid for ${limits.quoteValidDays} days from its date. After that, ask us whether it still holds.`,
        'The price rests on what you told us and what we could see. ' +
          'If the place turns out to be different, such as more rooms or building dust under a drop cloth, ' +
          'we talk with you about the change before that part of the work goes ahead.',
        'Sending a form on this website does not book a job. ' +
          'A job is booked when you have accepted the quote and we have agreed on the day.',
      ],
    },
    {
      heading: 'Scheduling and access',
      paragraphs: [
        'We agree on the days and times with you in the quote. ' +
          'Settle with us before the first visit how we get in, who holds keys or codes, and how the alarm is set.',
        'If we cannot get in, or there is no power or water, the visit may have to move to another day. ' +
          'Ask us when you accept the quote how a lost visit is handled.',
        'Outdoor work depends on the weather. ' +
          'Ice, lightning, strong wind or frost can make it unsafe, and then we look for a new day with you.',
      ],
    },
    {
      heading: 'Cancellations and changes',
      paragraphs: [
        'We agree with you in the quote how much notice a cancellation or a new date needs, ' +
          'how a recurring service ends, and whether anything is owed. ' +
          'If your quote does not say, ask us before you accept it.',
        `When plans change, please call ${business.phone} as early as you can.`,
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        `Payment is Net ${limits.paymentTermDays}: ` +
          `an invoice is due within ${limits.paymentTermDays} days of its date, unless your quote says otherwise.`,
        'If an invoice looks wrong, tell us before it is due, and name the line you question. ' +
          'The part you do not question stays due on its date.',
        'If the quote does not say whether sales tax is included, ask us before you accept it.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: ['A job goes well when the place is ready for it and we know what to look out for. Please:'],
      items: [
        'Give us safe access, working lights, running water and power at the agreed time.',
        'Tell us beforehand about hazards on site, such as loose railings, bad wiring or chemicals in storage.',
        'Point out surfaces that need special care, such as natural stone, waxed wood or unsealed concrete.',
        'Put away cash, jewelry, medication, confidential papers and anything fragile.',
        'Keep pets and small children out of the rooms while floors are wet and products are in use.',
        'Tell us which rules your site has to follow, so that we can plan for them in the quote.',
      ],
    },
    {
      heading: 'What we do not take on',
      paragraphs: [
        'If we come across one of the things below, work in that area stops, and we tell you what we found.',
        'The following needs a licensed specialist, and our cleaning does not replace one:',
      ],
      items: [
        'Asbestos, and work that disturbs lead paint.',
        'Mold remediation.',
        'Blood, sewage, sharps and other biohazards.',
        'Medical, chemical or other hazardous waste.',
        'Pest control, and repairs to plumbing, wiring or the building itself.',
      ],
    },
    {
      heading: 'Insurance',
      paragraphs: [
        `We carry general liability insurance of ${liabilityInsurance}. What it covers is set by the policy itself. ` +
          'If your lease or building manager asks for proof of insurance, tell us when you ask for the quote.',
      ],
    },
    {
      heading: 'Reporting a service issue',
      paragraphs: [
        `If something was missed or damaged, call ${business.phone} or write to ${business.email}. ` +
          `We respond within ${limits.serviceIssueResponseHours} hours.`,
        'Report it as soon as you see it, with the room and, if you can, a photo. ' +
          'Please let us look at it before someone else works on it. We then agree with you on what happens next.',
      ],
    },
    {
      heading: 'Limits of our liability',
      paragraphs: [
        'We answer for damage that our own careless work causes, as Ohio law provides. ' +
          'Nothing here limits a liability that the law does not let us limit.',
        'Neither you nor we are at fault for a delay caused by something outside our control, ' +
          'such as a storm, a closed road or a power failure.',
        'As far as the law allows, the following are not ours to pay for:',
      ],
      items: [
        'Wear, stains or damage that were there before we came.',
        'Harm from a defect nobody could see, such as a loose tile or a failed window seal.',
        'Harm from a hazard or a delicate surface that you knew of and did not mention.',
        'Indirect losses, such as business you could not do or profit you did not make.',
      ],
    },
    {
      heading: 'Using this website',
      paragraphs: [
        'This website describes our work and lets you reach us. ' +
          'Please do not disrupt it, send advertising through its forms, or write in the name of someone else.',
        'Its text and pictures belong to us or to those who let us use them. Ask before you reuse them.',
        'Pages here are general information and can be out of date. ' +
          'Links that lead to other websites are offered for convenience; what is said there is up to their owners.',
      ],
    },
    {
      heading: 'Changes to these terms',
      paragraphs: [
        'When these terms change, the new text replaces the old one on this page. ' +
          'A job follows the terms that were here on the day you accepted its quote.',
      ],
    },
    {
      heading: 'Governing law',
      paragraphs: [
        'The law of the State of Ohio governs these terms and the work we do under them. ' +
          'If a court finds one part of them invalid, the other parts still apply.',
      ],
    },
    {
      heading: 'Questions about these terms',
      paragraphs: [`Call ${business.name} at ${business.phone}, or write to ${business.email}.`],
    },
  ],
  /** What search results show. */
  metadata: {
    title: 'Terms of Service for Cleaning in Ohio',
    description:
      `How quotes, scheduling, payment and insurance work: quotes valid ${limits.quoteValidDays} days, ` +
      `Net ${limits.paymentTermDays} invoices, Ohio law.`,
  },
  /** The day the text last changed in substance. */
  updated: '2026-11-21',
};

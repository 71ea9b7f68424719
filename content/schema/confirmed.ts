/** What the site claims, and when the owner last checked each claim: `content/confirmed.json`. */
import * as z from 'zod';
import { day } from './primitives.ts';

/** A claim that stays on the site while the company changes. */
export interface Claim {
  /** What must be true. Facts are named as in all texts, such as `{phone}`. */
  statement: string;
  /** How the owner finds out. */
  check: string;
  /** For how many months a check counts. Then "npm run ready" asks again. */
  months: number;
  /** Whether it is about the delivery of the forms, and not about what visitors read. */
  isAboutForms?: true;
}

/** What visitors read about the company, and what must hold for the forms. Source of the claims: specification. */
export const claims = {
  insurance: {
    statement: 'You carry {liabilityInsurance} of general liability insurance.',
    check: 'Read the amount and the last day on the current certificate.',
    months: 12,
  },
  yearsOfExperience: {
    statement: 'You have over {yearsOfExperience} years of experience.',
    check: 'Count from the year in which you started.',
    months: 12,
  },
  emergencyService: {
    statement: 'Someone takes emergency calls at {phone} 24 hours a day, 7 days a week.',
    check: 'Call the number at night and on a Sunday.',
    months: 6,
  },
  hours: {
    statement: 'Your office keeps the hours in content/business.json.',
    check: 'Compare them with the hours on your door and in your Google profile.',
    months: 6,
  },
  quoteResponse: {
    statement: 'You answer every quote request within {quoteResponseHours} hours, weekends included.',
    check: 'Look at the last ten requests and when you answered them.',
    months: 6,
  },
  serviceIssueResponse: {
    statement: 'You answer every complaint about a visit within {serviceIssueResponseHours} hours.',
    check: 'Look at the last complaints and when you answered them.',
    months: 6,
  },
  quoteTerms: {
    statement:
      'A quote is valid for {quoteValidDays} days, and an invoice is due {paymentTermDays} days after its date.',
    check: 'Compare them with your last quote and your last invoice.',
    months: 12,
  },
  serviceArea: {
    statement: 'You drive {serviceRadiusMiles} miles from Columbus and take jobs in every county and town of the list.',
    check: 'Read the towns in content/service-area.json.',
    months: 12,
  },
  services: {
    statement: 'You offer every service and clean every kind of building that has a page.',
    check: 'Open each page under Services and Industries and read what it includes.',
    months: 12,
  },
  leadership: {
    statement: 'The people on the About page still have these roles.',
    check: 'Read leadership in content/business.json.',
    months: 12,
  },
  accessibility: {
    statement: 'The page /accessibility/ says what was checked, what does not work and how visitors reach you.',
    check: 'Read it. Until there is a day here, it says that it is a draft.',
    months: 12,
  },
  emailAccount: {
    statement:
      'The EmailJS account takes messages from your domain only, has room for a busy month, and uses no captcha and no private key.',
    check: 'Go through "Protect the account" in docs/connect-emailjs.md.',
    months: 6,
    isAboutForms: true,
  },
  testMail: {
    statement: 'A message from each form reaches the mailbox that you read.',
    check: 'Send one from each form, and find both mails in the inbox, not in spam.',
    months: 3,
    isAboutForms: true,
  },
} as const satisfies Record<string, Claim>;

type ClaimName = keyof typeof claims;

const fields = Object.fromEntries(
  Object.entries(claims).map(([name, { statement, check, months }]) => [
    name,
    day
      .nullable()
      .describe(
        `The day on which you last made sure: ${statement} ${check} null while you haven't. After ${months} months, "npm run ready" asks again.`,
      ),
  ]),
) as Record<ClaimName, z.ZodNullable<typeof day>>;

export const confirmedSchema = z.strictObject(fields).describe('When you last checked what the site says about you.');

/** The facts about the company, and where it works: `content/business.json` and `content/service-area.json`. */
import * as z from 'zod';
import { weekdays } from '../weekdays.ts';
import { clock, count, email, httpsUrl, listOf, phone, plainText, text, texts } from './primitives.ts';

const weekday = z.enum(weekdays, { error: `is not a day of the week. Use one of: ${weekdays.join(', ')}.` });

const openingHours = z
  .strictObject({
    from: weekday.describe('First day of the row.'),
    to: weekday.describe('Last day of the row; the same as "from" for a single day.'),
    opens: clock.nullable().describe('Opening time on the 24-hour clock, Eastern, such as "09:00"; null when closed.'),
    closes: clock.nullable().describe('Closing time on the 24-hour clock, Eastern, such as "18:00"; null when closed.'),
  })
  .refine(
    (row) => (row.opens === null) === (row.closes === null),
    'has one time only. Give both times, or null for both when closed.',
  )
  .refine(
    (row) => row.opens === null || row.closes === null || row.opens < row.closes,
    'closes before it opens. Swap or correct the times.',
  );

const notInOhio = 'is not in Ohio. Write degrees, such as 40.0992 for the latitude and -83.1141 for the longitude.';

/** A text that references stand for, and which may hold none itself. */
const ownName = plainText.refine((value) => !/[{}]/.test(value), 'has a brace. Write the fact itself.');

export const businessSchema = z
  .strictObject({
    name: ownName.describe("The company's name as customers know it. Texts refer to it as {name}."),
    blurb: text('One or two sentences about the company, in the footer.'),
    phone: phone.describe(
      'Main phone number, in the form "(614) 555-0142": header, footer and contact page. Texts refer to it as {phone}.',
    ),
    serviceAreaPhone: phone.describe(
      'The number to call on the service-area page only. Texts refer to it as {serviceAreaPhone}.',
    ),
    textPhone: phone
      .nullable()
      .describe("The number for text messages, or null if there isn't one. Visitors see it when a form can't be sent."),
    email: email.describe('Where visitors write to. Texts refer to it as {email}.'),
    address: z
      .strictObject({
        street: plainText.nullable().describe('Street and number; null while not given, and then left out.'),
        city: ownName.describe('The city. Texts refer to it as {city}.'),
        region: z
          .string()
          .regex(/^[A-Z]{2}$/, 'is not a state. Use its two capital letters, such as "OH".')
          .describe('The state in two capital letters.'),
        postalCode: z
          .string()
          .regex(/^\d{5}$/, 'is not a ZIP code. Use its five digits.')
          .describe('The ZIP code.'),
        coordinates: z
          .strictObject({
            latitude: z.number().min(38, notInOhio).max(42, notInOhio).describe('In degrees, such as 40.0992.'),
            longitude: z.number().min(-85, notInOhio).max(-80, notInOhio).describe('In degrees, such as -83.1141.'),
          })
          .nullable()
          .describe('Latitude and longitude in degrees, for search engines; null while not given, and then left out.'),
      })
      .describe('Where the company is.'),
    siteUrl: httpsUrl("The site's own address, without a slash at the end.").refine(
      (value) => !value.endsWith('/'),
      'ends with a slash. Remove it.',
    ),
    social: z
      .array(
        z.strictObject({
          network: z
            .enum(['Facebook', 'Instagram', 'LinkedIn'], {
              error: 'is not a network we have an icon for. Use Facebook, Instagram or LinkedIn.',
            })
            .describe('The network.'),
          url: httpsUrl("The company's page there."),
        }),
      )
      .describe("The company's own pages on social networks, in the order shown. An empty list shows none."),
    google: z
      .strictObject({
        reviewsUrl: httpsUrl("The company's Google profile, where its reviews are read."),
        writeReviewUrl: httpsUrl('The link from "Ask for reviews" in the Google profile.'),
      })
      .describe('Where the Google reviews are.'),
    hours: z
      .array(openingHours)
      .min(1, 'is an empty list. Add the hours.')
      .describe('Office hours, Eastern time: every day of the week once. A row must not run past Sunday.'),
    emergencyNote: text("The note beside the phone number in the header. Don't change this wording."),
    yearsOfExperience: count(
      'years',
      'Years of experience, as in "over 15 years". Texts refer to it as {yearsOfExperience}.',
    ),
    serviceRadiusMiles: count(
      'miles',
      'How far from Columbus we drive, in miles. Texts refer to it as {serviceRadiusMiles}.',
    ),
    quoteResponseHours: count(
      'hours',
      'A quote request is answered within this many hours. Texts refer to it as {quoteResponseHours}.',
    ),
    quoteValidDays: count(
      'days',
      'A quote stays valid for this many days after its date. Texts refer to it as {quoteValidDays}.',
    ),
    paymentTermDays: count(
      'days',
      'An invoice is due this many days after its date, as in "Net 30". Texts refer to it as {paymentTermDays}.',
    ),
    liabilityInsuranceUsd: count(
      'dollars',
      'The general liability insurance in whole US dollars. Texts refer to it as {liabilityInsurance}, which is shown as "$2,000,000".',
    ),
    serviceIssueResponseHours: count(
      'hours',
      'A reported service issue gets a response within this many hours. Texts refer to it as {serviceIssueResponseHours}.',
    ),
    minimumAge: count('years', 'How old a customer has to be. Texts use it as {minimumAge}.'),
    leadership: z
      .array(
        z.strictObject({
          role: text('The role.'),
          name: plainText.nullable().describe('The name; null shows the role alone.'),
          focus: text('What this person answers for, in one sentence.'),
        }),
      )
      .describe('The leadership team on the About page, in the order shown.'),
    placeholders: z
      .array(z.string())
      .describe(
        'Fields of this file that still hold a placeholder, such as "address.street". Delete a line once its fact is real.',
      ),
  })
  .describe('Every fact about the company, once. Change a fact here and it changes on every page.');

export const serviceAreaSchema = z
  .strictObject({
    counties: listOf(
      z.strictObject({
        county: text('Name of the county, without the word "County".'),
        towns: texts("Its towns: the county's largest first, the others in alphabetical order."),
        partsOf: texts('Towns that are listed in another county and reach into this one.').optional(),
      }),
      'The counties and towns on the service-area page, in the order shown. A town in two counties is listed once, under the county most of it is in.',
    ),
  })
  .describe('Where we work.');

export const toConfirmSchema = z
  .strictObject({
    statements: z
      .array(
        z.strictObject({
          text: text('The statement, as it could stand on the site once you confirm it.'),
          place: text('Where it would stand: a file of content/ and a field of it.'),
        }),
      )
      .describe('Delete a statement once it stands on the site, or is not true.'),
  })
  .describe(
    'Statements that would help to sell, and which only the owner can confirm. None of them is on the site. "npm run ready" lists them.',
  );

export type OpeningHours = z.infer<typeof openingHours>;
export type Business = z.infer<typeof businessSchema>;

/** @jest-environment node */
import { factsOf, resolveReferences } from '../../../content/references.ts';
import { slotNames } from '../../../content/schema/primitives.ts';
import { readAltered } from '../support/altered-content.ts';

const facts = factsOf(
  {
    name: 'Tidewell Cleaning',
    phone: '(614) 555-0142',
    serviceAreaPhone: '(614) 555-0188',
    email: 'hello@tidewell.example',
    address: { city: 'Dublin' },
    yearsOfExperience: 15,
    serviceRadiusMiles: 75,
    quoteResponseHours: 24,
    quoteValidDays: 30,
    paymentTermDays: 30,
    liabilityInsuranceUsd: 2_000_000,
    serviceIssueResponseHours: 24,
    minimumAge: 18,
  },
  10,
);

function resolve(text: string): { text: string; problems: string[] } {
  const problems: string[] = [];
  return { text: resolveReferences(text, facts, (message) => problems.push(message)), problems };
}

it.each([
  ['Call {phone} or write to {email}.', 'Call (614) 555-0142 or write to hello@tidewell.example.'],
  ['Over {yearsOfExperience} years.', 'Over 15 years.'],
  ['{liabilityInsurance} of insurance', '$2,000,000 of insurance'],
  ['in {countyCount} counties', 'in ten counties'],
  ['{name} in {city}', 'Tidewell Cleaning in Dublin'],
  ['A brace: {{. Both: {{phone}}.', 'A brace: {. Both: {phone}.'],
  ['Three: {{{phone}}}', 'Three: {(614) 555-0142}'],
  ['about {page}', 'about {page}'],
  ['No reference.', 'No reference.'],
])('"%s" is read as "%s"', (text, expected) => {
  expect(resolve(text)).toEqual({ text: expected, problems: [] });
});

it.each([
  ['Call {fone}.', 'refers to "{fone}", which is no fact. Use one of: name, phone,'],
  ['{constructor}', 'refers to "{constructor}", which is no fact.'],
  ['{}', 'refers to "{}", which is no fact.'],
  ['One { only', 'has a single brace. Write {{ or }}'],
  ['One } only', 'has a single brace. Write {{ or }}'],
  ['{two words}', 'has a single brace.'],
  ['Call (614) 555-0142.', 'has "(614) 555-0142" typed by hand. Write {phone} for the fact'],
  ['Call 614-555-0142 or 614.555.0188.', 'has "614-555-0142" typed by hand. Write {phone} or {serviceAreaPhone}'],
  ['Write to Hello@Tidewell.example.', 'typed by hand. Write {email}'],
  ['Tidewell Cleaning cleans.', 'typed by hand. Write {name}'],
  ['with over 15 years of experience', 'has "over 15 years" typed by hand. Write {yearsOfExperience}'],
  ['15+ years of experience', 'typed by hand. Write {yearsOfExperience}'],
  ['within a 75-mile radius', 'has "75-mile" typed by hand. Write {serviceRadiusMiles}'],
  ['up to 75 miles', 'typed by hand. Write {serviceRadiusMiles}'],
  ['We answer within 24 hours.', 'typed by hand. Write {quoteResponseHours} or {serviceIssueResponseHours}'],
  ['valid for 30 days', 'typed by hand. Write {quoteValidDays}'],
  ['Payment is Net 30.', 'typed by hand. Write {paymentTermDays}'],
  ['insured for $2,000,000', 'typed by hand. Write {liabilityInsurance}'],
  ['not for people under 18', 'typed by hand. Write {minimumAge}'],
  ['in ten Ohio counties', 'typed by hand. Write {countyCount}'],
])('"%s" is refused', (text, message) => {
  expect(resolve(text).problems).toEqual([expect.stringContaining(message)]);
});

it.each([
  'open 24/7',
  '30 minutes',
  'a 15-year-old floor',
  'the coat dries in 24 hours',
  'Dublin, Ohio',
  '$2,000,000.50',
])('"%s" may mean something else', (text) => {
  expect(resolve(text).problems).toEqual([]);
});

it('no fact has the name of a word that components replace', () => {
  expect(Object.keys(facts.byName).filter((name) => (slotNames as readonly string[]).includes(name))).toEqual([]);
});

it('a word that components replace is refused where nothing replaces it, and missed where it must be', () => {
  const file = 'content/labels.json';
  expect(readAltered({ file, field: 'skipLink', value: 'Skip {page}' }).problems).toMatchObject([
    { field: 'skipLink', message: expect.stringContaining('has a word in braces that nothing replaces here.') },
  ]);
  expect(readAltered({ file, field: 'county', value: 'County' }).problems).toMatchObject([
    { field: 'county', message: expect.stringContaining('must have {county} once') },
  ]);
});

it('a changed fact changes the texts that refer to it', () => {
  const { content } = readAltered({ file: 'content/business.json', field: 'quoteResponseHours', value: 48 });
  expect(content?.forms.quote.success).toBe("✅ Thank you! We'll get back to you within 48 hours.");
});

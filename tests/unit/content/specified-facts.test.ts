/** @jest-environment node */
// The facts and words that the specification fixes. They stand here in full: a test that took them from the content
// would not notice that they changed.
import { describeDays, describeTimes } from '../../../components/contact/opening-hours.ts';
import {
  business,
  forms,
  industries,
  labels,
  legalDocument,
  pages,
  serviceArea,
  services,
  sitePages,
} from '../../../content/content.ts';
import { legalNavigation, mainNavigation } from '../../../content/navigation.ts';
import { leaves } from '../support/altered-content.ts';

const serviceIds = [
  'commercial-janitorial',
  'deep-cleaning',
  'window-cleaning',
  'residential-cleaning',
  'post-construction',
  'pressure-washing',
];

const industryIds = [
  'office-buildings',
  'medical-facilities',
  'factories',
  'warehouses',
  'retail-spaces',
  'commercial-properties',
  'educational-facilities',
];

describe('the site has', () => {
  // Others may stand between those that are specified, here and in the menu.
  it('the six services, in order', () => {
    expect(services.map(({ id }) => id).filter((id) => serviceIds.includes(id))).toEqual(serviceIds);
  });

  it('the seven industries, in order', () => {
    expect(industries.map(({ id }) => id).filter((id) => industryIds.includes(id))).toEqual(industryIds);
  });

  it('every page of the specification', () => {
    expect(sitePages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/services/',
        ...serviceIds.map((id) => `/services/${id}/`),
        '/industries/',
        ...industryIds.map((id) => `/industries/${id}/`),
        '/about/',
        '/contact/',
        '/service-area/',
        '/privacy-policy/',
        '/terms/',
      ]),
    );
  });

  it('the menu', () => {
    const specified = ['Home', 'Services', 'Industries', 'Service Area', 'About', 'Contact'];
    const menu = mainNavigation.map(({ label }) => label);
    expect(menu.filter((label) => specified.includes(label))).toEqual(specified);
    expect(legalNavigation.map(({ label }) => label)).toEqual(['Terms of Service', 'Privacy Policy']);
  });

  it('the ten counties, in order, each with towns', () => {
    expect(serviceArea.map(({ county }) => county)).toEqual([
      'Franklin',
      'Delaware',
      'Licking',
      'Fairfield',
      'Union',
      'Madison',
      'Pickaway',
      'Knox',
      'Marion',
      'Morrow',
    ]);
    expect(serviceArea.filter(({ towns }) => towns.length === 0)).toEqual([]);
  });
});

describe('the pages say', () => {
  it('the words of the home page', () => {
    expect(pages.home.heading).toBe('Trusted Commercial Solutions for Businesses');
    expect(pages.home.cards.map(({ name }) => name)).toEqual(['Fully Insured', 'Expert Service']);
    expect(business.emergencyNote).toBe('24/7 Emergency Service Available');
  });

  it('who leads the company, and three reasons to trust it', () => {
    expect(business.leadership.map(({ role }) => role)).toEqual(['CEO and Founder', 'Operations Director']);
    expect(pages.about.trust.items).toHaveLength(3);
  });

  it('what to do when the town is not listed, with a phone number of its own', () => {
    expect(pages.serviceArea.missingCity.heading).toBe("Don't see your city?");
    expect(labels.callServiceArea).toContain(business.serviceAreaPhone);
    expect(business.serviceAreaPhone).not.toBe(business.phone);
  });

  it('that a service was not found', () => {
    expect(pages.serviceNotFound.heading).toBe('Service Not Found');
  });

  it('the business hours', () => {
    expect(business.hours.map((row) => `${describeDays(row)}: ${describeTimes(row)}`)).toEqual([
      'Monday to Friday: 9:00 AM to 6:00 PM',
      'Saturday: 10:00 AM to 4:00 PM',
      'Sunday: Closed',
    ]);
  });

  it.each<[string, string, string]>([
    ['the button that opens the quote form', labels.quoteButton, 'Get Free Quote'],
    ['the subject of a general quote', forms.quote.defaultSubject, 'Professional Cleaning Services'],
    ['a form being sent', forms.sending, 'Sending...'],
    ['a quote request that was sent', forms.quote.success, "✅ Thank you! We'll get back to you within 24 hours."],
    [
      'a quote request that failed',
      forms.quote.error,
      '❌ Something went wrong. Please try again or call us directly.',
    ],
    ['a message that was sent', forms.contact.success, "Thank you! We'll get back to you soon."],
    ['a message that failed', forms.contact.error, 'Something went wrong. Please try again.'],
  ])('of %s: %s', (_what, text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('the company promises', () => {
  it('the numbers of the specification', () => {
    expect(business).toMatchObject({
      yearsOfExperience: 15,
      serviceRadiusMiles: 75,
      quoteResponseHours: 24,
      quoteValidDays: 30,
      paymentTermDays: 30,
      liabilityInsuranceUsd: 2_000_000,
      serviceIssueResponseHours: 24,
      minimumAge: 18,
    });
  });

  const allTexts = (tree: unknown) => JSON.stringify(tree);

  it.each([
    'A quote is valid for 30 days',
    'Net 30',
    'general liability insurance of $2,000,000',
    'We respond within 24 hours.',
  ])('in its terms: %s', (promise) => {
    expect(allTexts(legalDocument('terms'))).toContain(promise);
  });

  it('in its privacy policy: no services for people under 18', () => {
    expect(allTexts(legalDocument('privacy-policy'))).toContain('not for people under 18.');
  });

  it('how far it drives', () => {
    expect(pages.serviceArea.radius).toBe('We work within a 75-mile radius of Columbus.');
  });

  // Such a fact stands in content/business.json alone; texts refer to it.
  const texts = leaves().flatMap(({ file, value }) =>
    typeof value === 'string' && file !== 'content/business.json' ? [value] : [],
  );
  it.each<[string, RegExp]>([
    ['amount of money', /\$\d/],
    ['years of experience', /\d+\+? years of experience/i],
    ['distance', /\d+[ -]miles?/i],
    ['phone number', /\(?\d{3}\)?[ -]\d{3}-\d{4}/],
    ['e-mail address', /[\w.]+@[\w.]+\w/],
    ['payment term', /Net \d+/],
  ])('no other %s anywhere', (_what, pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });
});

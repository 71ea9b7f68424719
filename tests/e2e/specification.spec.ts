/**
 * What the specification says of the words and places of the pages, read from the exported HTML. The words and numbers
 * stand here in full, not taken from `content/`. What the pages do is tested by the other files of this folder.
 */
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import {
  business,
  dirtCalendar,
  industries,
  labels,
  pages,
  serviceArea,
  services,
  sitePages,
} from '../../content/content.ts';
import { isPhoto } from '../../content/photos.ts';
import type { Industry, Service } from '../../content/schema/content.ts';
import { fileOfPage, readExported } from './support/exported.ts';
import { expect, test } from './support/preview-fixtures.ts';

const serviceTitles = {
  'commercial-janitorial': 'Commercial Janitorial',
  'deep-cleaning': 'Deep Cleaning',
  'window-cleaning': 'Window Cleaning',
  'residential-cleaning': 'Residential Cleaning',
  'post-construction': 'Post-Construction Cleanup',
  'pressure-washing': 'Pressure Washing',
};

const industryTitles = {
  'office-buildings': 'Office Buildings',
  'medical-facilities': 'Medical Facilities',
  factories: 'Factories',
  warehouses: 'Warehouses',
  'retail-spaces': 'Retail Spaces',
  'commercial-properties': 'Commercial Properties',
  'educational-facilities': 'Educational Facilities',
};

const kinds = [
  {
    kind: 'services',
    titles: serviceTitles,
    entries: services as readonly (Service | Industry)[],
    linkedBelow: dirtCalendar.months.map(({ service }) => service),
  },
  {
    kind: 'industries',
    titles: industryTitles,
    entries: industries as readonly (Service | Industry)[],
    linkedBelow: [],
  },
] as const;

const telephone = (number: string) => `tel:+1${number.replace(/\D/g, '')}`;

const { before, after, drawing, photo } = labels.beforeAfter;
const { note } = isPhoto(pages.home.image) ? photo : drawing;
/** The texts of the home page's two pictures, which stand between what the specification names. */
const pictureTexts = pages.home.image.before ? `${after}${before}${note.replaceAll('.', '\\.')}` : '';

/** The line of a county for the towns that are listed in another county and reach into it. */
function alsoPartsOf(towns: readonly string[] = []): string {
  if (towns.length === 0) return '';
  return `Also parts of ${[towns.slice(0, -1).join(', '), towns.at(-1)].filter(Boolean).join(' and ')}.`;
}

/** What a text of a page must hold, by the sentence of the specification that asks for it. */
const statements: readonly {
  sentence: string;
  path: string;
  part?: 'header' | 'footer';
  says: readonly (string | RegExp)[];
}[] = [
  {
    sentence: '1. Dublin, Ohio, serving Columbus and central Ohio; services offered',
    path: '/',
    says: ['Columbus, Dublin and central Ohio', ...Object.values(serviceTitles)],
  },
  ...['/', '/about/'].map((path) => ({
    sentence: `1. 24/7 emergency service, full insurance, over 15 years of experience (${path})`,
    path,
    says: [/24\/7/, /fully insured/i, /over 15 years/i],
  })),
  {
    sentence: '2. Header: phone, email, note, navigation links and the quote button',
    path: '/',
    part: 'header',
    says: [
      `${business.phone}${business.email}24/7 Emergency Service Available`,
      // Other links may stand between them.
      /Home.*Services.*Industries.*Service Area.*About.*Contact.*Get Free Quote/s,
    ],
  },
  {
    sentence: '2. Footer: blurb, address, phone, email, 24/7 note, services, industries, legal links; 9. experience',
    path: '/about/',
    part: 'footer',
    says: [
      /Dublin, Ohio.*clean businesses and homes/,
      /over 15 years of experience/i,
      /Dublin, OH \d{5}/,
      `${business.phone}${business.email}24/7`,
      new RegExp(
        ['Services', ...Object.values(serviceTitles), 'Industries', ...Object.values(industryTitles)].join('.*'),
      ),
      'Terms of ServicePrivacy Policy',
    ],
  },
  {
    sentence: '2. /: hero with a Get Free Quote button and an "Our Services" link, two cards, reviews, emergency call',
    path: '/',
    says: [
      new RegExp(
        `^${pages.home.eyebrow}Trusted Commercial Solutions for Businesses.*Get Free QuoteOur Services${pictureTexts}Fully Insured\\w.*\\.Expert Service\\w.*\\.`,
        's',
      ),
      /on Google/,
      new RegExp(`emergency cleaning.*${business.phone.replace(/[()]/g, '\\$&')}`, 'is'),
    ],
  },
  {
    sentence: '2. /about: mission, core values, three trust cards, leadership team of two people',
    path: '/about/',
    says: [
      /mission\w.*core values\w/is,
      /Fully Insured\w.*Over 15 Years of Experience\w.*24\/7 Emergency Service\w.*Leadership/s,
      /Leadership\w.*CEO and Founder\w.*Operations Director\w/s,
    ],
  },
  {
    sentence: '2. /contact: message form, contact information, business hours; 3. name, email, message; 9. the hours',
    path: '/contact/',
    says: [
      /NameEmail.*Message.*Send Message/s,
      new RegExp(`\\(\\d{3}\\) \\d{3}-\\d{4}.*${business.email}.*Dublin, OH \\d{5}`, 's'),
      'Business hoursMonday to Friday9:00 AM to 6:00 PMSaturday10:00 AM to 4:00 PMSundayClosed',
    ],
  },
  {
    sentence: `2. /service-area: 75-mile radius from Columbus, counties and towns, "Don't see your city?"; 9. own number`,
    path: '/service-area/',
    says: [
      '75-mile radius of Columbus',
      serviceArea
        .map(({ county, towns, partsOf }) => `${county} County${towns.join(', ')}${alsoPartsOf(partsOf)}`)
        .join(''),
      new RegExp(`Don't see your city\\?.*Call ${business.serviceAreaPhone.replace(/[()]/g, '\\$&')}`),
    ],
  },
  {
    sentence: '2. /terms: static legal text with a date; 9. the numbers of the terms',
    path: '/terms/',
    says: [
      /^Terms of Service.*Last updated: \w+ \d{1,2}, \d{4}(.|\n){2000}/s,
      'within 75 miles of Columbus, Ohio',
      'answer a request within 24 hours',
      'quote is valid for 30 days',
      'Payment is Net 30',
      'general liability insurance of $2,000,000',
      'We respond within 24 hours',
    ],
  },
  {
    sentence: '2. /privacy-policy: static legal text with a date; 9. not for people under 18',
    path: '/privacy-policy/',
    says: [
      /^Privacy Policy.*Last updated: \w+ \d{1,2}, \d{4}(.|\n){2000}/s,
      'services and forms are not for people under 18',
    ],
  },
];

for (const { sentence, path, part = 'main', says } of statements) {
  test(sentence, async () => {
    const { texts } = await readExported(fileOfPage(path));
    for (const text of says) {
      if (typeof text === 'string') expect(texts[part]).toContain(text);
      else expect(texts[part]).toMatch(text);
    }
  });
}

test('1. no login; 6. no roles', async () => {
  for (const { path } of sitePages) {
    const html = await readFile(`out/${fileOfPage(path)}`, 'utf8');
    expect(html).not.toMatch(/type="password"|>\s*(log ?in|sign ?in|my account|register)\b/i);
  }
});

test('2. links of the home page, of the social networks, of the contact page and of the service area', async () => {
  const home = await readExported('index.html');
  expect(home.linksInMain).toEqual(
    expect.arrayContaining(['/services/', business.google.writeReviewUrl, telephone(business.phone)]),
  );
  expect(business.social.length).toBeGreaterThan(0);
  expect(home.links).toEqual(expect.arrayContaining(business.social.map(({ url }) => url)));
  expect(home.links).toContain(`mailto:${business.email}`);
  const contact = await readExported(fileOfPage('/contact/'));
  expect(contact.linksInMain).toEqual(expect.arrayContaining([telephone(business.phone), `mailto:${business.email}`]));
  const serviceAreaPage = await readExported(fileOfPage('/service-area/'));
  expect(serviceAreaPage.linksInMain).toContain(telephone(business.serviceAreaPhone));
  expect(business.serviceAreaPhone).not.toBe(business.phone);
});

for (const { kind, titles, entries, linkedBelow } of kinds) {
  test(`2. /${kind}: each with title, description, features and a Learn More link; no other id is valid`, async () => {
    // Others may stand between those that are specified.
    const specified = entries.filter(({ id }) => Object.hasOwn(titles, id));
    expect(specified.map(({ id, title }) => [id, title])).toEqual(Object.entries(titles));
    const { texts, linksInMain } = await readExported(fileOfPage(`/${kind}/`));
    for (const { title, description, features } of entries) {
      const names = features.map(({ name }) => name).join('');
      expect(texts.main).toContain(`${title}${description}${names}Learn More about ${title}`);
    }
    expect(linksInMain.filter((link) => link.startsWith(`/${kind}/`))).toEqual(
      [...entries.map(({ id }) => id), ...linkedBelow].map((id) => `/${kind}/${id}/`),
    );
  });

  test(`3. ${kind}: an icon and an image of each`, async ({ page }) => {
    // While there is no file, a panel stands in for it.
    const panelOf = (parent: Locator) => parent.locator('[aria-hidden=true]:has(> svg)').first();
    const main = page.getByRole('main');
    await page.goto(`/${kind}/`);
    for (const { title, image } of entries) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const card = main.getByRole('listitem').filter({ has: heading });
      await expect(card.getByRole('heading').locator('svg')).toBeVisible();
      await card.scrollIntoViewIfNeeded();
      // The words of the card say it all: its picture has no name.
      const name = image.file?.replace(/\.\w+$/, '');
      await expect(name === undefined ? panelOf(card) : card.locator(`img[alt=""][src*="/${name}"]`)).toBeVisible();
    }
    for (const { id, image } of entries) {
      await page.goto(`/${kind}/${id}/`);
      const { file, alt } = image;
      await expect(file === null ? panelOf(main) : main.getByRole('img', { name: alt, exact: true })).toBeVisible();
    }
  });

  for (const entry of entries) {
    const { id, title, description, features } = entry;
    test(`2. /${kind}/${id}: description, features with descriptions, benefits, back link`, async () => {
      const { mainHeadings, texts, linksInMain } = await readExported(fileOfPage(`/${kind}/${id}/`));
      expect(mainHeadings).toEqual([title]);
      expect(texts.main).toContain(`${title}${description}`);
      expect(features.length).toBeGreaterThan(2);
      expect(texts.main).toContain(features.map((feature) => `${feature.name}${feature.description}`).join(''));
      const benefits = 'benefits' in entry ? entry.benefits : [];
      if (kind === 'services') expect(benefits.length).toBeGreaterThan(2);
      expect(texts.main).toContain(benefits.join(''));
      expect(linksInMain).toContain(`/${kind}/`);
      expect(texts.main).toMatch(/back to .*(services|industries)/i);
    });
  }
}

/** What the pages say to search engines in data: complete, joined by `@id`, and the same as what visitors read. */
import { expect, test } from '@playwright/test';
import { describeDays, describeTimes } from '../../components/contact/opening-hours.ts';
import { business, industries, serviceArea, services, sitePages } from '../../content/content.ts';
import { type ExportedDocument, fileOfPage, readExported } from './support/exported.ts';

type Thing = Record<string, unknown> & { '@type'?: string; '@id'?: string };

const pageFields = ['@id', 'name', 'url', 'description', 'isPartOf', 'inLanguage'];

/**
 * What things of a type must and should have, by the documentation of Google Search ("LocalBusiness", "Organization",
 * "BreadcrumbList", "FAQPage", "site name") and, for types that it does not treat, by what they are for.
 */
const wanted: Record<string, readonly string[]> = {
  HomeAndConstructionBusiness: '@id name address url telephone image email openingHoursSpecification areaServed'.split(
    ' ',
  ),
  PostalAddress: ['addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  ContactPoint: ['telephone', 'contactType'],
  AdministrativeArea: ['name'],
  City: ['name'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  Service: ['@id', 'name', 'url'],
  BusinessAudience: ['audienceType'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: pageFields,
  AboutPage: pageFields,
  ContactPage: pageFields,
  CollectionPage: pageFields,
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ImageObject: ['url', 'width', 'height'],
  GeoCoordinates: ['latitude', 'longitude'],
};

/** What must be known of the company besides, on the pages that are about it. */
const pagesAboutTheCompany = ['/', '/about/', '/contact/', '/service-area/'];
const wantedOfTheCompany = ['description', 'logo', 'contactPoint', 'hasOfferCatalog', 'sameAs'];

/** Every thing in a tree, the tree itself included. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Thing];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

function graphOf({ structuredData }: ExportedDocument): Thing[] {
  const [block] = structuredData as { '@graph': Thing[] }[];
  return block?.['@graph'] ?? [];
}

function thingOf(document: ExportedDocument, type: string): Thing | undefined {
  return graphOf(document).find((thing) => thing['@type'] === type);
}

function listed(thing: Thing | undefined, name: string): Thing[] {
  return (thing?.[name] ?? []) as Thing[];
}

const digits = (text: unknown) => String(text).replace(/\D/g, '').replace(/^1/, '');

for (const { path } of sitePages) {
  test.describe(`the data of the page ${path}`, () => {
    let document: ExportedDocument;
    test.beforeEach(async () => {
      document = await readExported(fileOfPage(path));
    });

    test('is one graph in which every thing has what its type asks for', () => {
      expect(document.structuredData).toEqual([
        { '@context': 'https://schema.org', '@graph': expect.arrayContaining([expect.any(Object)]) },
      ]);
      const graph = graphOf(document);
      const incomplete = thingsIn(graph).flatMap((thing) => {
        const type = thing['@type'];
        if (type === undefined) return Object.keys(thing).join() === '@id' ? [] : [`no type: ${JSON.stringify(thing)}`];
        if (!wanted[type]) return [`a type that this test does not know: ${type}`];
        const empty = (value: unknown) => value === undefined || value === '' || String(value) === '';
        return wanted[type].filter((name) => empty(thing[name])).map((name) => `${type} without ${name}`);
      });
      expect(incomplete).toEqual([]);
      const company = thingOf(document, 'HomeAndConstructionBusiness');
      const told = wantedOfTheCompany.filter((name) => company?.[name] !== undefined);
      expect(told).toEqual(pagesAboutTheCompany.includes(path) ? wantedOfTheCompany : []);
    });

    test('names only things that are there, each under an id of its own', () => {
      const graph = graphOf(document);
      const described = thingsIn(graph).flatMap((thing) => (thing['@type'] ? (thing['@id'] ?? []) : []));
      const named = thingsIn(graph).flatMap((thing) => (thing['@type'] ? [] : (thing['@id'] ?? [])));
      expect(named.length).toBeGreaterThanOrEqual(2);
      expect(named.filter((id) => !described.includes(id))).toEqual([]);
      const top = graph.map((thing) => thing['@id']);
      expect(new Set(top).size).toBe(graph.length);
      for (const id of described) expect(id).toMatch(new RegExp(`^${business.siteUrl}/([a-z-]+/)*#[a-z]+$`));
    });

    test('claims no rating, no review and no price', () => {
      const text = JSON.stringify(document.structuredData);
      expect(text).not.toMatch(/"(aggregateRating|review|reviewRating|starRating|priceRange|price)"/);
    });

    test('describes the page by its own address, title and description', () => {
      const { title, description, canonical } = document;
      const page = graphOf(document).find((thing) => String(thing['@id']).endsWith('#page'));
      expect(page).toMatchObject({ name: title, description, url: canonical });
    });

    test('has the breadcrumbs and the questions that visitors see, and no others', () => {
      const { breadcrumbs, questions, canonical } = document;
      const trail = breadcrumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: href === undefined ? canonical : business.siteUrl + href,
      }));
      expect(thingOf(document, 'BreadcrumbList')?.['itemListElement'] ?? []).toEqual(trail);
      const answered = questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }));
      expect(thingOf(document, 'FAQPage')?.['mainEntity'] ?? []).toEqual(answered);
      // The detail pages have both.
      const isDetail = path.split('/').length === 4;
      expect([breadcrumbs.length > 0, questions.length > 0]).toEqual([isDetail, isDetail]);
    });

    test('gives the same name, phone, address, hours and area as the header, the footer and the content', () => {
      const { texts } = document;
      const company = thingOf(document, 'HomeAndConstructionBusiness');
      expect(company).toMatchObject({ name: business.name, email: business.email });
      expect(digits(company?.['telephone'])).toBe(digits(business.phone));
      for (const part of [texts.header, texts.footer]) {
        expect(part).toContain(String(company?.['name']));
        expect(part).toContain(business.phone);
        expect(part).toContain(String(company?.['email']));
      }
      const address = company?.['address'] as Record<string, string>;
      expect(texts.footer).toContain(
        `${address['addressLocality']}, ${address['addressRegion']} ${address['postalCode']}`,
      );
      expect(address['streetAddress']).toBe(business.address.street ?? undefined);
      expect(company?.['geo'] !== undefined).toBe(business.address.coordinates !== null);
      expect(listed(company, 'areaServed').map(({ name }) => name)).toEqual(
        serviceArea.map(({ county }) => `${county} County, Ohio`),
      );
      const hours = company?.['openingHoursSpecification'] as { dayOfWeek: string[]; opens: string; closes: string }[];
      expect(
        hours.map(({ dayOfWeek, opens, closes }) => [
          dayOfWeek.at(0),
          dayOfWeek.at(-1),
          dayOfWeek.length,
          opens,
          closes,
        ]),
      ).toEqual([
        ['Monday', 'Friday', 5, '09:00', '18:00'],
        ['Saturday', 'Saturday', 1, '10:00', '16:00'],
      ]);
    });
  });
}

test('the contact page shows the hours that the data gives, and the service-area page its second number and counties', async () => {
  const contact = await readExported('contact/index.html');
  for (const row of business.hours) {
    expect(contact.texts.main).toContain(describeDays(row));
    expect(contact.texts.main).toContain(describeTimes(row));
  }
  const area = await readExported('service-area/index.html');
  const company = thingOf(area, 'HomeAndConstructionBusiness');
  for (const { name } of listed(company, 'areaServed')) {
    expect(area.texts.main).toContain(String(name).replace(', Ohio', ''));
  }
  // The page that lists the towns names each in its county.
  expect(
    listed(company, 'areaServed').map((county) => listed(county, 'containsPlace').map(({ name }) => name)),
  ).toEqual(serviceArea.map(({ towns }) => towns));
  const points = listed(company, 'contactPoint');
  expect(points.map(({ contactType, telephone }) => [contactType, digits(telephone)])).toEqual([
    ['customer service', digits(business.phone)],
    ['emergency', digits(business.phone)],
    ['service area', digits(business.serviceAreaPhone)],
  ]);
  expect(area.texts.main).toContain(business.serviceAreaPhone);
  expect(points[1]?.['hoursAvailable']).toMatchObject({
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  });
});

test('the legal pages name the same company, number and radius', async () => {
  for (const path of ['/terms/', '/privacy-policy/']) {
    const { texts } = await readExported(fileOfPage(path));
    for (const fact of [business.name, business.phone, business.email]) expect(texts.main).toContain(fact);
    // No other number and no other address.
    expect(new Set(texts.main.match(/\(\d{3}\) \d{3}-\d{4}/g))).toEqual(new Set([business.phone]));
    expect(new Set(texts.main.match(/[\w.]+@[\w.-]+\w/g))).toEqual(new Set([business.email]));
  }
  const { texts } = await readExported('terms/index.html');
  expect(texts.main).toContain(`within ${business.serviceRadiusMiles} miles of Columbus`);
});

test('service pages describe their service, industry pages say whom it is for, and the catalog lists all services', async () => {
  const home = await readExported('index.html');
  const catalog = thingOf(home, 'HomeAndConstructionBusiness')?.['hasOfferCatalog'] as { itemListElement: Thing[] };
  expect(catalog.itemListElement.map(({ itemOffered }) => (itemOffered as Thing)['name'])).toEqual(
    services.map(({ title }) => title),
  );
  for (const { id, title, description } of services) {
    const document = await readExported(`services/${id}/index.html`);
    expect(thingOf(document, 'Service')).toMatchObject({
      name: title,
      description,
      serviceType: title,
      url: document.canonical,
      provider: { '@id': `${business.siteUrl}/#business` },
    });
    expect(document.mainHeadings).toEqual([title]);
  }
  for (const { id, title } of industries) {
    const document = await readExported(`industries/${id}/index.html`);
    expect(thingOf(document, 'Service')).toMatchObject({
      audience: { '@type': 'BusinessAudience', audienceType: title },
      provider: { '@id': `${business.siteUrl}/#business` },
    });
  }
});

test('not-found pages describe nothing', async () => {
  for (const file of ['404.html', 'services/404.html'])
    expect((await readExported(file)).structuredData, file).toEqual([]);
});

/**
 * The specification, sentence by sentence: each test is named after the sentence it checks, in the specification's
 * order, and holds the words and numbers that the specification gives, not those of `content/`.
 * Other files test the same things in depth.
 */
import type { Locator, Page } from '@playwright/test';
import { about } from '../../content/about.ts';
import { business } from '../../content/business.ts';
import { industries } from '../../content/industries.ts';
import { pages } from '../../content/pages.ts';
import type { Picture } from '../../content/schema.ts';
import { serviceArea } from '../../content/service-area.ts';
import { services } from '../../content/services.ts';
import { sitePages } from '../../content/site-pages.ts';
import { WIDGET_TEXT } from '../../scripts/preview/reviews-widget-script.ts';
import {
  contactAnswers,
  contactFormOf,
  fillIn,
  logged,
  openQuoteDialog,
  quoteAnswers,
  quoteDialogOf,
  shownQuoteButtons,
  watchSends,
} from './support/form-actions.ts';
import { builtWidgetUrl, expect, phone, test } from './support/preview-fixtures.ts';
import { holdBack, standStill, waitForReact } from './support/scripts.ts';

const sendPath = '/api/v1.0/email/send';

const serviceTitles = {
  'commercial-janitorial': 'Commercial Janitorial',
  'deep-cleaning': 'Deep Cleaning',
  'window-cleaning': 'Window Cleaning',
  'residential-cleaning': 'Residential Cleaning',
  'post-construction': 'Post-Construction Cleanup',
  'pressure-washing': 'Pressure Washing',
};

const industryIds = [
  'office-buildings',
  'medical-facilities',
  'factories',
  'warehouses',
  'retail-spaces',
  'commercial-properties',
  'educational-facilities',
];

const counties = [
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
];

const postalAddress = `${business.address.city}, ${business.address.region} ${business.address.postalCode}`;

const telephone = (number: string) => `tel:+1${number.replace(/\D/g, '')}`;

const quoteButtons = (parent: Page | Locator) => parent.getByRole('button', { name: 'Get Free Quote' });

/** The picture of a page: the file with its description, or while there is none, the panel that stands in for it. */
function pictureOf(parent: Locator, { file, alt }: Picture): Locator {
  return file === null
    ? parent.locator('[aria-hidden=true]:has(> svg)').first()
    : parent.getByRole('img', { name: alt, exact: true });
}

/** A card of a list, found by its heading. */
function cardOf(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

async function sendQuote(page: Page) {
  const form = await openQuoteDialog(page);
  await fillIn(form.fields, quoteAnswers);
  await form.submit.click();
  return form;
}

async function sendContact(page: Page) {
  const form = contactFormOf(page);
  await fillIn(form.fields, contactAnswers);
  await form.submit.click();
  return form;
}

test.describe('1. What the product does and for whom', () => {
  test('a public marketing website for a commercial and residential cleaning company in Dublin, Ohio, serving Columbus and central Ohio', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Commercial and Home Cleaning in Columbus/);
    await expect(page.getByRole('contentinfo')).toContainText('Commercial and residential cleaning from Dublin, Ohio');
    await expect(page.getByRole('contentinfo')).toContainText(/Dublin, OH \d{5}/);
    await expect(page.getByRole('main')).toContainText('Columbus, Dublin and central Ohio');
  });

  test('visitors browse services, industries, service area, about, contact, privacy and terms pages', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [label, path] of [
      ['Services', '/services/'],
      ['Industries', '/industries/'],
      ['Service Area', '/service-area/'],
      ['About', '/about/'],
      ['Contact', '/contact/'],
      ['Privacy Policy', '/privacy-policy/'],
      ['Terms of Service', '/terms/'],
    ] as const) {
      await page.getByRole('link', { name: label, exact: true }).first().click();
      await expect(page).toHaveURL(path);
    }
  });

  test('visitors request a free quote through a form', async ({ page, preview }) => {
    await page.goto('/');
    const { success } = await sendQuote(page);
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages).toHaveLength(1);
  });

  test('audience: the public; there is no login', async ({ request }) => {
    for (const { path } of sitePages) {
      const html = await (await request.get(path)).text();
      expect(html).not.toMatch(/type="password"/);
      expect(html).not.toMatch(/>\s*(log ?in|sign ?in|my account|register)\b/i);
    }
  });

  test('services offered: commercial janitorial, deep, window, residential, post-construction, pressure washing', async ({
    page,
  }) => {
    await page.goto('/');
    for (const title of Object.values(serviceTitles)) await expect(cardOf(page, title)).toBeVisible();
  });

  for (const claim of [/24\/7/, /fully insured/i, /over 15 years/i]) {
    test(`advertised claims: ${claim.source}`, async ({ page }) => {
      for (const path of ['/', '/about/']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(claim).first()).toBeVisible();
      }
    });
  }

  test('a Google reviews widget is shown on the home page, with a link to write a review', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: /Google/ }).first();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(WIDGET_TEXT)).toBeVisible();
    await expect(section.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      business.google.writeReviewUrl,
    );
  });

  test('the main conversion is the free quote request: its button is on every page', async ({ page }) => {
    for (const path of ['/', ...Object.keys(serviceTitles).map((id) => `/services/${id}/`), '/terms/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(quoteButtons(page).first()).toBeInViewport({ ratio: 1 });
    }
  });

  test('a contact message form also exists', async ({ page, preview }) => {
    await page.goto('/contact/');
    const { success } = await sendContact(page);
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages).toHaveLength(1);
  });
});

test.describe('2. Screens and routes: shared layout', () => {
  test('header: a bar with contact phone and email and the note "24/7 Emergency Service Available"', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: business.phone })).toHaveAttribute('href', telephone(business.phone));
    await expect(header.getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      `mailto:${business.email}`,
    );
    await expect(header.getByText('24/7 Emergency Service Available')).toBeVisible();
  });

  const specifiedNames = ['Home', 'Services', 'Industries', 'Service Area', 'About', 'Contact'];
  /** The menu may have other links between them. */
  const specifiedLinks = new RegExp(`^(${specifiedNames.join('|')})$`);

  test('header: navigation links Home, Services, Industries, Service Area, About, Contact', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(links.filter({ hasText: specifiedLinks })).toHaveText(specifiedNames);
    for (const link of await links.all()) await expect(link).toBeVisible();
  });

  test('header: a "Get Free Quote" button that opens the quote modal', async ({ page }) => {
    await page.goto('/');
    await quoteButtons(page.getByRole('banner')).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('on small screens a menu toggle shows the same links', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(links).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(links.filter({ hasText: specifiedLinks })).toHaveText(specifiedNames);
  });

  test('footer: company blurb, address, phone, email, 24/7 note and social links', async ({ page }) => {
    await page.goto('/about/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(business.blurb)).toBeVisible();
    await expect(footer.getByText(postalAddress)).toBeVisible();
    await expect(footer.getByRole('link', { name: business.phone })).toHaveAttribute('href', telephone(business.phone));
    await expect(footer.getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      `mailto:${business.email}`,
    );
    await expect(footer.getByText(/24\/7/)).toBeVisible();
    expect(business.social.length).toBeGreaterThan(0);
    for (const { network, url } of business.social) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', url);
    }
  });

  test('footer: a list of services and a list of industries', async ({ page }) => {
    await page.goto('/about/');
    const footer = page.getByRole('contentinfo');
    const hrefs = (name: string) =>
      footer
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs('Services')).toEqual(Object.keys(serviceTitles).map((id) => `/services/${id}/`));
    expect(await hrefs('Industries')).toEqual(industryIds.map((id) => `/industries/${id}/`));
  });

  test('footer: links to Terms of Service and Privacy Policy', async ({ page }) => {
    await page.goto('/about/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms/');
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy/');
  });

  test('the page scrolls to the top whenever the path changes', async ({ page }) => {
    await page.goto('/services/');
    const position = () => page.evaluate(() => scrollY);
    for (const id of Object.keys(serviceTitles)) {
      // Chromium drops keys that come before a page's first frame.
      await expect(async () => {
        await page.keyboard.press('End');
        await expect.poll(position, { timeout: 1000 }).toBeGreaterThan(0);
      }).toPass();
      await page.getByRole('contentinfo').locator(`a[href="/services/${id}/"]`).click();
      await expect(page).toHaveURL(`/services/${id}/`);
      expect(await position()).toBe(0);
    }
  });
});

test.describe('2. Screens and routes: routes', () => {
  test('/: hero "Trusted Commercial Solutions for Businesses" with a Get Free Quote button and an "Our Services" link', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trusted Commercial Solutions for Businesses');
    const main = page.getByRole('main');
    await expect(quoteButtons(main).first()).toBeInViewport();
    await main.getByRole('link', { name: 'Our Services' }).click();
    await expect(page).toHaveURL('/services/');
  });

  test('/: Fully Insured and Expert Service cards', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Fully Insured', 'Expert Service']) {
      const card = cardOf(page, name);
      await expect(card).toBeVisible();
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.getByRole('paragraph')).toHaveText(/\w{2,}.*\.$/);
    }
  });

  test('/: Google Reviews section', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /Google/ })).toBeVisible();
  });

  test('/: emergency-cleaning call to action', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: /emergency cleaning/i });
    await expect(section.getByRole('link', { name: business.phone })).toHaveAttribute(
      'href',
      telephone(business.phone),
    );
  });

  test('/services: list of six services', async ({ page }) => {
    await page.goto('/services/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Learn More' })).toHaveCount(6);
  });

  for (const [id, title] of Object.entries(serviceTitles)) {
    const service = services.find((candidate) => candidate.id === id);

    test(`/services: ${title} with icon, title, description, features and a Learn More link to /services/${id}`, async ({
      page,
    }) => {
      await page.goto('/services/');
      const card = cardOf(page, title);
      await expect(card.getByRole('heading').locator('svg')).toBeVisible();
      await expect(card.getByText(service?.description ?? 'no such service')).toBeVisible();
      expect(service?.features.length).toBeGreaterThan(2);
      for (const { name } of service?.features ?? []) await expect(card.getByText(name, { exact: true })).toBeVisible();
      await card.getByRole('link', { name: 'Learn More' }).click();
      await expect(page).toHaveURL(`/services/${id}/`);
    });

    test(`/services/${id}: image, description, feature list with descriptions, benefits, back link`, async ({
      page,
    }) => {
      const response = await page.goto(`/services/${id}/`);
      expect(response?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(pictureOf(main, service?.image ?? { file: '', alt: '' })).toBeVisible();
      await expect(main.getByText(service?.description ?? 'no such service')).toBeVisible();
      for (const { name, description } of service?.features ?? []) {
        await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(main.getByText(description)).toBeVisible();
      }
      expect(service?.benefits.length).toBeGreaterThan(2);
      for (const benefit of service?.benefits ?? []) await expect(main.getByText(benefit)).toBeVisible();
      await main.getByRole('link', { name: /back to .*services/i }).click();
      await expect(page).toHaveURL('/services/');
    });
  }

  test('/services/{serviceId}: no other id is valid', async () => {
    expect(services.map(({ id }) => id)).toEqual(Object.keys(serviceTitles));
  });

  test('/services/{serviceId}: unknown id shows "Service Not Found" with a link back to services', async ({
    page,
    problems,
  }) => {
    problems.expectAnswer(404, '/services/chimney-sweeping');
    await page.goto('/services/chimney-sweeping');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
    await page
      .getByRole('main')
      .getByRole('link', { name: /back to .*services/i })
      .click();
    await expect(page).toHaveURL('/services/');
  });

  test('/industries: list of seven industries', async ({ page }) => {
    await page.goto('/industries/');
    const links = page.getByRole('main').getByRole('link', { name: 'Learn More' });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      industryIds.map((id) => `/industries/${id}/`),
    );
  });

  for (const id of industryIds) {
    test(`/industries/${id}: industry detail`, async ({ page }) => {
      const industry = industries.find((candidate) => candidate.id === id);
      const response = await page.goto(`/industries/${id}/`);
      expect(response?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(industry?.title ?? 'no such industry');
      await expect(pictureOf(main, industry?.image ?? { file: '', alt: '' })).toBeVisible();
      await expect(main.getByText(industry?.description ?? 'no such industry')).toBeVisible();
      expect(industry?.features.length).toBeGreaterThan(2);
      for (const { name } of industry?.features ?? []) {
        await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
      }
    });
  }

  for (const path of ['/industries/zoos', '/industries/zoos/', '/industries/factories/annex/']) {
    test(`/industries/{id}: any other sub-path redirects to /industries (${path})`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/industries/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.industries.heading);
    });
  }

  test('/about: mission and core values', async ({ page }) => {
    await page.goto('/about/');
    const mission = page.getByRole('region', { name: /mission/i });
    await expect(mission.getByText(about.mission.paragraphs[0] ?? 'no mission')).toBeVisible();
    const values = page.getByRole('region', { name: about.values.heading });
    expect(about.values.items.length).toBeGreaterThan(2);
    await expect(values.getByRole('listitem')).toHaveCount(about.values.items.length);
  });

  test('/about: three trust cards', async ({ page }) => {
    await page.goto('/about/');
    const cards = page.getByRole('region', { name: about.trust.heading }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) await expect(card.getByRole('heading')).toBeVisible();
  });

  test('/about: leadership team of two people (CEO and Founder; Operations Director)', async ({ page }) => {
    await page.goto('/about/');
    const people = page.getByRole('region', { name: 'Leadership' }).getByRole('listitem');
    await expect(people).toHaveCount(2);
    await expect(people.first()).toContainText('CEO and Founder');
    await expect(people.last()).toContainText('Operations Director');
  });

  test('/contact: message form, contact information, business hours', async ({ page }) => {
    await page.goto('/contact/');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await expect(main.getByRole('link', { name: business.phone })).toHaveAttribute('href', telephone(business.phone));
    await expect(main.getByRole('link', { name: business.email })).toHaveAttribute('href', `mailto:${business.email}`);
    await expect(main.getByText(postalAddress)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Business hours' })).toBeVisible();
  });

  test('/service-area: counties and towns list', async ({ page }) => {
    await page.goto('/service-area/');
    for (const { county, towns } of serviceArea) {
      const card = cardOf(page, `${county} County`);
      await expect(card).toBeVisible();
      expect(towns.length).toBeGreaterThan(0);
      for (const town of towns) await expect(card.getByText(town, { exact: true })).toBeVisible();
    }
  });

  test('/service-area: 75-mile radius from Columbus', async ({ page }) => {
    await page.goto('/service-area/');
    await expect(page.getByRole('main').getByText(/75-mile radius of Columbus/)).toBeVisible();
  });

  test(`/service-area: "Don't see your city?" with a call link`, async ({ page }) => {
    await page.goto('/service-area/');
    const section = page.getByRole('region', { name: "Don't see your city?" });
    await expect(section.getByRole('link', { name: /call/i })).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  });

  for (const [path, title] of [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    test(`${path}: static legal text with a last-updated date equal to the current date`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(/(.|\n){2000}/, { useInnerText: true });
      const today = await page.evaluate(() =>
        new Date().toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
      );
      await expect(page.getByText('Last updated:')).toHaveText(`Last updated: ${today}`);
    });
  }

  test('what happens for other unknown paths is not specified: they are answered with 404 and help', async ({
    page,
    problems,
  }) => {
    problems.expectAnswer(404, '/prices/');
    const response = await page.goto('/prices/');
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: business.phone })).toBeVisible();
    await expect(quoteButtons(main)).toBeVisible();
  });
});

test.describe('2. Screens and routes: quote modal', () => {
  test('opened from any Get Free Quote button, closed by its X button', async ({ page }) => {
    await page.goto('/');
    const { dialog, close } = quoteDialogOf(page);
    const buttons = await shownQuoteButtons(page);
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons) {
      await button.click();
      await expect(dialog).toBeVisible();
      await close.click();
      await expect(dialog).toBeHidden();
    }
  });

  for (const { kind, entries } of [
    { kind: 'services', entries: services },
    { kind: 'industries', entries: industries },
  ]) {
    test(`on the pages of ${kind} it shows a page-specific title and service list`, async ({ page }) => {
      const seen = new Set<string>();
      for (const { id } of entries) {
        await page.goto(`/${kind}/${id}/`, { waitUntil: 'domcontentloaded' });
        const { title, choices } = await openQuoteDialog(page);
        await expect(title).toBeVisible();
        await expect(title).not.toHaveText('Professional Cleaning Services');
        const list = await choices.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
        expect(list.length).toBeGreaterThan(2);
        seen.add(`${await title.textContent()}: ${list}`);
      }
      expect(seen.size).toBe(entries.length);
    });
  }

  test('otherwise its title defaults to "Professional Cleaning Services"', async ({ page }) => {
    for (const path of ['/', '/services/', '/industries/', '/about/', '/contact/', '/service-area/', '/terms/']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const { title } = await openQuoteDialog(page);
      await expect(title).toHaveText('Professional Cleaning Services');
    }
  });
});

test.describe('3. Entities and their fields', () => {
  test('there are no server entities; content is static', async ({ page, preview }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/services/deep-cleaning/');
    await waitForReact(page);
    expect(asked.filter((request) => !/^GET \/(.*\/)?([\w.-]+\.\w+)?$/.test(request))).toEqual([]);
    expect(preview.emailjs.messages).toEqual([]);
  });

  for (const { kind, entries } of [
    { kind: 'services', entries: services },
    { kind: 'industries', entries: industries },
  ]) {
    test(`${kind}: id, icon, title, description, features, image`, async ({ page }) => {
      await page.goto(`/${kind}/`);
      for (const { id, title, description, features, image } of entries) {
        const card = cardOf(page, title);
        await expect(card.getByRole('heading').locator('svg')).toBeVisible();
        await expect(card.getByText(description)).toBeVisible();
        await expect(card.getByRole('listitem')).toHaveText(features.map(({ name }) => name));
        await card.scrollIntoViewIfNeeded();
        await expect(pictureOf(card, image)).toBeVisible();
        await expect(card.getByRole('link')).toHaveAttribute('href', `/${kind}/${id}/`);
      }
    });
  }

  test('service area: the counties Franklin, Delaware, Licking, Fairfield, Union, Madison, Pickaway, Knox, Marion, Morrow', async ({
    page,
  }) => {
    await page.goto('/service-area/');
    const list = page.getByRole('region', { name: pages.serviceArea.counties });
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(counties.map((county) => `${county} County`));
  });

  test('quote form fields: name, email, phone, message', async ({ page }) => {
    await page.goto('/');
    const { dialog } = await openQuoteDialog(page);
    const fields = dialog.getByRole('textbox');
    expect((await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')))).sort()).toEqual([
      'email',
      'message',
      'name',
      'phone',
    ]);
    for (const field of await fields.all()) await expect(field).toBeVisible();
  });

  test('contact form fields: name, email, message', async ({ page }) => {
    await page.goto('/contact/');
    const fields = page.getByRole('main').getByRole('textbox');
    expect(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')))).toEqual([
      'name',
      'email',
      'message',
    ]);
  });

  test('email payload adds service_type and selected_services (quote form)', async ({ page, preview }) => {
    await page.goto('/services/window-cleaning/');
    const { success } = await sendQuote(page);
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages[0]?.payload).toMatchObject({
      template_params: { service_type: expect.stringMatching(/./), selected_services: expect.stringMatching(/./) },
    });
  });
});

test.describe('4. States and transitions', () => {
  test('quote form: idle, then while sending the button reads "Sending..." and is disabled', async ({
    page,
    preview,
  }) => {
    preview.emailjs.setFault({ kind: 'slow', ms: 60_000 });
    await page.goto('/');
    const { submit, dialog, success, error } = quoteDialogOf(page);
    await openQuoteDialog(page);
    await expect(submit).toBeEnabled();
    await sendOpenQuote(page);
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(success).toHaveCount(0);
    await expect(error).toHaveCount(0);
  });

  test('quote form: on success the success message shows, the modal closes after 2 seconds and the form resets', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-01-05T09:00:00' });
    const answer = await holdBack(page, `**${sendPath}`);
    await page.goto('/');
    const { dialog, success, fields } = await sendQuote(page);
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await standStill(page);
    answer();
    await expect(success).toBeVisible();
    await page.clock.runFor(1_999);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog).toBeHidden();
    await openQuoteDialog(page);
    for (const field of Object.values(fields)) await expect(field).toHaveValue('');
    await expect(success).toHaveCount(0);
  });

  test('quote form: on error the error message shows', async ({ page, preview, problems }) => {
    problems.expect(logged);
    problems.expectAnswer(400, sendPath);
    preview.emailjs.setFault({ kind: 'status', status: 400, text: 'Bad Request' });
    await page.goto('/');
    const { dialog, error } = await sendQuote(page);
    await expect(error).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  test('contact form: same states', async ({ page, preview, problems }) => {
    problems.expect(logged);
    problems.expectAnswer(400, sendPath);
    const answer = await holdBack(page, `**${sendPath}`);
    preview.emailjs.setFault({ kind: 'status', status: 400, text: 'Bad Request' });
    await page.goto('/contact/');
    await expect(contactFormOf(page).submit).toBeEnabled();
    const { submit, success, error } = await sendContact(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
    await expect(error).toBeVisible();
    await submit.click();
    await expect(success).toBeVisible();
    await expect(error).toHaveCount(0);
  });

  test('contact form: on success the fields reset and the success message stays visible', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact/');
    const { fields, success } = await sendContact(page);
    await expect(success).toBeVisible();
    for (const field of Object.values(fields)) await expect(field).toHaveValue('');
    await page.clock.runFor('05:00');
    await expect(success).toBeVisible();
  });

  test('quote modal: closed to open via any Get Free Quote button; open to closed via the X button', async ({
    page,
  }) => {
    await page.goto('/services/pressure-washing/');
    const { dialog, close } = quoteDialogOf(page);
    for (const button of await shownQuoteButtons(page)) {
      await expect(dialog).toBeHidden();
      await button.click();
      await expect(dialog).toBeVisible();
      await close.click();
    }
    await expect(dialog).toBeHidden();
  });

  test('mobile menu: toggles open and closed', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (let round = 0; round < 2; round += 1) {
      await toggle.click();
      await expect(menu).toBeVisible();
      await toggle.click();
      await expect(menu).toBeHidden();
    }
  });

  test('mobile menu: closes when a link is chosen', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const label of ['Home', 'About']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: label }).click();
      await expect(menu).toBeHidden();
    }
    await expect(page).toHaveURL('/about/');
  });

  /** Fills and sends the quote form that is open already. */
  async function sendOpenQuote(page: Page): Promise<void> {
    const { fields, submit } = quoteDialogOf(page);
    await fillIn(fields, quoteAnswers);
    await submit.click();
  }
});

test.describe('5. Validation rules', () => {
  test('every field of the quote form is required (enforced by the browser)', async ({ page }) => {
    const sends = watchSends(page);
    await page.goto('/');
    const { fields, submit } = await openQuoteDialog(page);
    await waitForReact(page);
    for (const field of [fields.name, fields.phone, fields.email, fields.message]) {
      await submit.click();
      await expect(field).toBeFocused();
      expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
      await field.fill('ada@customer.example');
    }
    expect(sends).toEqual([]);
  });

  test('every field of the contact form is required (enforced by the browser)', async ({ page }) => {
    const sends = watchSends(page);
    await page.goto('/contact/');
    const { fields, submit } = contactFormOf(page);
    await waitForReact(page);
    for (const field of [fields.name, fields.email, fields.message]) {
      await submit.click();
      await expect(field).toBeFocused();
      expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
      await field.fill('ada@customer.example');
    }
    expect(sends).toEqual([]);
  });

  test('the email field is of email type; the phone field is of telephone type', async ({ page }) => {
    await page.goto('/contact/');
    await expect(contactFormOf(page).fields.email).toHaveAttribute('type', 'email');
    const { fields } = await openQuoteDialog(page);
    await expect(fields.email).toHaveAttribute('type', 'email');
    await expect(fields.phone).toHaveAttribute('type', 'tel');
  });

  test('no other bounds, patterns or custom messages', async ({ page, preview }) => {
    await page.goto('/');
    const { fields, submit, success } = await openQuoteDialog(page);
    const unusual = { name: 'X', email: 'a@b', phone: 'extension two', message: '?' };
    await fillIn(fields, unusual);
    for (const field of Object.values(fields)) {
      expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe('');
    }
    await submit.click();
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages[0]?.payload).toMatchObject({ template_params: unusual });
  });
});

test.describe('6. Roles and permissions', () => {
  test('public site; no login and no roles; everything is open to every visitor', async ({ page, context }) => {
    for (const { path } of sitePages) {
      const response = await page.request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
    }
    await page.goto('/');
    await waitForReact(page);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('7. The calls it makes', () => {
  for (const { form, open, send } of [
    { form: 'quote', open: '/', send: sendQuote },
    { form: 'contact', open: '/contact/', send: sendContact },
  ]) {
    test(`the ${form} form: POST to the service's send path with lib_version, user_id, service_id, template_id, template_params`, async ({
      page,
    }) => {
      const sends = watchSends(page);
      await page.goto(open);
      const { success } = await send(page);
      await expect(success).toBeVisible();
      const [request] = sends;
      expect(sends).toHaveLength(1);
      expect(request?.method()).toBe('POST');
      expect(new URL(request?.url() ?? '').pathname).toBe(sendPath);
      expect(await request?.headerValue('content-type')).toContain('application/json');
      const payload = request?.postDataJSON();
      expect(Object.keys(payload).sort()).toEqual([
        'lib_version',
        'service_id',
        'template_id',
        'template_params',
        'user_id',
      ]);
      expect(payload.lib_version).toMatch(/^\d+\.\d+\.\d+$/);
    });
  }

  test('template_params: name, email, message, service_type; the quote form additionally phone and selected_services', async ({
    page,
    preview,
  }) => {
    await page.goto('/');
    const { success } = await sendQuote(page);
    await expect(success).toBeVisible();
    expect(Object.keys(sentParams(preview.emailjs.messages[0]?.payload)).sort()).toEqual([
      'email',
      'message',
      'name',
      'phone',
      'selected_services',
      'service_type',
    ]);
  });

  test('the contact form does not send phone or selected_services', async ({ page, preview }) => {
    await page.goto('/contact/');
    const { success } = await sendContact(page);
    await expect(success).toBeVisible();
    expect(Object.keys(sentParams(preview.emailjs.messages[0]?.payload)).sort()).toEqual([
      'email',
      'message',
      'name',
      'service_type',
    ]);
  });

  test('the public account identifiers are embedded in the client', async ({ page, preview }) => {
    await page.goto('/contact/');
    await waitForReact(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { success } = await sendContact(page);
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages[0]?.payload).toMatchObject({
      user_id: 'preview-public-key',
      service_id: 'preview-service',
      template_id: 'preview-template',
    });
    // They were asked of nobody: the sending itself is all.
    expect(asked).toEqual([`${preview.siteUrl}${sendPath}`]);
  });

  test('answer handling: a successful status means success, anything else is a failure', async ({ page, problems }) => {
    problems.expect(logged, /^answer: \d+ .*\/email\/send$/, /^console: Failed to load resource: .*\/email\/send\)$/);
    let status = 200;
    await page.route(`**${sendPath}`, (route) => route.fulfill({ status, body: 'text' }));
    await page.goto('/contact/');
    for (const [answer, isSuccess] of [
      [200, true],
      [400, false],
      [201, true],
      [404, false],
      [204, true],
      [503, false],
      [299, true],
    ] as const) {
      status = answer;
      const { success, error } = await sendContact(page);
      await expect(success).toHaveCount(isSuccess ? 1 : 0);
      await expect(error).toHaveCount(isSuccess ? 0 : 1);
    }
  });

  test('answer handling: the response status and text are read; any failure is also logged to the console', async ({
    page,
    preview,
    problems,
  }) => {
    problems.expect(logged);
    problems.expectAnswer(422, sendPath);
    const text = 'The recipients address is empty.';
    preview.emailjs.setFault({ kind: 'status', status: 422, text });
    await page.goto('/contact/');
    const message = page.waitForEvent('console', (candidate) => candidate.text().startsWith('The form could not'));
    const { error } = await sendContact(page);
    await expect(error).toBeVisible();
    expect(await (await message).args()[1]?.jsonValue()).toMatchObject({ status: 422, text });
  });

  test('a third-party reviews widget script is loaded from an external host once, on the home page', async ({
    page,
    preview,
  }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: /Google/ }).first();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(WIDGET_TEXT)).toBeVisible();
    await page.keyboard.press('Home');
    await section.scrollIntoViewIfNeeded();
    expect(preview.widget.hits).toBe(1);
    expect(new URL(builtWidgetUrl).origin).not.toBe(preview.siteUrl);
    for (const path of ['/about/', '/services/']) {
      await page.goto(path);
      await waitForReact(page);
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    }
    expect(preview.widget.hits).toBe(1);
  });

  test('no calls to a product backend', async ({ page, preview }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(`${request.method()} ${request.url()}`);
    });
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto('/');
    const { success } = await sendQuote(page);
    await expect(success).toBeVisible();
    await page.goto('/contact/');
    await waitForReact(page);
    expect(asked).toEqual([`POST ${preview.siteUrl}${sendPath}`]);
    expect(sockets).toEqual([]);
  });

  /** The variables of a message that the service received. */
  function sentParams(payload: unknown): object {
    return (payload as { template_params: object }).template_params;
  }
});

test.describe('8. Error catalogue', () => {
  for (const { what, path, send, message } of [
    {
      what: 'Quote form failure',
      path: '/',
      send: sendQuote,
      message: '❌ Something went wrong. Please try again or call us directly.',
    },
    {
      what: 'Contact form failure',
      path: '/contact/',
      send: sendContact,
      message: 'Something went wrong. Please try again.',
    },
  ]) {
    test(`${what}: "${message}"`, async ({ page, preview, problems }) => {
      problems.expect(logged);
      problems.expectAnswer(500, sendPath);
      preview.emailjs.setFault({ kind: 'status', status: 500, text: 'Internal Server Error' });
      await page.goto(path);
      await send(page);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    });
  }

  for (const { what, path, send, message } of [
    {
      what: 'Quote success',
      path: '/',
      send: sendQuote,
      message: "✅ Thank you! We'll get back to you within 24 hours.",
    },
    {
      what: 'Contact success',
      path: '/contact/',
      send: sendContact,
      message: "Thank you! We'll get back to you soon.",
    },
  ]) {
    test(`${what}: "${message}"`, async ({ page }) => {
      await page.goto(path);
      await send(page);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    });
  }

  test('unknown service id: "Service Not Found" page with a return link to services', async ({ page, problems }) => {
    problems.expectAnswer(404, '/services/snow-removal/');
    await page.goto('/services/snow-removal/');
    await expect(page).toHaveTitle(/^Service Not Found/);
    await expect(page.getByRole('heading', { name: 'Service Not Found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /back to .*services/i })).toHaveAttribute(
      'href',
      '/services/',
    );
  });

  test('unknown industry sub-path: redirect to /industries', async ({ page }) => {
    await page.goto('/industries/farms/');
    await expect(page).toHaveURL('/industries/');
  });

  for (const { status, why } of [
    { status: 451, why: 'headless browser' },
    { status: 403, why: 'blocked' },
    { status: 429, why: 'rate limited' },
  ]) {
    test(`the email service can reject with ${status} (${why}): the message is the same as for any failure`, async ({
      page,
      preview,
      problems,
    }) => {
      problems.expect(logged);
      problems.expectAnswer(status, sendPath);
      preview.emailjs.setFault({ kind: 'status', status, text: why });
      await page.goto('/');
      const { dialog } = await sendQuote(page);
      await expect(
        dialog.getByText('❌ Something went wrong. Please try again or call us directly.', { exact: true }),
      ).toBeVisible();
    });
  }

  test('those options are not enabled in the setup: a headless browser may send, and twice in a row', async ({
    page,
    preview,
  }) => {
    await page.goto('/contact/');
    expect(await page.evaluate(() => navigator.webdriver)).toBe(true);
    const { fields, success } = await sendContact(page);
    await expect(success).toBeVisible();
    await sendContact(page);
    await expect(fields.name).toHaveValue('');
    await expect(success).toBeVisible();
    expect(preview.emailjs.messages.map(({ status }) => status)).toEqual([200, 200]);
  });
});

test.describe('9. Business constants and limits', () => {
  test('quote response promise: within 24 hours', async ({ page }) => {
    await page.goto('/');
    const { dialog } = await openQuoteDialog(page);
    await expect(dialog.getByText(/within 24 hours/)).toBeVisible();
    await page.goto('/terms/');
    await expect(page.getByRole('main').getByText(/answer a request within 24 hours/)).toBeVisible();
  });

  test('modal auto-close delay after success: 2000 ms', async ({ page }) => {
    await page.clock.install({ time: '2026-01-05T09:00:00' });
    const answer = await holdBack(page, `**${sendPath}`);
    await page.goto('/industries/warehouses/');
    const { dialog, sending, success } = await sendQuote(page);
    await expect(sending).toBeVisible();
    await standStill(page);
    answer();
    await expect(success).toBeVisible();
    await page.clock.runFor(1_999);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(1);
    await expect(dialog).toBeHidden();
  });

  test('service radius: 75 miles from Columbus', async ({ page }) => {
    await page.goto('/service-area/');
    await expect(page).toHaveTitle(/75 Miles Around Columbus/);
    await expect(page.getByRole('main')).toContainText('75-mile radius of Columbus');
    await page.goto('/terms/');
    await expect(page.getByRole('main')).toContainText('within 75 miles of Columbus, Ohio');
  });

  test('experience claim: over 15 years', async ({ page }) => {
    for (const path of ['/', '/about/']) {
      await page.goto(path);
      await expect(
        page
          .getByRole('main')
          .getByText(/over 15 years/i)
          .first(),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(/over 15 years/i)).toBeVisible();
    }
  });

  test('business hours: Monday to Friday 9:00 AM to 6:00 PM; Saturday 10:00 AM to 4:00 PM; Sunday closed', async ({
    page,
  }) => {
    await page.goto('/contact/');
    const hours = page.getByRole('region', { name: 'Business hours' });
    await expect(hours.getByRole('term')).toHaveText(['Monday to Friday', 'Saturday', 'Sunday']);
    await expect(hours.getByRole('definition')).toHaveText(['9:00 AM to 6:00 PM', '10:00 AM to 4:00 PM', 'Closed']);
  });

  for (const { what, text } of [
    { what: 'quotes valid 30 days', text: /quote is valid for 30 days/ },
    { what: 'payment Net 30', text: /Payment is Net 30/ },
    { what: 'general liability insurance of $2,000,000', text: /general liability insurance of \$2,000,000/ },
    { what: '24-hour response to service issues', text: /We respond within 24 hours/ },
  ]) {
    test(`terms: ${what}`, async ({ page }) => {
      await page.goto('/terms/');
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
    });
  }

  test('privacy: services are not for people under 18', async ({ page }) => {
    await page.goto('/privacy-policy/');
    await expect(page.getByRole('main').getByText(/services and forms are not for people under 18/)).toBeVisible();
  });

  test('the service-area page shows a phone number different from the main one', async ({ page }) => {
    await page.goto('/service-area/');
    const link = page.getByRole('main').getByRole('link', { name: /call \(\d{3}\)/i });
    await expect(link).toHaveAttribute('href', telephone(business.serviceAreaPhone));
    await expect(page.getByRole('banner').getByRole('link', { name: business.phone })).toBeVisible();
    expect(business.serviceAreaPhone).not.toBe(business.phone);
  });

  test('maximum field lengths and rate limits are not specified: the site sets none', async ({ page, preview }) => {
    await page.goto('/contact/');
    const message = 'word '.repeat(6_000).trim();
    for (const text of [message, 'and one more at once']) {
      const { fields, submit, success } = contactFormOf(page);
      await fillIn(fields, { ...contactAnswers, message: text });
      await submit.click();
      await expect(fields.message).toHaveValue('');
      await expect(success).toBeVisible();
    }
    expect(preview.emailjs.messages).toHaveLength(2);
    expect(preview.emailjs.messages[0]?.payload).toMatchObject({ template_params: { message } });
  });
});

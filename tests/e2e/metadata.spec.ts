import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import palette from '../../components/theme/palette.json' with { type: 'json' };
import { business, sitePages } from '../../content/content.ts';
import { fileOfPage, readExported } from './support/exported.ts';

/** What every page says to those who list, translate or share it, each once. */
const once = (
  'description robots theme-color viewport og:title og:description og:url og:site_name og:locale og:type og:image ' +
  'og:image:width og:image:height og:image:alt twitter:card twitter:title twitter:description twitter:image ' +
  'twitter:image:alt'
).split(' ');

/** Words that say nothing of what a page is about. */
const fillers = new Set(['a', 'and', 'for', 'in', 'of', 'our', 'the', 'to', 'us', 'we', 'you', 'your']);

/** The words of a text that say what it is about, without their endings: "Cleaning" and "Clean" are the same. */
function subjects(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.filter((word) => !fillers.has(word)).map((word) => word.replace(/(ing|ies|y|s)$/, ''));
}

for (const { path } of sitePages) {
  test(`the page ${path} says what it is to search engines and to those who share it`, async () => {
    const document = await readExported(fileOfPage(path));
    const { title, description = '', canonical, metas } = document;
    const address = `${business.siteUrl}${path}`;

    expect(Object.fromEntries(once.map((name) => [name, metas[name]?.length]))).toEqual(
      Object.fromEntries(once.map((name) => [name, 1])),
    );
    expect(document.language).toBe('en-US');
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(canonical).toBe(address);
    expect(metas['robots']).toEqual(['index, follow, max-image-preview:large']);
    expect(metas['theme-color']).toEqual([palette.navyDeep]);
    expect(metas).toMatchObject({
      'og:title': [title],
      'og:description': [description],
      'og:url': [address],
      'og:site_name': [business.name],
      'og:locale': ['en_US'],
      'twitter:title': [title],
      'twitter:description': [description],
    });
  });

  test(`the page ${path} is shared with a card of its own, described for those who cannot see it`, async () => {
    const { metas, mainHeadings } = await readExported(fileOfPage(path));
    const [address = ''] = metas['og:image'] ?? [];
    expect(address).toMatch(new RegExp(`^${business.siteUrl}/generated/share/[a-z-]+\\.[0-9a-f]{6}\\.jpg$`));
    const [alt = ''] = metas['og:image:alt'] ?? [];
    // X cuts longer ones.
    expect(alt.length).toBeLessThanOrEqual(420);
    expect(alt).toContain(`${business.name}: ${mainHeadings[0]}.`);
    expect(metas).toMatchObject({
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
      'twitter:image': [address],
      'twitter:image:alt': [alt],
    });
    const file = join('out', new URL(address).pathname);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await stat(file)).size).toBeLessThan(300_000);
  });

  test(`the title of the page ${path} agrees with its heading`, async () => {
    const { title, mainHeadings } = await readExported(fileOfPage(path));
    expect(mainHeadings).toHaveLength(1);
    const inTitle = subjects(title.replace(` | ${business.name}`, ''));
    const shared = subjects(mainHeadings[0] ?? '').filter((word) => inTitle.includes(word));
    expect(shared, `what "${title}" and "${mainHeadings[0]}" are about`).not.toEqual([]);
  });
}

test('no two pages have the same title, description or address', async () => {
  const documents = await Promise.all(sitePages.map(({ path }) => readExported(fileOfPage(path))));
  const cards = documents.map(({ metas }) => metas['og:image']?.[0]);
  expect(new Set(cards).size, 'different cards').toBe(sitePages.length);
  for (const key of ['title', 'description', 'canonical'] as const) {
    const values = documents.map((document) => document[key]);
    expect(
      values.filter((value, index) => values.indexOf(value) !== index),
      key,
    ).toEqual([]);
  }
});

test('not-found pages stay out of search engines and name no address of their own', async () => {
  for (const file of ['404.html', 'services/404.html']) {
    const { canonical, metas, title, language } = await readExported(file);
    expect(new Set(metas['robots'])).toEqual(new Set(['noindex']));
    expect([canonical, metas['og:url'], metas['og:image']]).toEqual([undefined, undefined, undefined]);
    expect(title).toMatch(/Not Found/);
    expect(language).toBe('en-US');
  }
});

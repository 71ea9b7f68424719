import { expect, test } from '@playwright/test';
import palette from '../../components/theme/palette.json' with { type: 'json' };
import { business } from '../../content/business.ts';
import { sitePages } from '../../content/site-pages.ts';
import { exportedHtmlFiles, fileOfPage, readExported } from './support/exported.ts';

/** What every page says to those who list, translate or share it, each once. */
const once = [
  'description',
  'robots',
  'theme-color',
  'viewport',
  'og:title',
  'og:description',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:type',
  'twitter:card',
  'twitter:title',
  'twitter:description',
];

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
    expect(canonical?.endsWith('/')).toBe(true);
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
  for (const key of ['title', 'description', 'canonical'] as const) {
    const values = documents.map((document) => document[key]);
    expect(
      values.filter((value, index) => values.indexOf(value) !== index),
      key,
    ).toEqual([]);
  }
});

test('not-found pages stay out of search engines and name no address of their own', async () => {
  const files = (await exportedHtmlFiles()).filter((file) => file.endsWith('404.html'));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { canonical, metas, title, language } = await readExported(file);
    expect(new Set(metas['robots'])).toEqual(new Set(['noindex']));
    expect([canonical, metas['og:url']]).toEqual([undefined, undefined]);
    expect(title).toMatch(/Not Found/);
    expect(language).toBe('en-US');
  }
});

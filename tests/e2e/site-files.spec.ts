/** The files beside the pages: for search engines, for home screens, and for the address book of a phone. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { contactCard, contactCardPath } from '../../components/contact/contact-card.ts';
import { securityTxt, securityTxtPath } from '../../components/contact/security-txt.ts';
import palette from '../../components/theme/palette.json' with { type: 'json' };
import { business, hosting, pages, sitePages } from '../../content/content.ts';
import { inspectExport } from '../../scripts/build/hosts/inspect-export.ts';
import { exportedHtmlFiles, readExported } from './support/exported.ts';

/** The entries of the sitemap: path and date. */
async function sitemap(): Promise<[path: string, lastmod: string][]> {
  const xml = await readFile('out/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => {
    const [, address = ''] = /<loc>(.*?)<\/loc>/.exec(entry) ?? [];
    const [, date = ''] = /<lastmod>(.*?)<\/lastmod>/.exec(entry) ?? [];
    expect(address.startsWith(`${business.siteUrl}/`), address).toBe(true);
    return [address.slice(business.siteUrl.length), date];
  });
}

test('the sitemap lists every exported page that search engines may list, and nothing else', async () => {
  const listed = (await sitemap()).map(([path]) => path);
  const indexed: string[] = [];
  for (const file of await exportedHtmlFiles()) {
    const { metas } = await readExported(file);
    if (!metas['robots']?.some((rule) => rule.includes('noindex')))
      indexed.push(`/${file.replace(/index\.html$/, '')}`);
  }
  expect([...listed].sort()).toEqual(indexed.sort());
  expect(listed).toHaveLength(sitePages.length);
  expect(listed.filter((path) => path.includes('404'))).toEqual([]);
});

test('the sitemap dates each page by its content, not by the build', async () => {
  const dates = Object.fromEntries((await sitemap()).map(([path, date]) => [path, date.slice(0, 10)]));
  expect(dates).toEqual(Object.fromEntries(sitePages.map(({ path, updated }) => [path, updated])));
});

test('the rules of hosts can describe every exported page and file', async () => {
  const rules = await inspectExport('out', hosting);
  expect([...rules.pages].sort()).toEqual(sitePages.map(({ path }) => path).sort());
});

test('robots.txt lets everybody in and names the sitemap', async () => {
  const rules = (await readFile('out/robots.txt', 'utf8')).split('\n').filter((line) => /^[A-Z]/.test(line));
  expect(rules).toEqual([
    'User-agent: *',
    'Allow: /',
    `Host: ${business.siteUrl}`,
    `Sitemap: ${business.siteUrl}/sitemap.xml`,
  ]);
});

test('the web manifest has the name, the colors and icons of the size it says, one of them to be cut to any shape', async () => {
  const manifest = JSON.parse(await readFile('out/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({
    name: business.name,
    short_name: business.name,
    description: business.blurb,
    start_url: '/',
    theme_color: palette.navyDeep,
    background_color: palette.paper,
  });
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(`out${src}`).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
  const sizes = (purpose?: string) =>
    manifest.icons
      .filter((icon: { purpose?: string }) => icon.purpose === purpose)
      .map((icon: { sizes: string }) => icon.sizes);
  expect(sizes()).toEqual(['192x192', '512x512']);
  expect(sizes('maskable')).toEqual(['512x512']);

  await test.step('the icon to be cut has no clear edge', async () => {
    const [maskable] = manifest.icons.filter((icon: { purpose?: string }) => icon.purpose === 'maskable');
    expect((await sharp(`out${maskable.src}`).stats()).isOpaque).toBe(true);
  });
});

test('the contact page offers the company as a contact to save', async () => {
  expect(await readFile(`out${contactCardPath}`, 'utf8')).toBe(contactCard(business));
  const html = await readFile('out/contact/index.html', 'utf8');
  const [link] = new RegExp(`<a[^>]*href="${contactCardPath}"[^>]*>[^<]*`).exec(html) ?? [];
  expect(link).toMatch(/ download=""/);
  expect(link).toMatch(new RegExp(`>${pages.contact.saveLabel}$`));
});

test('security.txt says whom to tell about a security problem, and expires within a year', async () => {
  const content = await readFile(`out${securityTxtPath}`, 'utf8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(content) ?? [];
  const daysLeft = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(daysLeft).toBeGreaterThan(0);
  expect(daysLeft).toBeLessThan(365);
  const withoutDate = (text: string) => text.replace(/^Expires: .+$/m, '');
  expect(withoutDate(content)).toBe(withoutDate(securityTxt(business, new Date())));
});

test('favicon.ico holds one icon of 32 pixels, for programs that ask for no other', async () => {
  const file = await readFile('out/favicon.ico');
  // The header of the ICO format: reserved, the type "icon", the number of icons; then the entry of the one.
  expect([0, 2, 4].map((offset) => file.readUInt16LE(offset))).toEqual([0, 1, 1]);
  expect([file.readUInt8(6), file.readUInt8(7)]).toEqual([32, 32]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(start + length).toBe(file.length);
  expect(await sharp(file.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('the pages name an icon that scales, and one for home screens', async () => {
  const { files } = await readExported('index.html');
  const icons = files.filter((file) => /icon/.test(file));
  expect(icons).toEqual(['/icon.svg', '/generated/icons/apple-touch-icon.png']);
  expect(await sharp('out/icon.svg').metadata()).toMatchObject({ format: 'svg' });
  expect(await sharp(`out${icons[1]}`).metadata()).toMatchObject({ width: 180, height: 180 });
});

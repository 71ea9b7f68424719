/** @jest-environment node */

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content as siteContent } from '../../../content/content.ts';
import { listPages } from '../../../content/page-list.ts';
import { isPhoto, type PhotoFiles, photoFolders, photosWithoutText, readPhotoFiles } from '../../../content/photos.ts';
import { readContent } from '../../../content/read-content.ts';
import { type Change, withChanges, withFile } from '../support/altered-content.ts';

/** The real content with these photos and no others. */
function readWith(photos: Record<string, string[]>, ...changes: Change[]) {
  const files: PhotoFiles = new Map(Object.entries(photos));
  return readContent({ ...withChanges(...changes), photos: files });
}

/** The picture of a service after these photos were added. */
function pictureWith(photos: Record<string, string[]>, id = 'window-cleaning') {
  const { content, problems } = readWith(photos);
  expect(problems).toEqual([]);
  return content?.services.find((service) => service.id === id)?.image;
}

it.each(photoFolders(siteContent))('the folder for photos of the page %s is there', (folder) => {
  expect(existsSync(join('content/photos', folder, '.gitkeep'))).toBe(true);
});

it('there is a folder for each page that has a picture of its own', () => {
  const { content } = readWith({});
  const pages =
    content && listPages(content).filter(({ pictures: [picture] }) => picture && picture !== content.pages.home.image);
  const named = pages
    ?.map(({ path }) => path.split('/').at(-2))
    .filter((name) => name !== 'services' && name !== 'industries');
  expect(new Set(photoFolders(siteContent))).toEqual(new Set(['home', ...(named ?? [])]));
});

it('a photo takes the place of the drawing and of its slider', () => {
  expect(pictureWith({})).toMatchObject({ file: 'window-cleaning.webp', before: 'window-cleaning-before.webp' });
  const picture = pictureWith({ 'window-cleaning': ['IMG 1.jpg'] });
  expect(picture).toEqual({ file: 'window-cleaning_photo.jpg', alt: 'Photo: Window Cleaning' });
  expect(picture && isPhoto(picture)).toBe(true);
});

it('a photo with "before" in its name is the other half of the slider', () => {
  const { photos } = readWith({ home: ['Before (1).JPG', 'z.jpg'] });
  expect(photos).toEqual([
    { path: 'content/photos/home/z.jpg', name: 'home_photo.jpg', focus: { x: 0.5, y: 0.5 } },
    { path: 'content/photos/home/Before (1).JPG', name: 'home_photo-before.jpg', focus: { x: 0.5, y: 0.5 } },
  ]);
  expect(pictureWith({ 'deep-cleaning': ['a.jpg', 'a-before.jpg'] }, 'deep-cleaning')).toMatchObject({
    file: 'deep-cleaning_photo.jpg',
    before: 'deep-cleaning_photo-before.jpg',
  });
});

it('the social image of a page and of the list that it is in show its photo', () => {
  const { content } = readWith({ home: ['a.jpg'], 'commercial-janitorial': ['b.jpg'] });
  const filesOf = (path: string) =>
    content &&
    listPages(content)
      .find((page) => page.path === path)
      ?.pictures.map(({ file }) => file);
  expect(filesOf('/contact/')).toEqual(['home_photo.jpg']);
  expect(filesOf('/services/commercial-janitorial/')).toEqual(['commercial-janitorial_photo.jpg']);
  expect(filesOf('/services/')).toContain('commercial-janitorial_photo.jpg');
});

it("a photo's text and focus are those of its page's file", () => {
  const file = 'content/services/window-cleaning.json';
  const image = { file: null, alt: 'A drawing.', photoAlt: 'Two of us on ladders.', photoFocus: '30% 100%' };
  const { content, photos } = readWith({ 'window-cleaning': ['a.jpg'] }, { file, field: 'image', value: image });
  expect(photos[0]?.focus).toEqual({ x: 0.3, y: 1 });
  expect(content?.services.find(({ id }) => id === 'window-cleaning')?.image.alt).toBe('Two of us on ladders.');
  expect(content && photosWithoutText(content)).toEqual([]);
});

it('a photo of which nobody has said what it shows is named, with the field', () => {
  const { content } = readWith({ about: ['team.jpg'] });
  expect(content && photosWithoutText(content)).toEqual([
    {
      file: 'content/pages/about.json',
      field: 'image.photoAlt',
      message:
        'is missing. Say in one sentence what the photo in content/photos/about/ shows, for those who cannot see it.',
    },
  ]);
});

it.each<[what: string, photos: Record<string, string[]>, file: string, message: RegExp]>([
  [
    'in no folder',
    { '': ['a.jpg'] },
    'a.jpg',
    /^is in no page's folder\. Move it into one of these: home, about, .*warehouses/,
  ],
  [
    'in a folder that no page has',
    { windows: ['a.jpg'] },
    'windows/',
    /^is not named for a page\. Move its photo into one of these: home, /,
  ],
  ['in the folder of a page without a picture', { contact: ['a.jpg'] }, 'contact/', /^is not named for a page/],
  [
    'in a folder within a folder',
    { home: ['new/'] },
    'home/new/',
    /^is a folder\. Put the photo itself into content\/photos\/home\//,
  ],
  [
    'beside another',
    { home: ['a.jpg', 'b.png'] },
    'home/',
    /^has 2 photos, but the page shows one: a\.jpg, b\.png\. Keep one\. .*"before"/,
  ],
  [
    'beside another from before',
    { home: ['a.jpg', 'before.jpg', 'before2.jpg'] },
    'home/',
    /before\.jpg, before2\.jpg\. Keep one\. Only one/,
  ],
  [
    'from before, alone',
    { home: ['before.jpg'] },
    'home/before.jpg',
    /there is no photo of the place after cleaning\. Add that photo, or rename this one/,
  ],
  [
    'from before, where no slider is',
    { about: ['a.jpg', 'before.jpg'] },
    'about/before.jpg',
    /^cannot be shown: .*Remove it/,
  ],
])('a photo is refused %s', (_, photos, file, message) => {
  const { content, problems } = readWith(photos);
  expect(problems).toEqual([{ file: `content/photos/${file}`, field: '', message: expect.stringMatching(message) }]);
  expect(content).toBeUndefined();
});

it('a folder that two pages share is named', () => {
  const sources = withFile(
    'content/industries/deep-cleaning.json',
    readFileSync('content/industries/factories.json', 'utf8'),
  );
  const { problems } = readContent({ ...sources, photos: new Map([['deep-cleaning', ['a.jpg']]]) });
  expect(problems).toContainEqual({
    file: 'content/photos/deep-cleaning/',
    field: '',
    message: expect.stringMatching(
      /^could be for .*services\/deep-cleaning\.json or .*industries\/deep-cleaning\.json\. Rename/,
    ),
  });
});

it('what computers add to folders is no photo', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  await mkdir(join(folder, 'home', 'more'), { recursive: true });
  for (const name of [
    'README.md',
    'home/.DS_Store',
    'home/.gitkeep',
    'home/Thumbs.db',
    'home/desktop.ini',
    'home/Ä 1.jpg',
    'b.jpg',
  ]) {
    await writeFile(join(folder, name), '');
  }
  expect(Object.fromEntries(readPhotoFiles(folder))).toEqual({ '': ['b.jpg'], home: ['more/', 'Ä 1.jpg'] });
  await rm(folder, { recursive: true });
});

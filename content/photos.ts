/**
 * The owner's photos. A photo in the folder of a page, such as `content/photos/window-cleaning/`, takes the place of the
 * rendered picture that its file names, and one more with "before" in its name that of the picture before cleaning.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from './read-content.ts';
import type { Content } from './schema/content.ts';
import type { Picture } from './schema/primitives.ts';

/** Where the folders are, one for each page that shows a picture. */
export const photosFolder = 'content/photos';

/** A photo that a page shows. */
export interface Photo {
  /** Its path from the project's folder. */
  path: string;
  /** What pages call it, in place of a file in `content/pictures/`. */
  name: string;
  /** What its crop is centered on: the share of the width from the left, and of the height from the top. */
  focus: { x: number; y: number };
}

/** The names of the files in each page's folder. Those beside the folders have the key `''`. */
export type PhotoFiles = ReadonlyMap<string, readonly string[]>;

/** What computers add to folders by themselves, and what explains the folder. */
const isNoPhoto = (name: string) => /^(\.|readme\.md$|thumbs\.db$|desktop\.ini$)/i.test(name);

/** The photos that are there, if any. A folder within the folder of a page ends with a slash. */
export function readPhotoFiles(folder: string): PhotoFiles {
  if (!existsSync(folder)) return new Map();
  const entriesOf = (path: string) => readdirSync(path, { withFileTypes: true }).filter(({ name }) => !isNoPhoto(name));
  const entries = entriesOf(folder);
  const folders = entries.filter((entry) => entry.isDirectory());
  return new Map([
    ['', entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)],
    ...folders.map(({ name: page }): [string, string[]] => {
      const names = entriesOf(join(folder, page)).map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`);
      return [page, names.sort()];
    }),
  ]);
}

/** Whether a picture is a photo of the owner. Names of rendered pictures have no underscore. */
export function isPhoto({ file }: Pick<Picture, 'file'>): boolean {
  return file?.includes('_') ?? false;
}

/** A picture of the content, and the folder for a photo in its place. */
interface PictureOfPage {
  folder: string;
  image: Picture;
  /** What the page is about, for the text of a photo that has none yet. */
  title: string;
  /** The content file that has the picture. */
  file: string;
  /** Whether the page has room for a slider from before to after: its limits count that in. */
  hasSlider: boolean;
}

function picturesOfPages({ pages, otherPages, services, industries }: Content): PictureOfPage[] {
  const pagesWithPicture = [pages.home, pages.about, pages.cleaningList, pages.serviceArea, ...otherPages];
  const entries = [
    ...services.map((entry) => ({ ...entry, kind: 'services' })),
    ...industries.map((entry) => ({ ...entry, kind: 'industries' })),
  ];
  return [
    ...pagesWithPicture.flatMap(({ path, image, heading }): PictureOfPage[] => {
      const folder = path.slice(1, -1) || 'home';
      const file = `content/pages/${folder}.json`;
      return image ? [{ folder, image, title: heading, file, hasSlider: image === pages.home.image }] : [];
    }),
    ...entries.map(({ id, image, title, kind }) => ({
      folder: id,
      image,
      title,
      file: `content/${kind}/${id}.json`,
      hasSlider: true,
    })),
  ];
}

/** The folders for photos, one for each page that shows a picture. */
export function photoFolders(content: Content): string[] {
  return [...new Set(picturesOfPages(content).map(({ folder }) => folder))];
}

/**
 * Puts the photos in the place of the rendered pictures.
 * @param report takes each file that cannot be used, and why
 * @returns the photos, for the build to encode
 */
export function placePhotos(content: Content, files: PhotoFiles, report: (problem: ContentProblem) => void): Photo[] {
  const pictures = picturesOfPages(content);
  const folders = photoFolders(content);
  const refuse = (path: string, message: string) => report({ file: `${photosFolder}/${path}`, field: '', message });
  for (const name of files.get('') ?? []) {
    refuse(name, `is in no page's folder. Move it into one of these: ${folders.join(', ')}.`);
  }
  return [...files].flatMap(([folder, names]) => {
    if (folder === '' || names.length === 0) return [];
    const [picture, twin] = pictures.filter((candidate) => candidate.folder === folder);
    if (!picture) {
      refuse(`${folder}/`, `is not named for a page. Move its photo into one of these: ${folders.join(', ')}.`);
      return [];
    }
    if (twin) {
      refuse(`${folder}/`, `could be for ${picture.file} or ${twin.file}. Rename one of the two, or remove the photo.`);
      return [];
    }
    return placeInFolder(picture, names, content, refuse);
  });
}

function placeInFolder(
  { folder, image, title, hasSlider }: PictureOfPage,
  names: readonly string[],
  { labels }: Content,
  refuse: (path: string, message: string) => void,
): Photo[] {
  const [subfolder] = names.filter((name) => name.endsWith('/'));
  if (subfolder !== undefined) {
    refuse(`${folder}/${subfolder}`, `is a folder. Put the photo itself into ${photosFolder}/${folder}/.`);
    return [];
  }
  const before = names.filter((name) => /before/i.test(name));
  const after = names.filter((name) => !before.includes(name));
  const [tooMany] = [after, before].filter(({ length }) => length > 1);
  if (tooMany) {
    const pair =
      tooMany === after
        ? 'If they show the same place before and after cleaning, put "before" into the name of the first.'
        : 'Only one can have "before" in its name.';
    refuse(
      `${folder}/`,
      `has ${tooMany.length} photos, but the page shows one: ${tooMany.join(', ')}. Keep one. ${pair}`,
    );
    return [];
  }
  if (after.length === 0) {
    refuse(
      `${folder}/${before[0]}`,
      'has "before" in its name, but there is no photo of the place after cleaning. Add that photo, or rename this one.',
    );
    return [];
  }
  if (before.length > 0 && !hasSlider) {
    refuse(
      `${folder}/${before[0]}`,
      'cannot be shown: only the home page, services and industries slide from before to after. Remove it.',
    );
    return [];
  }
  const { photoAlt, photoFocus = '50% 50%' } = image;
  const [x = 50, y = 50] = photoFocus.split('% ').map(Number.parseFloat);
  const photos = [...after, ...before].map((name, index) => ({
    path: `${photosFolder}/${folder}/${name}`,
    name: `${folder}_photo${index === 0 ? '' : '-before'}.jpg`,
    focus: { x: x / 100, y: y / 100 },
  }));
  const [shown, dirty] = photos;
  image.file = shown?.name ?? null;
  image.alt = photoAlt ?? labels.photoAlt.replace('{page}', title);
  if (dirty) image.before = dirty.name;
  else delete image.before;
  return photos;
}

/** The photos for which nobody has said what they show, for those who cannot see them. */
export function photosWithoutText(content: Content): ContentProblem[] {
  return picturesOfPages(content)
    .filter(({ image }) => isPhoto(image) && image.photoAlt === undefined)
    .map(({ file, folder }) => ({
      file,
      field: 'image.photoAlt',
      message: `is missing. Say in one sentence what the photo in ${photosFolder}/${folder}/ shows, for those who cannot see it.`,
    }));
}

/**
 * Makes the cards that networks show where a page is shared: the page's scene beside its heading and the company's
 * name. JPEG, for networks read neither AVIF nor, all of them, WebP. Names hold a hash, for networks keep a card as long
 * as its address stays the same.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { socialImageName } from '../../../components/seo/social-image-address.ts';
import { cardSize, cardText } from '../../../components/seo/social-images.ts';
import palette from '../../../components/theme/palette.json' with { type: 'json' };
import { keptSocialImages } from '../../../components/ui/image-manifest.ts';
import { ownPhotos, sitePages } from '../../../content/content.ts';
import type { SitePage } from '../../../content/page-list.ts';
import { hashPhoto, sourceFolder } from './encode-pictures.ts';
import { type FileToMake, publishFiles, updateFiles } from './generated-files.ts';
import { cropPhoto } from './read-photo.ts';
import { iconFile } from './render-icons.ts';
import { drawText, panel } from './social-image-markup.tsx';

/** Most bytes of a card: some networks show none that is larger. */
export const largestCard = 300_000;

/** Qualities to try, the best first. */
const qualities = [84, 76, 66, 56];

/** Everything that decides what a card looks like, apart from its text and its pictures. */
const recipe = [
  'scripts/build/images/render-social-images.ts',
  'scripts/build/images/social-image-markup.tsx',
  'components/theme/palette.json',
  'components/theme/fonts/figtree-extrabold.ttf',
  iconFile,
];

/** Where the cards go: the folder that keeps them, and the one that networks load them from. */
const cardFolders = { kept: keptSocialImages, published: 'public/generated/share' };

/** Draws the cards of all pages that are not there yet, or no longer right, and publishes all of them. */
export async function makeSocialImages({ kept, published } = cardFolders): Promise<void> {
  const look = await Promise.all(recipe.map((file) => readFile(file)));
  const cards = sitePages.map(async (page): Promise<FileToMake> => {
    const scenes = await readScenes(page);
    const words = cardText(page);
    return {
      name: socialImageName(page.path),
      ingredients: [...look, JSON.stringify(words), ...scenes.map(({ ingredient }) => ingredient)],
      make: async () => drawCard(words, await Promise.all(scenes.map(({ read }) => read()))),
    };
  });
  const manifest = await updateFiles(kept, await Promise.all(cards), 'Drawing social images');
  await publishFiles(kept, manifest, published);
}

/** What a card shows, which is drawn only when it has changed. */
interface Scene {
  ingredient: string | Buffer;
  read: () => Promise<Buffer>;
}

function readScenes({ pictures }: SitePage): Promise<Scene[]> {
  const shown = pictures.flatMap(({ file }) => file ?? []);
  return Promise.all(
    shown.map(async (file): Promise<Scene> => {
      const photo = ownPhotos.find(({ name }) => name === file);
      if (photo) {
        return { ingredient: await hashPhoto(photo), read: () => cropPhoto(photo, sceneSize(shown.length)) };
      }
      const scene = await readFile(join(sourceFolder, file));
      return { ingredient: scene, read: async () => scene };
    }),
  );
}

/** How large each of the scenes is on the card, in pixels. */
function sceneSize(count: number): { width: number; height: number } {
  const free = cardSize.width - panel.width;
  return count === 1
    ? { width: free, height: cardSize.height }
    : { width: free / 2, height: Math.round((free * 3) / 8) };
}

/** Draws a card: the scenes at the right, the text over a dark panel at the left. */
export async function drawCard(words: Parameters<typeof drawText>[0], scenes: readonly Buffer[]): Promise<Buffer> {
  const card = await sharp(background())
    .composite([...(await placeScenes(scenes)), { input: await drawText(words) }])
    .flatten({ background: palette.tealPale })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await sharp(card.data, { raw: card.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= largestCard) break;
  }
  return file;
}

/** The dark panel with its wave, and the pale ground of the scene. */
function background(): Buffer {
  const { width, height } = cardSize;
  const { width: edge } = panel;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="${palette.tealPale}"/>
      <circle cx="${edge + (width - edge) / 2}" cy="${height / 2}" r="300" fill="${palette.tealSoft}"/>
      <rect width="${edge}" height="${height}" fill="${palette.navyDeep}"/>
    </svg>`,
  );
}

/** One scene large, several as tiles; without any, the company's mark. */
async function placeScenes(scenes: readonly Buffer[]): Promise<OverlayOptions[]> {
  const { width, height } = cardSize;
  const free = width - panel.width;
  const [scene] = scenes;
  if (scene === undefined) {
    const mark = await sharp(iconFile, { density: 600 }).resize(300, 300).toBuffer();
    return [{ input: mark, left: panel.width + (free - 300) / 2, top: (height - 300) / 2 }];
  }
  if (scenes.length > 1) {
    const tile = sceneSize(scenes.length);
    const top = Math.round((height - 2 * tile.height) / 2);
    return Promise.all(
      scenes.map(async (picture, index) => ({
        input: await sharp(picture).resize(tile.width, tile.height, { fit: 'cover' }).toBuffer(),
        left: panel.width + (index % 2) * tile.width,
        top: top + Math.floor(index / 2) * tile.height,
      })),
    );
  }
  const isCutOut = (await sharp(scene).metadata()).hasAlpha;
  // A photo fills its side. A scene without a background of its own reaches over the panel's edge.
  if (!isCutOut) {
    return [{ input: await sharp(scene).resize(free, height, { fit: 'cover' }).toBuffer(), left: panel.width, top: 0 }];
  }
  const large = { width: 780, height: 585 };
  const left = panel.width - 60;
  const input = await sharp(scene)
    .resize(large.width, large.height)
    .extract({ left: 0, top: 0, width: Math.min(large.width, width - left), height: large.height })
    .toBuffer();
  return [{ input, left, top: Math.round((height - large.height) / 2) }];
}

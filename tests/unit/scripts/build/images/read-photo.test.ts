/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photoFilesToMake } from '../../../../../scripts/build/images/encode-pictures.ts';
import { checkPhotos, cropPhoto, findPhotoProblems } from '../../../../../scripts/build/images/read-photo.ts';
import { budgets } from '../../../../../scripts/build/postbuild/budgets.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
});

afterAll(() => rm(folder, { recursive: true }));

const middle = { x: 0.5, y: 0.5 };

/** Writes a photo as its owner named it. */
async function write(name: string, content: Buffer, focus = middle) {
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, name: 'test_photo.jpg', focus };
}

/** Four rectangles: red and green above blue and yellow. */
const corners = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'] as const;

function quarters(width = 1440, height = 1080, colors: readonly string[] = corners): Sharp {
  const rectangles = colors.map((fill, index) => {
    const [x, y] = [(index % 2) * (width / 2), Math.floor(index / 2) * (height / 2)];
    return `<rect x="${x}" y="${y}" width="${width / 2}" height="${height / 2}" fill="${fill}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rectangles.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).removeAlpha();
}

/** A picture of one color, which is quick to make in any size. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#208080' } });

/** The colors in the middle of the four quarters. */
async function colorsOf(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
      return [...data.subarray(at, at + 3)];
    }),
  );
}

/** The same, as bright as they look. */
const grays = ['#7f7f7f', '#dcdcdc', '#4c4c4c', '#f7f7f7'];

const rgbOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Stored as a camera does that was held in one of eight ways, and says so. */
async function heldAs(orientation: number, format: 'jpeg' | 'avif' = 'jpeg'): Promise<Buffer> {
  const upright = await quarters().png().toBuffer();
  const turned = (angle: number) => sharp(upright).rotate(angle).png().toBuffer();
  const stored = [
    () => sharp(upright),
    () => sharp(upright).flop(),
    () => sharp(upright).rotate(180),
    () => sharp(upright).flip(),
    async () => sharp(await turned(90)).flop(),
    () => sharp(upright).rotate(270),
    async () => sharp(await turned(270)).flop(),
    () => sharp(upright).rotate(90),
  ][orientation - 1];
  return ((await stored?.()) ?? sharp()).withMetadata({ orientation }).toFormat(format).toBuffer();
}

const camera = 'SecretCam';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="40,5.94N" exif:GPSLongitude="83,6.84W" exif:Model="${camera}"/></rdf:RDF></x:xmpmeta>`;

/** With place, camera and owner, as phones write them. */
const withPlace = (picture: Sharp) =>
  picture
    .withExif({
      IFD0: { Make: camera, Artist: camera },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 5/1 56/1', GPSLongitudeRef: 'W', GPSLongitude: '83/1 6/1 50/1' },
    })
    .withXmp(xmp);

/** Finds what a file says about where, when, by whom and with what it was taken. */
async function findTraces(file: Buffer): Promise<string[]> {
  const { exif, xmp: packet, iptc, icc, tifftagPhotoshop, comments } = await sharp(file).metadata();
  const blocks = { exif, xmp: packet, iptc, icc, tifftagPhotoshop, comments };
  return [
    ...Object.entries(blocks).flatMap(([name, block]) => (block === undefined ? [] : name)),
    ...['Exif', 'GPS', 'xmpmeta', camera].filter((text) => file.includes(text)),
  ];
}

/** With the brighter version that HDR screens show. The types of sharp do not know it yet. */
const withGainMap = (picture: Sharp) => (picture as Sharp & { withGainMap: () => Sharp }).withGainMap();

const jpeg = () => quarters().jpeg();

const usable: [what: string, name: string, make: () => Promise<Buffer>, colors?: readonly string[]][] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): (typeof usable)[number] => [
    `a JPEG with the EXIF orientation ${orientation}`,
    `held-${orientation}.jpg`,
    () => heldAs(orientation),
  ]),
  ['an AVIF that is to be turned', 'turned.avif', () => heldAs(6, 'avif')],
  ['a progressive JPEG', 'progressive.jpg', () => jpeg().jpeg({ progressive: true }).toBuffer()],
  [
    'a CMYK JPEG, in the colors that ink can have',
    'print.jpg',
    () => jpeg().toColourspace('cmyk').toBuffer(),
    ['#e80000', '#bfcf00', '#1c3c8b', '#fded00'],
  ],
  ['a gray JPEG', 'gray.jpg', () => jpeg().grayscale().toBuffer(), grays],
  ['a JPEG in Display P3', 'iphone.jpg', () => jpeg().withIccProfile('p3').toBuffer()],
  [
    'a JPEG with HDR, of which the plain part is taken',
    'hdr.jpg',
    () => withGainMap(quarters().pipelineColourspace('scrgb').toColourspace('scrgb')).jpeg().toBuffer(),
    ['#bc0302', '#00bc00', '#0001bc', '#bbbc01'],
  ],
  ['a PNG', 'screen.png', () => quarters().png().toBuffer()],
  ['a PNG with a palette', 'palette.png', () => quarters().png({ palette: true }).toBuffer()],
  ['an interlaced PNG', 'interlaced.png', () => quarters().png({ progressive: true }).toBuffer()],
  ['a PNG with 16 bits', 'deep.png', () => quarters().toColourspace('rgb16').png().toBuffer()],
  [
    'a PNG with 16 bits in Display P3',
    'deep-p3.png',
    () => quarters().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
  ],
  ['a gray PNG with 16 bits', 'deep-gray.png', () => quarters().toColourspace('grey16').png().toBuffer(), grays],
  [
    'a PNG with transparency, on white',
    'cut-out.png',
    () =>
      sharp({ create: { width: 1440, height: 1080, channels: 4, background: '#00000000' } })
        .composite([
          { input: { create: { width: 720, height: 540, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
        ])
        .png()
        .toBuffer(),
    ['#ff0000', '#ffffff', '#ffffff', '#ffffff'],
  ],
  ['a WebP', 'chat.webp', () => quarters().webp({ lossless: true }).toBuffer()],
  ['an AVIF', 'next.avif', () => quarters().avif({ effort: 0 }).toBuffer()],
  ['a JPEG that says where it was taken', 'place.jpg', () => withPlace(jpeg()).toBuffer()],
  ['a PNG that says where it was taken', 'place.png', () => withPlace(quarters().png()).toBuffer()],
  [
    'a WebP that says where it was taken',
    'place.webp',
    () => withPlace(quarters().webp({ lossless: true })).toBuffer(),
  ],
  ['an AVIF that says where it was taken', 'place.avif', () => withPlace(quarters().avif({ effort: 0 })).toBuffer()],
  ['a name with spaces, umlauts and emoji', "Küche (außen) & Tom's 🧽.jpg", () => jpeg().toBuffer()],
  ['capital letters in its name', 'DSC_0001.JPG', () => jpeg().toBuffer()],
  ['no ending', 'photo', () => jpeg().toBuffer()],
  ['the ending of another format', 'really-a-png.jpg', () => quarters().png().toBuffer()],
  [
    'a film after the photo, as phones attach it',
    'motion.jpg',
    async () => Buffer.concat([await jpeg().toBuffer(), Buffer.alloc(100_000, 'ftypmp42')]),
  ],
  ['a square', 'square.jpg', () => quarters(1600, 1600).jpeg().toBuffer()],
  ['3 to 2', 'camera.jpg', () => quarters(1800, 1200).jpeg().toBuffer()],
  ['16 to 9', 'film.jpg', () => quarters(1920, 1080).jpeg().toBuffer()],
  ['21 to 9', 'wide.jpg', () => quarters(2520, 1080).jpeg().toBuffer()],
  ['a phone held upright', 'upright.jpg', () => quarters(1620, 2880).jpeg().toBuffer()],
  ['12,000 by 9,000 pixels', 'huge.jpg', () => plain(12_000, 9_000).jpeg().toBuffer(), Array(4).fill('#208080')],
];

it.each(usable)(
  'a photo is used upright, in its colors, without what the camera wrote: %s',
  async (_, name, make, colors = corners) => {
    const photo = await write(name, await make());
    expect(await findPhotoProblems([photo])).toEqual([]);
    const [smallest] = await photoFilesToMake(photo);
    const file = (await smallest?.make()) ?? Buffer.alloc(0);
    expect(await sharp(file).metadata()).toMatchObject({ width: 320, height: 240, space: 'srgb' });
    expect(await findTraces(file)).toEqual([]);
    const found = await colorsOf(file);
    colors.forEach((color, index) => {
      const distance = rgbOf(color).map((value, band) => Math.abs(value - (found[index]?.[band] ?? 999)));
      expect(`${color} ${Math.max(...distance) < 24 ? 'found' : `is ${found[index]}`}`).toBe(`${color} found`);
    });
  },
);

/** Two pictures that take turns. */
async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([plain(1440, 1080), quarters()].map((frame) => frame.png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** The first two thirds of a picture, as an interrupted copy leaves it. */
async function cut(picture: Promise<Buffer>): Promise<Buffer> {
  const file = await picture;
  return file.subarray(0, Math.round((file.length * 2) / 3));
}

/** The head of a file as iPhones and cameras write it. */
const isoMedia = (...brands: string[]) => {
  const box = Buffer.from(`....ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return Buffer.concat([box, Buffer.alloc(5_000, 7)]);
};

/** A PNG that claims a size. Nothing follows. */
const claiming = async (width: number, height: number) => {
  const file = await plain(4, 4).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
};

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"><rect width="9" height="9"/></svg>',
);

const exportIt = 'Open it on your phone or computer and export it as JPEG.';
const damaged = 'is damaged: only a part of it can be read. Copy the original again, or use another photo.';
const unreadable = `is not a picture that can be read. ${exportIt} If that fails, use another photo.`;
const original = 'Use the original from the phone or camera: chat apps shrink photos.';
const cropIt = 'Crop it to about 4:3 yourself, or use another photo.';

it.each<[what: string, name: string, make: () => Buffer | Promise<Buffer>, message: string]>([
  ['nothing in it', 'empty.jpg', () => Buffer.alloc(0), 'is empty. Copy the photo into the folder again.'],
  ['text', 'letter.jpg', () => Buffer.from('Dear customer'), unreadable],
  ['a web page', 'download.jpg', () => Buffer.from('<!DOCTYPE html><html><body>Sign in</body></html>'), unreadable],
  ['a PDF', 'scan.jpg', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), unreadable],
  ['a film', 'IMG_0001.MOV', () => isoMedia('qt  ', 'qt  '), unreadable],
  ['the first bytes of a JPEG', 'head.jpg', () => Buffer.from([0xff, 0xd8, 0xff]), damaged],
  [
    'HEIC',
    'IMG_0002.HEIC',
    () => isoMedia('heic', 'mif1', 'heic'),
    `is a HEIC photo, which browsers do not show. ${exportIt}`,
  ],
  [
    'HEIC with another ending',
    'IMG_0002.jpg',
    () => isoMedia('mif1', 'heic'),
    `is a HEIC photo, which browsers do not show. ${exportIt}`,
  ],
  ['SVG', 'logo.svg', () => svg, `is an SVG drawing, not a photo. ${exportIt}`],
  ['SVG with another ending', 'logo.png', () => svg, `is an SVG drawing, not a photo. ${exportIt}`],
  ['GIF', 'still.gif', () => quarters().gif().toBuffer(), `is a GIF file. ${exportIt}`],
  ['a moving GIF', 'moving.jpg', () => animated('gif'), `is a GIF file. ${exportIt}`],
  ['a moving WebP', 'moving.webp', () => animated('webp'), `is a moving picture. Use a photo. ${exportIt}`],
  ['TIFF', 'scan.tif', () => quarters().tiff().toBuffer(), `is a TIFF file. ${exportIt}`],
  ['a JPEG that breaks off', 'cut.jpg', () => cut(jpeg().toBuffer()), damaged],
  ['a PNG that breaks off', 'cut.png', () => cut(quarters().png({ compressionLevel: 0 }).toBuffer()), damaged],
  ['a WebP that breaks off', 'cut.webp', () => cut(quarters().webp().toBuffer()), damaged],
  ['an AVIF that breaks off', 'cut.avif', () => cut(quarters().avif({ effort: 0 }).toBuffer()), damaged],
  [
    'a thumbnail',
    'tiny.jpg',
    () => plain(160, 120).jpeg().toBuffer(),
    `is 160 by 120 pixels. That is too small: it must be at least 1440 by 1080. ${original}`,
  ],
  [
    'a column too few',
    'narrow.jpg',
    () => plain(1439, 1080).jpeg().toBuffer(),
    `is 1439 by 1080 pixels, of which the site shows 1439 by 1079. That is too small: it must be at least 1440 by 1080. ${original}`,
  ],
  [
    'too low in 4:3',
    'low.jpg',
    () => plain(1600, 900).jpeg().toBuffer(),
    `is 1600 by 900 pixels, of which the site shows 1200 by 900. That is too small: it must be at least 1440 by 1080. ${original}`,
  ],
  [
    'too narrow once it is upright',
    'lying.jpg',
    () => plain(1920, 1080).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    `is 1080 by 1920 pixels, of which the site shows 1080 by 810. That is too small: it must be at least 1440 by 1080. ${original}`,
  ],
  [
    'a panorama',
    'panorama.jpg',
    () => plain(8000, 1200).jpeg().toBuffer(),
    `is 8000 by 1200 pixels, which is too wide: pictures are shown 4:3, so most of it would be cut off. ${cropIt}`,
  ],
  [
    'a tower',
    'tower.jpg',
    () => plain(1500, 6000).jpeg().toBuffer(),
    `is 1500 by 6000 pixels, which is too tall: pictures are shown 4:3, so most of it would be cut off. ${cropIt}`,
  ],
  [
    'more pixels than can be read',
    'map.png',
    () => claiming(40_000, 30_000),
    'is 40000 by 30000 pixels, more than can be read. Save it at most 10,000 pixels wide.',
  ],
])('a file that is no usable photo is refused by name, with the fix: %s', async (_, name, make, message) => {
  const photo = await write(name, await make());
  expect(await findPhotoProblems([photo])).toEqual([{ file: photo.path, field: '', message }]);
});

it('all photos that cannot be used are named at once', async () => {
  const photos = [await write('one.jpg', Buffer.alloc(0)), await write('two.jpg', Buffer.from('x'))];
  await expect(checkPhotos(photos)).rejects.toThrow(
    /Nothing was built\.\n.*one\.jpg is empty\..*\n.*two\.jpg is not a picture/,
  );
});

it('nothing that the camera wrote is in any file that is made of a photo, nor its name', async () => {
  const source = await withPlace(plain(1440, 1080).jpeg()).toBuffer();
  expect(await findTraces(source)).toEqual(expect.arrayContaining(['exif', 'xmp', 'Exif', 'GPS', 'xmpmeta', camera]));
  const photo = await write(`${camera} Main Street 5.jpg`, source);
  const files = await photoFilesToMake(photo);
  expect(files).toHaveLength(8);
  for (const { name, make } of files) {
    expect(name).toMatch(/^test_photo-\d+\.(avif|webp)$/);
    expect(await findTraces(await make())).toEqual([]);
  }
  expect(await findTraces(await cropPhoto(photo, { width: 600, height: 630 }))).toEqual([]);
});

it.each([
  [0, 0.5, ['#ff0000', '#ff0000', '#0000ff', '#0000ff']],
  [0.25, 0.5, ['#ff0000', '#ff0000', '#0000ff', '#0000ff']],
  [0.5, 0.5, corners],
  [1, 0.5, ['#00ff00', '#00ff00', '#ffff00', '#ffff00']],
])('a wide photo is cropped around the focus %d, %d', async (x, y, colors) => {
  const photo = await write('focus.jpg', await quarters(3200, 1200).png().toBuffer(), { x, y });
  expect(await colorsOf(await cropPhoto(photo, { width: 1440, height: 1080 }))).toEqual(colors.map(rgbOf));
});

it.each([
  [0, ['#ff0000', '#00ff00', '#ff0000', '#00ff00']],
  [1, ['#0000ff', '#ffff00', '#0000ff', '#ffff00']],
])('a tall photo is cropped around the focus %d from the top', async (y, colors) => {
  const photo = await write('tall.jpg', await quarters(1440, 2400).png().toBuffer(), { x: 0.5, y });
  expect(await colorsOf(await cropPhoto(photo, { width: 1440, height: 1080 }))).toEqual(colors.map(rgbOf));
});

it('another photo or another focus makes other files', async () => {
  const one = await write('one.png', await plain(1440, 1080).png().toBuffer());
  const two = await write('two.png', await quarters().png().toBuffer());
  const all = await Promise.all([one, two, { ...one, focus: { x: 0, y: 0 } }].map(photoFilesToMake));
  const ingredients = all.flat().map((file) => file.ingredients.join());
  expect(new Set(ingredients).size).toBe(24);
});

it('a busy photo gets a lower quality, so that its file stays small', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const busy = sharp({ create: { width: 1440, height: 1080, channels: 3, background: '#808080', noise } });
  const files = await photoFilesToMake(await write('noise.png', await busy.png().toBuffer()));
  const smallest = await files.find(({ name }) => name === 'test_photo-320.avif')?.make();
  expect(smallest?.length).toBeLessThanOrEqual(6_000);
});

it('what phones load of a photo fits the limit of every page with pictures', async () => {
  const files = await photoFilesToMake(await write('limit.jpg', Buffer.alloc(9)));
  const [recipe] = files.find(({ name }) => name === 'test_photo-800.avif')?.ingredients ?? [];
  const limits = Object.values(budgets).map(({ pictures }) => pictures);
  expect(JSON.parse(String(recipe)).maxBytes).toBeLessThanOrEqual(Math.min(...limits.filter((limit) => limit > 0)));
});

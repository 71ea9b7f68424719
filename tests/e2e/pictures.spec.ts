/** Pictures: which of a picture's files a browser chooses (`sizes` in `components/ui/Picture.tsx`). */
import { sitePages } from '../../content/content.ts';
import { expect, test } from './support/preview-fixtures.ts';

/** `most`: across how many pixels of the screen a pixel of the file may stretch. Nobody sees it on a dense screen. */
for (const { density, most } of [
  { density: 1, most: 1.01 },
  { density: 2, most: 1.12 },
]) {
  test.describe(`with ${density} pixels to each CSS pixel`, () => {
    test.use({ deviceScaleFactor: density });

    test('no page stretches a picture', async ({ page }) => {
      const stretched: string[] = [];
      for (const { path } of sitePages) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        for (const width of [360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const pictures = await page.evaluate(async () => {
            // A browser keeps the file of a wider window. A copy is chosen for, before anything of it is downloaded.
            const copies = [...document.images].flatMap((image) => {
              const copy = image.closest('picture')?.cloneNode(true) as HTMLPictureElement;
              return copy.querySelector('img') ?? [];
            });
            for (const copy of copies) copy.loading = 'eager';
            while (copies.some(({ currentSrc }) => currentSrc === '')) await new Promise(requestAnimationFrame);
            return [...document.images].map((image, index) => ({
              file: copies[index]?.currentSrc.replace(/.*\//, '') ?? '',
              shown: image.getBoundingClientRect().width * devicePixelRatio,
            }));
          });
          for (const { file, shown } of pictures) {
            const fileWidth = Number(/-(\d+)\.\w+\.\w+$/.exec(file)?.[1]);
            const stretch = shown / fileWidth;
            if (!(stretch <= most)) {
              const [pixels, times] = [Math.round(shown), stretch.toFixed(2)];
              stretched.push(`${path}, ${width} pixels wide: ${file} on ${pixels} pixels (${times})`);
            }
          }
        }
      }
      expect(stretched).toEqual([]);
    });
  });
}

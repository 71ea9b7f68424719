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

    for (const width of [360, 768, 1280, 1920]) {
      test(`no page that is ${width} pixels wide stretches a picture`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const stretched: string[] = [];
        for (const { path } of sitePages) {
          await page.goto(path);
          const pictures = await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager';
            await Promise.all([...document.images].map((image) => image.decode()));
            return [...document.images].map((image) => ({
              file: image.currentSrc.replace(/.*\//, ''),
              shown: image.getBoundingClientRect().width * devicePixelRatio,
            }));
          });
          for (const { file, shown } of pictures) {
            const fileWidth = Number(/-(\d+)\.\w+\.\w+$/.exec(file)?.[1]);
            const stretch = shown / fileWidth;
            if (!(stretch <= most))
              stretched.push(`${path}: ${file} on ${Math.round(shown)} pixels (${stretch.toFixed(2)})`);
          }
        }
        expect(stretched).toEqual([]);
      });
    }
  });
}

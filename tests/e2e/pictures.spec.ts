/** Pictures: which of a picture's files a browser chooses (`sizes` in `components/ui/Picture.tsx`). */
import { sitePages } from '../../content/content.ts';
import { expectSharpPictures } from './support/page-checks.ts';
import { test } from './support/preview-fixtures.ts';

// On a usual screen: `pages.spec.ts`.
test.describe('with 2 pixels to each CSS pixel', () => {
  test.use({ deviceScaleFactor: 2 });

  test('no page stretches a picture so far that one sees it', async ({ page }) => {
    for (const { path } of sitePages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        // Nobody sees a little of it on a dense screen.
        await expectSharpPictures(page, `${path}, ${width} pixels wide`, 1.12);
      }
    }
  });
});

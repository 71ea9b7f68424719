/** `npm run social-images`: the social images of all pages as networks draw them, on one sheet, into `screenshots/`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { pageTitle } from '../../components/seo/metadata.ts';
import { socialImageAddress } from '../../components/seo/social-image-address.ts';
import { business, sitePages } from '../../content/content.ts';
import { makeSocialImages } from '../../scripts/build/images/render-social-images.ts';

const domain = new URL(business.siteUrl).hostname;

const styles = `
  body { margin: 24px; width: 1392px; background: #e9ebee; color: #1c1e21; font: 15px/1.3 Helvetica, Arial, sans-serif; }
  section { display: grid; grid-template-columns: 500px 420px 1fr; gap: 36px; align-items: start; margin-bottom: 36px; }
  p, h2 { margin: 0; } h2 { font-size: 13px; color: #65676b; font-weight: 400; margin-bottom: 6px; }
  img { display: block; width: 100%; aspect-ratio: 1200 / 630; object-fit: cover; }
  .large { border: 1px solid #ced0d4; background: #f0f2f5; }
  .large div { padding: 10px 12px; } .large small { color: #65676b; text-transform: uppercase; font-size: 12px; }
  .large b { display: block; font-size: 17px; } .large span { color: #65676b; display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden; }
  .x { position: relative; overflow: hidden; border-radius: 16px; border: 1px solid #cfd9de; }
  .x span { position: absolute; inset: auto auto 12px 12px; max-width: 90%; padding: 1px 6px; border-radius: 4px; background: rgb(0 0 0 / 77%); color: #fff; font-size: 13px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .small { width: 300px; overflow: hidden; border-radius: 14px; background: #fff; }
  .small div { padding: 8px 12px; font-size: 13px; } .small span { color: #65676b; }
  .square { width: 120px; height: 120px; margin-top: 12px; aspect-ratio: 1; border-radius: 8px; }
`;

/** One page: a large card, one with its title within, one in a message, and the square of a narrow list. */
function drawPage(path: string, title: string, description: string, picture: string): string {
  const [shownTitle, shownText] = [title, description].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  return `<section>
    <div><h2>${path} on Facebook, LinkedIn</h2><div class="large"><img src="${picture}" alt=""><div><small>${domain}</small><b>${shownTitle}</b><span>${shownText}</span></div></div></div>
    <div><h2>on X</h2><div class="x"><img src="${picture}" alt=""><span>${shownTitle}</span></div></div>
    <div><h2>in iMessage, Slack; as a square</h2><div class="small"><img src="${picture}" alt=""><div><b>${shownTitle}</b><br><span>${domain}</span></div></div><img class="square" src="${picture}" alt=""></div>
  </section>`;
}

test('the sheet of all social images', async ({ page }) => {
  await makeSocialImages();
  const drawn = sitePages.map(async ({ path, metadata }) => {
    const file = await readFile(join('public', socialImageAddress(path)), 'base64');
    return drawPage(path, pageTitle(metadata), metadata.description, `data:image/jpeg;base64,${file}`);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.setContent(`<!doctype html><style>${styles}</style>${(await Promise.all(drawn)).join('')}`);
  await page.screenshot({ path: 'screenshots/social-images.png', fullPage: true });
});

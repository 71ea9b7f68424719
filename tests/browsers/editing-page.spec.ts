/** The editing page of `npm run edit`, without the preview beside it. In Chromium: `npm run test:editing-page`. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyContent, startEditing } from '../support/edit-command.ts';
import { expect, test } from './support/browser-fixtures.ts';
import { type BrowserTab, button, expectEventually, field, text } from './support/browser-tab.ts';

// After this page, which names its file in the address, Puppeteer waits in vain for the pages that Firefox loads.
test.use({ ownBrowser: true });

const phone = field('Phone');
const save = button('Save');

async function retype(tab: BrowserTab, value: string): Promise<void> {
  await tab.run((input) => input.select(), phone);
  await tab.type(phone, value);
}

test('a fact is changed and saved, and what the build refuses is said at the field', async ({ tab }, { project }) => {
  const folder = `.cache/editing-page-${project.name}`;
  const file = join(folder, 'content/business.json');
  copyContent(folder);
  const before = readFileSync(file, 'utf8');
  const edit = await startEditing(folder, '--port', '0', '--no-preview');
  try {
    tab.siteUrl = edit.address;
    await tab.goto('');
    await tab.expectVisible(phone);
    await retype(tab, '614-call-us');
    await tab.expectVisible(text('is not a phone number', '//*[@id="root_phone__error"]'));
    await tab.click(save);
    await tab.expectVisible(text('Not saved.'));
    expect(readFileSync(file, 'utf8')).toBe(before);

    await retype(tab, '614-555-0177');
    await tab.click(save);
    await tab.expectVisible(text('Saved.'));
    expect(JSON.parse(readFileSync(file, 'utf8')).phone).toBe('(614) 555-0177');

    await tab.click(button('Undo the last save'));
    await expectEventually(() => tab.run(({ value }) => value, phone), '(614) 555-0142', 'phone');
    expect(readFileSync(file, 'utf8')).toBe(before);
  } finally {
    await edit.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

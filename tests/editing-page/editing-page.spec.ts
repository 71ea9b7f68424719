/** The editing page as its owner uses it, on a copy of the content, with every request to another computer refused. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../e2e/support/axe.ts';
import { copyContent, type EditCommand, startEditing } from '../support/edit-command.ts';

const folder = '.cache/editing-page-test';
const businessFile = join(folder, 'content/business.json');
const business = () => JSON.parse(readFileSync(businessFile, 'utf8'));

let edit: EditCommand;
/** Requests that would have left this computer. */
const outside: string[] = [];

test.beforeAll(async () => {
  copyContent(folder);
  edit = await startEditing(folder, '--port', '0');
});

test.afterAll(async () => {
  await edit.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ context, page }) => {
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto(edit.address);
});

const preview = (page: Page) => page.frameLocator('iframe');
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone', exact: true });
const status = (page: Page) => page.getByRole('banner').getByRole('status');
const open = (page: Page, title: string) => page.getByRole('combobox', { name: 'What to edit' }).selectOption(title);

test('a change shows in the preview as it is typed, is saved and taken back', async ({ page }, { annotations }) => {
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  const before = readFileSync(businessFile, 'utf8');
  await phone(page).fill('(614) 555-0177');
  const start = performance.now();
  await expect(preview(page).getByText('(614) 555-0177').first()).toBeVisible();
  const description = `${Math.round(performance.now() - start)} ms`;
  annotations.push({ type: 'from the last key to the preview', description });
  console.log(`From the last key to the preview: ${description}`);
  expect(readFileSync(businessFile, 'utf8')).toBe(before);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status(page)).toHaveText('Saved.');
  expect(business().phone).toBe('(614) 555-0177');
  // It is no placeholder any more.
  expect(business().placeholders).toEqual(JSON.parse(before).placeholders.filter((name: string) => name !== 'phone'));

  await page.getByRole('button', { name: 'Undo the last save' }).click();
  await expect(phone(page)).toHaveValue('(614) 555-0142');
  expect(readFileSync(businessFile, 'utf8')).toBe(before);
  await expect(preview(page).getByText('(614) 555-0142').first()).toBeVisible();
  expect(outside).toEqual([]);
});

test('what the build refuses is said at the field, and is not saved', async ({ page }) => {
  const before = readFileSync(businessFile, 'utf8');
  await page.getByText('Hours (3)').click();
  await page.getByLabel('Opens').first().fill('20:00');
  const problem = page.getByRole('button', {
    name: 'Hours, entry 1 closes before it opens. Swap or correct the times.',
  });
  await expect(problem).toBeVisible();
  await expect(page.locator('#root_hours').getByText('This closes before it opens.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'with a problem', { part: '#page > :not(aside)' });
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Not saved.');
  expect(readFileSync(businessFile, 'utf8')).toBe(before);

  // From far away, the problem leads to its entry.
  await page.getByText('Hours (3)').click();
  await problem.click();
  await expect(page.locator('#root_hours_0 > summary')).toBeFocused();
  await page.getByLabel('Opens').first().fill('08:00');
  await expect(problem).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status(page)).toHaveText('Saved.');
  expect(business().hours[0]).toEqual({ from: 'Monday', to: 'Friday', opens: '08:00', closes: '18:00' });
});

test('a text is found by a few of its words, in whatever file it is', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Find text on the site' }).fill('how high can you');
  await page.getByRole('button', { name: 'Window Cleaning: Questions, entry 3, question' }).click();
  const question = page.getByRole('textbox', { name: 'Question', exact: true }).nth(2);
  await expect(question).toBeFocused();
  await expect(question).toHaveValue('How high can you go?');

  // As the site shows them: with a fact, and with its curly apostrophe.
  await page
    .getByRole('searchbox', { name: 'Find text on the site' })
    .fill('don’t wait for Monday to burst. Call (614)');
  await page.getByRole('button', { name: "Pipes don't wait for Monday to burst." }).click();
  await expect(page.getByRole('heading', { name: 'About', level: 2, exact: true })).toBeVisible();
});

test('a phone number and a day may be written as people write them', async ({ page }) => {
  for (const written of ['614-555-0163', '+1 614.555.0163', '6145550163']) {
    await phone(page).fill(written);
    await expect(phone(page)).toHaveValue('(614) 555-0163');
  }
  await phone(page).fill('614-555-016');
  await expect(page.locator('#root_phone__error')).toHaveText(
    'This is not a phone number. Write it as "(614) 555-0142".',
  );
  await phone(page).fill('(614) 555-0142');

  await page.getByRole('searchbox', { name: 'Find text on the site' }).fill('614.555.0142');
  await expect(page.getByRole('button', { name: /^Business: Phone/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await open(page, 'Confirmed');
  await expect(page.getByText('You carry $2,000,000 of general liability insurance.')).toBeVisible();
  await page.getByLabel('Hours (optional)', { exact: true }).fill('2026-11-02');
  await page.getByRole('button', { name: 'Today for Insurance' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status(page)).toHaveText('Saved.');
  const { hours, insurance } = JSON.parse(readFileSync(join(folder, 'content/confirmed.json'), 'utf8'));
  expect(hours).toBe('2026-11-02');
  expect(insurance).toBe(await page.evaluate(() => new Date().toLocaleDateString('sv')));
});

test('says beside the form why there is no preview', async ({ page }) => {
  const other = `${folder}-other`;
  copyContent(other);
  // The site itself takes photos from `content/` alone, so it does not find this one.
  writeFileSync(join(other, 'content/photos/about/photo.jpg'), '');
  const command = await startEditing(other, '--port', '0');
  try {
    await page.goto(command.address);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('content/photos/about/photo.jpg');
    await expect(phone(page)).toBeEditable();
  } finally {
    await command.stop();
    rmSync(other, { recursive: true, force: true });
  }
});

test('lists grow, shrink and change their order, and specified wording is locked', async ({ page }) => {
  await open(page, 'Window Cleaning');
  await expect(page.getByRole('heading', { name: 'Window Cleaning' })).toBeVisible();
  await page.getByText('Benefits (4)').click();
  const list = page.locator('#root_benefits');
  await list.getByRole('button', { name: 'Move entry 2 up' }).click();
  await list.getByRole('button', { name: 'Remove entry 4' }).click();
  await list.getByRole('button', { name: 'Add an entry' }).click();
  await expect(page.getByRole('button', { name: 'Benefits, entry 4 is empty.', exact: false })).toBeVisible();
  await list.getByRole('textbox').last().fill('You see the street again.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status(page)).toHaveText('Saved.');
  const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')).benefits;
  const [first, second, third] = read('content/services/window-cleaning.json');
  expect(read(join(folder, 'content/services/window-cleaning.json'))).toEqual([
    second,
    first,
    third,
    'You see the street again.',
  ]);

  await open(page, 'Forms');
  const sending = page.getByRole('textbox', { name: 'Sending', exact: true });
  await expect(sending).toHaveJSProperty('readOnly', true);
  await page.getByRole('button', { name: 'Locked. Change it anyway' }).first().click();
  await expect(sending).toHaveJSProperty('readOnly', false);
});

test('what another program saves is not lost, nor what is typed when the command ends', async ({ page }) => {
  await phone(page).fill('(614) 555-0188');
  const byAnother = readFileSync(businessFile, 'utf8').replace('"minimumAge": 18', '"minimumAge": 21');
  writeFileSync(businessFile, byAnother);
  await expect(page.getByRole('alert')).toContainText('Another program has changed this file');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status(page)).toHaveText('Not saved.');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(readFileSync(businessFile, 'utf8')).toBe(byAnother);
  await page.getByRole('button', { name: 'load the file again' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Minimum age' })).toHaveValue('21');

  await phone(page).fill('(614) 555-0199');
  const { port } = new URL(edit.address);
  await edit.stop();
  await expect(page.getByRole('alert')).toContainText('The program behind this page has stopped');
  await expect(phone(page)).toHaveValue('(614) 555-0199');
  edit = await startEditing(folder, '--port', port);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(status(page)).toHaveText('Saved.');
  expect(business()).toMatchObject({ phone: '(614) 555-0199', minimumAge: 21 });
});

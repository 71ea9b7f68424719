/** The page of the cleaning list: what HTML and styles do alone. `cleaning-list-script.spec.ts` tests what the script adds. */
import type { Page } from '@playwright/test';
import { listPlaces, placesOf, roomName } from '../../components/cleaning-list/list-entries.ts';
import { cleaningList, industries, labels, pages, services } from '../../content/content.ts';
import { expectAccessible } from './support/axe.ts';
import { fileOfPage, readExported } from './support/exported.ts';
import { openRooms } from './support/open-rooms.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';

const { path, empty, actions, sheet, view, whole, frequencies, message, messages } = pages.cleaningList;

/** The rooms of a kind of place, in the page's order. */
const roomsOf = (id: string) =>
  cleaningList.rooms
    .filter(({ code }) => placesOf(code).includes(id))
    .map((room) => ({ ...room, title: roomName(room) }));

const choose = (page: Page, id: string) =>
  page.getByRole('radio', { name: listPlaces.find((place) => place.id === id)?.name ?? '', exact: true }).check();

/** The rooms, which are the groups that begin with a box of the same name. */
const shownRooms = (page: Page) => page.locator('fieldset[data-room]').filter({ visible: true });
const roomOf = (page: Page, title: string) => page.getByRole('group', { name: title, exact: true });

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe('the rooms', () => {
  test('are closed, say how many tasks are checked, and open for a press, for search and on paper', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${path}#place=office-buildings`);
    const lobby = roomOf(page, 'Lobby and elevators');
    const task = lobby.getByText('Vacuum the elevator door tracks');
    await expect(lobby.getByText('7 tasks')).toBeVisible();
    // It says that there is a field for more.
    const hint = () => lobby.getByText('7 tasks').evaluate((count) => getComputedStyle(count, '::after').content);
    expect(await hint()).toBe(`", ${pages.cleaningList.room.add}"`);
    await expect(task).toBeHidden();
    await expect(page).toHaveURL(/#list=/);
    // The title shows: the address of a place is no anchor.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await lobby.getByText('7 tasks').click();
    expect(await hint()).toBe('none');
    await lobby.getByRole('checkbox', { name: 'Vacuum the elevator door tracks' }).uncheck();
    await expect(lobby.getByText('6 tasks')).toBeVisible();
    await lobby.getByText('6 tasks').click();
    await expect(task).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(lobby.getByText('Vacuum the mats and the floor under them')).toBeVisible();
    await expect(lobby.getByText('6 tasks')).toBeHidden();
    const box = lobby.getByRole('checkbox', { name: 'Vacuum the mats and the floor under them' });
    // Paper has an empty box to check by hand.
    expect(await box.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });

  test('open before the page is printed in any browser, and close again', async ({ page }) => {
    await page.goto(`${path}#place=home`);
    const open = page.locator('[data-room] details[open]');
    await expect(open).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(open).toHaveCount(cleaningList.rooms.length);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(open).toHaveCount(0);
  });

  test('are open while a visit is checked, also where the browser restores that view', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLInputElement>('[name=view][value=check]')?.click();
      });
    });
    await page.goto(`${path}#place=home`);
    await expect(page.getByRole('radio', { name: view.check })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${view.missed} `) }).first()).toBeVisible();
  });

  test('have their buttons within reach on phones, and hide nothing that has focus', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${path}#place=office-buildings`);
    await expect(page).toHaveURL(/#list=/);
    const print = page.getByRole('button', { name: actions.print });
    await expect(print).toBeHidden();
    await page.getByRole('button', { name: actions.more }).click();
    await expect(print).toBeInViewport();
    await expect(page.getByRole('button', { name: actions.copy })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(print).toBeHidden();
    await page.getByRole('radio', { name: view.list }).focus();
    for (let count = 0; count < 30; count++) {
      await page.keyboard.press('Tab');
      const isCovered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('[data-summary]')?.parentElement;
        if (!focused || !bar || bar.contains(focused)) return false;
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      });
      expect(isCovered).toBe(false);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is shown before a place is chosen, and then its rooms with their usual tasks', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(shownRooms(page)).toHaveCount(0);
    for (const { id, name } of listPlaces) {
      await choose(page, id);
      const rooms = roomsOf(id);
      await expect(shownRooms(page).locator('legend'), name).toHaveText(rooms.map(({ title }) => title));
      await expect(page.getByText(empty)).toBeHidden();
      const [first] = rooms;
      const boxes = roomOf(page, first?.title ?? '').getByRole('checkbox');
      const checked = (await boxes.evaluateAll((inputs) =>
        (inputs as HTMLInputElement[]).map(({ labels, checked }) => [labels?.[0]?.textContent, checked]),
      )) as [string, boolean][];
      const usual = first?.tasks.map(({ text, extra }) => [text, extra !== true]) ?? [];
      expect(checked, name).toEqual([[first?.title, true], ...usual]);
    }
  });

  test('a room that is not needed folds up, and its fields have names', async ({ page }) => {
    await page.goto(path);
    await choose(page, 'office-buildings');
    const restrooms = roomOf(page, 'Restrooms');
    const [mirrors] = await restrooms.getByRole('checkbox', { name: 'Wipe mirrors and stainless' }).all();
    await expect(restrooms.getByRole('combobox', { name: 'How often' })).toHaveValue('n');
    await expect(restrooms.getByRole('spinbutton', { name: 'restrooms' })).toBeVisible();
    await expect(restrooms.getByRole('textbox')).toBeVisible();
    await restrooms.getByRole('checkbox', { name: 'Restrooms', exact: true }).uncheck();
    await expect(restrooms).toBeVisible();
    await expect(restrooms.getByRole('combobox')).toBeHidden();
    await expect(restrooms.getByRole('textbox')).toBeHidden();
    expect(await mirrors?.isVisible()).toBe(false);
  });

  test('no button is there that would do nothing, and the page says how to print either sheet', async ({ page }) => {
    await page.goto(path);
    await choose(page, 'home');
    for (const name of Object.values(actions)) {
      await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole('radio', { name: view.check })).toHaveCount(0);
    await expect(page.getByText(sheet.how)).toBeVisible();
    await page.getByRole('radio', { name: sheet.bidsTitle }).check();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(sheet.bids[0] ?? '')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radio', { name: sheet.title }).check();
    const [own] = await shownRooms(page).locator('textarea').all();
    await own?.fill('Water the ferns');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(sheet.bids[0] ?? '')).toBeHidden();
    // The background draws a box beside it.
    await expect(shownRooms(page).locator('textarea').first()).toBeVisible();
    await expect(shownRooms(page).locator('textarea').first()).toHaveCSS('background-image', /gradient/);
  });
});

test.describe('with its rooms open', () => {
  test.beforeEach(({ context }) => openRooms(context));

  test('the sheet has the checked tasks of the chosen place alone, with boxes and lines to write on', async ({
    page,
  }) => {
    await page.goto(path);
    await choose(page, 'office-buildings');
    const lobby = roomOf(page, 'Lobby and elevators');
    await lobby.getByRole('checkbox', { name: 'Vacuum the elevator door tracks' }).uncheck();
    await roomOf(page, 'Windows').getByRole('checkbox', { name: 'Windows', exact: true }).uncheck();
    await roomOf(page, 'Restrooms').getByRole('textbox').fill('Clean the mop sink\nScrub');
    await page.getByLabel(whole.hours).fill('Weeknights after 6, and Saturday mornings. '.repeat(4).trim());
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(sheet.building, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(sheet.date, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(lobby).toBeVisible();
    await expect(lobby.getByText('Wipe fingerprints off the door glass')).toBeVisible();
    for (const text of ['Vacuum the elevator door tracks', 'Break down boxes in the mail area']) {
      await expect(page.getByText(text)).toBeHidden();
    }
    await expect(page.getByText('Windows', { exact: true })).toBeHidden();
    await expect(page.getByText('Wash the inside glass')).toBeHidden();
    // A line of the visitor's own has a box, and as much room to initial as a task.
    await expect(roomOf(page, 'Restrooms').locator('textarea')).toBeHidden();
    const own = roomOf(page, 'Restrooms').getByText('Clean the mop sink');
    await expect(own.getByRole('checkbox')).toBeVisible();
    await expect(roomOf(page, 'Restrooms').getByText('Scrub', { exact: true })).toHaveCount(1);
    const task = lobby.locator('label', { hasText: 'Wipe fingerprints off the door glass' });
    expect((await task.boundingBox())?.height).toBeCloseTo((await own.boundingBox())?.height ?? 0, 1);
    await expect(page.getByLabel(whole.hours)).toBeFocused();
    await expect(page.getByLabel(whole.hours)).toHaveCSS('outline-style', 'none');
    await expect(roomOf(page, 'Hallways and stairwells').getByRole('textbox')).toBeHidden();
    await expect(page.getByLabel(whole.hours)).toBeVisible();
    await expect(page.getByLabel(whole.out)).toBeHidden();
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('heading', { level: 1 }),
    ]) {
      await expect(part).toBeHidden();
    }
    for (const line of sheet.lines) await expect(page.getByText(line)).toBeHidden();
    // Statements in place of the questions, and where the page is.
    const heading = page.getByText(whole.hours);
    await expect(heading).toHaveCSS('font-size', '0px');
    expect(await heading.evaluate((label) => getComputedStyle(label, '::before').content)).toBe(`"${message.hours}"`);
    await expect(page.getByText('tidewell.example/cleaning-list')).toBeVisible();
    // What is left of the paper has lines to write on.
    await page.setViewportSize({ width: 720, height: 2000 });
    // Long lines wrap.
    const beyond = await page
      .getByLabel(whole.hours)
      .evaluate((field) => field.scrollWidth - (field.parentElement?.clientWidth ?? 0));
    expect(beyond).toBeLessThanOrEqual(0);
    expect((await page.getByText(sheet.notes, { exact: true }).boundingBox())?.height).toBeGreaterThan(700);
    await page.locator('form[data-cleaning-list]').evaluate((form) => form.setAttribute('data-print', 'bids'));
    expect((await page.getByText(sheet.notes, { exact: true }).boundingBox())?.height).toBeGreaterThan(700);
  });

  test('the bid sheet has a line for each room with its frequency, and names no company', async ({ page }) => {
    await page.goto(path);
    await choose(page, 'warehouses');
    await page.locator('form[data-cleaning-list]').evaluate((form) => form.setAttribute('data-print', 'bids'));
    await page.getByLabel(whole.own).fill('Guard shack');
    await page.getByLabel(whole.feet).fill('12,000');
    await page.emulateMedia({ media: 'print' });
    for (const { title, often } of roomsOf('warehouses')) {
      const room = roomOf(page, title);
      await expect(room).toBeVisible();
      await expect(room.getByRole('combobox')).toHaveValue(often[0] ?? '');
      await expect(room.getByRole('combobox').locator('option:checked')).toHaveText(frequencies[often]);
      await expect(
        room
          .locator('label')
          .filter({ has: page.locator('[value]') })
          .filter({ visible: true }),
      ).toHaveCount(0);
    }
    for (const text of [...sheet.bids, ...sheet.lines])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('Guard shack').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByLabel(whole.feet)).toBeVisible();
    await expect(page.getByLabel(whole.hours)).toBeHidden();
    await expect(page.getByText('Tidewell').filter({ visible: true })).toHaveCount(0);
  });

  test('each list takes one side of Letter paper, as usual and with every task, and so does its bid sheet', async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    const form = page.locator('form[data-cleaning-list]');
    for (const { id } of listPlaces) {
      await form.evaluate((element: HTMLFormElement) => {
        element.reset();
        element.removeAttribute('data-print');
      });
      await choose(page, id);
      expect.soft(await pagesOf(page), `${id}, as usual`).toBe(1);
      const boxes = page.locator('[data-room] details > label > input');
      await boxes.evaluateAll((inputs) => {
        for (const box of inputs as HTMLInputElement[]) box.checked = true;
      });
      expect.soft(await pagesOf(page), `${id}, every task`).toBe(1);
      await form.evaluate((element) => element.setAttribute('data-print', 'bids'));
      expect.soft(await pagesOf(page), `${id}, bids`).toBe(1);
    }
  });

  test('a saved PDF draws its lines and boxes in a way that every viewer shows', async ({ page }) => {
    await page.goto(path);
    await choose(page, 'office-buildings');
    await page
      .locator('[data-room] textarea')
      .first()
      .evaluate((field: HTMLTextAreaElement) => {
        field.value = 'Water the ferns';
      });
    for (const print of ['list', 'bids']) {
      await page
        .locator('form[data-cleaning-list]')
        .evaluate((form, name) => form.setAttribute('data-print', name), print);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      // By a function: so come gradients that repeat by themselves. Firefox fills them with one color, others leave them out.
      expect(pdf.includes('/ShadingType 1'), print).toBe(false);
    }
  });

  test('it fits phones, zoomed windows and large screens, and everything to press is large enough', async ({
    page,
  }) => {
    await page.goto(path);
    await choose(page, 'home');
    await expect(page).toHaveURL(/#list=/);
    for (const viewport of [
      { width: 320, height: 640 },
      phone,
      { width: 640, height: 400 },
      { width: 768, height: 1024 },
      desktop,
      { width: 1920, height: 1080 },
    ]) {
      await page.setViewportSize(viewport);
      const found = await page.locator('[name=place]').evaluateAll((places) =>
        (places as HTMLInputElement[]).map((place) => {
          place.checked = true;
          place.dispatchEvent(new Event('input', { bubbles: true }));
          const pressable =
            'form[data-cleaning-list] :is(label, select, button, textarea, input[type=text], input[type=number])';
          const shown = [...document.querySelectorAll(pressable)].filter(
            // A label over its field only names it.
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              !(element instanceof HTMLLabelElement && element.htmlFor !== ''),
          );
          const small = shown.filter((element) => element.getBoundingClientRect().height < 44);
          const { scrollWidth, clientWidth } = document.documentElement;
          return {
            id: place.value,
            over: scrollWidth - clientWidth,
            isWhole: shown.length > 60,
            small: small.map(({ textContent }) => textContent),
          };
        }),
      );
      const expected = listPlaces.map(({ id }) => ({ id, over: 0, isWhole: true, small: [] }));
      expect.soft(found, `at ${viewport.width}`).toEqual(expected);
    }
  });

  test('axe finds nothing before a choice, in the list and while a visit is checked', async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, 'before a place is chosen');
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await choose(page, 'educational-facilities');
      await expectAccessible(page, `in the list at ${viewport.width}`);
      await page.getByRole('radio', { name: view.check }).check();
      await expect(page.getByText(view.missed).filter({ visible: true }).first()).toBeVisible();
      await expectAccessible(page, `while checking at ${viewport.width}`);
      await page.getByRole('radio', { name: view.list }).check();
    }
  });

  test('the keyboard alone chooses a place, leaves a room out and sets a frequency', async ({ page }) => {
    await page.goto(path);
    const first = page.getByRole('radio', { name: listPlaces[0]?.name ?? '', exact: true });
    await first.focus();
    await page.keyboard.press('Space');
    await expect(first).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: listPlaces[1]?.name ?? '', exact: true })).toBeChecked();
    const [room] = roomsOf(listPlaces[1]?.id ?? '');
    const group = roomOf(page, room?.title ?? '');
    await group.getByRole('checkbox').first().focus();
    await page.keyboard.press('Tab');
    await expect(group.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('m');
    await expect(group.getByRole('combobox')).toHaveValue('m');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(group.getByRole('combobox')).toBeHidden();
  });

  test('the home page, services, industries and the footer lead to it, with their place chosen', async ({ page }) => {
    await page.goto('/');
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: pages.cleaningList.label });
    await expect(inFooter).toHaveAttribute('href', path);
    await expect(page.getByRole('main').getByRole('link', { name: labels.cleaningList })).toHaveAttribute('href', path);
    const links = [
      { from: pages.services.path, to: path },
      { from: pages.industries.path, to: path },
      ...services.map(({ id, cleaningList: place }) => ({ from: `/services/${id}/`, to: `${path}#place=${place}` })),
      ...industries.map(({ id }) => ({ from: `/industries/${id}/`, to: `${path}#place=${id}` })),
    ];
    for (const { from, to } of links) {
      const { linksInMain, texts } = await readExported(fileOfPage(from));
      expect(linksInMain, from).toContain(to);
      expect(texts.main, from).toContain(labels.cleaningList);
    }
    await page.goto(links.at(-1)?.from ?? '');
    await page.getByRole('main').getByRole('link', { name: labels.cleaningList }).click();
    await expect(page.getByRole('radio', { name: industries.at(-1)?.title ?? '', exact: true })).toBeChecked();
  });

  test('with forced colors, what is chosen and checked still shows', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await choose(page, 'home');
    const styleOf = (selector: string, property: string) =>
      page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await styleOf('label:has(> [value=home])', 'outline-style')).toBe('solid');
    expect(await styleOf('label:has(> [value=factories])', 'outline-style')).toBe('none');
    expect(await styleOf('[name=ki][value=a]', 'appearance')).toBe('auto');
  });
});

async function shiftsOf(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((entries) => shifts.push(...entries.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Entries are there once a frame after the last change is painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve([...shifts, ...observer.takeRecords()].map((entry) => entry.toJSON()))),
          ),
        );
      }),
  );
}

for (const viewport of [phone, desktop]) {
  test(`nothing moves at ${viewport.width} when the address names a place or holds a list`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${path}#place=home`);
    await expect(shownRooms(page)).toHaveCount(roomsOf('home').length);
    await expect(page).toHaveURL(/#list=/);
    expect(await shiftsOf(page)).toEqual([]);
    const link = page.url();
    const other = await page.context().newPage();
    await other.setViewportSize(viewport);
    await other.goto(link);
    await expect(shownRooms(other)).toHaveCount(roomsOf('home').length);
    expect(await shiftsOf(other)).toEqual([]);
  });

  test(`nothing moves at ${viewport.width} when a link is damaged, or the tab keeps a list`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${path}#list=1damaged`);
    await expect(page.getByText(messages.damaged)).toBeInViewport();
    expect(await shiftsOf(page)).toEqual([]);
    await choose(page, 'home');
    await expect(page).toHaveURL(/#list=1(?!damaged)/);
    await page.goto('/about/');
    await page.goto(path);
    await expect(shownRooms(page)).toHaveCount(roomsOf('home').length);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

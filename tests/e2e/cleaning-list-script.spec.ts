/** What the cleaning list's script adds to its form: summary, undo, link, quote, inspection. */
import type { BrowserContext, Page } from '@playwright/test';
import { encodeList } from '../../browser/cleaning-list/list-link.ts';
import { listPlaces, placesOf, roomName, serviceTitle } from '../../components/cleaning-list/list-entries.ts';
import { listScriptContent } from '../../components/cleaning-list/script-content.ts';
import { missedNoteId } from '../../components/forms/dom-names.ts';
import { cleaningList, forms, labels, pages } from '../../content/content.ts';
import { seededRandom } from '../unit/support/random.ts';
import { expectAccessible } from './support/axe.ts';
import {
  contactAnswers,
  contactFormOf,
  expectDelivered,
  fillIn,
  quoteAnswers,
  quoteDialogOf,
} from './support/form-actions.ts';
import { openRooms } from './support/open-rooms.ts';
import { expect, test } from './support/preview-fixtures.ts';
import { islandsScript } from './support/scripts.ts';

const { path, actions, summary, messages, message, frequencies, room: roomTexts, view, whole } = pages.cleaningList;
/** Where what was missed is reported. */
const { contactAddress } = listScriptContent;
const listScript = /\/scripts\/cleaning-list\.[0-9a-f]{16}\.js$/;

/** A kind of place with its rooms as the page offers them. */
function placeOf(id: string) {
  const place = listPlaces.find((candidate) => candidate.id === id);
  if (!place) throw new Error(`There is no place ${id}.`);
  const rooms = cleaningList.rooms.filter(({ code }) => placesOf(code).includes(id));
  const usual = rooms.flatMap(({ tasks }) => tasks.filter(({ extra }) => !extra));
  return { ...place, rooms: rooms.map((room) => ({ ...room, title: roomName(room) })), usual };
}

const office = placeOf('office-buildings');
const [lobby] = office.rooms;
if (!lobby) throw new Error('An office has no rooms.');
const [firstTask, secondTask] = lobby.tasks;
if (!firstTask || !secondTask) throw new Error('A lobby has no tasks.');

test.beforeEach(({ context }) => openRooms(context));

function listOf(page: Page) {
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const room = (title: string) => {
    const group = page.getByRole('group', { name: title });
    return {
      group,
      task: (text: string) => group.getByRole('checkbox', { name: text, exact: true }),
      missed: (text: string) => group.getByRole('checkbox', { name: `${view.missed} ${text}` }),
      often: group.getByRole('combobox', { name: roomTexts.often }),
      count: group.getByRole('spinbutton'),
      own: group.getByRole('textbox', { name: roomTexts.own }),
    };
  };
  return {
    place: (name: string) => page.getByRole('radio', { name, exact: true }),
    room,
    lobby: room(lobby?.title ?? ''),
    view: (name: string) => page.getByRole('radio', { name, exact: true }),
    hours: page.getByRole('textbox', { name: whole.hours }),
    missing: page.getByRole('textbox', { name: whole.own }),
    leftOut: page.getByRole('textbox', { name: whole.out }),
    summary: page.locator('[data-summary]'),
    note: page.locator('[data-note]'),
    linkNote: page.locator('[data-link-note]'),
    quote: button(actions.quote),
    report: button(actions.report),
    copy: button(actions.copy),
    undo: button(actions.undo),
    clear: button(actions.clear),
    print: button(actions.print),
    printBids: button(actions.printBids),
  };
}

type List = ReturnType<typeof listOf>;

const counted = (rooms: number, tasks: number, visits = 22) =>
  summary.text
    .replace('{rooms}', `${rooms} areas`)
    .replace('{tasks}', `${tasks} tasks`)
    .replace('{visits}', visits === 1 ? '1 visit' : `${visits} visits`);

const usualSummary = counted(office.rooms.length, office.usual.length);

/** Opens the page, chooses an office and waits until the script has summed up. */
async function chooseOffice(page: Page): Promise<List> {
  await page.goto(path);
  const list = listOf(page);
  await list.place(office.name).check();
  await expect(list.summary).toHaveText(usualSummary);
  return list;
}

/** The address, once it holds a list. @param not the link before, which a change replaces */
async function linkOf(page: Page, not = ''): Promise<string> {
  await expect(page).toHaveURL((url) => url.hash.startsWith('#list=') && url.href !== not);
  return page.url();
}

/** Opens a link as somebody does who gets it in a mail: in a tab that keeps nothing. */
async function openElsewhere(context: BrowserContext, link: string): Promise<{ page: Page; list: List }> {
  const page = await context.newPage();
  await page.goto(link);
  return { page, list: listOf(page) };
}

test('a place that is pressed brings its rooms into view, and one that the keyboard passes does not', async ({
  page,
}) => {
  const list = await chooseOffice(page);
  await expect(list.lobby.group).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await list.place(office.name).press('ArrowRight');
  await expect(list.place(office.name)).not.toBeChecked();
  await linkOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test.describe('the script', () => {
  test('comes when the list is used, and brings no React', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((file) => listScript.test(file))).toEqual([]);
    const list = listOf(page);
    await list.place(office.name).check();
    await expect(list.summary).toHaveText(usualSummary);
    await list.lobby.task(firstTask.text).uncheck();
    await list.lobby.own.fill('Water the ferns');
    await list.hours.fill('After 6');
    await expect(list.summary).toHaveText(usualSummary);
    expect(asked.filter((file) => listScript.test(file))).toHaveLength(1);
    expect(asked.filter((file) => islandsScript.test(file))).toEqual([]);
  });

  test('says so when it does not come, and tries again', async ({ page, problems }) => {
    problems.expect(/cleaning-list\.[0-9a-f]+\.js/);
    await page.route(listScript, (route) => route.abort());
    await page.goto(path);
    const list = listOf(page);
    await list.place(office.name).check();
    await expect(list.linkNote).toHaveText(messages.unavailable);
    await page.unroute(listScript);
    await list.lobby.task(firstTask.text).uncheck();
    await expect(list.summary).toHaveText(counted(office.rooms.length, office.usual.length - 1));
    await expect(list.linkNote).toBeEmpty();
  });
});

test('sums up what is checked', async ({ page }) => {
  // A list of which every room is cleaned once a week.
  const rooms = office.rooms.map(({ code, tasks }) => ({
    code,
    tasks: tasks.flatMap(({ code, extra }) => (extra ? [] : code)).join(''),
    often: 'w',
    count: 0,
    own: '',
  }));
  const link = await encodeList({ place: office.id, rooms, own: '', hours: '', town: '', feet: '', out: '' });
  await page.goto(`${path}#${link}`);
  const list = listOf(page);
  await expect(list.summary).toHaveText(counted(office.rooms.length, office.usual.length, 4));
  await list.lobby.often.selectOption('n');
  await list.lobby.task(firstTask.text).uncheck();
  await list.lobby.own.fill('Water the ferns\n\nFeed the fish');
  await expect(list.summary).toHaveText(counted(office.rooms.length, office.usual.length + 1));
  await list.lobby.often.selectOption('w');
  // A room that is left out, and one that comes back.
  const other = office.rooms[1];
  const otherTasks = other?.tasks.filter(({ extra }) => !extra).length ?? 0;
  const wanted = list.room(other?.title ?? '').group.getByRole('checkbox', { name: other?.title ?? '', exact: true });
  await wanted.uncheck();
  await expect(list.summary).toHaveText(counted(office.rooms.length - 1, office.usual.length + 1 - otherTasks, 4));
  await wanted.check();
  await expect(list.summary).toHaveText(counted(office.rooms.length, office.usual.length + 1, 4));
  // One whose last task is unchecked stays open, so that nothing moves under the pointer.
  const tasks = other?.tasks.filter(({ extra }) => !extra) ?? [];
  for (const { text } of tasks)
    await list
      .room(other?.title ?? '')
      .task(text)
      .uncheck();
  await expect(wanted).not.toBeChecked();
  await expect(list.summary).toHaveText(counted(office.rooms.length - 1, office.usual.length + 1 - otherTasks, 4));
  await list
    .room(other?.title ?? '')
    .task(tasks[0]?.text ?? '')
    .check();
  await expect(wanted).toBeChecked();
});

test.describe('the link', () => {
  test('holds the list: it opens elsewhere as it was, and makes the same link', async ({ page, context }) => {
    const list = await chooseOffice(page);
    await list.lobby.task(firstTask.text).uncheck();
    await list.lobby.often.selectOption('t');
    await list.lobby.count.fill('2');
    await list.lobby.own.fill('Ferns: "water" & <b>mist</b> 🌿\nمسح الأرضية');
    await list.hours.fill('After 6 p.m.');
    await list.missing.fill('The roof deck');
    await expect(list.summary).toHaveText(counted(office.rooms.length + 1, office.usual.length + 2));
    await list.hours.press('Tab');
    await expect.poll(() => list.copy.isEnabled()).toBe(true);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await list.copy.click();
    await expect(list.note).toHaveText(messages.copied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page).toHaveURL(link);

    const other = await openElsewhere(context, link);
    await expect(other.list.lobby.group).toBeInViewport();
    await expect(other.list.place(office.name)).toBeChecked();
    await expect(other.list.summary).toHaveText(counted(office.rooms.length + 1, office.usual.length + 2));
    await expect(other.list.lobby.task(firstTask.text)).not.toBeChecked();
    await expect(other.list.lobby.task(secondTask.text)).toBeChecked();
    await expect(other.list.lobby.often).toHaveValue('t');
    await expect(other.list.lobby.count).toHaveValue('2');
    await expect(other.list.lobby.own).toHaveValue('Ferns: "water" & <b>mist</b> 🌿\nمسح الأرضية');
    await expect(other.list.hours).toHaveValue('After 6 p.m.');
    await expect(other.list.missing).toHaveValue('The roof deck');
    await expect(other.list.linkNote).toBeEmpty();
    await expect(other.list.note).toHaveText(messages.fromLink);
    expect(other.page.url()).toBe(link);
    // A change there makes a link of its own, and taking it back the first one.
    await other.list.lobby.task(firstTask.text).check();
    await linkOf(other.page, link);
    await other.list.undo.click();
    await expect(other.page).toHaveURL(link);
  });

  test('says before it is too long for mail, and when it is too long at all', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const list = await chooseOffice(page);
    // It hardly compresses.
    const random = seededRandom(1);
    const noise = (length: number) =>
      Array.from({ length }, () => String.fromCodePoint(0x4e00 + random.below(20_000))).join('');
    await list.missing.fill(noise(1000));
    // What is said about it moves no button.
    const placeOfButtons = async () => [await list.copy.boundingBox(), await list.printBids.boundingBox()];
    const before = await placeOfButtons();
    await expect(list.note).toHaveText(messages.longLink);
    expect((await linkOf(page)).length).toBeGreaterThan(2000);
    await list.copy.click();
    await expect(list.note).toHaveText(`${messages.copied} ${messages.longLink}`);
    expect(await placeOfButtons()).toEqual(before);
    await list.missing.fill(noise(2000));
    const leftOut = noise(2000);
    await list.leftOut.fill(leftOut);
    await expect(list.note).toHaveText(messages.noLink);
    await expect(page).toHaveURL(path);
    // The tab keeps it all the same.
    await page.reload();
    await expect(list.leftOut).toHaveValue(leftOut);
  });

  test('of a place chooses it, and keeps what is there already', async ({ page }) => {
    await page.goto(`${path}#place=${office.id}`);
    const list = listOf(page);
    await expect(list.place(office.name)).toBeChecked();
    await expect(list.summary).toHaveText(usualSummary);
    await list.lobby.task(firstTask.text).uncheck();
    await expect(list.summary).toHaveText(counted(office.rooms.length, office.usual.length - 1));
    const home = placeOf('home');
    await page.evaluate(() => {
      location.hash = 'place=home';
    });
    await expect(list.place(home.name)).toBeChecked();
    await expect(list.summary).toHaveText(counted(home.rooms.length, home.usual.length, 4));
    await list.place(office.name).check();
    await expect(list.summary).toHaveText(counted(office.rooms.length, office.usual.length - 1));
  });

  test('does not take the list that is in the tab away for good', async ({ page, context }) => {
    const list = await chooseOffice(page);
    const link = await linkOf(page);
    const other = await openElsewhere(context, `${path}#place=home`);
    await other.list.missing.fill('The barn');
    await linkOf(other.page, link);
    await other.page.goto(`/about/`);
    await other.page.goto(link);
    await expect(other.list.linkNote).toHaveText(messages.opened);
    await expect(other.list.linkNote).toBeInViewport();
    await expect(other.list.missing).toBeEmpty();
    await expect(other.list.summary).toHaveText(usualSummary);
    await other.list.undo.click();
    await expect(other.list.missing).toHaveValue('The barn');
    await expect(list.summary).toHaveText(usualSummary);
  });

  for (const [how, damage] of [
    ['cut off', (link: string) => link.slice(0, -3)],
    ['changed', (link: string) => link.replace(/.(?=.{5}$)/, (sign) => (sign === 'A' ? 'B' : 'A'))],
    ['in small letters', (link: string) => link.toLowerCase()],
    ['with markup', () => `${path}#list=<img src=x onerror=alert(1)>`],
    ['with the names of all objects', () => `${path}#list=__proto__`],
    ['of a megabyte', () => `${path}#list=1${'A'.repeat(1_000_000)}`],
  ] as const) {
    test(`that is damaged gives the empty list and says so: ${how}`, async ({ page, context }) => {
      await chooseOffice(page);
      const link = await linkOf(page);
      const other = await openElsewhere(context, damage(link));
      await expect(other.list.linkNote).toHaveText(messages.damaged);
      await expect(other.list.linkNote).toBeInViewport();
      await expect(other.list.place(office.name)).not.toBeChecked();
      // The page's own picture.
      await expect(other.page.locator('form[data-cleaning-list] img')).toHaveCount(1);
      // It works from here on.
      await other.list.place(office.name).check();
      await expect(other.list.summary).toHaveText(usualSummary);
    });
  }
});

test('a link of which the page no longer knows all opens without that, and says so', async ({ page, context }) => {
  const known = { code: lobby.code, tasks: `${firstTask.code}9`, often: 'n', count: 0, own: '' };
  const rooms = [known, { ...known, code: 'zz' }];
  const link = await encodeList({ place: office.id, rooms, own: '', hours: '', town: '', feet: '', out: '' });
  const other = await openElsewhere(context, `${path}#${link}`);
  await expect(other.list.linkNote).toHaveText(messages.changed);
  await expect(other.list.lobby.task(firstTask.text)).toBeChecked();
  await expect(other.list.lobby.task(secondTask.text)).not.toBeChecked();
  await expect(other.list.summary).toHaveText(/^1 area, 1 task,/);
  await page.close();
});

test.describe('undo', () => {
  test('takes back one change after the other, and what was typed as one', async ({ page }) => {
    const list = await chooseOffice(page);
    const first = await linkOf(page);
    await list.lobby.task(firstTask.text).uncheck();
    await list.lobby.own.pressSequentially('Water the ferns');
    await list.lobby.often.selectOption('m');
    await list.undo.click();
    await expect(list.note).toHaveText(messages.undone);
    await expect(list.lobby.often).toHaveValue(lobby.often.slice(0, 1));
    await expect(list.lobby.own).toHaveValue('Water the ferns');
    await list.undo.click();
    await expect(list.lobby.own).toHaveValue('');
    await expect(list.lobby.task(firstTask.text)).not.toBeChecked();
    await list.undo.click();
    await expect(list.lobby.task(firstTask.text)).toBeChecked();
    await expect(page).toHaveURL(first);
  });

  test('brings back what "Start over" has cleared', async ({ page }) => {
    const list = await chooseOffice(page);
    await list.lobby.task(firstTask.text).uncheck();
    await list.missing.fill('The roof deck');
    await list.clear.click();
    await expect(list.note).toHaveText(messages.cleared);
    await expect(list.missing).toBeEmpty();
    await expect(list.place(office.name)).toBeChecked();
    await expect(list.summary).toHaveText(usualSummary);
    await list.undo.click();
    await expect(list.missing).toHaveValue('The roof deck');
    await expect(list.lobby.task(firstTask.text)).not.toBeChecked();
  });
});

test.describe('the tab', () => {
  test('keeps the list for a reload and another page, also what was typed a moment before', async ({ page }) => {
    const list = await chooseOffice(page);
    await list.lobby.task(firstTask.text).uncheck();
    await linkOf(page);
    await list.missing.fill('The roof deck');
    await page.reload();
    await expect(list.missing).toHaveValue('The roof deck');
    await expect(list.lobby.task(firstTask.text)).not.toBeChecked();
    await page.goto('/about/');
    await page.goto(path);
    await expect(list.missing).toHaveValue('The roof deck');
    await expect(list.summary).toHaveText(counted(office.rooms.length + 1, office.usual.length));
    await expect(list.linkNote).toBeEmpty();
  });
});

test.describe('sent with the quote', () => {
  test('the list stands below what the visitor wrote, with its link and its services', async ({ page, preview }) => {
    const list = await chooseOffice(page);
    await list.lobby.own.fill('Water the ferns');
    await list.lobby.count.fill('2');
    await list.hours.fill('After 6');
    const { dialog, fields, choices, choice, close, submit, sent } = quoteDialogOf(page);
    await page.getByRole('banner').getByRole('button', { name: labels.quoteButton }).click();
    await expect(dialog).toHaveAccessibleDescription('');
    await fillIn(fields, quoteAnswers);
    await close.click();
    await list.quote.click();
    await expect(dialog).toBeVisible();
    // Which services it calls for, and for what. Read out with the dialog's name.
    const reasons = office.rooms.flatMap(({ service, title }) =>
      service ? `${serviceTitle(service)} (${title})` : [],
    );
    const services = [`${office.service} (${office.name})`, ...reasons].join(', ');
    const quoted = messages.quoted.replace('{services}', services);
    await expect(dialog).toHaveAccessibleDescription(quoted);
    await expect(dialog.getByText(quoted)).toBeInViewport();
    const text = await fields.message.inputValue();
    const [own, rest = ''] = text.split(`\n\n${message.heading.replace('{place}', office.name)}\n`);
    expect(own).toBe(`${quoteAnswers.message}\n\n${message.askTown} `);
    expect(rest.split('\n')[0]).toBe(counted(office.rooms.length, office.usual.length + 1));
    expect(rest).toContain(
      `\n\n${lobby.title} (elevators: 2), 5 nights a week\n- ${firstTask.text}\n- ${secondTask.text}\n`,
    );
    expect(rest).toContain('\n- Water the ferns\n');
    expect(rest).toContain(`\n\n${message.hours}\n- After 6\n`);
    const [, link = ''] = new RegExp(`\n\n${message.link}\n(http\\S+)$`).exec(rest) ?? [];
    await expect(page).toHaveURL(link);
    await expect(choice(office.service)).toBeChecked();
    const ticked = await choices.evaluateAll((boxes) =>
      (boxes as HTMLInputElement[]).filter(({ checked }) => checked).map(({ value }) => value),
    );
    const [, named = ''] = rest.split('\n');
    expect(named.replace(message.services.replace('{services}', ''), '').split(', ').sort()).toEqual(ticked.toSorted());
    await submit.click();
    await expect(sent).toBeVisible();
    await expect(page.getByText(quoted)).toBeHidden();
    expectDelivered(preview, {
      ...quoteAnswers,
      message: text,
      service_type: forms.quote.defaultSubject,
      selected_services: ticked.join(', '),
    });
  });

  test('the list is replaced after a change, and never what the visitor has written', async ({ page }) => {
    const list = await chooseOffice(page);
    const { dialog, fields, close, choice } = quoteDialogOf(page);
    await list.quote.click();
    // Whoever comes to the field by keyboard writes the town first.
    await fields.message.focus();
    await page.keyboard.type('Dublin');
    await expect(fields.message).toHaveValue(/^Town or ZIP code: Dublin\n\nCleaning list:/);
    await fields.message.press('Control+End');
    await fields.message.pressSequentially('\nThanks!');
    const before = await fields.message.inputValue();
    await close.click();
    await list.quote.click();
    await expect(fields.message).toHaveValue(before);
    await choice(office.service).uncheck();
    await close.click();

    await list.lobby.own.fill('Water the ferns');
    await linkOf(page);
    await list.quote.click();
    await expect(fields.message).toHaveValue(
      /^Town or ZIP code: Dublin\n\nCleaning list: [\s\S]*- Water the ferns[\s\S]*\nThanks!$/,
    );
    expect((await fields.message.inputValue()).split(lobby.title)).toHaveLength(2);

    // Changed by the visitor: it stays, and the list comes below. After a reload, too.
    const changed = (await fields.message.inputValue()).replace('- Water', '- Please water');
    await fields.message.fill(changed);
    await close.click();
    await page.reload();
    await list.lobby.own.fill('Water the palms');
    await expect(list.summary).toHaveText(counted(office.rooms.length, office.usual.length + 1));
    await list.quote.click();
    await expect(fields.message).toHaveValue(
      /- Please water the ferns[\s\S]*\nThanks!\n\nCleaning list: [\s\S]*- Water the palms/,
    );
    // Opened another way, the dialog says that the list is there as long as it is.
    const header = page.getByRole('banner').getByRole('button', { name: labels.quoteButton });
    await close.click();
    await header.click();
    await expect(dialog).toHaveAccessibleDescription(/^Your list/);
    await fields.message.fill(changed);
    await close.click();
    await header.click();
    await expect(dialog).toHaveAccessibleDescription('');
    await expect(dialog.getByText(/^Your list/)).toHaveCount(0);
  });

  test('a list that makes the message too long is not put there, and the page says so', async ({ page }) => {
    const list = await chooseOffice(page);
    const { dialog, fields, close } = quoteDialogOf(page);
    await page.getByRole('banner').getByRole('button', { name: labels.quoteButton }).click();
    const long = 'Two floors. '.repeat(3950);
    await fields.message.fill(long);
    await close.click();
    await list.quote.click();
    await expect(list.note).toHaveText(messages.tooLong);
    await expect(list.note).toBeInViewport();
    await expect(dialog).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: labels.quoteButton }).click();
    await expect(fields.message).toHaveValue(long);
  });
});

test.describe('after the visit', () => {
  test('what was missed goes into the contact form, below what is there', async ({ page, context }) => {
    const list = await chooseOffice(page);
    await list.lobby.task(firstTask.text).uncheck();
    await list.lobby.own.fill('Water the ferns');
    await list.missing.fill('The roof deck');
    await expect(list.summary).toHaveText(counted(office.rooms.length + 1, office.usual.length + 1));
    await list.copy.click();
    const link = await linkOf(page);

    const other = await openElsewhere(context, '/contact/');
    const { fields, submit, sent } = contactFormOf(other.page);
    const missedNote = other.page.locator(`#${missedNoteId}`);
    await expect(missedNote).toBeHidden();
    await fillIn(fields, { ...contactAnswers, message: 'Hello.' });
    await other.page.goto(link);
    await other.list.view(view.check).check();
    await expect(other.page.getByRole('heading', { name: view.heading })).toBeVisible();
    const tasks = `${office.usual.length + 1} tasks`;
    const missedOf = (count: number) => summary.missed.replace('{count}', `${count}`).replace('{tasks}', tasks);
    await expect(other.list.summary).toHaveText(missedOf(0));
    await expect(other.list.lobby.missed(firstTask.text)).toHaveCount(0);
    // How often, so that nobody takes the monthly work for missed.
    await expect(other.list.lobby.group.getByRole('paragraph').first()).toHaveText(frequencies[lobby.often]);
    await other.list.report.click();
    await expect(other.list.note).toHaveText(messages.noneMissed);
    await other.list.lobby.missed(secondTask.text).check();
    await other.list.lobby.missed('Water the ferns').check();
    await other.page.getByRole('checkbox', { name: `${view.missed} The roof deck` }).check();
    await expect(other.list.summary).toHaveText(missedOf(3));
    // A reload keeps it, and opens the list.
    await other.page.reload();
    await other.list.view(view.check).check();
    await expect(other.list.lobby.missed(secondTask.text)).toBeChecked();
    await other.list.report.click();
    const expected = [
      `Hello.\n\n${message.askDay} \n\n${message.missed.replace('{place}', office.name)}`,
      `${lobby.title}\n- ${secondTask.text}\n- Water the ferns`,
      `${message.own}\n- The roof deck`,
      `${message.link}\n${link}`,
    ];
    await expect(other.page).toHaveURL(contactAddress);
    await expect(fields.message).toHaveValue(expected.join('\n\n'));
    await expect(missedNote).toBeFocused();
    await expect(missedNote).toBeInViewport();
    const said = await missedNote.evaluate((note) => getComputedStyle(note, '::before').content);
    expect(said).toBe(`"${pages.contact.missedNote}"`);

    await other.page.goBack();
    // The browser brings the view back.
    await other.list.lobby.missed('Water the ferns').uncheck();
    await other.list.report.click();
    await expect(other.page).toHaveURL(contactAddress);
    await expect(fields.message).toHaveValue(expected.join('\n\n').replace('\n- Water the ferns', ''));
    await submit.click();
    await expect(sent).toBeVisible();
    await expect(missedNote).toBeHidden();
    await other.page.reload();
    await expect(other.page).toHaveURL('/contact/');
    await expect(missedNote).toBeHidden();

    // The next visit is checked anew.
    await other.page.goto(link);
    await other.list.view(view.check).check();
    await expect(other.list.summary).toHaveText(missedOf(0));
    await expect(other.list.lobby.missed(secondTask.text)).not.toBeChecked();
  });

  test('the list itself stays as it is, and comes back', async ({ page }) => {
    const list = await chooseOffice(page);
    const link = await linkOf(page);
    await list.view(view.check).check();
    await expect(list.lobby.missed(firstTask.text)).toBeVisible();
    await list.lobby.missed(firstTask.text).check();
    // Paper has the list all the same.
    await page.emulateMedia({ media: 'print' });
    await expect(list.lobby.missed(firstTask.text)).toBeHidden();
    await expect(list.lobby.task(firstTask.text)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await list.view(view.list).check();
    await expect(page.getByRole('heading', { name: pages.cleaningList.rooms.heading })).toBeVisible();
    await expect(list.lobby.missed(firstTask.text)).toHaveCount(0);
    // Its rooms are closed again.
    await list.lobby.group.getByText('7 tasks').click();
    await expect(list.lobby.task(firstTask.text)).toBeEnabled();
    await expect(list.summary).toHaveText(usualSummary);
    expect(page.url()).toBe(link);
  });
});

test('prints either sheet', async ({ page }) => {
  await page.addInitScript(() => {
    const printed: (string | undefined)[] = [];
    Object.assign(window, { printed });
    window.print = () => {
      printed.push(document.querySelector<HTMLElement>('form[data-cleaning-list]')?.dataset['print'] ?? 'list');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const list = await chooseOffice(page);
  await list.print.click();
  await list.printBids.click();
  await list.print.click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toEqual(['list', 'bids', 'list']);
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto(path);
  const list = listOf(page);
  await list.place(listPlaces[0]?.name ?? '').focus();
  await page.keyboard.press('Space');
  await expect(list.summary).not.toHaveText(summary.none);
  await list.lobby.task(firstTask.text).focus();
  await page.keyboard.press('Space');
  await expect(list.lobby.task(firstTask.text)).not.toBeChecked();
  await list.undo.focus();
  await page.keyboard.press('Enter');
  await expect(list.lobby.task(firstTask.text)).toBeChecked();
  await expect(list.undo).toBeFocused();
});

test('axe finds nothing with a list, nor while a visit is checked', async ({ page }) => {
  const list = await chooseOffice(page);
  await expectAccessible(page, 'with a list');
  await list.lobby.own.fill('Water the ferns');
  await list.view(view.check).check();
  await expect(list.lobby.missed('Water the ferns')).toBeVisible();
  await expectAccessible(page, 'while a visit is checked');
});

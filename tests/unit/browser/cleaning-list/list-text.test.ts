/** What the cleaning list says: its summary, its text for the forms, and what becomes of a message with it. */

import {
  type CleaningList,
  fieldsOf,
  readList,
  servicesOf,
  shownPart,
  tickUsualTasks,
  usualList,
  writeList,
} from '../../../../browser/cleaning-list/list.ts';
import {
  addToMessage,
  listText,
  missedSummary,
  missedText,
  quotedText,
  tasksOf,
} from '../../../../browser/cleaning-list/list-text.ts';
import { summaryOf } from '../../../../browser/cleaning-list/summary.ts';
import { listScriptContent } from '../../../../components/cleaning-list/script-content.ts';
import { frequencies } from '../../../../content/schema/cleaning-list.ts';
import { cleaningListForm, roomsOf } from '../../support/cleaning-list-form.ts';

const { summary } = listScriptContent;
const fields = fieldsOf(cleaningListForm());
const link = 'https://tidewell.example/cleaning-list/#list=0abcd';

const room = { code: 'ra', tasks: 'ab', often: 'n', count: 0, own: '' };
const list: CleaningList = {
  place: 'office-buildings',
  rooms: [room],
  own: '',
  hours: '',
  town: '',
  feet: '',
  out: '',
};

describe('the summary', () => {
  it.each([
    [list, '1 area, 2 tasks, about 22 visits a month'],
    [{ ...list, rooms: [{ ...room, tasks: 'a', often: 'm' }] }, '1 area, 1 task, about 1 visit a month'],
    [{ ...list, rooms: [{ ...room, often: 's' }] }, '1 area, 2 tasks, about 30 visits a month'],
    [{ ...list, rooms: [{ ...room, often: 'q' }] }, '1 area, 2 tasks, about 4 visits a year'],
    [{ ...list, rooms: [{ ...room, often: 'y' }] }, '1 area, 2 tasks, about 1 visit a year'],
    [{ ...list, rooms: [{ ...room, often: 'a' }] }, '1 area, 2 tasks, about 13 visits a month'],
    [{ ...list, rooms: [{ ...room, often: 'v' }] }, '1 area, 2 tasks, every visit'],
    [
      {
        ...list,
        rooms: [
          { ...room, often: 'v' },
          { ...room, code: 'rb', often: 'w' },
        ],
      },
      '2 areas, 4 tasks, about 4 visits a month',
    ],
    [{ ...list, rooms: [{ ...room, often: 'o' }] }, '1 area, 2 tasks, one time'],
    [
      {
        ...list,
        rooms: [
          { ...room, often: 'w' },
          { ...room, code: 'rb', often: 't' },
        ],
      },
      '2 areas, 4 tasks, about 9 visits a month',
    ],
    [{ ...list, rooms: [{ ...room, own: ' \nWater the ferns\n\n' }] }, '1 area, 3 tasks, about 22 visits a month'],
    [{ ...list, own: 'The barn\nThe silo' }, '3 areas, 4 tasks, about 22 visits a month'],
    [{ ...list, rooms: [] }, summary.none],
    [{ ...list, rooms: [], hours: 'After 6' }, summary.none],
  ])('%#', (given, expected) => expect(summaryOf(given, summary)).toBe(expected));
});

it('each frequency has a letter of its own, and the summary knows its visits', () => {
  const letters = frequencies.map((frequency) => frequency.slice(0, 1));
  expect(new Set(letters).size).toBe(letters.length);
  const isOnce = (often: string) => /one time$/.test(summaryOf({ ...list, rooms: [{ ...room, often }] }, summary));
  expect(letters.filter(isOnce)).toEqual(['o']);
});

it('the text names the place, each room with its tasks, and the link', () => {
  const rooms = [
    { ...room, count: 3, own: 'Water the ferns\n ' },
    { ...room, code: 'rb', tasks: '', often: 'o', own: 'Wax it' },
  ];
  const text = listText(
    { ...list, rooms, own: 'The barn', hours: 'After 6', town: 'Dublin', feet: '12,000', out: 'The safe' },
    fields,
    link,
    listScriptContent,
  );
  expect(text).toBe(
    [
      'Cleaning list: Office Buildings\n3 areas, 5 tasks, about 22 visits a month\nServices this list calls for: Commercial Janitorial',
      'Room ra (seats: 3), nightly\n- Task a of ra\n- Task b of ra\n- Water the ferns',
      'Room rb, one time\n- Wax it',
      'Town\n- Dublin',
      'Square feet\n- 12,000',
      'Also\n- The barn',
      'Hours\n- After 6',
      'Leave alone\n- The safe',
      `Link to this list\n${link}`,
    ].join('\n\n'),
  );
  expect(listText(list, fields, '', listScriptContent)).not.toContain('online');
});

it('the text does not count a room in its own name', () => {
  const label = fields.rooms.get('ra')?.count?.labels?.[0]?.firstChild;
  if (label) label.nodeValue = 'room ra: ';
  const text = listText({ ...list, rooms: [{ ...room, count: 3 }] }, fields, link, listScriptContent);
  if (label) label.nodeValue = 'seats: ';
  expect(text).toContain('\nRoom ra (3), nightly\n');
});

it('the text of what was missed names that and the town alone, and is empty where nothing was', () => {
  const given = {
    ...list,
    rooms: [
      { ...room, own: 'Water the ferns' },
      { ...room, code: 'rb' },
    ],
    own: 'The barn',
    town: 'Dublin',
  };
  const keys = (code: string) => tasksOf({ ...room, code, own: 'Water the ferns' }, fields).map(({ key }) => key);
  const missed = new Set([keys('ra')[1] ?? '', keys('ra')[2] ?? '', ':The barn', 'rz.a']);
  expect(missedText(given, fields, missed, link, listScriptContent)).toBe(
    [
      'Office Buildings: what got missed',
      'Town\n- Dublin',
      'Room ra\n- Task b of ra\n- Water the ferns',
      'Also\n- The barn',
      `Link to this list\n${link}`,
    ].join('\n\n'),
  );
  expect(missedText(given, fields, new Set(['rz.a']), link, listScriptContent)).toBe('');
  expect(missedSummary(given, fields, missed, listScriptContent)).toBe('Missed so far: 3 of 6 tasks');
});

describe('a message with the list', () => {
  it.each([
    ['an empty one is the list', '', '', 'new', 'new'],
    ["the visitor's own words stay above", 'Hello.\n', '', 'new', 'Hello.\n\nnew'],
    ['the list of before is replaced', 'old', 'old', 'new', 'new'],
    ['also between own words', 'Hello.\n\nold\nThanks $& $1', 'old', 'new $&', 'Hello.\n\nnew $&\nThanks $& $1'],
    ['one that the visitor changed stays', 'my old', 'an old', 'new', 'my old\n\nnew'],
  ])('%s', (_, message, before, text, expected) => expect(addToMessage(message, before, text)).toBe(expected));

  it.each([
    ['below what is there', 'Hello.', '', 'Hello.\n\nTown: \n\nnew'],
    ['at the top of an empty message', '', '', 'Town: \n\nnew'],
    ['and keeps the answer when the list is replaced', 'Town: Dublin\n\nold', 'old', 'Town: Dublin\n\nnew'],
    ['once', 'Town: Dublin\n\nmy old', 'old one', 'Town: Dublin\n\nmy old\n\nnew'],
    ['and not again when the visitor deleted it', 'old', 'old', 'new'],
  ])('asks for the town %s', (_, message, before, expected) => {
    expect(addToMessage(message, before, 'new', 'Town:')).toBe(expected);
  });
});

it('the services are those of the place, of listed rooms and of ticked tasks, each with what needs it', () => {
  // The last task of a room takes window cleaning.
  const [first] = roomsOf('home');
  if (!first) throw new Error('There is no room.');
  const tasks = first.tasks;
  const home = (ticked: string, other = '') => ({
    ...list,
    place: 'home',
    rooms: [
      { ...room, code: first.code, tasks: ticked },
      { ...room, code: 'rj', tasks: other },
    ],
  });
  const of = (ticked: string) => [...servicesOf(home(ticked), fields).keys()];
  expect(of(tasks)).toEqual(['Residential Cleaning', 'Window Cleaning']);
  expect(of(tasks.slice(0, -1))).toEqual(['Residential Cleaning']);
  const others = roomsOf('home').find(({ code }) => code === 'rj')?.tasks ?? '';
  expect(quotedText(home(tasks, others), fields, listScriptContent)).toContain(
    ` Residential Cleaning (Home), Window Cleaning (Room ${first.code}, Room rj).`,
  );
});

describe('the form', () => {
  it('shows the rooms of its place alone, and what is usual there', () => {
    writeList(fields, usualList(fields, 'home'));
    const shown = shownPart(readList(fields), fields);
    expect(shown.rooms.map(({ code }) => code)).toEqual(roomsOf('home').map(({ code }) => code));
    expect(shown.rooms[0]?.tasks).toBe(roomsOf('home')[0]?.tasks.slice(0, -1));
  });

  it('leaves a room out, and brings it back as it was or as is usual', () => {
    writeList(fields, { ...usualList(fields, 'home'), rooms: [] });
    expect(shownPart(readList(fields), fields).rooms).toEqual([]);
    const code = roomsOf('home')[0]?.code ?? '';
    const roomFields = fields.rooms.get(code);
    const toggle = roomFields?.room;
    if (!roomFields || !toggle) throw new Error('The room cannot be left out.');
    expect(toggle.checked).toBe(false);
    toggle.checked = true;
    tickUsualTasks(roomFields);
    expect(shownPart(readList(fields), fields).rooms).toEqual([roomFields.usual]);
    for (const [task, box] of roomFields.tasks) box.checked = task === 'a';
    if (roomFields.own) roomFields.own.value = 'Feed the cat';
    toggle.checked = false;
    tickUsualTasks(roomFields);
    expect(shownPart(readList(fields), fields).rooms).toEqual([]);
    toggle.checked = true;
    tickUsualTasks(roomFields);
    expect(shownPart(readList(fields), fields).rooms[0]?.tasks).toBe('a');
  });

  it.each([
    ['place', { ...list, place: 'castles' }],
    ['room', { ...list, rooms: [room, { ...room, code: 'zz' }] }],
    ['task', { ...list, rooms: [{ ...room, tasks: 'az' }] }],
    ['frequency', { ...list, rooms: [{ ...room, often: 'x' }] }],
  ])('says that it does not know a %s, and takes the rest', (_, given) => {
    expect(writeList(fields, list)).toBe(true);
    expect(writeList(fields, given)).toBe(false);
    expect(readList(fields).rooms.find(({ code }) => code === 'ra')?.tasks).toContain('a');
  });

  it('takes no count but whole numbers from 1 to 999', () => {
    const count = fields.rooms.get('ra')?.count;
    if (!count) throw new Error('The room is not counted.');
    for (const [typed, expected] of [
      ['3', 3],
      ['0', 0],
      ['-1', 0],
      ['100', 100],
      ['1000', 0],
      ['1.5', 0],
      ['1e1', 0],
      ['', 0],
    ] as const) {
      count.value = typed;
      expect(readList(fields).rooms.find(({ code }) => code === 'ra')?.count).toBe(expected);
    }
  });
});

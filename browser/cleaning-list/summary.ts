import type { ListScriptContent } from '../../components/cleaning-list/script-content.ts';
import { fillSlots } from '../../components/ui/texts.ts';
import { type CleaningList, type ListRoom, linesOf } from './list.ts';

/** Visits a month, by how often a room is cleaned. Nightly is five nights a week, or seven. */
const visitsAMonth = new Map([
  ['s', 30],
  ['n', 22],
  ['a', 13],
  ['t', 9],
  ['w', 4],
  ['e', 2],
  ['m', 1],
  ['q', 1 / 3],
  ['y', 1 / 12],
]);

/** How much is on a list, such as "9 areas, 41 tasks, about 22 visits a month". @param list with what is shown alone */
export function summaryOf({ rooms, own }: CleaningList, texts: ListScriptContent['summary']): string {
  const others = linesOf(own).length;
  const tasks = rooms.reduce((sum, room) => sum + tasksIn(room), others);
  if (tasks === 0) return texts.none;
  const visits = Math.max(0, ...rooms.map(({ often }) => visitsAMonth.get(often) ?? 0));
  const withoutVisits = rooms.some(({ often }) => often === 'v') ? texts.everyVisit : texts.oneTime;
  const template = visits === 0 ? withoutVisits : visits < 1 ? texts.aYear : texts.text;
  return fillSlots(template, {
    rooms: countText(rooms.length + others, texts.room),
    tasks: countText(tasks, texts.task),
    visits: countText(visits < 1 ? Math.round(visits * 12) : visits, texts.visit),
  });
}

/** How many tasks of a room are on the list, such as "7 tasks". */
export function tasksText(room: ListRoom, texts: ListScriptContent['summary']): string {
  return countText(tasksIn(room), texts.task);
}

function tasksIn({ tasks, own }: ListRoom): number {
  return tasks.length + linesOf(own).length;
}

/** How many there are, such as "7 tasks". */
export function countText(count: number, { one, more }: { one: string; more: string }): string {
  return fillSlots(count === 1 ? one : more, { count: String(count) });
}

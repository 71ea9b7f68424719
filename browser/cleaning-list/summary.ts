import type { ListScriptContent } from '../../components/cleaning-list/script-content.ts';
import { fillSlots } from '../../components/ui/texts.ts';
import { type CleaningList, linesOf } from './list.ts';

/** Visits a month, by how often a room is cleaned. Nightly is five nights a week. */
const visitsAMonth = new Map([
  ['n', 22],
  ['t', 9],
  ['w', 4],
  ['e', 2],
  ['m', 1],
]);

/** How much is on a list, such as "9 rooms, 41 tasks, about 22 visits a month". @param list with what is shown alone */
export function summaryOf({ rooms, own }: CleaningList, texts: ListScriptContent['summary']): string {
  const others = linesOf(own).length;
  const tasks = rooms.reduce((sum, room) => sum + room.tasks.length + linesOf(room.own).length, others);
  if (tasks === 0) return texts.none;
  const visits = Math.max(0, ...rooms.map(({ often }) => visitsAMonth.get(often) ?? 0));
  const say = (count: number, { one, more }: { one: string; more: string }) =>
    fillSlots(count === 1 ? one : more, { count: String(count) });
  return fillSlots(visits === 0 ? texts.oneTime : texts.text, {
    rooms: say(rooms.length + others, texts.room),
    tasks: say(tasks, texts.task),
    visits: say(visits, texts.visit),
  });
}

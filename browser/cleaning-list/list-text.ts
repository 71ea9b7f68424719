import type { ListScriptContent } from '../../components/cleaning-list/script-content.ts';
import { fillSlots } from '../../components/ui/texts.ts';
import {
  type CleaningList,
  type ListFields,
  type ListRoom,
  labelOf,
  linesOf,
  placeName,
  roomName,
  servicesOf,
} from './list.ts';
import { countText, summaryOf } from './summary.ts';

/** The list as text for the message of a form. @param list with what is shown alone */
export function listText(list: CleaningList, fields: ListFields, link: string, texts: ListScriptContent): string {
  const { heading, services, own, hours, town, feet, out } = texts.message;
  return joinParts([
    [
      fillSlots(heading, { place: placeName(list, fields) }),
      summaryOf(list, texts.summary),
      fillSlots(services, { services: [...servicesOf(list, fields).keys()].join(', ') }),
    ].join('\n'),
    ...list.rooms.map(
      (room) => `${roomTitle(room, fields)}\n${bullets(tasksOf(room, fields).map(({ text }) => text))}`,
    ),
    block(town, list.town),
    block(feet, list.feet),
    block(own, list.own),
    block(hours, list.hours),
    block(out, list.out),
    linkText(link, texts),
  ]);
}

/** Says in the quote form that the list is in its message, and which services are checked for what. */
export function quotedText(list: CleaningList, fields: ListFields, { messages }: ListScriptContent): string {
  const services = [...servicesOf(list, fields)].map(([service, names]) => `${service} (${[...names].join(', ')})`);
  return fillSlots(messages.quoted, { services: services.join(', ') });
}

/** What was missed at a visit, as text. Nothing where nothing was. @param missed keys of tasks, see `tasksOf` */
export function missedText(
  list: CleaningList,
  fields: ListFields,
  missed: ReadonlySet<string>,
  link: string,
  texts: ListScriptContent,
): string {
  const rooms = list.rooms.map((room) => ({ title: roomName(room, fields), tasks: tasksOf(room, fields) }));
  const parts = [...rooms, { title: texts.message.own, tasks: ownTasks('', list.own) }].flatMap(({ title, tasks }) => {
    const lines = tasks.filter(({ key }) => missed.has(key)).map(({ text }) => text);
    return lines.length === 0 ? [] : [`${title}\n${bullets(lines)}`];
  });
  if (parts.length === 0) return '';
  const heading = fillSlots(texts.message.missed, { place: placeName(list, fields) });
  return joinParts([heading, block(texts.message.town, list.town), ...parts, linkText(link, texts)]);
}

/** How much was missed so far, such as "Missed so far: 2 of 41 tasks". */
export function missedSummary(
  list: CleaningList,
  fields: ListFields,
  missed: ReadonlySet<string>,
  { summary }: ListScriptContent,
): string {
  const tasks = [...list.rooms.flatMap((room) => tasksOf(room, fields)), ...ownTasks('', list.own)];
  return fillSlots(summary.missed, {
    count: String(tasks.filter(({ key }) => missed.has(key)).length),
    tasks: countText(tasks.length, summary.task),
  });
}

export interface Task {
  /** Names the task among all of a list: its room's code and its own, or the visitor's words. */
  key: string;
  text: string;
}

/** The ticked tasks of a room, then the visitor's own. */
export function tasksOf({ code, tasks, own }: ListRoom, { rooms }: ListFields): Task[] {
  const ticked = [...tasks].flatMap((task) => {
    const box = rooms.get(code)?.tasks.get(task);
    return box ? [{ key: `${code}.${task}`, text: labelOf(box) }] : [];
  });
  return [...ticked, ...ownTasks(code, own)];
}

/** The lines that the visitor has written, in a room or, with an empty code, for the whole list. */
export function ownTasks(code: string, own: string): Task[] {
  return linesOf(own).map((text) => ({ key: `${code}:${text}`, text }));
}

/**
 * Puts a text into a message, below what is there. It takes the place of the text that was put there before, unless the
 * visitor has changed that.
 * @param question a line above the text that the visitor completes, once in a message
 */
export function addToMessage(message: string, before: string, text: string, question = ''): string {
  if (before !== '' && message.includes(before)) return message.split(before).join(text);
  return joinParts([message.trimEnd(), message.includes(question) ? '' : `${question} `, text]);
}

/** How often a room is cleaned, such as "Weekly". */
export function frequencyOf({ code, often }: ListRoom, { rooms }: ListFields): string {
  return [...(rooms.get(code)?.often?.options ?? [])].find(({ value }) => value === often)?.text ?? '';
}

/** Such as "Lobby (elevators: 2), weekly". */
function roomTitle(room: ListRoom, fields: ListFields): string {
  const often = frequencyOf(room, fields).toLowerCase();
  const name = roomName(room, fields);
  const counted = labelOf(fields.rooms.get(room.code)?.count);
  // Not "Restrooms (restrooms: 4)".
  const unit = counted.toLowerCase() === `${name.toLowerCase()}:` ? '' : counted;
  const count = room.count > 0 ? ` (${`${unit} ${room.count}`.trim()})` : '';
  return `${name}${count}${often ? `, ${often}` : ''}`;
}

/** A text with a title, unless it is empty. */
function block(title: string, text: string): string {
  return text.trim() === '' ? '' : `${title}\n${bullets(linesOf(text))}`;
}

function linkText(link: string, { message }: ListScriptContent): string {
  return link && `${message.link}\n${link}`;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function joinParts(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n');
}

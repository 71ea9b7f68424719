/** The view of a cleaning list after a visit: each task with a box that says whether it was missed. */
import { type CleaningList, type ListFields, linesOf } from './list.ts';
import { frequencyOf, ownTasks, type Task, tasksOf } from './list-text.ts';

/**
 * Says how often each room is cleaned. Puts a box beside each task of the list, and the visitor's own tasks with theirs at
 * the end of each room. Takes away those that were there. The tasks themselves cannot be unticked meanwhile.
 * @param list with what is shown alone; none leaves this view
 * @param missed the keys of the tasks whose boxes are ticked
 */
export function showInspection(
  form: HTMLFormElement,
  fields: ListFields,
  list: CleaningList | undefined,
  missed: ReadonlySet<string>,
  label: string,
): void {
  for (const element of form.querySelectorAll('[data-inspection]')) element.remove();
  const rooms = new Map(list?.rooms.map((room) => [room.code, room]));
  const boxOf = (task: Task) => boxFor(task, missed.has(task.key), label);
  const ownLines = (tasks: Task[]) => tasks.map((task) => ownLine(task, boxOf(task)));
  for (const [code, { tasks, fieldset }] of fields.rooms) {
    for (const box of tasks.values()) box.disabled = list !== undefined;
    const room = rooms.get(code);
    if (!room) continue;
    for (const task of tasksOf({ ...room, own: '' }, fields)) {
      tasks.get(task.key.slice(-1))?.labels?.[0]?.after(boxOf(task));
    }
    fieldset.querySelector('legend')?.after(added('p', 'inspection', frequencyOf(room, fields)));
    fieldset.querySelector('textarea')?.after(...ownLines(ownTasks(code, room.own)));
  }
  if (list) fields.texts.get('own')?.after(...ownLines(ownTasks('', list.own)));
}

/** Writes each line of the visitor's own once more, as a task with a box. Paper shows these in place of the fields. */
export function showOwnLines(form: HTMLFormElement, fields: ListFields, { rooms, own }: CleaningList): void {
  for (const line of form.querySelectorAll('[data-own-line]')) line.remove();
  for (const room of rooms) fields.rooms.get(room.code)?.own?.after(...linesOf(room.own).map(printedLine));
  fields.texts.get('own')?.after(...linesOf(own).map(printedLine));
}

function printedLine(text: string): HTMLElement {
  const box = checkbox();
  box.checked = true;
  return added('div', 'ownLine', box, text);
}

function boxFor(task: Task, isMissed: boolean, label: string): HTMLElement {
  const box = checkbox();
  box.dataset['missed'] = task.key;
  box.checked = isMissed;
  const name = document.createElement('span');
  name.className = 'visually-hidden';
  name.textContent = ` ${task.text}`;
  return added('label', 'inspection', box, label, name);
}

function ownLine(task: Task, box: HTMLElement): HTMLElement {
  return added('p', 'inspection', task.text, ' ', box);
}

function checkbox(): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  return box;
}

/** An element that is taken away by the name of its data attribute. */
function added(tagName: string, name: 'inspection' | 'ownLine', ...contents: (Node | string)[]): HTMLElement {
  const element = document.createElement(tagName);
  element.dataset[name] = '';
  element.append(...contents);
  return element;
}

/** A cleaning list, and the form that it is read from and written to (`components/cleaning-list/`). */

export interface ListRoom {
  /** The room's two letters in `content/cleaning-list.json`. */
  code: string;
  /** The codes of its ticked tasks, one character each, in the form's order. */
  tasks: string;
  /** How often, by the first letters of `frequencies` in `content/schema/cleaning-list.ts`. */
  often: string;
  /** How many of it there are, from 1 to 999; 0 where nobody says. */
  count: number;
  /** The visitor's own tasks, a line each. */
  own: string;
}

export interface CleaningList {
  /** The id of an industry, or `home`; empty before one is chosen. */
  place: string;
  rooms: ListRoom[];
  /** Rooms that the form lacks. */
  own: string;
  /** When the place may be cleaned. */
  hours: string;
  town: string;
  /** The size of the place, in the visitor's words. */
  feet: string;
  /** What is left out. */
  out: string;
}

/** The fields for the whole list. */
const textNames = ['own', 'hours', 'town', 'feet', 'out'] as const;

export interface RoomFields {
  fieldset: HTMLFieldSetElement;
  /** The room as the form offers it, before the visitor changes anything. */
  usual: ListRoom;
  /** The letters that `often` takes. */
  frequencies: string[];
  places: string[];
  /** Leaves the room out when it is not ticked. */
  room: HTMLInputElement | null;
  tasks: Map<string, HTMLInputElement>;
  often: HTMLSelectElement | null;
  count: HTMLInputElement | null;
  own: HTMLTextAreaElement | null;
}

export interface ListFields {
  places: Map<string, HTMLInputElement>;
  rooms: Map<string, RoomFields>;
  texts: Map<(typeof textNames)[number], HTMLInputElement | HTMLTextAreaElement>;
}

/** Finds the fields of the form once. All that a link names is looked up here, never put into a selector. */
export function fieldsOf(form: HTMLFormElement): ListFields {
  const inputs = (parent: Element, selector: string) => [...parent.querySelectorAll<HTMLInputElement>(selector)];
  const byValue = (fields: HTMLInputElement[]) => new Map(fields.map((field) => [field.value, field]));
  const rooms = [...form.querySelectorAll<HTMLFieldSetElement>('[data-room]')].map((fieldset) => {
    const { room: code = '', places = '' } = fieldset.dataset;
    const tasks = byValue(inputs(fieldset, `[type=checkbox][name="${code}"]`));
    const often = fieldset.querySelector<HTMLSelectElement>(`[name="${code}-often"]`);
    const options = [...(often?.options ?? [])];
    const usualOption = options.find((option) => option.defaultSelected) ?? options[0];
    const fields: RoomFields = {
      fieldset,
      usual: {
        code,
        tasks: [...tasks].map(([task, box]) => (box.defaultChecked ? task : '')).join(''),
        often: usualOption?.value ?? '',
        count: 0,
        own: '',
      },
      frequencies: options.map(({ value }) => value),
      places: places.split(' '),
      room: fieldset.querySelector(`[name="${code}-room"]`),
      tasks,
      often,
      count: fieldset.querySelector(`[name="${code}-count"]`),
      own: fieldset.querySelector(`[name="${code}-own"]`),
    };
    return [code, fields] as const;
  });
  const texts = textNames.flatMap((name) => {
    const field = inputs(form, `[name="${name}"]`)[0];
    return field ? [[name, field] as const] : [];
  });
  return { places: byValue(inputs(form, '[name=place]')), rooms: new Map(rooms), texts: new Map(texts) };
}

/** All that the form holds, also what is hidden because it belongs to another place. */
export function readList({ places, rooms, texts }: ListFields): CleaningList {
  return {
    place: [...places.values()].find((place) => place.checked)?.value ?? '',
    rooms: [...rooms].map(([code, { room, tasks, often, count, own }]) => {
      const isLeftOut = room?.checked === false;
      return {
        code,
        tasks: isLeftOut ? '' : [...tasks].map(([task, box]) => (box.checked ? task : '')).join(''),
        often: often?.value ?? '',
        count: validCount(count?.value),
        own: isLeftOut ? '' : wellFormed(own?.value),
      };
    }),
    own: wellFormed(texts.get('own')?.value),
    hours: wellFormed(texts.get('hours')?.value),
    town: wellFormed(texts.get('town')?.value),
    feet: wellFormed(texts.get('feet')?.value),
    out: wellFormed(texts.get('out')?.value),
  };
}

/** The list as the form offers it for a place, before the visitor changes anything. */
export function usualList({ rooms }: ListFields, place: string): CleaningList {
  return {
    place,
    rooms: [...rooms.values()].map(({ usual }) => usual),
    own: '',
    hours: '',
    town: '',
    feet: '',
    out: '',
  };
}

/**
 * Makes the form hold this list. A room of its place that it does not name has nothing ticked; other places keep what is
 * usual there. Tells whether the form knows all that the list names.
 */
export function writeList({ places, rooms, texts }: ListFields, list: CleaningList): boolean {
  let knowsAll = list.place === '' || places.has(list.place);
  for (const [id, place] of places) {
    if (place.checked !== (id === list.place)) place.checked = !place.checked;
  }
  const named = new Map(list.rooms.map((room) => [room.code, room]));
  for (const [code, fields] of rooms) {
    const { usual } = fields;
    const room = named.get(code) ?? (fields.places.includes(list.place) ? { ...usual, tasks: '' } : usual);
    named.delete(code);
    if (fields.room) fields.room.checked = isListed(room);
    for (const [task, box] of fields.tasks) box.checked = room.tasks.includes(task);
    if ([...room.tasks].some((task) => !fields.tasks.has(task))) knowsAll = false;
    const isKnown = fields.frequencies.includes(room.often);
    if (fields.often) fields.often.value = isKnown ? room.often : usual.often;
    if (fields.often && !isKnown) knowsAll = false;
    if (fields.count) fields.count.value = String(room.count || '');
    if (fields.own) fields.own.value = room.own;
  }
  for (const [name, field] of texts) field.value = list[name];
  return knowsAll && named.size === 0;
}

/** Ticks the usual tasks of a room that was left out and is wanted after all, unless some are ticked. */
export function tickUsualTasks({ room, tasks, usual }: RoomFields): void {
  if (!room?.checked || [...tasks.values()].some(({ checked }) => checked)) return;
  for (const [task, box] of tasks) box.checked = usual.tasks.includes(task);
}

/** Checks a room's own box while something is to be done in the room, and unchecks it when nothing is. */
export function tickRoom({ room, tasks, own }: RoomFields): void {
  if (!room) return;
  room.checked = [...tasks.values()].some(({ checked }) => checked) || (own?.value ?? '').trim() !== '';
}

/** What of the list the visitor sees: the rooms of the chosen place that have something to do. */
export function shownPart(list: CleaningList, { rooms }: ListFields): CleaningList {
  const isShown = (room: ListRoom) => isListed(room) && rooms.get(room.code)?.places.includes(list.place);
  return { ...list, rooms: list.rooms.filter(isShown) };
}

/** The services that the shown part of a list takes, by their titles, each with the names of the place and rooms that need it. */
export function servicesOf(list: CleaningList, fields: ListFields): Map<string, Set<string>> {
  const services = new Map<string, Set<string>>();
  const add = (name: string, ...elements: (HTMLElement | undefined)[]) => {
    for (const service of elements.flatMap((element) => element?.dataset['service'] ?? [])) {
      services.set(service, (services.get(service) ?? new Set()).add(name));
    }
  };
  add(placeName(list, fields), fields.places.get(list.place));
  for (const room of list.rooms) {
    const { fieldset, tasks } = fields.rooms.get(room.code) ?? {};
    add(roomName(room, fields), fieldset, ...[...room.tasks].map((task) => tasks?.get(task)));
  }
  return services;
}

/** The text of a field's own label. */
export function labelOf(field: HTMLInputElement | null | undefined): string {
  return field?.labels?.[0]?.textContent?.trim() ?? '';
}

export function placeName({ place }: CleaningList, { places }: ListFields): string {
  return labelOf(places.get(place));
}

export function roomName({ code }: ListRoom, { rooms }: ListFields): string {
  return rooms.get(code)?.fieldset.querySelector('legend')?.textContent?.trim() ?? '';
}

function isListed({ tasks, own }: ListRoom): boolean {
  return tasks !== '' || own.trim() !== '';
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function validCount(text = ''): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
}

/** Half a surrogate pair, which no link can hold, becomes the replacement character. */
function wellFormed(text = ''): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

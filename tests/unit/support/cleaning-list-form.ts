/** The form of the cleaning list as its script knows it, with rooms enough for the longest lists. */

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Twelve rooms for each of two places; four of them stand in both. */
const rooms = Array.from({ length: 20 }, (_, index) => ({
  code: `r${letters[index]}`,
  places: [index < 12 ? 'office-buildings' : '', index > 7 ? 'home' : ''].filter(Boolean),
  tasks: letters.slice(0, 5 + (index % 4)),
  isCounted: index % 3 === 0,
}));

const frequencies = {
  s: 'Every night',
  n: 'Nightly',
  a: '3 nights a week',
  t: 'Twice a week',
  w: 'Weekly',
  e: 'Every other week',
  m: 'Monthly',
  q: 'Quarterly',
  y: 'Yearly',
  v: 'Every visit',
  o: 'One time',
};

function roomMarkup({ code, places, tasks, isCounted }: (typeof rooms)[number]): string {
  // The last task is one that not everyone needs.
  const taskMarkup = (task: string) => {
    const checked = task === tasks.slice(-1) ? 'data-service="Window Cleaning"' : 'checked';
    return `<label><input type="checkbox" name="${code}" value="${task}" ${checked}> Task ${task} of ${code}</label>`;
  };
  const option = ([value, text]: [string, string]) =>
    `<option value="${value}" ${value === 'w' ? 'selected' : ''}>${text}</option>`;
  return `
    <fieldset data-room="${code}" data-places="${places.join(' ')}">
      <legend><label><input type="checkbox" name="${code}-room" checked> Room ${code}</label></legend>
      ${[...tasks].map(taskMarkup).join('')}
      <select name="${code}-often">${Object.entries(frequencies).map(option).join('')}</select>
      ${isCounted ? `<label>seats: <input type="number" name="${code}-count" min="1" max="999"></label>` : ''}
      <textarea name="${code}-own"></textarea>
    </fieldset>`;
}

const cleaningListMarkup = `
  <form data-cleaning-list="">
    <label><input type="radio" name="place" value="office-buildings" data-service="Commercial Janitorial"> Office Buildings</label>
    <label><input type="radio" name="place" value="home" data-service="Residential Cleaning"> Home</label>
    ${rooms.map(roomMarkup).join('')}
    <textarea name="own"></textarea><input name="hours"><input name="town"><input name="feet"><textarea name="out"></textarea>
  </form>`;

export function cleaningListForm(): HTMLFormElement {
  document.body.innerHTML = cleaningListMarkup;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

/** The rooms of a place: their codes with those of their tasks, in the form's order, and whether each is counted. */
export const roomsOf = (place: string) => rooms.filter(({ places }) => places.includes(place));

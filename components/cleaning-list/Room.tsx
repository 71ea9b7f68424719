import { type cleaningList, pages } from '../../content/content.ts';
import { frequencies } from '../../content/schema/cleaning-list.ts';
import { Icon } from '../ui/Icon.tsx';
import { fillSlots } from '../ui/texts.ts';
import { placesOf, roomName, serviceTitle } from './list-entries.ts';

interface RoomProps {
  room: (typeof cleaningList.rooms)[number];
}

/** A room of the list: its tasks, how often, how many, and lines of the visitor's own. */
export function Room({ room: { code, counted, often, service, tasks, ...room } }: RoomProps) {
  const texts = pages.cleaningList;
  const { task: tasksText } = texts.summary;
  const usual = fillSlots(tasksText.more, { count: String(tasks.filter(({ extra }) => !extra).length) });
  return (
    <fieldset data-room={code} data-places={placesOf(code).join(' ')} data-service={serviceTitle(service)}>
      <legend>
        <label>
          <input type="checkbox" name={`${code}-room`} defaultChecked />
          {roomName(room)}
        </label>
      </legend>
      <div>
        <select name={`${code}-often`} aria-label={texts.room.often} defaultValue={often[0]}>
          {frequencies.map((frequency) => (
            <option key={frequency} value={frequency[0]}>
              {texts.frequencies[frequency]}
            </option>
          ))}
        </select>
        {counted === undefined ? null : (
          <label>
            {counted}:
            <input
              type="number"
              name={`${code}-count`}
              min={1}
              max={999}
              placeholder=" "
              aria-label={`${texts.room.count} ${counted}`}
            />
          </label>
        )}
      </div>
      {/* The inline script closes it. Without scripts, it stays open and prints so in every browser. */}
      <details open>
        <summary>
          <span data-tasks="">{usual}</span>
          <Icon name="chevron-down" size={20} />
        </summary>
        {tasks.map((task) => (
          <label key={task.code}>
            <input
              type="checkbox"
              name={code}
              value={task.code}
              defaultChecked={task.extra !== true}
              data-service={serviceTitle(task.service)}
            />
            {task.text}
          </label>
        ))}
        <textarea
          name={`${code}-own`}
          aria-label={texts.room.own}
          placeholder={texts.room.own}
          rows={1}
          maxLength={1000}
        />
      </details>
    </fieldset>
  );
}

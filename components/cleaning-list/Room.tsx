import { type cleaningList, pages } from '../../content/content.ts';
import { frequencies } from '../../content/schema/cleaning-list.ts';
import { placesOf, roomName, serviceTitle } from './list-entries.ts';

interface RoomProps {
  room: (typeof cleaningList.rooms)[number];
}

/** A room of the list: its tasks, how often, how many, and lines of the visitor's own. */
export function Room({ room: { code, counted, often, service, tasks, ...room } }: RoomProps) {
  const texts = pages.cleaningList;
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
            <input
              type="number"
              name={`${code}-count`}
              min={1}
              max={99}
              placeholder=" "
              aria-label={`${texts.room.count} ${counted}`}
            />
            {counted}
          </label>
        )}
      </div>
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
    </fieldset>
  );
}

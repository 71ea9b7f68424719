import { business } from '../../content/content.ts';
import { CardGrid } from '../ui/CardGrid.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The leadership team: the role, under the person's name once the owner has given it. */
export function Leadership() {
  return (
    <CardGrid>
      {business.leadership.map(({ role, name, focus }) => (
        <li key={role}>
          <Icon name="users" size={36} />
          <h3>{name ?? role}</h3>
          {name === null ? null : <p>{role}</p>}
          <p>{focus}</p>
        </li>
      ))}
    </CardGrid>
  );
}

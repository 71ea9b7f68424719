import styled from 'styled-components';
import type { Business } from '../../content/schema/business.ts';
import { color, from, space } from '../theme/theme.ts';
import { PointGrid } from '../ui/CardGrid.tsx';
import { Icon } from '../ui/Icon.tsx';

const Roles = styled.ul`
  display: grid;
  gap: ${space.m};
  align-items: start;
  & > li { padding-inline-start: ${space.m}; border-inline-start: 3px solid ${color.sunDeep}; }
  & p { color: ${color.inkSoft}; }
  ${from.small} { grid-template-columns: 1fr 1fr; }
`;

interface LeadershipProps {
  people: Business['leadership'];
}

/** The leadership team: a card for each person, or the roles beside each other while the owner has given no name. */
export function Leadership({ people }: LeadershipProps) {
  if (people.every(({ name }) => name === null)) {
    return (
      <Roles>
        {people.map(({ role, focus }) => (
          <li key={role}>
            <h3>{role}</h3>
            <p>{focus}</p>
          </li>
        ))}
      </Roles>
    );
  }
  return (
    <PointGrid>
      {people.map(({ role, name, focus }) => (
        <li key={role}>
          <Icon name="users" size={36} />
          <h3>{name ?? role}</h3>
          {name === null ? null : <p>{role}</p>}
          <p>{focus}</p>
        </li>
      ))}
    </PointGrid>
  );
}

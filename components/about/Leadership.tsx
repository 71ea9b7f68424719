import styled from 'styled-components';
import type { Business } from '../../content/schema/business.ts';
import { color, from, radius, shadow, size, space } from '../theme/theme.ts';
import { PointGrid } from '../ui/CardGrid.tsx';
import { Icon } from '../ui/Icon.tsx';

const Roles = styled.ul`
  display: grid;
  gap: ${space.l} ${space.xl};
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: ${radius.l};
  background: ${color.white};
  box-shadow: ${shadow.low};
  & > li { display: grid; align-content: start; gap: ${space.xs}; }
  & p { color: ${color.inkSoft}; font-size: ${size.lead}; line-height: 1.5; }
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    & > li ~ li { padding-inline-start: ${space.xl}; border-inline-start: 1px solid ${color.line}; }
  }
`;

interface LeadershipProps {
  people: Business['leadership'];
}

/** The leadership team: a card for each person, or the roles in one block while the owner has given no name. */
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

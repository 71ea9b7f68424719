import styled from 'styled-components';
import type { Picture } from '../../content/schema/primitives.ts';
import { from, space } from '../theme/theme.ts';
import type { IconName } from '../ui/Icon.tsx';
import { EntryTiles } from './EntryTiles.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space.l};
  ${from.small} { & ul { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); } }
  ${from.large} {
    /* As wide as their tiles are many, so that all tiles are equally wide. */
    display: flex;
    & > div { flex: 3; }
    & > div:has(li:nth-of-type(4)) { flex: 4; }
    /* Three that have the row to themselves lie. */
    & > div:only-of-type:not(:has(li:nth-of-type(4))) li { flex-direction: row; & > .picture { width: 50%; } }
  }
  & h3 { margin-bottom: ${space.s}; }
  margin-bottom: ${space.m};
`;

/** Services or industries, with a heading above them. */
export interface RelatedGroup {
  heading: string;
  section: 'services' | 'industries';
  entries: readonly { id: string; title: string; description: string; icon: IconName; image: Picture }[];
}

interface RelatedProps {
  groups: readonly RelatedGroup[];
}

/** Links to the services and industries that go with this page. */
export function Related({ groups }: RelatedProps) {
  return (
    <Columns>
      {groups.map(({ heading, section, entries }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <EntryTiles section={section} entries={entries} />
        </div>
      ))}
    </Columns>
  );
}

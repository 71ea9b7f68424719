import styled from 'styled-components';
import { from, space } from '../theme/theme.ts';
import type { IconName } from '../ui/Icon.tsx';
import { IconLinks } from '../ui/IconLinks.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space.l};
  ${from.medium} { grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
  & h3 { margin-bottom: ${space.s}; }
`;

interface RelatedProps {
  groups: readonly {
    heading: string;
    section: 'services' | 'industries';
    entries: readonly { id: string; title: string; icon: IconName }[];
  }[];
}

/** Links to the services and industries that go with this page. */
export function Related({ groups }: RelatedProps) {
  return (
    <Columns>
      {groups.map(({ heading, section, entries }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <IconLinks
            links={entries.map(({ id, title, icon }) => ({ href: `/${section}/${id}/`, label: title, icon }))}
          />
        </div>
      ))}
    </Columns>
  );
}

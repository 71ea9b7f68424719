import styled from 'styled-components';
import type { Point } from '../../content/schema/primitives.ts';
import { color, from, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space.m} ${space.l};
  ${from.small} { grid-template-columns: 1fr 1fr; }
  ${from.large} { grid-template-columns: repeat(3, 1fr); }
  & > li { display: grid; grid-template-columns: auto 1fr; align-content: start; gap: 0.25rem 0.75rem; padding-top: ${space.m}; border-top: 2px solid ${color.tealSoft}; }
  & > li > svg { padding: 0.25rem; border-radius: 50%; background: ${color.teal}; color: ${color.white}; }
  & > li > p { grid-column: 2; color: ${color.inkSoft}; }
  @media print {
    grid-template-columns: repeat(3, 1fr);
    & > li > svg { width: 14px; height: 14px; padding: 0; background: none; color: inherit; }
  }
`;

interface FeatureListProps {
  features: readonly Point[];
}

/** What is included, as a checklist with explanations. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <List>
      {features.map((feature) => (
        <li key={feature.name}>
          <Icon name="check" size={26} />
          <h3>{feature.name}</h3>
          <p>{feature.description}</p>
        </li>
      ))}
    </List>
  );
}

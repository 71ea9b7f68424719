import styled, { css } from 'styled-components';
import type { Point } from '../../content/schema/primitives.ts';
import { color, from, radius, shadow, space } from '../theme/theme.ts';
import { Icon, type IconName } from './Icon.tsx';

/**
 * A list of cards; what includes it adds the columns. The cards are styled from here, not as components of their own:
 * styled-components writes one style tag per instance on the server. For the same reason a variant includes this style
 * instead of extending a component: a later instance of the base would write its rules again, after the variant's.
 */
export const cardGridStyle = css`
  display: grid;
  gap: ${space.m};
  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space.s};
    padding: ${space.m};
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.white};
    color: ${color.ink};
    box-shadow: ${shadow.low};
  }
  & > li > svg { color: ${color.teal}; }
  & > li > p { color: ${color.inkSoft}; }
`;

/**
 * Short cards, none alone in its row: three side by side, others in pairs, and from laptops on all in one row unless
 * the section is compact.
 */
export const PointGrid = styled.ul`
  ${cardGridStyle}
  ${from.small} {
    grid-template-columns: 1fr 1fr;
    &:has(> li:nth-of-type(3):last-of-type) { grid-template-columns: repeat(3, 1fr); }
    & > li:nth-of-type(5) { grid-column: 1 / -1; }
  }
  ${from.large} { :not([data-kind='compact']) > div > & { display: flex; & > li { flex: 1; } } }
`;

interface PointCardsProps {
  /** What the cards say. */
  points: readonly (Point & { icon?: IconName })[];
}

/** Cards with a name and a sentence each, under an h2. */
export function PointCards({ points }: PointCardsProps) {
  return (
    <PointGrid>
      {points.map((point) => (
        <li key={point.name}>
          {point.icon === undefined ? null : <Icon name={point.icon} size={36} />}
          <h3>{point.name}</h3>
          <p>{point.description}</p>
        </li>
      ))}
    </PointGrid>
  );
}

import styled from 'styled-components';
import { pages } from '../../content/content.ts';
import { Container } from '../layout/Section.tsx';
import { color, from, space } from '../theme/theme.ts';

const Band = styled.section`
  padding-block: ${space.xl};
  background: ${color.navyDeep};
  color: ${color.white};
  & ul { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.l} ${space.m}; }
  & li { display: grid; gap: ${space.xs}; align-content: start; }
  ${from.large} { & ul { grid-template-columns: repeat(4, 1fr); } }
  & strong { color: ${color.sun}; font-size: clamp(1.75rem, 1.1rem + 3vw, 4.5rem); font-weight: 800; letter-spacing: -0.035em; line-height: 1; }
  & span { color: ${color.tealPale}; line-height: 1.4; }
  @media print { background: none; color: inherit; & strong, & span { color: inherit; } }
`;

/** What can be counted on, in four figures. */
export function KeyFigures() {
  return (
    <Band aria-label={pages.home.keyFigures.label}>
      <Container>
        <ul>
          {pages.home.keyFigures.figures.map(({ figure, meaning }) => (
            <li key={figure}>
              <strong>{figure}</strong>
              <span>{meaning}</span>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}

import styled from 'styled-components';
import { pages } from '../../content/content.ts';
import { Container } from '../layout/Section.tsx';
import { color, from, size, space } from '../theme/theme.ts';

const Band = styled.section`
  padding-block: ${space.xl};
  background: ${color.navyDeep};
  color: ${color.white};
  & ul { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.l} ${space.m}; }
  ${from.medium} { & ul { grid-template-columns: repeat(4, auto); justify-content: space-between; } }
  & li { display: grid; align-content: start; gap: 0.25rem; }
  & strong { color: ${color.sun}; font-size: ${size.heading}; font-weight: 800; letter-spacing: -0.02em; line-height: 1.1; }
  & span { max-width: 14rem; color: ${color.tealPale}; line-height: 1.4; }
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

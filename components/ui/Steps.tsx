import styled from 'styled-components';
import type { Point } from '../../content/schema/primitives.ts';
import { color, from, size, space } from '../theme/theme.ts';

const List = styled.ol`
  counter-reset: step;
  & > li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 1.1em 1fr;
    align-items: baseline;
    gap: 0.25rem ${space.m};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }
  & > li::before { content: counter(step) / ''; grid-row: span 2; color: ${color.tealDeep}; font-size: ${size.statement}; font-weight: 800; line-height: 1; }
  & > li > p { color: ${color.inkSoft}; }
  ${from.tablet} { & > li { grid-template-columns: 3.5rem 1fr 1.8fr; align-items: center; &::before { grid-row: auto; } } }
  @media print {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${space.l};
    & > li { border: 0; }
  }
`;

interface StepsProps {
  steps: readonly Point[];
}

/** Steps in order, numbered. */
export function Steps({ steps }: StepsProps) {
  return (
    <List>
      {steps.map((step) => (
        <li key={step.name}>
          <h3>{step.name}</h3>
          <p>{step.description}</p>
        </li>
      ))}
    </List>
  );
}

import styled from 'styled-components';
import type { Point } from '../../content/schema/primitives.ts';
import { color, space } from '../theme/theme.ts';
import { evenColumns } from './CardGrid.tsx';

const List = styled.ol`
  display: grid;
  gap: ${space.l};
  counter-reset: step;
  ${evenColumns}
  & > li { counter-increment: step; display: grid; align-content: start; gap: ${space.xs}; }
  & > li::before {
    content: counter(step) / '';
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: 50%;
    background: ${color.sun};
    color: ${color.ink};
    font-size: 1.25rem;
    font-weight: 800;
  }
  & > li > p { color: ${color.inkSoft}; }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    & > li::before { width: 1.5em; height: 1.5em; border: 1px solid; background: none; font-size: 9pt; }
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

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { besideColumns, color, from, size, space } from '../theme/theme.ts';
import { Container } from './Section.tsx';

const Band = styled.div`
  padding-block: ${space.l} ${space.xl};
  background: ${color.tealPale};
  & > div { display: grid; gap: ${space.l}; align-items: center; }
  & .words { display: grid; gap: ${space.m}; justify-items: start; }
  & .words > p { color: ${color.inkSoft}; font-size: ${size.lead}; }
  ${from.tablet} {
    &[data-beside='true'] > div, &[data-beside='false'] .words { grid-template-columns: ${besideColumns}; column-gap: ${space.l}; }
    /* With nothing beside it, the words stand beside the heading. */
    &[data-beside='false'] { padding-block: ${space.section}; & .words { align-items: end; & > :not(h1) { grid-column: 2; } } }
  }
  @media print { background: none; padding-block: 0; }
`;

interface PageHeadingProps {
  /** The page's h1. */
  heading: string;
  /** A sentence or two under it. */
  lead: string;
  /** Above the heading, such as breadcrumbs. */
  above?: ReactNode;
  /** Buttons under the lead, and whatever belongs to them. */
  children?: ReactNode;
  /** What stands beside the words, or below them on phones, such as the page's picture. */
  beside?: ReactNode;
}

/** The first band of a page: its heading, and what belongs beside it. */
export function PageHeading({ heading, lead, above, children, beside }: PageHeadingProps) {
  return (
    <Band data-beside={beside !== undefined}>
      <Container>
        <div className="words">
          {above}
          <h1>{heading}</h1>
          <p>{lead}</p>
          {children}
        </div>
        {beside}
      </Container>
    </Band>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Picture as PictureContent } from '../../content/schema/primitives.ts';
import { color, from, size, space } from '../theme/theme.ts';
import { BeforeAfter } from '../ui/BeforeAfter.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { Container } from './Section.tsx';

const Band = styled.div`
  padding-block: ${space.l} ${space.xl};
  background: ${color.tealPale};
  & > div { display: grid; gap: ${space.l}; align-items: center; }
  & .words { display: grid; gap: ${space.m}; justify-items: start; max-width: 46rem; }
  & .words > p { max-width: 38rem; color: ${color.inkSoft}; font-size: ${size.lead}; }
  &[data-picture='true'] > div { ${from.medium} { grid-template-columns: 1.05fr 1fr; gap: ${space.l}; } }
  &[data-picture='true'] picture { ${from.medium} { margin-block: -1.5rem; } }
  &[data-picture='false'] { padding-block: ${space.xl}; }
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
  /** The page's picture, with the icon that stands in for it. */
  picture?: { content: PictureContent; icon: IconName };
}

/** The first band of a page: its heading, and its picture beside it where there is one. */
export function PageHeading({ heading, lead, above, children, picture }: PageHeadingProps) {
  return (
    <Band data-picture={picture !== undefined}>
      <Container>
        <div className="words">
          {above}
          <h1>{heading}</h1>
          <p>{lead}</p>
          {children}
        </div>
        {picture === undefined ? null : <BeforeAfter picture={picture.content} icon={picture.icon} by="slider" />}
      </Container>
    </Band>
  );
}

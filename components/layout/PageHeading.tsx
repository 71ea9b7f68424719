import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Picture as PictureContent } from '../../content/schema/primitives.ts';
import { besideColumns, color, from, size, space } from '../theme/theme.ts';
import { BeforeAfter } from '../ui/BeforeAfter.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Container } from './Section.tsx';

const Band = styled.div`
  padding-block: ${space.l} ${space.xl};
  background: ${color.tealPale};
  & > div { display: grid; gap: ${space.l}; align-items: center; }
  & .words { display: grid; gap: ${space.m}; justify-items: start; }
  & .words > p { color: ${color.inkSoft}; font-size: ${size.lead}; }
  ${from.tablet} {
    &[data-picture='true'] > div, &[data-picture='false'] .words { grid-template-columns: ${besideColumns}; column-gap: ${space.l}; }
    /* Without a picture, the words stand beside the heading. */
    &[data-picture='false'] { padding-block: ${space.section}; & .words { align-items: end; & > :not(h1) { grid-column: 2; } } }
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
  /** The page's picture, with the icon that stands in for it. A `late` one loads when everything else is there. */
  picture?: { content: PictureContent; icon: IconName; late?: boolean };
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
        {picture === undefined ? null : picture.late ? (
          <Picture picture={picture.content} icon={picture.icon} place="band" />
        ) : (
          <BeforeAfter picture={picture.content} icon={picture.icon} />
        )}
      </Container>
    </Band>
  );
}

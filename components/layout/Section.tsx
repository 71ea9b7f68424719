import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, from, size, space } from '../theme/theme.ts';

/** The width of the page's content, centered, with the gutter at both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(74rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Room above and below content that needs no heading of its own. */
export const Block = styled.div`
  padding-block: ${space.xl} ${space.section};
`;

const sectionTones = ['plain', 'pale', 'sand', 'teal'] as const;
export type SectionTone = (typeof sectionTones)[number];

const Band = styled.section`
  padding-block: ${space.section};
  &[data-tone='pale'] { background: ${color.tealPale}; }
  &[data-tone='sand'] { background: ${color.sand}; }
  &[data-tone='teal'] { color: ${color.white}; --color-inkSoft: ${color.tealPale}; background: ${color.tealDeep}; }
  & header { max-width: 44rem; margin-bottom: ${space.l}; }
  &[data-printed='false'] { @media print { display: none; } }
  @media print { &[data-tone] { background: none; color: inherit; --color-inkSoft: inherit; } }
  /* Doubled: the container's own display is as specific and comes later on some pages. */
  ${from.medium} {
    &&[data-split='true'] > div { display: grid; grid-template-columns: 1fr 1.7fr; gap: ${space.xl}; align-items: start; }
    &&[data-split='true'] header, &&[data-tone='teal'] header { margin-bottom: 0; }
    &&[data-tone='teal'] > div { display: flex; align-items: center; justify-content: space-between; gap: ${space.xl}; }
  }
  & header p { margin-top: ${space.s}; font-size: ${size.lead}; color: ${color.inkSoft}; }
`;

interface SectionProps {
  /** Id of the section's heading, from which the section takes its name. Unique on the page. */
  id: string;
  /** The section's h2. */
  heading: string;
  /** A sentence or two under the heading. */
  lead?: string;
  /** The background. */
  tone?: SectionTone;
  /** Puts the heading beside the content where there is room, for content of a reading width. */
  split?: boolean;
  /** Whether the section is of use on paper. */
  printed?: boolean;
  children: ReactNode;
}

/** A full-width band of the page with a heading, named for assistive technology by that heading. */
export function Section({ id, heading, lead, tone = 'plain', split = false, printed = true, children }: SectionProps) {
  return (
    <Band aria-labelledby={id} data-tone={tone} data-split={split} data-printed={printed}>
      <Container>
        <header>
          <h2 id={id}>{heading}</h2>
          {lead === undefined ? null : <p>{lead}</p>}
        </header>
        {children}
      </Container>
    </Band>
  );
}

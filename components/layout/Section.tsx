import type { ReactNode } from 'react';
import styled from 'styled-components';
import { besideColumns, color, from, size, space } from '../theme/theme.ts';

/** The width of the page's content, centered, with the gutter at both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(100rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Room above and below content that needs no heading of its own. */
export const Block = styled.div`
  padding-block: ${space.xl} ${space.section};
`;

/**
 * Where a section's heading stands. `feature`: its lead beside it, the content below. `standard`: over lead and content.
 * `split`: beside the content, half and half. `compact`: beside the content, which takes two thirds. `closing`: the band
 * at the end of a page, a statement with its buttons at the other side.
 */
const sectionKinds = ['feature', 'standard', 'split', 'compact', 'closing'] as const;
export type SectionKind = (typeof sectionKinds)[number];

const sectionTones = ['plain', 'pale', 'sand'] as const;
export type SectionTone = (typeof sectionTones)[number];

const Band = styled.section`
  padding-block: ${space.section};
  &[data-tone='pale'] { background: ${color.tealPale}; }
  &[data-tone='sand'] { background: ${color.sand}; }
  & header { display: grid; gap: ${space.s}; align-content: start; margin-bottom: ${space.l}; }
  & header p { font-size: ${size.lead}; color: ${color.inkSoft}; }
  &[data-kind='closing'] {
    padding-block: ${space.xl};
    color: ${color.white};
    --color-inkSoft: ${color.tealPale};
    --size-heading: ${size.statement};
    background: ${color.tealDeep};
  }
  &[data-printed='false'] { @media print { display: none; } }
  @media print { &[data-tone] { background: none; color: inherit; --color-inkSoft: inherit; } }
  ${from.tablet} {
    &[data-kind='feature'] header, &:is([data-kind='split'], [data-kind='closing']) > div {
      display: grid;
      grid-template-columns: ${besideColumns};
      gap: 0 ${space.xl};
      align-items: start;
    }
    &[data-kind='feature'] header { margin-bottom: ${space.xl}; }
    &:is([data-kind='split'], [data-kind='closing']) header { margin: 0; }
    /* Two buttons beside the words do not fit into a row before laptops. */
    &[data-kind='closing'] > div { grid-template-columns: 1fr auto; align-items: center; & > div { flex-direction: column; } }
  }
  ${from.large} {
    &[data-kind='closing'] > div > div { flex-direction: row; }
    &[data-kind='compact'] > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: ${space.m} ${space.l}; & > :not(header) { grid-column: 2 / -1; } }
  }
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
  /** How much the section weighs, and where its heading stands. */
  kind?: SectionKind;
  /** What stands under the heading of a split section, such as buttons. */
  below?: ReactNode;
  /** Whether the section is of use on paper. */
  printed?: boolean;
  children: ReactNode;
}

/** A full-width band of the page with a heading, named for assistive technology by that heading. */
export function Section({
  id,
  heading,
  lead,
  tone = 'plain',
  kind = 'standard',
  below,
  printed = true,
  children,
}: SectionProps) {
  return (
    <Band aria-labelledby={id} data-tone={tone} data-kind={kind} data-printed={printed}>
      <Container>
        <header>
          <h2 id={id}>{heading}</h2>
          {lead === undefined ? null : <p>{lead}</p>}
          {below}
        </header>
        {children}
      </Container>
    </Band>
  );
}

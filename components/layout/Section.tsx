import type { ReactNode } from 'react';
import styled from 'styled-components';
import { besideColumns, color, from, size, space } from '../theme/theme.ts';

/** The width of the page's content, centered, with the gutter at both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(88rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** Room above and below content that needs no heading of its own. */
export const Block = styled.div`
  padding-block: ${space.xl} ${space.section};
`;

/**
 * What a section weighs. `feature`: a statement, with its lead beside it. `standard`: a heading over its content.
 * `split`: a statement with its content beside it. `compact`: a label with its content beside it.
 */
const sectionKinds = ['feature', 'standard', 'split', 'compact'] as const;
export type SectionKind = (typeof sectionKinds)[number];

const sectionTones = ['plain', 'pale', 'sand', 'teal'] as const;
export type SectionTone = (typeof sectionTones)[number];

const Band = styled.section`
  padding-block: ${space.section};
  &[data-tone='pale'] { background: ${color.tealPale}; }
  &[data-tone='sand'] { background: ${color.sand}; }
  &[data-tone='teal'] { color: ${color.white}; --color-inkSoft: ${color.tealPale}; background: ${color.tealDeep}; }
  & header { display: grid; gap: ${space.s}; margin-bottom: ${space.l}; }
  &[data-kind='compact'] { padding-block: ${space.xl}; --size-heading: ${size.label}; }
  &:is([data-kind='feature'], [data-kind='split']) {
    padding-block: calc(${space.section} * 1.2);
    --size-heading: ${size.statement};
    & header { gap: ${space.m}; }
    & h2 { line-height: 1.04; letter-spacing: -0.03em; }
  }
  &[data-printed='false'] { @media print { display: none; } }
  @media print { &[data-tone] { background: none; color: inherit; --color-inkSoft: inherit; } }
  & header p { font-size: ${size.lead}; color: ${color.inkSoft}; }
  ${from.tablet} {
    &[data-kind='feature'] header, &[data-kind='split'] > div {
      display: grid;
      grid-template-columns: ${besideColumns};
      gap: 0 ${space.xl};
      align-items: end;
    }
    &[data-kind='feature'] header { margin-bottom: ${space.xl}; }
    &[data-kind='split']:not([data-tone='teal']) > div { align-items: start; }
    &[data-kind='split'] header { margin: 0; }
  }
  ${from.medium} { &[data-kind='compact'] > div { display: grid; grid-template-columns: 1fr 3fr; gap: ${space.m} ${space.xl}; & > :not(header) { grid-column: 2; } } }
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

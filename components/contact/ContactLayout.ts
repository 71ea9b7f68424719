import styled from 'styled-components';
import { color, from, radius, shadow, size, space } from '../theme/theme.ts';

/** The blocks of the contact page: the form, with the ways to reach us beside it. */
export const ContactLayout = styled.div`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xl} ${space.section};
  & h2 { margin-bottom: ${space.m}; font-size: ${size.title}; }
  & > section:first-of-type { padding: ${space.m}; border-radius: ${radius.l}; background: ${color.white}; box-shadow: ${shadow.low}; }
  & > section:first-of-type h2 { font-size: ${size.heading}; }
  ${from.small} { & > section:first-of-type { padding: ${space.l}; } }
  ${from.medium} {
    grid-template: auto 1fr / 1.5fr 1fr;
    align-items: start;
    & > section:first-of-type { grid-row: span 2; }
  }
`;

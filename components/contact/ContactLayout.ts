import styled from 'styled-components';
import { missedNoteId } from '../forms/dom-names.ts';
import palette from '../theme/palette.json' with { type: 'json' };
import { besideColumns, color, from, radius, shadow, size, space } from '../theme/theme.ts';

/** The blocks of the contact page: the form, with the ways to reach us beside it. */
export const ContactLayout = styled.div`
  display: grid;
  column-gap: ${space.xl};
  padding-block: ${space.xl} ${space.section};
  & h2 { margin-bottom: ${space.m}; font-size: ${size.label}; }
  & > section { padding: ${space.m}; border-radius: ${radius.l}; background: ${color.white}; box-shadow: ${shadow.low}; }
  /* For visitors whom the cleaning list sent, until the message is sent; to others, and to search engines, the page does not
     say it. The field has room for the draft, which comes after the first frame. */
  & #${missedNoteId} { max-width: none; margin-bottom: ${space.m}; scroll-margin-top: 5rem; padding: ${space.s}; border-radius: ${radius.s}; background: ${color.sunPale}; &::before { content: attr(data-text); } &:not(:target), &:has(~ * form > .message) { display: none; } &:target ~ * textarea { min-height: 20rem; } }
  /* The ways to reach us and the hours are one panel. */
  & > section ~ section { background: ${color.navyDeep}; color: ${color.white}; --color-inkSoft: ${color.tealPale}; --color-success: ${palette.leaf}; --color-line: #fff4; & a { color: inherit; } }
  & > section:nth-of-type(2) { margin-top: ${space.l}; border-radius: ${radius.l} ${radius.l} 0 0; & li:first-of-type { color: ${color.sun}; font-size: ${size.label}; white-space: nowrap; } }
  & > section:nth-of-type(3) { border-radius: 0 0 ${radius.l} ${radius.l}; }
  ${from.small} { & > section { padding: ${space.l}; } }
  ${from.tablet} {
    grid-template: auto 1fr / ${besideColumns};
    /* The message takes what room the panel leaves. */
    & > section:first-of-type { grid-row: span 2; display: flex; flex-direction: column; & div:has(> form, > div > form) { display: contents; } }
    && form { display: flex; flex-direction: column; }
    & form, & .fields { flex: 1; }
    & .fields { grid-template-rows: auto auto 1fr; }
    & .field:has(textarea) { align-self: stretch; grid-template-rows: auto 1fr; }
    & > section:nth-of-type(2) { margin: 0; padding-bottom: 0; }
  }
  /* Name and email share a row. */
  ${from.large} { & .fields { grid-template-rows: auto 1fr; } }
  @media print { & > section { padding: 0; background: none; color: inherit; } }
`;

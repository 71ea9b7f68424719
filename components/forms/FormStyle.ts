import styled from 'styled-components';
import { color, from, radius, size, space } from '../theme/theme.ts';
import { buttonStyle } from '../ui/Button.ts';

/**
 * The look of everything inside a form. It is set from this server component around the form, so that the form's own
 * script, which is all a phone must run, holds no styles and no styling library.
 */
export const FormStyle = styled.div`
  & form, & .fields { display: grid; gap: ${space.m}; }
  ${from.small} {
    & .fields { grid-template-columns: 1fr 1fr; align-items: end; }
    /* Two short fields share a row; what comes after them is long. */
    & .field:nth-child(n + 3) { grid-column: 1 / -1; }
  }
  & fieldset { min-width: 0; padding: 0; border: 0; }
  & legend, & .field label { padding: 0; font-weight: 650; line-height: 1.3; }
  & fieldset p, & .field p { color: ${color.inkSoft}; font-size: ${size.small}; line-height: 1.4; }
  & .field { display: grid; gap: 0.25rem; }
  & input:not([type='checkbox']), & textarea {
    width: 100%;
    min-height: 3rem;
    padding: 0.625rem 0.875rem;
    border: 1.5px solid ${color.inkSoft};
    border-radius: ${radius.s};
    background: ${color.white};
    color: ${color.ink};
    /* Below 16 px iOS zooms the page into the field. */
    font-size: max(1rem, 16px);
  }
  & textarea { resize: vertical; line-height: 1.45; }
  & input:focus-visible, & textarea:focus-visible { outline-offset: 0; border-color: ${color.ink}; }
  & input:user-invalid, & textarea:user-invalid { border-color: ${color.danger}; box-shadow: inset 0.25rem 0 0 ${color.danger}; }
  & .choices { display: flex; flex-wrap: wrap; gap: ${space.xs}; margin-top: ${space.xs}; }
  & .choices label { position: relative; display: flex; max-width: 100%; }
  & .choices input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  & .choices span {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem 0.375rem 0.625rem;
    border: 1.5px solid ${color.inkSoft};
    border-radius: ${radius.round};
    font-size: 1rem;
    font-weight: 550;
    line-height: 1.2;
  }
  & .choices span::before {
    content: '';
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border: 1.5px solid currentColor;
    border-radius: 0.3rem;
  }
  /* Not after a tap: it would look chosen. */
  @media (hover: hover) { & .choices input:hover + span { background: ${color.tealPale}; } }
  & .choices input:checked + span { border-color: ${color.tealDeep}; background: ${color.tealPale}; color: ${color.tealDeep}; }
  & .choices input:checked + span::before {
    border-color: ${color.tealDeep};
    content: '✓' / '';
    display: grid;
    place-items: center;
    background: ${color.tealDeep};
    color: ${color.white};
    font-size: 0.9375rem;
    font-weight: 800;
    line-height: 1;
  }
  & .choices input:focus-visible + span { outline: 3px solid ${color.ink}; outline-offset: 2px; box-shadow: 0 0 0 6px ${color.sun}; }
  & button[type='submit'] { ${buttonStyle} width: 100%; }
  ${from.small} { & button[type='submit'] { width: auto; justify-self: start; } }
  & .message {
    padding: ${space.s} ${space.m};
    border-inline-start: 0.375rem solid ${color.success};
    border-radius: ${radius.s};
    background: ${color.successPale};
    color: ${color.ink};
    font-weight: 650;
  }
  & .message[data-state='error'] { border-color: ${color.danger}; background: ${color.dangerPale}; }
  & .message:focus { outline: none; box-shadow: none; }
  /* Without scripts nothing could be sent: the text beside the form says how to reach us instead. */
  @media (scripting: none) { & form { display: none; } }
  @media (forced-colors: active) {
    & .choices input:checked + span { outline: 2px solid Highlight; }
    & .choices input:checked + span::before { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;

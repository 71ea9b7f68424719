import type { ReactNode } from 'react';
import styled from 'styled-components';
import { business, forms } from '../../content/content.ts';
import { color, focusRing, from, radius, size, space } from '../theme/theme.ts';
import { inputStyle } from '../ui/input-style.ts';
import { telephoneLink } from '../ui/phone.ts';

const Style = styled.div`
  & form, & .fields { display: grid; gap: ${space.m}; }
  ${from.small} {
    & .fields { grid-template-columns: repeat(auto-fit, minmax(max(13rem, 40%), 1fr)); align-items: start; }
    /* Two short fields share a row; what comes after them is long. */
    & .field:nth-child(n + 3) { grid-column: 1 / -1; }
  }
  & fieldset { min-width: 0; padding: 0; border: 0; }
  & legend, & .field label { padding: 0; font-weight: 650; line-height: 1.3; }
  & fieldset > p, & .field p { color: ${color.inkSoft}; font-size: ${size.small}; line-height: 1.5; }
  & .field { display: grid; gap: 0.25rem; }
  & input:not([type='checkbox']), & textarea { ${inputStyle} }
  /* Five lines at first, then as many as are written. */
  & textarea { min-height: 8.875rem; max-height: 20rem; resize: vertical; field-sizing: content; line-height: 1.45; }
  & input:user-invalid, & textarea:user-invalid { border-color: ${color.danger}; box-shadow: inset 0.25rem 0 0 ${color.danger}; }
  & :is(p, span):empty { position: absolute; }
  && .error { color: ${color.danger}; font-weight: 650; }
  /* On phones rows that share their lines, which is calmer than a cloud of buttons. */
  & .choices { display: grid; margin-top: ${space.xs}; border: 1px solid ${color.line}; border-radius: ${radius.s}; overflow: clip; }
  ${from.small} { & .choices { grid-template-columns: 1fr 1fr; gap: ${space.xs} ${space.m}; border: 0; overflow: visible; } }
  & .choices label { position: relative; display: flex; }
  & .choices input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  & .choices span {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem 0.375rem 0.625rem;
    font-size: 1rem;
    font-weight: 550;
    line-height: 1.25;
  }
  & .choices label + label { border-top: 1px solid ${color.line}; }
  ${from.small} {
    && .choices label { border: 0; }
    & .choices span { border: 1.5px solid ${color.inkSoft}; border-radius: ${radius.s}; }
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
  & .choices input:checked + span { border-color: currentColor; background: ${color.tealPale}; color: ${color.tealDeep}; }
  & .choices input:checked + span::before { background: currentColor; }
  /* Two borders make the check mark: a sign of a font that the page does not have takes a phone 10 ms to find. */
  & .choices input:checked + span::after, & form > .message::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.5rem) auto auto 1.0625rem;
    width: 0.375rem;
    height: 0.75rem;
    border: solid ${color.white};
    border-width: 0 0.15rem 0.15rem 0;
    rotate: 42deg;
    pointer-events: none;
  }
  & .choices input:focus-visible + span { ${focusRing.inside} }
  & .submit, & .failure { display: grid; gap: ${space.s}; }
  & form .button, & .failure li:first-of-type { width: 100%; }
  ${from.small} { & form .button, & .failure li:first-of-type { width: auto; justify-self: start; } }
  & .note, & .failure { padding: ${space.s}; border-radius: ${radius.s}; background: ${color.sand}; }
  /* Thanks, below a check mark in a disc. */
  & form > .message { position: relative; padding: 6rem 0 ${space.l}; font-size: ${size.label}; line-height: 1.3; text-align: center; text-wrap: balance; }
  & form > .message::before, & form > .message::after { inset: 3rem auto auto 50%; translate: -50% -50%; scale: 2; }
  & form > .message::before { content: ''; position: absolute; width: 2rem; height: 2rem; border-radius: 50%; background: ${color.success}; }
  && .failure { gap: ${space.xs}; border-inline-start: 0.375rem solid ${color.danger}; background: ${color.dangerPale}; font-size: ${size.small}; line-height: 1.5; --color-tealDeep: ${color.ink}; }
  /* What follows the message in a failure is in view with it. */
  & .message { font-size: ${size.body}; font-weight: 650; scroll-margin-block: ${space.l} 20rem; }
  & .failure ul, & .failure li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.s}; }
  & .failure pre { max-height: 20rem; overflow: auto; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
  /* While it is being sent, a form cannot be changed. */
  && [data-locked] :is(input, textarea, .choices span) {
    border-color: ${color.line};
    background: ${color.sand};
    cursor: default;
  }
  & form:not([data-interrupted]) .interrupted, & form:not([data-waiting]) .waiting, & form:not([data-unavailable]) .unavailable { display: none; }
  /* Without scripts nothing could be sent: the text beside the form says how to reach us instead. */
  @media (scripting: none) { & form { display: none; } }
  @media (forced-colors: active) {
    & .choices input:checked + span { outline: 2px solid Highlight; }
    & .choices input:checked + span::before { forced-color-adjust: none; background: Highlight; }
    & .choices input:checked + span::after { forced-color-adjust: none; border-color: HighlightText; }
  }
`;

/**
 * Stands around a form. It styles everything inside, so that the form's own script holds no styles and no styling
 * library, and says how to reach us instead where JavaScript is off.
 */
export function FormFrame({ children }: { children: ReactNode }) {
  return (
    <Style>
      <noscript>
        <p>
          {forms.noScript} <a href={telephoneLink(business.phone)}>{business.phone}</a>,{' '}
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </p>
      </noscript>
      {children}
    </Style>
  );
}

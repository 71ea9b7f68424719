import { css } from 'styled-components';
import { color, radius } from '../theme/theme.ts';

/** The look of every button and button-like link, chosen by `data-variant`. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  padding: 0.625rem 1.375rem;
  border: 2px solid transparent;
  border-radius: ${radius.round};
  /* The colors of the primary button, which is the default. */
  background: ${color.sun};
  color: ${color.ink};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  &:hover { background: ${color.sunDeep}; }
  @media (prefers-reduced-motion: no-preference) {
    @media (hover: hover) { &:hover { translate: 0 -2px; box-shadow: 0 6px 14px rgb(18 48 63 / 22%); } }
    &:active { translate: 0 2px; box-shadow: none; }
    &:disabled::before { animation: turn 1s linear infinite; }
  }
  &:focus-visible { border-radius: ${radius.round}; }
  &:disabled { background: ${color.sunPale}; color: ${color.ink}; cursor: progress; translate: none; box-shadow: none; }
  /* A form is being sent. The mask opens the ring in forced colors, too. */
  &:disabled::before { content: ''; width: 1em; height: 1em; border: 0.1875em solid; border-radius: 50%; mask: conic-gradient(#0000 25%, #000 0); }
  &[data-variant='secondary'] { background: transparent; border-color: currentColor; color: ${color.tealDeep}; }
  &[data-variant='secondary']:hover { background: ${color.tealDeep}; border-color: ${color.tealDeep}; color: ${color.white}; }
  &[data-variant='light'] { background: transparent; border-color: currentColor; color: ${color.white}; }
  &[data-variant='light']:hover { background: ${color.white}; border-color: ${color.white}; color: ${color.navyDeep}; }
  @media (forced-colors: active) { border-color: ButtonText; }
`;

import { createGlobalStyle } from 'styled-components';
import { buttonStyle } from '../ui/button-style.ts';
import { color, focusRing, printTokenDeclarations, radius, shadow, size, tokenDeclarations } from './theme.ts';

/** A card or tile under the pointer, or with focus. */
const raised = `translate: 0 -0.25rem; box-shadow: ${shadow.high}; & img { transform: scale(1.05); }`;

/** Tokens, resets and the styles of bare elements. Rendered once, in the root layout. */
export const GlobalStyle = createGlobalStyle`
  :root { ${tokenDeclarations} color-scheme: light; }
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font-family: var(--font), Arial, sans-serif;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* What takes focus is never hidden behind the header or the call bar of phones. */
    scroll-padding-block: 6rem 5.5rem;
  }
  /* The page behind an open dialog or menu stays where it is. */
  html:has(dialog[open]) { overflow: hidden; }
  body {
    min-height: 100dvh;
    display: flex;
    flex-direction: column;
    background: ${color.paper};
    color: ${color.ink};
    font-size: ${size.body};
    line-height: 1.6;
    overflow-wrap: break-word;
  }
  main { flex: 1 0 auto; }
  h1, h2, h3 { line-height: 1.15; letter-spacing: -0.015em; text-wrap: balance; font-weight: 750; }
  h1 { font-size: ${size.display}; letter-spacing: -0.028em; line-height: 1.06; }
  h2 { font-size: ${size.heading}; letter-spacing: -0.022em; line-height: 1.1; }
  h3 { font-size: ${size.title}; line-height: 1.25; }
  p, li, dd { text-wrap: pretty; }
  /* Some 70 characters, and never more than 80. */
  p { max-width: 33em; }
  ul, ol { padding: 0; list-style: none; }
  a { color: ${color.tealDeep}; text-underline-offset: 0.18em; text-decoration-thickness: 0.08em; }
  a:hover { text-decoration-thickness: 0.14em; }
  p a[href^='tel:'] { color: inherit; white-space: nowrap; }
  img, svg { display: block; max-width: 100%; }
  /* What Icon leaves out of its markup; gives way to every other rule. */
  :where(.tabler-icon) { fill: none; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  button, input, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  .button { ${buttonStyle} }
  /* A link on its own, or a button that looks like one. */
  .text-link {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.tealDeep};
    font-weight: 700;
    text-align: start;
    text-decoration-line: underline;
    overflow-wrap: anywhere;
  }
  [hidden] { display: none; }
  :focus-visible {
    ${focusRing.outside}
    border-radius: ${radius.s};
  }
  /* Where scripts and the skip link move focus. */
  [tabindex='-1']:focus { outline: none; box-shadow: none; }
  ::selection { background: ${color.sun}; color: ${color.ink}; }
  .on-paper { display: none; }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: no-preference) {
    /* How the dialog and the menu come in. */
    @keyframes rise { from { translate: 0 1.5rem; } }
    :is(dialog, :popover-open) { animation: rise 160ms ease-out; }
    /* What a button shows while its form is being sent. */
    @keyframes turn { to { rotate: 1turn; } }
    a, button, summary, svg, img, .lively > li { transition: 200ms; transition-property: background-color, color, border-color, box-shadow, transform, translate; }
    @media (hover: hover) { .lively > li:has(a:hover) { ${raised} } }
    .lively > li:has(a:focus-visible) { ${raised} }
    .lively > li:has(a:active) { translate: 0 2px; }
    a:hover > .tabler-icon-arrow-right, a:hover > .tabler-icon-chevron-right { translate: 0.25rem; }
    a:hover > .tabler-icon-arrow-left { translate: -0.25rem; }
  }
  /* Icons keep their own color otherwise; a dialog shows its edge by its shadow, which is gone. */
  @media (forced-colors: active) {
    svg { color: inherit !important; }
    dialog, [popover]:popover-open { border: 2px solid !important; }
  }
  /* On paper the same tokens are smaller: a service page then fits both sides of one sheet. */
  @media print {
    :root { ${printTokenDeclarations} }
    body { background: white; font-size: 8pt; line-height: 1.32; }
    .on-paper { display: block; }
    .button, .text-link, body > :is(a, aside, dialog, footer) { display: none !important; }
    a { color: inherit; text-decoration: none; }
    h2, h3 { break-after: avoid; }
    li { break-inside: avoid; }
  }
  @page { margin: 10mm 12mm; }
`;

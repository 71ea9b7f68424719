/** How the cleaning list looks: on screen in `listStyle`, on paper in `sheetStyle`. */
import { createGlobalStyle, css } from 'styled-components';
import { cleaningList, pages } from '../../content/content.ts';
import { quoteListNoteId } from '../forms/dom-names.ts';
import { below, color, focusRing, from, radius, shadow, size, space } from '../theme/theme.ts';
import { inputStyle } from '../ui/input-style.ts';

const isChosen = '&:has([name=place]:checked)';
const isChecking = '&:has([value=check]:checked)';
/** A room that the visitor has left out. */
const isLeftOut = '[data-room]:has(legend input:not(:checked))';

/** Each place shows its rooms. */
const roomsOfPlaces = cleaningList.places.map(({ id }) => `&:has([value=${id}]:checked) [data-places~=${id}]`).join();

const checkMark = `
  content: '';
  position: absolute;
  inset: 0.125rem auto auto 0.4375rem;
  width: 0.4375rem;
  height: 0.8125rem;
  border: solid ${color.white};
  border-width: 0 0.15rem 0.15rem 0;
  rotate: 42deg;
`;

export const listStyle = css`
  & fieldset { min-width: 0; padding: 0; border: 0; }
  /* Floating makes a legend a child as any other. */
  & legend { float: left; padding: 0; }
  & [type='checkbox'] {
    position: relative;
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    border: 1.5px solid ${color.inkSoft};
    border-radius: 0.375rem;
    background: ${color.white};
    appearance: none;
    cursor: inherit;
  }
  & [type='checkbox']:checked { border-color: ${color.tealDeep}; background: ${color.tealDeep}; &::after { ${checkMark} } }
  & label { cursor: pointer; }

  & .places { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.xs}; width: 100%; }
  /* Not on tablets, where the picture stands beside them. */
  @media (40rem <= width < 44rem), (width >= 68rem) { & .places { grid-template-columns: repeat(4, 1fr); gap: ${space.s}; } }
  & .places legend { grid-column: 1 / -1; }
  & .places label {
    position: relative;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: ${space.xs};
    min-height: 5.5rem;
    padding: ${space.xs};
    border: 1.5px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.white};
    box-shadow: ${shadow.low};
    font-weight: 650;
    font-size: 1rem;
    line-height: 1.2;
    text-align: center;
  }
  & .places input, & .view input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  & .places svg { color: ${color.teal}; }
  @media (hover: hover) { & .places label:hover { border-color: ${color.teal}; } }
  & .places label:has(:checked) { border-color: ${color.tealDeep}; background: ${color.tealDeep}; color: ${color.white}; & svg { color: ${color.sun}; } }
  & :is(.places, .view) label:has(:focus-visible) { ${focusRing.outside} z-index: 1; }

  /* What is wrong with a link takes the place of the lead, so that nothing moves. */
  & .words > :is(h1 ~ p, [data-link-note]) { grid-area: 2 / 1; align-self: start; }
  & p:has(~ [data-link-note]:not(:empty)) { visibility: hidden; }
  /* The rooms take its place on phones. */
  @media (width < 44rem) { &:is([data-opening], :has([name=place]:checked, [data-link-note]:not(:empty))) .words ~ * { display: none; } }
  /* While the list of a link is being opened, what stands below it is out of view: nothing in view moves then. */
  &[data-opening] .board { min-height: 100vh; }
  & .board { display: flex; flex-direction: column; gap: ${space.m}; }
  & .empty { display: flex; gap: ${space.s}; padding: ${space.l}; border: 2px dashed ${color.tealSoft}; border-radius: ${radius.l}; max-width: none; font-size: ${size.lead}; }
  ${isChosen} .empty { display: none; }
  @supports selector(:has(a)) {
    & [data-room], &:not(:has([name=place]:checked)) .board > :not(.empty, .sheet) { display: none; }
    ${roomsOfPlaces} { display: var(--room, flex); }
    /* One that is left out because its last task was unchecked stays open until it is closed. */
    & ${isLeftOut}:is(:not(:has([open])), :has(details > label > :checked)) > :not(legend) { display: none; }
  }
  & .view > p { display: none; margin-top: ${space.s}; font-size: ${size.lead}; }
  & .view fieldset { display: flex; width: fit-content; border: 1.5px solid ${color.tealDeep}; border-radius: ${radius.round}; background: ${color.white}; }
  & .view label { position: relative; display: flex; align-items: center; min-height: 2.75rem; padding: 0 min(${space.m}, 4vw); border-radius: ${radius.round}; color: ${color.tealDeep}; font-weight: 700; }
  & .view label:has(:checked) { background: ${color.tealDeep}; color: ${color.white}; }

  & .rooms { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: ${space.m}; align-items: start; }
  & .rooms > fieldset { flex-direction: column; grid-template-columns: 1fr auto; column-gap: ${space.s}; align-content: start; padding: ${space.s} ${space.m} ${space.m}; border: 1px solid ${color.line}; border-radius: ${radius.l}; background: ${color.white}; box-shadow: ${shadow.low}; }
  & [data-room] > *, & .whole > * { grid-column: 1 / -1; }
  & .rooms label { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; line-height: 1.3; }
  & .rooms legend { width: 100%; }
  & legend { font-size: ${size.title}; font-weight: 750; letter-spacing: -0.015em; }
  & summary { display: flex; align-items: center; justify-content: space-between; min-height: 2.75rem; color: ${color.tealDeep}; font-weight: 650; list-style: none; cursor: pointer; }
  & summary::-webkit-details-marker { display: none; }
  & [open] > summary svg { rotate: 180deg; }
  & :not([open]) > summary > span::after { content: ', ${pages.cleaningList.room.add}'; }
  & details > label { padding-block: 0.375rem; border-top: 1px solid ${color.line}; }
  & details > label:has(> :not(:checked)) { color: ${color.inkSoft}; }
  & [data-room] > div { display: flex; flex-wrap: wrap; gap: ${space.xs}; margin-top: 0.25rem; }
  & details > label:last-of-type { margin-bottom: ${space.xs}; }
  & [data-room] > div label { gap: 0.25rem; font-size: ${size.small}; }
  & select, & .rooms input:not([type='checkbox']), & textarea { ${inputStyle} min-height: 2.75rem; padding-block: 0.5rem; line-height: 1.4; }
  & select { flex: none; width: auto; padding-inline: 0.375rem; font: inherit; font-size: 1rem; font-weight: 650; color: inherit; }
  & [type='number'] { appearance: textfield; &::-webkit-inner-spin-button { display: none; } }
  @media screen {
    & .rooms [type='number'][name] { width: 3rem; padding-inline: 0.375rem; }
    & .rooms > [data-room] { padding-bottom: ${space.xs}; & > [open] { padding-bottom: ${space.s}; } }
    ${below.large} { & .rooms > fieldset { padding-inline: ${space.s}; } }
  }
  & textarea { resize: vertical; field-sizing: content; max-height: 20rem; }
  @supports (field-sizing: content) { & textarea { resize: none; } }
  & details > textarea { border-style: dashed; }
  & [rows='2'] { min-height: 4.375rem; }
  & ::placeholder { color: ${color.inkSoft}; opacity: 1; }
  & :is(${isLeftOut}, [data-room][data-empty]) { border-style: dashed; background: none; box-shadow: none; color: ${color.inkSoft}; }
  & .rooms > .whole { display: grid; grid-template-columns: 1fr; gap: ${space.s} ${space.l}; grid-column: 1 / -1; }
  & .whole > div { display: grid; gap: 0.25rem; align-content: start; grid-column: auto; }
  & .whole label { min-height: 0; font-weight: 650; }
  & .whole p { color: ${color.inkSoft}; font-size: ${size.small}; }
  ${from.medium} { & .rooms > .whole { grid-template-columns: repeat(3, 1fr); } }

  & .bar, & .more { background: ${color.navyDeep}; color: ${color.white}; }
  & .bar { position: sticky; bottom: 0; z-index: 5; display: grid; align-items: center; gap: ${space.xs}; margin-inline: calc(-1 * ${space.gutter}); padding: ${space.s} ${space.gutter} calc(${space.s} + env(safe-area-inset-bottom)); }
  & .bar b { display: none; }
  /* As the navigation, in low windows. */
  @media (max-height: 30rem) { & .bar { position: static; } }
  & output { display: block; line-height: 1.35; }
  ${below.small} { & .bar { grid-template-columns: 1fr auto auto; & :is([data-summary], .open-more) { grid-column: span 2; } & [data-summary] { font-size: ${size.small}; } & .button { padding-inline: 0.75rem; text-wrap: balance; } } }
  &:not([data-ready]) [data-summary] { visibility: hidden; }
  & .more { display: grid; gap: ${space.xs}; padding: ${space.m}; border-radius: ${radius.l}; }
  & [aria-disabled='true'] { opacity: 0.6; cursor: default; text-decoration: none; }
  & .links { display: flex; justify-content: space-between; }
  & .panel .text-link { color: inherit; font-size: ${size.small}; }
  & .bar .text-link { margin-block: calc(-1 * ${space.xs}); }
  & .more p { font-size: ${size.small}; line-height: 1.5; }
  & :is([data-note], [data-link-note]):empty { position: absolute; }
  & :is([data-note], [data-link-note]):not(:empty) { grid-column: 1 / -1; padding: ${space.xs} ${space.s}; border-radius: ${radius.s}; background: ${color.sunPale}; color: ${color.ink}; font-weight: 650; }
  ${from.small} { & .bar { grid-template-columns: 1fr auto auto auto; } & .more { grid-template-columns: 1fr 1fr; & > :not(.button) { grid-column: 1 / -1; } } }
  ${below.large} {
    & .panel { display: contents; }
    & .more { inset: auto 0 0; width: auto; max-width: none; border: 0; border-radius: ${radius.l} ${radius.l} 0 0; padding-bottom: calc(${space.m} + env(safe-area-inset-bottom)); }
    & .more:not(:popover-open) { display: none; }
    & [data-note] { order: -1; }
  }
  ${from.large} {
    & .board { display: grid; grid-template-columns: 1fr 19rem; gap: ${space.m} ${space.l}; align-items: start; & > * { grid-column: 1; } }
    & .board > .empty { grid-column: 1 / -1; }
    & .board > .panel { position: sticky; top: 5.5rem; grid-area: 1 / 2 / span 2; display: grid; grid-template-columns: 1fr auto; gap: ${space.s}; padding: ${space.m}; background: ${color.navyDeep}; border-radius: ${radius.l}; box-shadow: ${shadow.high}; }
    /* Notes are at its end, in place of what stands there: the buttons stay under the pointer. */
    & :is(.bar, .more) { position: static; display: contents; & > :not(b, [data-do='undo']) { grid-column: 1 / -1; } & :is(b, [data-do='undo']) { grid-row: 1; align-self: center; } & b { display: block; font-size: ${size.title}; line-height: 1.2; color: ${color.sun}; } & [data-summary] { min-height: 3lh; font-size: ${size.label}; font-weight: 750; letter-spacing: -0.02em; line-height: 1.2; } }
    & :is([data-note], .more p) { order: 1; }
    & .bar:has([data-note]:not(:empty)) ~ .more p { display: none; }
    & .open-more { display: none; }
  }

  & [data-do='report'] { display: none; }
  @media screen {
    ${isChecking} {
      --room: grid;
      & .view > p { display: block; }
      & [data-do='report'] { display: inline-flex; }
      & header p, & [data-do='quote'], & [data-do='print-bids'], & [data-do='clear'], & [data-room] > div, & details > :is(summary, textarea, label:has(> [name]:not(:checked))), & .whole > div > p:not([data-inspection]), & .whole:not(:has([data-inspection])), & .whole > :not(legend, :has([data-inspection])), & .whole > div > :is(label, textarea) { display: none; }
      & [data-empty] { --room: none; }
      & .whole > div { grid-column: 1 / -1; }
      & [data-do='undo'] { visibility: hidden; }
      & legend { padding-bottom: 0.25rem; & label { min-height: 0; pointer-events: none; } }
      & details > label > [name], & legend input { display: none; }
      /* Each task with its box in one row. */
      & details::details-content { display: grid; grid-template-columns: 1fr auto; }
      & details > p { grid-column: 1 / -1; }
      & details > label:last-of-type { margin-bottom: 0; }
      & details > label:not([data-inspection]) { grid-column: 1; }
      & .rooms p[data-inspection] { display: flex; color: inherit; font-size: inherit; justify-content: space-between; align-items: center; gap: ${space.s}; max-width: none; padding-block: 0.375rem; border-top: 1px solid ${color.line}; }
      & .rooms legend + [data-inspection] { padding-top: 0; border: 0; color: ${color.inkSoft}; font-size: ${size.small}; }
      & label[data-inspection], & [data-inspection] label { grid-column: 2; padding-inline-start: ${space.s}; font-size: ${size.small}; font-weight: 650; color: ${color.ink}; }
      & [data-missed]:checked { border-color: ${color.danger}; background: ${color.danger}; }
    }
  }

  & .sheets, & .sheet, & [data-own-line] { display: none; }
  @media (scripting: none) {
    & .board > .panel, & .view, & summary { display: none; }
    & details { margin-top: ${space.s}; }
    & .sheets { display: grid; gap: ${space.xs}; }
    & .sheets label { display: flex; align-items: center; gap: ${space.s}; min-height: 2.75rem; font-weight: 650; }
  }
  @media (forced-colors: active) {
    & [type='checkbox'] { appearance: auto; }
    & :is(.places, .view) label:has(:checked) { outline: 3px solid Highlight; outline-offset: -3px; }
    & :is(.panel, .bar, .more) { border: 1px solid; }
  }
`;

const line = '0.5pt solid #999';
const { initials } = pages.cleaningList.sheet;
/** The edges of the columns for three bids. */
const columns = ['40%', '60%', '80%']
  .map((left) => `linear-gradient(#999 0 0) ${left} 0 / 0.5pt 100% no-repeat`)
  .join();
/**
 * Lines to write on. In a saved PDF, viewers lose gradients that repeat by themselves or are see-through: so all here are
 * opaque, and repeated as pictures, of whole pixels (0.75pt) high.
 */
const notes = 'linear-gradient(#999 0 0.75pt, #fff 0) 0 0 / 100% var(--pitch)';
const isBids = '&:is([data-print=bids], :has([value=bids]:checked))';

/** A column that is drawn again on each line. */
const onEachLine = (stops: string, left: string, width: string) =>
  `linear-gradient(#fff 0 ${stops}, #fff 0) ${left} 0 / ${width} var(--sheet-line) repeat-y`;
const side = '3.25pt, #000 0 11.25pt';
const ownLines = [
  onEachLine(side, '0', '0.75pt'),
  onEachLine(side, '6.75pt', '0.75pt'),
  onEachLine('3.25pt, #000 0 4.25pt, #fff 0 10.25pt, #000 0 11.25pt', '0', '7.5pt'),
  onEachLine('12pt, #999 0 12.75pt', '100%', '34pt'),
].join();

export const sheetStyle = css`
  @media print {
    --sheet-line: 12.75pt;
    --room: grid;
    font-size: 8.75pt;
    & section { padding: 0; }
    & .choice, & section header, & .board > :not(.rooms, .sheet), & :is(legend input, summary, [data-inspection]) { display: none; }
    & :focus-visible { outline: 0; box-shadow: none; }
    & details::details-content { content-visibility: visible; display: block; height: auto; }
    & ${isLeftOut}, & [data-empty] { --room: none; }
    print-color-adjust: exact;
    /* Less than the paper, whose height browsers round. */
    & .board { display: flex; flex-direction: column; gap: 0; min-height: calc(100vh - 2pt); }
    & .sheet { display: block; color: black; }
    & .sheet > div { display: flex; align-items: end; gap: 12pt; margin-bottom: 8pt; & b { flex: 1; font-size: 13pt; } & span { flex: 1; border-bottom: ${line}; font-size: 7.5pt; } & span:last-of-type { flex: 0.5; } }
    & p.sheet { max-width: none; color: #555; font-size: 7pt; }
    /* Lines on what the list leaves of the paper. */
    & .notes { --pitch: 20.25pt; flex: 1 0 0px; overflow: hidden; background: ${notes}; }
    & .rooms { display: block; columns: 2; column-gap: 18pt; color: black; }
    & .rooms > fieldset { break-inside: avoid; margin: 0; padding: 0 0 7pt; border: 0; border-radius: 0; background: none; box-shadow: none; grid-template-columns: 1fr auto 34pt; column-gap: 0; }
    & .rooms > fieldset::after { content: '${initials}' / ''; grid-area: 1 / 3; border-bottom: 1pt solid; font-size: 6pt; text-align: end; line-height: 13pt; }
    & [data-room] > legend, & [data-room] > div { grid-row: 1; grid-column: 1; border-bottom: 1pt solid; line-height: 13pt; }
    & [data-room] > div { grid-column: 2; display: flex; gap: 5pt; margin: 0; font-size: 7.5pt; & label { gap: 2pt; font-size: inherit; } }
    & .rooms label { min-height: 0; padding: 0; gap: 5pt; }
    & legend { font-size: 9pt; }
    & :is([data-room] details > label, [data-own-line]) { display: flex; align-items: center; gap: 5pt; min-height: var(--sheet-line); border: 0; line-height: 1.15; }
    & :is(details > label, [data-own-line]) [type='checkbox'] { width: 7.5pt; height: 7.5pt; border: 0.75pt solid; border-radius: 1pt; background: none; }
    & :is(details > label, [data-own-line]) [type='checkbox']::after { display: none; }
    & :is(details > label, [data-own-line])::after { content: ''; align-self: end; margin-inline-start: auto; flex: none; width: 34pt; border-bottom: ${line}; }
    & details > label:has(> :not(:checked)), & details > textarea:placeholder-shown, & textarea:has(~ [data-own-line]), & div:has(> :placeholder-shown), & label:has(> :placeholder-shown), & .whole p { display: none; }
    & .whole [data-own-line] { grid-column: 2; }
    & :is(select, textarea, .rooms input:not([type='checkbox'])) { width: auto; min-height: 0; padding: 0 2px; border: 0; border-radius: 0; background: none; color: inherit; appearance: none; font-size: inherit; font-weight: 400; line-height: inherit; field-sizing: content; resize: none; }
    & textarea { max-height: none; }
    & .rooms [type='number'][name] { max-width: 3ch; appearance: textfield; }
    /* Without the script: a box before each line that the visitor has written, and one to initial behind it. */
    & .rooms :is([data-room] textarea, [name='own']) { width: 100%; margin: 0; padding-inline: 12.5pt 36pt; background: ${ownLines}; line-height: var(--sheet-line); }
    & .rooms > .whole { display: block; margin-top: 2pt; &::after { display: none; } & legend { display: none; } & > div { grid-template-columns: 52pt 1fr; gap: 0; } & label { align-items: start; font-size: 0; &::before { content: attr(data-sheet); font-size: 8pt; } } & [name] { width: 100%; } }
    & .bids { display: none; }
    ${isBids} {
      & .list, & details, & .rooms > fieldset::after { display: none; }
      & .bids { display: block; }
      & .notes, & .whole [name='own'] { --pitch: 24pt; margin-top: -0.5pt; }
      & .notes { background: ${columns}, ${notes}; }
      & .rooms { columns: 1; }
      & .rooms > .whole { margin: 0; padding: 0; border: 0; & > div { padding: 6pt 0; border-bottom: ${line}; background: white; } & div:has([name='own']) { display: block; padding: 0; border: 0; & label { display: none; } & textarea { padding: 0 60% 0 0; background: ${columns}, ${notes}; font-weight: 650; line-height: 24pt; } } }
      & [data-own-line] { padding: 6pt 60% 6pt 0; border-bottom: ${line}; background: ${columns}; font-weight: 650; &::after, & input { display: none; } }
      & .bids p, & .rooms > fieldset { grid-template-columns: 26% 14%; align-items: baseline; max-width: none; padding: 6pt 0; border: 0; border-bottom: ${line}; background: ${columns}; font-size: 8.5pt; }
      & .rooms ~ .bids p:first-of-type { border-top: 1pt solid; }
      & .bids p { display: grid; grid-template-columns: 38%; }
      & .bids .head { grid-template-columns: 26% 14% repeat(3, 20%); padding: 0 0 26pt; border-bottom: 1pt solid; }
      & .bids .head > :nth-child(n + 3) { padding-inline-start: 4pt; }
      & [data-room] > legend, & [data-room] > div { border: 0; font-size: 8.5pt; }
      & [data-room] > div { flex-flow: row wrap; gap: 0 4pt; line-height: 10pt; }
    }
  }
`;

/** On paper, the page is nothing but the list. */
export const SheetOnly = createGlobalStyle`
  ${below.large} { html:has([data-cleaning-list]) { scroll-padding-bottom: 9rem; } }
  dialog > #${quoteListNoteId} { max-width: none; margin: ${space.s} var(--inset) 0; padding: ${space.xs} ${space.s}; border-radius: ${radius.s}; background: ${color.sunPale}; color: ${color.ink}; font-size: ${size.small}; }
  @media print { body:has([data-cleaning-list]) { & > :not(main), & > main > :not(form) { display: none; } } }
`;

import styled from 'styled-components';
import { dirtCalendar } from '../../content/content.ts';
import { entryPath } from '../detail/find-entries.ts';
import { Container } from '../layout/Section.tsx';
import palette from '../theme/palette.json' with { type: 'json' };
import { color, size, space } from '../theme/theme.ts';
import { DirtShapes } from './DirtDrawings.tsx';

/** From here on, twelve columns fit beside each other. */
const wholeYear = '@media (min-width: 80rem)';

const { navyDeep, navy, tealDeep, teal, leaf, tealSoft, sun, sunDeep, clay } = palette;

/** The grounds of the drawings, from January to December. */
const grounds = [navyDeep, navy, navy, tealDeep, teal, leaf, tealSoft, sun, sunDeep, clay, navy, navyDeep];

/** Each ground is flat in the middle of its column and flows into the next one at the edge. */
const year = grounds.map((ground, index) => {
  const left = (index * 100) / grounds.length;
  return `${ground} ${(left + 2).toFixed(1)}% ${(left + 6.3).toFixed(1)}%`;
});

const artHeight = '11rem';
const edge = '0.375rem';

const Band = styled.section`
  padding-bottom: ${space.section};
  & header { max-width: 44rem; margin-bottom: ${space.l}; }
  & header p { margin-top: ${space.s}; color: ${color.inkSoft}; font-size: ${size.lead}; }
  & .year { overflow-x: auto; overscroll-behavior-x: contain; scroll-snap-type: x proximity; scroll-padding-inline: calc(${space.gutter} - ${edge}); }
  & ol {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    /* Narrow windows show 2.3 months. */
    width: min(520%, 120rem);
    padding-inline: calc(${space.gutter} - ${edge});
    /* It repeats under the padding: a year ends as it begins. */
    background: linear-gradient(90deg, ${year.join()}) 0 0 / 100% ${artHeight} repeat-x;
    background-origin: content-box;
  }
  ${wholeYear} { & ol { width: 100%; } }
  & li { position: relative; display: grid; grid-template-rows: ${artHeight} 1fr; overflow: hidden; scroll-snap-align: start; }
  & svg { width: 100%; height: 100%; clip-path: inset(0); }
  & li:nth-of-type(2n) svg { scale: -1 1; }
  & marker { overflow: visible; stroke-linecap: round; stroke-linejoin: round; }
  & li > div { padding: ${space.s} ${edge} ${space.m}; font-size: ${size.small}; line-height: 1.4; }
  & b { display: inline-block; margin-inline-start: -0.1875rem; padding-inline: 0.1875rem; border-radius: 0.25rem; font-size: ${size.title}; font-weight: 800; }
  & a { display: flex; align-items: center; min-height: 2.75rem; font-weight: 700; line-height: 1.2; letter-spacing: -0.01em; overflow-wrap: anywhere; }
  & a::after { content: ''; position: absolute; inset: 0; }
  & a:focus-visible { outline: none; box-shadow: none; }
  & a:focus-visible::after { outline: 3px solid ${color.ink}; outline-offset: -3px; box-shadow: inset 0 0 0 5px ${color.sun}; }
  /* A squeegee goes over the month that is pointed at. */
  & li::before { content: ''; position: absolute; z-index: 1; top: 0; left: -0.5rem; width: 0.5rem; height: ${artHeight}; background: ${color.paper}; }
  & li:is(:hover, :focus-within) svg { clip-path: inset(0 0 0 100%); }
  & li:is(:hover, :focus-within)::before { left: 100%; }
  & li:nth-of-type(2n):is(:hover, :focus-within) svg { clip-path: inset(0 100% 0 0); }
  @media (prefers-reduced-motion: no-preference) { & svg, & li::before { transition: clip-path 450ms, left 450ms; } }
  @media screen {
    & li:has([aria-current]) { outline: 3px solid ${color.sun}; outline-offset: -3px; }
    & li:has([aria-current]) > div { background: ${color.sun}; }
    & li:has([aria-current]) b { background: ${color.ink}; color: ${color.white}; }
    & [aria-current] { color: inherit; }
  }
  @media print {
    & ol, & li { display: block; width: auto; background: none; }
    & li > div { display: flex; align-items: baseline; gap: ${space.m}; padding: 0; }
    & b { width: 3em; font-size: inherit; }
    & a { width: 9em; min-height: 0; }
    & svg { display: none; }
  }
`;

/** The months in a row with what each brings in, and a link to the service that answers it. A script marks the current one. */
export function DirtCalendar() {
  const { heading, lead, months } = dirtCalendar;
  return (
    <Band aria-labelledby="dirt-calendar">
      <Container>
        <header>
          <h2 id="dirt-calendar">{heading}</h2>
          <p>{lead}</p>
        </header>
      </Container>
      <div className="year">
        <ol data-months>
          {months.map(({ month, dirt, line, drawing, service }, index) => (
            <li key={month}>
              <svg aria-hidden="true" viewBox="0 0 100 165" preserveAspectRatio="xMidYMax slice">
                {index > 0 ? null : <DirtShapes used={new Set(months.map((entry) => entry.drawing))} />}
                <use href="#dirt" markerMid={`url(#dirt-${drawing})`} />
              </svg>
              <div>
                <b>{month.slice(0, 3)}</b>
                <a href={entryPath('services', service)} suppressHydrationWarning>
                  {dirt}
                </a>
                <p>{line}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

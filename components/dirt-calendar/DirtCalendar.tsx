import styled from 'styled-components';
import { dirtCalendar, services } from '../../content/content.ts';
import { entryPath } from '../detail/find-entries.ts';
import { Container } from '../layout/Section.tsx';
import palette from '../theme/palette.json' with { type: 'json' };
import { below, color, from, radius, shadow, size, space } from '../theme/theme.ts';
import { DirtShapes } from './DirtDrawings.tsx';

const { navyDeep, navy, tealDeep, teal, leaf, tealSoft, sun, sunDeep, clay } = palette;

/** The grounds of the drawings, from January to December. */
const grounds = [navyDeep, navy, navy, tealDeep, teal, leaf, tealSoft, sun, sunDeep, clay, navy, navyDeep];

/** Each ground is flat in the middle of its column and flows into the next one at the edge. */
const year = grounds.map((ground, index) => {
  const left = (index * 100) / grounds.length;
  return `${ground} ${Math.round(left + 2)}% ${Math.round(left + 6)}%`;
});

/** Height of the drawings, in rem. */
const artHeight = 9;
const edge = '0.75rem';

/** The grounds of the year in rows, each behind the drawings of its months. The rows are equally high. */
function yearIn(rows: number): string {
  const layers = Array.from({ length: rows }, (_, row) => {
    const top = `calc(${((row / rows) * 100).toFixed(1)}% + ${(row / rows) * artHeight}rem)`;
    return `var(--year) ${(row / (rows - 1)) * 100}% ${top} / ${rows * 100}% ${artHeight}rem no-repeat`;
  });
  return `background: ${layers.join()}, ${color.white};`;
}

const Band = styled.section`
  padding-bottom: ${space.section};
  & header { max-width: 44rem; margin-bottom: ${space.l}; }
  & header p { margin-top: ${space.s}; color: ${color.inkSoft}; font-size: ${size.lead}; }
  & ol {
    --year: linear-gradient(90deg, ${year.join()});
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    /* Phones show 2.35 months. */
    width: 520%;
    padding-inline: calc(${space.gutter} - ${edge});
    /* It repeats under the padding: a year ends as it begins. */
    background: var(--year) 0 0 / 100% ${artHeight}rem repeat-x;
    background-origin: content-box;
  }
  ${below.small} {
    & .year { overflow-x: auto; overscroll-behavior-x: contain; margin-inline: calc(-1 * ${space.gutter}); scroll-snap-type: x proximity; scroll-padding-inline: calc(${space.gutter} - ${edge}); }
  }
  ${from.small} {
    & ol { grid-template-columns: repeat(4, 1fr); grid-auto-rows: 1fr; width: auto; padding: 0; overflow: hidden; border-radius: ${radius.l}; box-shadow: ${shadow.low}; ${yearIn(3)} }
  }
  ${from.medium} { & ol { grid-template-columns: repeat(6, 1fr); ${yearIn(2)} } }
  & li { position: relative; display: grid; grid-template-rows: ${artHeight}rem 1fr; overflow: hidden; scroll-snap-align: start; }
  & svg { width: 100%; height: 100%; clip-path: inset(0); }
  & li:nth-of-type(2n) svg { scale: -1 1; }
  & marker { overflow: visible; stroke-linecap: round; stroke-linejoin: round; }
  & li > div { padding: ${space.s} ${edge} ${space.m}; font-size: clamp(0.9375rem, 0.9vw, 1.125rem); line-height: 1.5; }
  & b { display: inline-block; border-radius: ${radius.s}; font-size: ${size.title}; font-weight: 800; }
  & a { display: flex; align-items: center; min-height: 2.75rem; font-weight: 700; line-height: 1.2; letter-spacing: -0.01em; overflow-wrap: anywhere; }
  & a::after { content: ''; position: absolute; inset: 0; }
  & a:focus-visible { outline: none; box-shadow: none; }
  & a:focus-visible::after { outline: 3px solid ${color.ink}; outline-offset: -3px; box-shadow: inset 0 0 0 5px ${color.sun}; }
  /* A squeegee goes over the month that is pointed at. */
  & li::before { content: ''; position: absolute; z-index: 1; top: 0; left: -0.5rem; width: 0.5rem; height: ${artHeight}rem; background: ${color.paper}; }
  & li:is(:hover, :focus-within) svg { clip-path: inset(0 0 0 100%); }
  & li:is(:hover, :focus-within)::before { left: 100%; }
  & li:nth-of-type(2n):is(:hover, :focus-within) svg { clip-path: inset(0 100% 0 0); }
  @media (prefers-reduced-motion: no-preference) { & svg, & li::before { transition: clip-path 450ms, left 450ms; } }
  @media screen {
    /* Seen with forced colors alone. */
    & li:has([aria-current]) { outline: 3px solid transparent; outline-offset: -3px; }
    & li:has([aria-current]) > div { background: ${color.sunPale}; }
    & li:has([aria-current]) b { box-shadow: 0 0 0 0.25rem ${color.sun}; background: ${color.sun}; }
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
                    <span className="visually-hidden">: {services.find(({ id }) => id === service)?.title}</span>
                  </a>
                  <p>{line}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Band>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pages } from '../../content/content.ts';
import palette from '../theme/palette.json' with { type: 'json' };
import { color, from, radius, space } from '../theme/theme.ts';
import { fillSlots } from '../ui/texts.ts';
import { countyId, countyName } from './county-name.ts';
import {
  boardEdge,
  circleRadius,
  type LayoutName,
  layoutNames,
  type MapPlace,
  mapCounties,
  mapPlaces,
  mapRadius,
  type NamedPlace,
} from './map-geometry.ts';
import type { MapPoint } from './map-labels.ts';
import { SourceLine } from './SourceLine.ts';

/** On phones the map is wider than the window: the counties fill it, and the circle reaches beyond it. */
const phoneWidth = 'min(202vw, 45rem)';

/** Shows the places of a layout, and hides those of the one before. */
const shownIn = (layout: LayoutName) =>
  `& [data-in]:not([data-in~='${layout}']) { display: none; } & [data-in][data-in~='${layout}'] { display: initial; }`;

/** The circle reaches beyond the upper and the lower edge. The middle of the counties is north of Columbus. */
const landscape = `
  height: auto;
  aspect-ratio: 1 / 0.61;
  & > svg { width: 100%; translate: -50% -44.9%; }
  & .sea text { font-size: 24px; }
  & .on-top { display: none; }
  & .on-side { display: initial; }
  ${shownIn('laptop')}
`;

/** @param towns font size of the towns @param counties font size of the counties */
const textSizes = (towns: string, counties: string) =>
  `& > svg { font-size: ${towns}; } & .top > text { font-size: ${counties}; }`;

/** The places of a county rise with it. They are no part of its link, whose visible name is the county's alone. */
const placesOfPointedAt = (index: number) =>
  `& a:nth-of-type(${index + 1}):is(:hover, :focus-visible) ~ .places:nth-of-type(${index + 3})`;

const Frame = styled.div`
  position: relative;
  overflow: clip;
  height: ${phoneWidth};
  margin-inline: calc(-1 * ${space.gutter});
  background: ${color.navyDeep};
  & > svg {
    position: absolute;
    top: 50%;
    left: 50%;
    width: ${phoneWidth};
    max-width: none;
    aspect-ratio: 1;
    /* The middle of the counties is east of Columbus. */
    translate: -52.8% -50%;
    font-weight: 550;
  }
  & svg { overflow: visible; transition: none; }
  & path { vector-effect: non-scaling-stroke; }
  & text { fill: ${color.ink}; dominant-baseline: central; }
  & .sea, & .places { pointer-events: none; }
  & .area { fill: ${color.tealDeep}; }
  & .edge { fill: none; stroke: ${color.sun}; stroke-width: 4; stroke-dasharray: 16 11; stroke-linecap: round; vector-effect: non-scaling-stroke; }
  & .sea text { fill: ${color.sun}; font-size: 29px; font-weight: 700; letter-spacing: 0.02em; text-anchor: middle; dominant-baseline: auto; }
  /* The counties are pieces of a board, and each has its own side, which shows when it rises. */
  & .side, & a { fill: ${palette.wood}; }
  & .side { filter: drop-shadow(0 18px 14px rgb(12 40 54 / 55%)); }
  & .top { --ground: ${color.sunPale}; }
  & [data-ground='1'] { --ground: ${color.tealSoft}; }
  & [data-ground='2'] { --ground: ${color.white}; }
  & .top use { fill: var(--ground); stroke: ${color.tealDeep}; stroke-width: 2.5; }
  & .top > text { font-weight: 800; letter-spacing: 0.06em; text-transform: uppercase; text-anchor: middle; }
  & circle { fill: ${color.ink}; }
  & .around circle { fill: ${color.tealSoft}; }
  & .around text { fill: ${color.white}; }
  & :is(.center, .home) text { font-weight: 750; }
  & a:focus-visible { outline: none; box-shadow: none; }
  & a:is(:focus-visible, [data-found]) .top { --ground: ${color.sun}; }
  & a:focus-visible .top use { stroke: ${color.ink}; stroke-width: 8; }
  @media (hover: hover) { & a:hover .top { --ground: ${color.sun}; } }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    & .top, & .top use, & .places { transition: translate 200ms, fill 200ms; }
    & a:is(:hover, :focus-visible) .top, ${mapCounties.map((_, index) => placesOfPointedAt(index)).join()} { translate: 0 -0.3125rem; }
  }
  & .on-side { display: none; }
  ${textSizes('0.75rem', '0.78125rem')}
  ${shownIn('phone')}
  ${from.small} {
    margin-inline: 0;
    border-radius: ${radius.l};
    & > svg { translate: -50% -50%; }
    ${shownIn('largePhone')}
  }
  ${from.tablet} {
    height: auto;
    aspect-ratio: 1;
    & > svg { width: 100%; }
    ${shownIn('tablet')}
  }
  ${from.medium} { ${landscape} ${textSizes('0.78125rem', '0.875rem')} }
  @media (min-width: 79rem) { ${textSizes('0.8125rem', '0.90625rem')} ${shownIn('wide')} }
  /* No higher than a window. */
  @media (min-width: 93rem) { height: 53.7rem; aspect-ratio: auto; & > svg { width: 88rem; } ${textSizes('0.84375rem', '1rem')} ${shownIn('widest')} }
  @media (forced-colors: active) {
    border: 1px solid;
    & .area { fill: Canvas; }
    & .side, & a, & text, & .sea text, & .places :is(text, circle, path) { fill: CanvasText; }
    & .side { filter: none; }
    & .edge { stroke: CanvasText; }
    & a .top { --ground: Canvas; }
    & .top use { stroke: LinkText; }
    & a:is(:hover, :focus-visible) .top { --ground: Canvas; }
    & a:is(:hover, :focus-visible, [data-found]) .top use { stroke: Highlight; stroke-width: 8; }
  }
  @media print {
    margin: 0;
    border: 1px solid;
    border-radius: 0;
    background: none;
    ${landscape}
    ${textSizes('8pt', '8.5pt')}
    & .area { fill: none; }
    & .side { display: none; }
    & a .top { --ground: ${color.white}; }
    & .top use, & .edge { stroke: ${color.ink}; stroke-width: 3; }
    & .sea text, & .places :is(text, circle, path) { fill: ${color.ink}; }
  }
`;

const viewBox = `${-mapRadius} ${-mapRadius} ${2 * mapRadius} ${2 * mapRadius}`;

/** A place on the map in percent of its width, so that what stands there keeps its size when the map grows. */
function at({ x, y }: MapPoint): { x: string; y: string } {
  const percent = (value: number) => `${+((50 * (value + mapRadius)) / mapRadius).toFixed(2)}%`;
  return { x: percent(x), y: percent(y) };
}

/** The counties on a board, in the circle that we serve. Each county is a link to its towns. */
export function CountyMap() {
  const { name, countyLink, radius: circle, source } = pages.serviceArea.map;
  return (
    <>
      <Frame role="group" aria-label={name}>
        <svg role="presentation">
          <svg className="sea" viewBox={viewBox} aria-hidden="true">
            <circle className="area" r={circleRadius} />
            <circle className="edge" r={circleRadius} />
            <path
              id="circle-label"
              d={`M${-circleRadius - 14} 0a${circleRadius + 14} ${circleRadius + 14} 0 0 1 ${2 * circleRadius + 28} 0`}
              fill="none"
            />
            <text className="on-top">
              <textPath href="#circle-label" startOffset="50%">
                {circle}
              </textPath>
            </text>
            <text className="on-side">
              <textPath href="#circle-label" startOffset="17%">
                {circle}
              </textPath>
            </text>
            <g className="side" transform={`translate(0 ${boardEdge})`}>
              {mapCounties.map(({ county }) => (
                <use key={county} href={`#${outlineId(county)}`} />
              ))}
            </g>
          </svg>
          {mapCounties.map(({ county, path, ground, name: middle }) => {
            const link = fillSlots(countyLink, { county: countyName(county) });
            return (
              <a key={county} href={`#${countyId(county)}`} aria-label={link}>
                <svg viewBox={viewBox} aria-hidden="true">
                  <path id={outlineId(county)} d={path} />
                  <clipPath id={`${outlineId(county)}-clip`}>
                    <use href={`#${outlineId(county)}`} />
                  </clipPath>
                </svg>
                <g className="top" data-ground={ground}>
                  <svg viewBox={viewBox} aria-hidden="true">
                    <use href={`#${outlineId(county)}`} clipPath={`url(#${outlineId(county)}-clip)`} />
                  </svg>
                  <text {...at(middle)}>{county}</text>
                </g>
              </a>
            );
          })}
          <Places />
          {mapCounties.map(({ county }) => (
            <Places key={county} of={county} />
          ))}
        </svg>
      </Frame>
      <SourceLine>{source}</SourceLine>
    </>
  );
}

/** The id of a county's outline, which the map draws several times. */
function outlineId(county: string): string {
  return `map-${countyId(county)}`;
}

const marks: Partial<Record<MapPlace['kind'], ReactNode>> = {
  center: <path d="M0-11q1 10 11 11q-10 1-11 11q-1-10-11-11q10-1 11-11z" fill={palette.ink} />,
  home: (
    <path
      d="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"
      fill={palette.clay}
      fillRule="evenodd"
      stroke={palette.ink}
      strokeWidth="1.5"
    />
  ),
};

/** The places of a county, or those outside of our counties. */
function Places({ of: county }: { of?: string }) {
  const places = mapPlaces.filter(({ place }) => place.county === county);
  return (
    <svg className="places" aria-hidden="true">
      {places.map((named) => (
        <PlaceOnMap key={named.place.name} {...named} />
      ))}
    </svg>
  );
}

function PlaceOnMap({ place, offset: { dx, dy, anchor }, layouts }: NamedPlace) {
  const { kind, name, radius: dotRadius } = place;
  const { x, y } = at(place);
  const em = (value: number) => (value === 0 ? undefined : `${+value.toFixed(2)}em`);
  return (
    <g className={kind} data-in={layouts.length < layoutNames.length ? layouts.join(' ') : undefined}>
      {marks[kind] ? (
        <svg x={x} y={y} aria-hidden="true">
          {marks[kind]}
        </svg>
      ) : (
        <circle cx={x} cy={y} r={dotRadius} />
      )}
      <text x={x} y={y} dx={em(dx)} dy={em(dy)} textAnchor={anchor === 'start' ? undefined : anchor}>
        {name}
      </text>
    </g>
  );
}

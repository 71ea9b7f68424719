import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { labels } from '../../content/content.ts';
import { isPhoto } from '../../content/photos.ts';
import type { Picture as PictureContent } from '../../content/schema/primitives.ts';
import { color, focusRing, radius, shadow, size } from '../theme/theme.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Picture } from './Picture.tsx';

/** Where the edge between the two pictures is, from the left. `browser/inline/before-after.ts` sets it. */
const edge = 'var(--edge)';

/** Makes it a length that browsers can animate. */
const EdgeProperty = createGlobalStyle`
  @property --edge { syntax: '<percentage>'; inherits: true; initial-value: 65%; }
`;

const comeIn = keyframes`from { --edge: 0%; }`;
const clean = keyframes`from { --edge: 65%; } to { --edge: 0%; }`;

const Figure = styled.figure`
  /* The frame tells a pale picture from the pale band. */
  & > div { position: relative; overflow: hidden; border: 0.375rem solid ${color.white}; border-radius: ${radius.l}; box-shadow: ${shadow.low}; }
  & .before { position: absolute; inset: 0; clip-path: inset(0 calc(100% - ${edge}) 0 0); }
  & b { position: absolute; bottom: 0.75rem; padding: 0.125rem 0.625rem; border-radius: ${radius.round}; background: ${color.paper}; color: ${color.ink}; font-size: ${size.small}; }
  & .after > b { right: 0.75rem; }
  & .before > b { left: 0.75rem; }
  /* As wide as its thumb beyond the picture, so that the middle of the thumb is at the edge. */
  & input { position: absolute; inset: 0 -1.5rem; width: calc(100% + 3rem); height: 100%; margin: 0; opacity: 0; cursor: ew-resize; touch-action: pan-y; appearance: none; }
  & input::-webkit-slider-runnable-track { height: 100%; }
  & input::-webkit-slider-thumb { width: 3rem; height: 100%; appearance: none; }
  & input::-moz-range-thumb { width: 3rem; height: 100%; }
  /* Moved by a transform, which is no layout shift. */
  & .edge { position: absolute; inset: 0 -2px; border-left: 4px solid ${color.white}; translate: ${edge}; pointer-events: none; }
  & .edge > svg { position: absolute; inset: auto auto 0.75rem -1.5rem; width: 2.75rem; height: 2.75rem; padding: 0.5rem; border-radius: ${radius.round}; background: ${color.sun}; color: ${color.ink}; }
  & input:focus-visible + .edge > svg { ${focusRing.outside} }
  & figcaption { margin-top: 0.375rem; color: ${color.inkSoft}; font-size: ${size.small}; line-height: 1.5; }
  /* Until the second picture is here, the first one stands alone. Without scripts, the two stand beside each other. */
  @media not (scripting: none) {
    &:not([data-shown]) :is(.before, .edge, input, b) { display: none; }
    &:not([data-shown]) figcaption { visibility: hidden; }
  }
  @media (scripting: none) {
    & > div { display: grid; grid-template-columns: 1fr 1fr; direction: rtl; }
    & .before, & .after { position: relative; clip-path: none; }
    & :is(.edge, input, figcaption) { display: none; }
  }
  @media (prefers-reduced-motion: no-preference) { &[data-shown] { animation: ${comeIn} 900ms ease-out; } }
  @media (forced-colors: active) { & > div { border: 0; } }
  @media print { display: none; }
`;

const ScrollFigure = styled(Figure)`
  @media (prefers-reduced-motion: no-preference) {
    &[data-shown]:not([data-held]) {
      animation: ${clean} linear both, ${comeIn} 900ms ease-out;
      animation-timeline: scroll(), auto;
      animation-range: 0 50vh, normal;
    }
  }
`;

interface BeforeAfterProps {
  picture: PictureContent;
  /** The icon of the page. */
  icon: IconName;
  /** Whether the picture also gets clean as the page scrolls, until the visitor takes the slider. */
  scrolls?: boolean;
}

/**
 * The picture of a page's heading. Where it has a second one, of the same place before cleaning, that lies over it up to
 * a moving edge. `browser/inline/before-after.ts` asks for the second one when everything else is there.
 */
export function BeforeAfter({ picture, icon, scrolls = false }: BeforeAfterProps) {
  const shown = <Picture picture={picture} icon={icon} place="heading" />;
  if (picture.before === undefined) return shown;
  const { before, after, beforeAlt, drawing, photo } = labels.beforeAfter;
  const { slider, note } = isPhoto(picture) ? photo : drawing;
  const Frame = scrolls ? ScrollFigure : Figure;
  return (
    <Frame data-before-after={scrolls ? 'scrolls' : ''} suppressHydrationWarning>
      <EdgeProperty />
      <div>
        <div className="after">
          {shown}
          <b>{after}</b>
        </div>
        <div className="before">
          <Picture picture={{ file: picture.before, alt: beforeAlt }} icon={icon} place="heading" late />
          <b>{before}</b>
        </div>
        {/* From right to left, so that its value says how much is clean. */}
        <input type="range" dir="rtl" defaultValue={35} aria-label={slider} autoComplete="off" />
        <div className="edge">
          <Icon name="arrows-horizontal" />
        </div>
      </div>
      <figcaption>{note}</figcaption>
    </Frame>
  );
}

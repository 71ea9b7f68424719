import styled from 'styled-components';
import type { Picture as PictureContent } from '../../content/schema/primitives.ts';
import { breakpoint, color, radius } from '../theme/theme.ts';
import { Icon, type IconName } from './Icon.tsx';
import { pictureFilesOf } from './picture-files.ts';

const Panel = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.l};
  background:
    radial-gradient(circle at 78% 18%, ${color.sun} 0 9%, transparent 9.4%),
    radial-gradient(circle at 16% 108%, ${color.teal} 0 34%, transparent 34.3%),
    radial-gradient(circle at 92% 112%, ${color.tealDeep} 0 38%, transparent 38.3%),
    ${color.tealSoft};
  color: ${color.navy};
  & > svg { width: 34%; height: auto; stroke-width: 1.1; }
  @media print { display: none; }
`;

const Frame = styled.picture`
  display: block;
  /* Gives way to the rules of what the picture stands in. */
  & :where(img) { width: 100%; height: auto; border-radius: ${radius.l}; }
  @media print { display: none; }
`;

/**
 * Where a picture stands, which says how wide it is shown: `heading` beside a page's first words, `band` beside the text
 * of a section further down, `card` in a card, which phones show as a row, `tile` in a grid of small ones, `lead` in the first and largest of them.
 */
const picturePlaces = ['heading', 'band', 'card', 'tile', 'lead'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

/** On wide windows a quarter more than is shown: the next wider file has sharper edges, which phones cannot afford. */
const besideText = `(min-width: 105rem) 60rem, (min-width: ${breakpoint.tablet}) 57vw, calc(100vw - 2.25rem)`;

/**
 * Widths of the layout, for `sizes`; keep them in step with `PageHeading`, `Hero`, `Area`, `EntryCards` and `EntryTiles`
 * (`tests/e2e/pictures.spec.ts`).
 */
const shownWidths: Record<PicturePlace, string> = {
  heading: besideText,
  band: besideText,
  card: `(min-width: 105rem) 32rem, (min-width: ${breakpoint.large}) 31vw, (min-width: ${breakpoint.small}) 46vw, 40vw`,
  tile: `(min-width: 105rem) 24rem, (min-width: ${breakpoint.large}) 23vw, (min-width: ${breakpoint.small}) 31vw, 46vw`,
  lead: `(min-width: 105rem) 39.25rem, (min-width: ${breakpoint.large}) 38vw, (min-width: ${breakpoint.small}) 70vw, 46vw`,
};

/** Files that are wider than this are left out, in pixels: no window shows the picture that large there. */
const widestFiles: Partial<Record<PicturePlace, number>> = { card: 1120, tile: 800 };

interface PictureProps {
  /** The picture of the content entry; while its `file` is null, a panel with the icon stands in its place. */
  picture: PictureContent;
  /** The icon of the page, for the panel. */
  icon: IconName;
  place: PicturePlace;
  /** Whether a picture in a heading waits until a script asks for it. */
  late?: boolean;
}

/**
 * A picture, 4:3. The one in a page's heading is asked for at once and first; others when they come near the window.
 */
export function Picture({ picture, icon, place, late = false }: PictureProps) {
  if (picture.file === null) {
    return (
      <Panel aria-hidden="true">
        <Icon name={icon} size={96} />
      </Panel>
    );
  }
  const { avif, webp } = pictureFilesOf(picture.file);
  const sizes = shownWidths[place];
  const srcSet = avif
    .filter(({ width }) => width <= (widestFiles[place] ?? width))
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');
  return (
    <Frame>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {/* biome-ignore lint/performance/noImgElement: next/image needs a server; the build makes the sizes */}
      <img
        src={webp.at(place in widestFiles ? 0 : -1)?.path}
        width={1600}
        height={1200}
        alt={picture.alt}
        decoding="async"
        {...(place === 'heading' && !late ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        // A script loads the late one before React is here, in development.
        suppressHydrationWarning={late}
      />
    </Frame>
  );
}

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
  & img { width: 100%; height: auto; border-radius: ${radius.l}; }
  @media print { display: none; }
`;

/**
 * Where a picture stands, which says how wide it is shown: `heading` beside a page's first words, `card` at the top of
 * a card (and beside text), `tile` in a grid of small ones.
 */
const picturePlaces = ['heading', 'card', 'tile'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

/** Widths of the layout, for `sizes`; keep them in step with `PageHeading`, `EntryCards` and `EntryTiles`. */
const shownWidths: Record<PicturePlace, string> = {
  heading: `(min-width: 78rem) 35rem, (min-width: ${breakpoint.medium}) 46vw, calc(100vw - 2.25rem)`,
  card: `(min-width: ${breakpoint.large}) 22rem, (min-width: ${breakpoint.small}) 43vw, calc(100vw - 4rem)`,
  tile: `(min-width: ${breakpoint.small}) 14rem, 42vw`,
};

interface PictureProps {
  /** The picture of the content entry; while its `file` is null, a panel with the icon stands in its place. */
  picture: PictureContent;
  /** The icon of the page, for the panel. */
  icon: IconName;
  place: PicturePlace;
}

/**
 * A picture, 4:3. The one in a page's heading is asked for at once and first; others when they come near the window.
 */
export function Picture({ picture, icon, place }: PictureProps) {
  if (picture.file === null) {
    return (
      <Panel aria-hidden="true">
        <Icon name={icon} size={96} />
      </Panel>
    );
  }
  const { avif, webp } = pictureFilesOf(picture.file);
  const sizes = shownWidths[place];
  return (
    <Frame>
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      {/* biome-ignore lint/performance/noImgElement: next/image needs a server; the build makes the sizes */}
      <img
        src={webp[0]?.path}
        srcSet={sourceSet(webp)}
        sizes={sizes}
        width={1600}
        height={1200}
        alt={picture.alt}
        decoding="async"
        {...(place === 'heading' ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </Frame>
  );
}

function sourceSet(files: readonly { path: string; width: number }[]): string {
  return files.map(({ path, width }) => `${path} ${width}w`).join(', ');
}

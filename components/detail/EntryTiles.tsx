import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Picture as PictureContent } from '../../content/schema/primitives.ts';
import { below, color, focusRing, from, radius, shadow, size, space } from '../theme/theme.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { entryPath } from './find-entries.ts';

/**
 * From tablets on, the first tile is as large as four and says more. What stands after the tiles takes the place that
 * they leave, or a line below them.
 */
const composedStyle = css`
  & > .other { flex-flow: row wrap; place-content: center start; align-items: center; gap: ${space.s} ${space.m}; border: 0; background: none; box-shadow: none; font-weight: 650; line-height: 1.35; }
  & > .other > .button { padding-inline: 0.875rem; }
  & > li > p { padding: 0 0.75rem 0.75rem; color: ${color.inkSoft}; line-height: 1.5; }
  ${below.small} { & > li:first-of-type > p { display: none; } }
  ${from.small} {
    grid-template-columns: repeat(3, 1fr);
    & > li:first-of-type { grid-area: span 2 / span 2; font-size: ${size.title}; & > p { flex: 1 0 auto; font-size: ${size.body}; } & > a { flex: none; } }
    & > .other { grid-column: span 2; padding: ${space.m}; }
    & > .other > p { padding: 0; }
  }
  ${from.large} { grid-template-columns: repeat(5, 1fr); & > .other { grid-column: 1 / -1; padding: 0; } }
`;

/** On phones, an odd last one takes the row, lying. */
const lyingLast = css`
  ${below.small} {
    & > li:last-of-type:nth-of-type(odd) { flex-direction: row; grid-column: 1 / -1; }
    & > li:last-of-type:nth-of-type(odd) > .picture { flex: none; width: 50%; }
  }
`;

const Tiles = styled.ul<{ $composed: boolean }>`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
  ${from.small} { gap: ${space.m}; }
  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.white};
    color: ${color.ink};
    box-shadow: ${shadow.low};
  }
  & .picture { overflow: hidden; }
  & .picture > div, & img { border-radius: 0; }
  & > li > a {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem;
    min-height: 3.25rem;
    padding: 0.375rem 0.75rem;
    color: inherit;
    font-weight: 650;
    line-height: 1.25;
    text-decoration: none;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & > li > a > svg { flex: none; color: ${color.teal}; }
  & > li > a::after { content: ''; position: absolute; inset: 0; }
  & > li > a:focus-visible { outline: none; box-shadow: none; }
  & > li > a:focus-visible::after {
    border-radius: ${radius.m};
    ${focusRing.inside}
  }
  ${({ $composed }) => ($composed ? composedStyle : lyingLast)}
`;

interface EntryTilesProps {
  /** Folder of the entries' pages. */
  section: 'services' | 'industries';
  entries: readonly { id: string; title: string; description: string; icon: IconName; image: PictureContent }[];
  /** What stands after the tiles, such as a question with a button. With it, the first tile is large and has its description. */
  last?: ReactNode;
}

/** Small pictures that link to the pages of services or industries. */
export function EntryTiles({ section, entries, last }: EntryTilesProps) {
  const composed = last !== undefined;
  return (
    <Tiles className="lively" $composed={composed}>
      {entries.map(({ id, title, description, icon, image }, index) => (
        <li key={id}>
          <div className="picture">
            <Picture picture={{ ...image, alt: '' }} icon={icon} place={index === 0 && composed ? 'lead' : 'tile'} />
          </div>
          <a href={entryPath(section, id)}>
            {title}
            <Icon name="chevron-right" size={20} />
          </a>
          {index === 0 && composed ? <p>{description}</p> : null}
        </li>
      ))}
      {last === undefined ? null : <li className="other">{last}</li>}
    </Tiles>
  );
}

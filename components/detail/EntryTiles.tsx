import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Picture as PictureContent } from '../../content/schema/primitives.ts';
import { below, color, focusRing, from, radius, shadow, space } from '../theme/theme.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { entryPath } from './find-entries.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
  ${from.small} { grid-template-columns: repeat(auto-fill, minmax(15.5rem, 1fr)); gap: ${space.m}; }
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
  & > li:has(> a:hover) { border-color: ${color.teal}; }
  & .picture { background: ${color.tealPale}; padding: 0.375rem; }
  & .picture:has(> div) { padding: 0; }
  & .picture > div { border-radius: 0; }
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
  }
  & > li > a > svg { flex: none; color: ${color.teal}; }
  & > li > a::after { content: ''; position: absolute; inset: 0; }
  & > li > a:focus-visible { outline: none; box-shadow: none; }
  & > li > a:focus-visible::after {
    border-radius: ${radius.m};
    ${focusRing.inside}
  }
  /* An odd last one takes the row, lying. */
  ${below.small} {
    & > li:last-of-type:nth-of-type(odd) { flex-direction: row; grid-column: 1 / -1; }
    & > li:last-of-type:nth-of-type(odd) > .picture { width: 50%; }
  }
  & > .other { justify-content: center; gap: ${space.s}; padding: ${space.m}; border-style: dashed; background: none; box-shadow: none; }
  & > .other > button { padding-inline: 0.75rem; }
`;

interface EntryTilesProps {
  /** Folder of the entries' pages. */
  section: 'services' | 'industries';
  entries: readonly { id: string; title: string; icon: IconName; image: PictureContent }[];
  /** A last tile of another kind, such as a question with a button. */
  last?: ReactNode;
}

/** Small pictures that link to the pages of services or industries. */
export function EntryTiles({ section, entries, last }: EntryTilesProps) {
  return (
    <Tiles>
      {entries.map(({ id, title, icon, image }) => (
        <li key={id}>
          <div className="picture">
            <Picture picture={{ ...image, alt: '' }} icon={icon} place="tile" />
          </div>
          <a href={entryPath(section, id)}>
            {title}
            <Icon name="chevron-right" size={20} />
          </a>
        </li>
      ))}
      {last === undefined ? null : <li className="other">{last}</li>}
    </Tiles>
  );
}

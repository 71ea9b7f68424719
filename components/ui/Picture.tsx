import styled from 'styled-components';
import type { Picture as PictureContent } from '../../content/schema.ts';
import { color, radius } from '../theme/theme.ts';
import { Icon, type IconName } from './Icon.tsx';

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

interface PictureProps {
  /** The picture of the content entry; while its `file` is null, a panel with the icon stands in its place. */
  picture: PictureContent;
  /** The icon of the page, for the panel. */
  icon: IconName;
}

/** The picture of a page or card, 4:3. */
export function Picture({ icon }: PictureProps) {
  return (
    <Panel aria-hidden="true">
      <Icon name={icon} size={96} />
    </Panel>
  );
}

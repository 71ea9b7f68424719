import styled from 'styled-components';
import { pages } from '../../content/content.ts';
import { color, from, radius, shadow, size, space } from '../theme/theme.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { PlaceFinder } from './PlaceFinder.tsx';

const Panel = styled.section`
  display: grid;
  gap: ${space.m};
  padding: ${space.m} ${space.m} ${space.xs};
  border-radius: ${radius.l};
  background: ${color.white};
  box-shadow: ${shadow.high};
  ${from.small} { padding: ${space.l} ${space.l} ${space.m}; }
  & > div { max-width: none; }
  & > h2 { font-size: ${size.label}; }
  @media print { display: none; }
`;

const { heading, allTowns } = pages.serviceArea.finder;

/** The field that tells whether we come to a place, with the way to the list of towns, which needs no script. */
export function FinderPanel() {
  return (
    <Panel aria-labelledby="finder">
      <h2 id="finder">{heading}</h2>
      <PlaceFinder />
      <TextLink href="#counties">{allTowns}</TextLink>
    </Panel>
  );
}

import styled from 'styled-components';
import { labels, serviceArea } from '../../content/content.ts';
import { color, from, radius, size, space } from '../theme/theme.ts';
import { countyId } from './map-geometry.ts';

const List = styled.ul`
  display: grid;
  gap: 0 ${space.xl};
  ${from.medium} { grid-template-columns: 1fr 1fr; }
  & > li { padding-block: ${space.m}; border-top: 1px solid ${color.line}; }
  & h3 { margin-bottom: ${space.xs}; font-size: ${size.label}; }
  & p + p { color: ${color.inkSoft}; }
  /* Where the map or a link leads. */
  & > li:target { border-radius: ${radius.m}; background: ${color.sun}; box-shadow: 0 0 0 0.75rem ${color.sun}; }
  & > li:target h3 { color: ${color.white}; }
`;

/** The counties we serve, each with its towns. */
export function CountyList() {
  return (
    <List>
      {serviceArea.map(({ county, towns, partsOf = [] }) => (
        <li key={county} id={countyId(county)}>
          <h3>{labels.county.replace('{county}', county)}</h3>
          <p>{towns.join(', ')}</p>
          {partsOf.length > 0 ? <p>Also parts of {partsOf.join(', ')}</p> : null}
        </li>
      ))}
    </List>
  );
}

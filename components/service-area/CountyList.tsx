import styled from 'styled-components';
import { pages, serviceArea } from '../../content/content.ts';
import { below, color, equalColumnsGap, from, radius, space } from '../theme/theme.ts';
import { fillSlots, listNames } from '../ui/texts.ts';
import { countyId, countyName } from './county-name.ts';

const List = styled.ul`
  display: grid;
  column-gap: ${equalColumnsGap};
  ${from.large} { grid-template-columns: 1fr 1fr; }
  @media print { grid-template-columns: 1fr 1fr; }
  & > li { padding-block: ${space.m}; border-top: 1px solid ${color.line}; break-inside: avoid; }
  & h3 { margin-bottom: ${space.xs}; }
  & p + p { margin-top: ${space.m}; color: ${color.inkSoft}; }
  /* The towns beside their county. */
  ${from.small} {
    & > li { display: grid; grid-template-columns: 11rem 1fr; gap: 0 ${space.m}; align-content: start; }
    & h3 { grid-row: span 2; }
    & p { grid-column: 2; }
  }
  /* The county that the map led to, marked like the current month of the dirt calendar. */
  & > li:target { padding-inline: ${space.m}; border-radius: ${radius.m}; outline: 3px solid ${color.ink}; outline-offset: -3px; background: ${color.sun}; }
  ${below.large} { & > li:target + li { border-color: transparent; } }
  & > li:target p { color: inherit; }
`;

const { partsOf: alsoParts, finder } = pages.serviceArea;

/** The counties we serve, each with its towns. */
export function CountyList() {
  return (
    <List>
      {serviceArea.map(({ county, towns, partsOf = [] }) => (
        <li key={county} id={countyId(county)}>
          <h3>{countyName(county)}</h3>
          <p>{towns.join(', ')}</p>
          {partsOf.length > 0 ? <p>{fillSlots(alsoParts, { places: listNames(partsOf, finder.and) })}</p> : null}
        </li>
      ))}
    </List>
  );
}

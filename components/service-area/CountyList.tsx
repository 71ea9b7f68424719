import styled from 'styled-components';
import { labels, serviceArea } from '../../content/content.ts';
import { color, radius, space } from '../theme/theme.ts';

const List = styled.ul`
  columns: 19rem;
  column-gap: ${space.m};
  & > li { break-inside: avoid; margin-bottom: ${space.m}; padding: ${space.m}; border: 1px solid ${color.line}; border-radius: ${radius.l}; background: ${color.white}; }
  & > li > ul { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-top: ${space.s}; }
  & > li > ul > li { padding: 0.1875rem 0.6875rem; border-radius: ${radius.round}; background: ${color.tealPale}; line-height: 1.4; }
`;

/** The counties we serve, each with its towns. */
export function CountyList() {
  return (
    <List>
      {serviceArea.map(({ county, towns }) => (
        <li key={county}>
          <h3>{labels.county.replace('{county}', county)}</h3>
          <ul>
            {towns.map((town) => (
              <li key={town}>{town}</li>
            ))}
          </ul>
        </li>
      ))}
    </List>
  );
}

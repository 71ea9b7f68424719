import styled from 'styled-components';
import { labels, serviceArea } from '../../content/content.ts';
import { color, from, radius, space } from '../theme/theme.ts';

const List = styled.ul`
  display: grid;
  column-gap: ${space.xl};
  & > li { padding-block: ${space.m}; border-top: 1px solid ${color.line}; }
  & > li > ul { display: flex; flex-wrap: wrap; align-content: start; gap: 0.375rem; margin-top: ${space.s}; }
  /* The towns beside their county; the counties in two columns from laptops on. */
  ${from.small} { & > li { display: grid; grid-template-columns: 11rem 1fr; gap: ${space.m}; } & > li > ul { margin: 0; } }
  ${from.large} { grid-template-columns: 1fr 1fr; }
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

import styled from 'styled-components';
import { business } from '../../content/business.ts';
import { color, space } from '../theme/theme.ts';
import { describeDays, describeTimes } from './describe-hours.ts';

const Rows = styled.dl`
  display: grid;
  gap: ${space.xs};
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.m}; padding-bottom: ${space.xs}; border-bottom: 1px solid ${color.line}; }
  & dt { font-weight: 650; }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

/** The office hours, a row for each group of days. */
export function BusinessHours() {
  return (
    <Rows>
      {business.hours.map((row) => (
        <div key={row.from}>
          <dt>{describeDays(row)}</dt>
          <dd>{describeTimes(row)}</dd>
        </div>
      ))}
    </Rows>
  );
}

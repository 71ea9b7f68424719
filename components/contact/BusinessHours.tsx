import styled from 'styled-components';
import { business, pages } from '../../content/content.ts';
import { color, from, space } from '../theme/theme.ts';
import { describeDays, describeTimes, weekHours } from './opening-hours.ts';

const Rows = styled.dl`
  display: grid;
  font-size: 1rem;
  gap: ${space.xs};
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.xs}; padding-bottom: ${space.xs}; border-bottom: 1px solid ${color.line}; }
  & dt { font-weight: 650; }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

const OpenNow = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.5rem;
  margin-top: ${space.m};
  font-weight: 650;
  line-height: 1.5;
  /* Reserves two or three lines: the inline script writes the text after the first paint. */
  min-height: 4.2em;
  ${from.large} { min-height: 2.8em; }
  &:empty { visibility: hidden; }
  &[hidden] { display: none; }
  @media (scripting: none) { display: none; }
  &::before {
    content: '';
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${color.inkSoft};
    border-radius: 50%;
  }
  &[data-state='open']::before { border-color: ${color.success}; background: ${color.success}; }
`;

/**
 * The office hours, a row for each group of days, and whether the office is open right now. Only the visitor's browser
 * knows the time: `browser/inline/open-now.ts` fills in the empty paragraph, and `dangerouslySetInnerHTML` makes React
 * keep what it finds there.
 */
export function BusinessHours() {
  const { days, open, closed } = pages.contact.openNow;
  return (
    <>
      <Rows>
        {business.hours.map((row) => (
          <div key={row.from}>
            <dt>{describeDays(row)}</dt>
            <dd>{describeTimes(row)}</dd>
          </div>
        ))}
      </Rows>
      <OpenNow
        data-open-now=""
        data-hours={JSON.stringify(weekHours(business.hours))}
        data-days={JSON.stringify(days)}
        data-open={open}
        data-closed={closed}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; see above
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}

import styled from 'styled-components';
import { labels } from '../../content/content.ts';
import type { Frequency } from '../../content/schema/entries.ts';
import { color, from, radius, size, space } from '../theme/theme.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space.l};
  align-items: start;
  ${from.medium} { grid-template-columns: 1.25fr 1fr; & > div:first-of-type { grid-row: span 2; } }
  ${from.large} { display: flex; & > div { flex: 1; } & > div:first-of-type { flex: 1.25; } }
  & h3 { margin-bottom: ${space.s}; }
  & dl { overflow: hidden; border: 1px solid ${color.line}; border-radius: ${radius.m}; background: ${color.white}; }
  & dl > div { display: grid; gap: 0 ${space.m}; padding: ${space.s} ${space.m}; }
  ${from.small} { & dl > div { grid-template-columns: 1fr 1fr; } }
  & dl > div:nth-of-type(n + 2) { border-top: 1px solid ${color.line}; }
  & dt { font-weight: 650; }
  & dd { margin: 0; color: ${color.inkSoft}; }
  & ul { display: grid; gap: ${space.s}; }
  & li { padding-inline-start: ${space.m}; border-inline-start: 3px solid ${color.sunDeep}; }
  & .caption { margin-top: ${space.s}; color: ${color.inkSoft}; font-size: ${size.small}; }
  @media print {
    display: flex;
    & > div { flex: 1; }
    & dl > div { grid-template-columns: 1fr 1fr; padding-block: 1pt; }
    & .caption { display: none; }
  }
`;

interface GoodToKnowProps {
  /** How often such places usually need it. */
  frequency: { heading: string; rows: readonly Frequency[] };
  /** Lists beside it, such as what the customer prepares. */
  lists: readonly { heading: string; items: readonly string[] }[];
}

/** How often, what to prepare, and what not to expect. */
export function GoodToKnow({ frequency, lists }: GoodToKnowProps) {
  return (
    <Columns>
      <div>
        <h3>{frequency.heading}</h3>
        <dl>
          {frequency.rows.map(({ place, often }) => (
            <div key={place}>
              <dt>{place}</dt>
              <dd>{often}</dd>
            </div>
          ))}
        </dl>
        <p className="caption">{labels.frequencyNote}</p>
      </div>
      {lists.map(({ heading, items }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </Columns>
  );
}

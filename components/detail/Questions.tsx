import styled from 'styled-components';
import type { Question } from '../../content/schema/entries.ts';
import { color, from, radius, size, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';

const List = styled.div`
  display: grid;
  gap: ${space.s};
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    & details:last-of-type:nth-of-type(odd) { grid-column: 1 / -1; }
  }
  & details { border: 1px solid ${color.line}; border-radius: ${radius.m}; background: ${color.white}; }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: 3.5rem;
    padding: ${space.s} ${space.m};
    font-size: ${size.title};
    font-weight: 650;
    line-height: 1.3;
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary:hover { color: ${color.tealDeep}; }
  & summary svg { flex: none; }
  & details[open] summary svg { rotate: 180deg; }
  & details p { padding: 0 ${space.m} ${space.m}; max-width: 42rem; color: ${color.inkSoft}; }
  @media print {
    grid-template-columns: 1fr 1fr;
    break-inside: avoid;
    & details { border: 0; }
    & summary, & details p { min-height: 0; padding: 0; }
    & summary svg { display: none; }
    & details::details-content { content-visibility: visible; height: auto; }
  }
`;

interface QuestionsProps {
  questions: readonly Question[];
}

/** Questions that open to their answers, without a script. The browser's search in the page finds closed ones too. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <List>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </List>
  );
}

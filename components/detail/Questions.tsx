import styled from 'styled-components';
import type { Question } from '../../content/schema/entries.ts';
import { color, size, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';

const List = styled.div`
  & details { border-top: 1px solid ${color.line}; }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: 3.5rem;
    padding-block: ${space.s};
    font-size: ${size.title};
    font-weight: 650;
    line-height: 1.3;
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary:hover { color: ${color.tealDeep}; }
  & summary svg { flex: none; padding: 0.25rem; border-radius: 50%; background: ${color.tealSoft}; }
  & summary:hover svg { background: ${color.sun}; }
  & details[open] summary svg { rotate: 180deg; }
  & details p { padding-bottom: ${space.m}; color: ${color.inkSoft}; }
  @media print {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space.s};
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

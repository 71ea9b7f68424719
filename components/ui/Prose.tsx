import styled from 'styled-components';
import { size, space } from '../theme/theme.ts';

const Text = styled.div`
  display: grid;
  gap: ${space.m};
  & p:first-of-type { font-size: ${size.lead}; line-height: 1.5; }
`;

interface ProseProps {
  paragraphs: readonly string[];
}

/** Paragraphs at a readable width, the first a little larger. */
export function Prose({ paragraphs }: ProseProps) {
  return (
    <Text>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
  );
}

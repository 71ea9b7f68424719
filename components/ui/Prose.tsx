import styled from 'styled-components';
import { color, size, space } from '../theme/theme.ts';

const Text = styled.div`
  display: grid;
  gap: ${space.m};
  color: ${color.inkSoft};
  & p:first-of-type { color: ${color.ink}; font-size: ${size.lead}; line-height: 1.5; }
`;

interface ProseProps {
  paragraphs: readonly string[];
}

/** Paragraphs at a readable width, the first larger. */
export function Prose({ paragraphs }: ProseProps) {
  return (
    <Text>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
  );
}

import styled from 'styled-components';
import { size, space } from '../theme/theme.ts';

const Text = styled.div`
  display: grid;
  gap: ${space.m};
  & p:first-of-type { font-size: ${size.label}; line-height: 1.35; letter-spacing: -0.01em; }
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

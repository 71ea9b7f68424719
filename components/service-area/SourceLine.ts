import styled from 'styled-components';
import { color, size, space } from '../theme/theme.ts';

/** Where the facts above it come from. */
export const SourceLine = styled.p`
  margin-top: ${space.m};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

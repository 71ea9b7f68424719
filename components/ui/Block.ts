import styled from 'styled-components';
import { space } from '../theme/theme.ts';

/** Room above and below content that needs no heading of its own. */
export const Block = styled.div`
  padding-block: ${space.xl} ${space.section};
`;

import styled from 'styled-components';
import { space } from '../theme/theme.ts';

/** A row of buttons that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  @media print { display: none; }
`;

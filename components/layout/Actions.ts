import styled from 'styled-components';
import { space } from '../theme/theme.ts';

/** A row of buttons that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  /* On phones, one below the other and equally wide. */
  @media (max-width: 39.9375rem) { & > * { flex: 1 1 100%; } }
  @media print { display: none; }
`;

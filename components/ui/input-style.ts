import { css } from 'styled-components';
import { color, radius } from '../theme/theme.ts';

/** The look of every field that text is typed into. */
export const inputStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: 0.625rem 0.875rem;
  border: 1.5px solid ${color.inkSoft};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.ink};
  /* Below 16 px iOS zooms the page into the field. */
  font-size: max(1rem, 16px);
`;

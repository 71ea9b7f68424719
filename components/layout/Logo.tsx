import styled from 'styled-components';
import { business } from '../../content/content.ts';
import { color } from '../theme/theme.ts';

const Wordmark = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 2.75rem;
  color: inherit;
  font-size: 1.1875rem;
  font-weight: 800;
  letter-spacing: -0.02em;
  line-height: 1.05;
  text-decoration: none;
  & > svg { flex: none; }
  & > svg > rect { fill: ${color.teal}; }
  & > svg > path { fill: none; stroke: ${color.white}; stroke-width: 3.2; stroke-linecap: round; }
  & > svg > circle { fill: ${color.sun}; }
`;

/** The mark and the company's name, linking home. */
export function Logo() {
  return (
    <Wordmark href="/">
      <svg width="38" height="38" viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="11" />
        <circle cx="28.5" cy="11.5" r="4.5" />
        <path d="M7 23c3.3 0 3.3-3.4 6.5-3.4s3.3 3.4 6.5 3.4 3.3-3.4 6.5-3.4S29.7 23 33 23" />
        <path d="M7 31c3.3 0 3.3-3.4 6.5-3.4s3.3 3.4 6.5 3.4 3.3-3.4 6.5-3.4S29.7 31 33 31" />
      </svg>
      {business.name}
    </Wordmark>
  );
}

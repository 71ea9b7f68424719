import styled from 'styled-components';
import { business } from '../../content/business.ts';
import { pages } from '../../content/pages.ts';
import { color, from, space } from '../theme/theme.ts';
import { weekHours } from './describe-hours.ts';

const Note = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.5rem;
  margin-top: ${space.m};
  font-weight: 650;
  line-height: 1.4;
  /* Its place, two or three lines, is kept until the page has been drawn once, and the note is filled in. */
  min-height: 4.2em;
  ${from.large} { min-height: 2.8em; }
  &:empty { visibility: hidden; }
  &[hidden] { display: none; }
  @media (scripting: none) { display: none; }
  &::before {
    content: '';
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${color.inkSoft};
    border-radius: 50%;
  }
  &[data-state='open']::before { border-color: ${color.success}; background: ${color.success}; }
`;

/**
 * Whether the office is open right now, which only the visitor's browser can tell: `browser/inline/open-now.ts`
 * fills it in. React leaves alone what it finds inside, thanks to `dangerouslySetInnerHTML`.
 */
export function OpenNow() {
  return (
    <Note
      data-open-now=""
      data-hours={JSON.stringify(weekHours(business.hours))}
      data-open={pages.contact.openNow.open}
      data-closed={pages.contact.openNow.closed}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; see above
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

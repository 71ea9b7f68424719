import styled from 'styled-components';
import { business, labels } from '../../content/content.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, from, space } from '../theme/theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';

const Bar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  display: grid;
  grid-template-columns: 1fr 1.2fr;
  gap: ${space.xs};
  padding: ${space.xs} ${space.gutter} calc(${space.xs} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  & > .button { padding-inline: 0.75rem; }
  /* browser/inline/watch-calls-to-action.ts says when. Without scripts, the bar always shows. */
  html[data-cta='in-view'] &:not(:has(:focus-visible)) { visibility: hidden; }
  ${from.medium} { display: none; }
  @media (max-height: 30rem) { position: static; }
`;

/**
 * Call and quote within reach of the thumb on phones, while the page's own buttons for that are out of view. The page
 * leaves room for it (see `Footer.tsx`). It is not sticky: focus would scroll the page, for its `scroll-padding`.
 */
export function CallBar() {
  return (
    <Bar aria-label={labels.callBar.name}>
      <ButtonLink href={telephoneLink(business.phone)} data-variant="secondary">
        <Icon name="phone" size={20} />
        {labels.callBar.call}
      </ButtonLink>
      <QuoteButton />
    </Bar>
  );
}

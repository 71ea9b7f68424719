import styled from 'styled-components';
import { business, labels } from '../../content/content.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { below, space } from '../theme/theme.ts';
import { ButtonLink, type ButtonVariant } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { Section } from './Section.tsx';

/** A row of buttons that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  /* On phones, as wide as the page: side by side where they fit, else one below the other. */
  ${below.small} { & > .button { flex: 1 1 auto; padding-inline: 1rem; } }
  @media print { display: none; }
`;

interface QuoteOrCallProps {
  /** The look of the link that calls, by what it stands on. */
  call: ButtonVariant;
}

/** The two ways to begin: ask for a quote, or call. */
export function QuoteOrCall({ call }: QuoteOrCallProps) {
  return (
    <Actions>
      <QuoteButton />
      <ButtonLink href={telephoneLink(business.phone)} data-variant={call}>
        <Icon name="phone" size={20} />
        {labels.call}
      </ButtonLink>
    </Actions>
  );
}

interface CallToActionProps {
  heading: string;
  lead: string;
}

/** The band at the end of a page: ask for a quote, or call. */
export function CallToAction({ heading, lead }: CallToActionProps) {
  return (
    <Section id="next-step" kind="closing" heading={heading} lead={lead}>
      <QuoteOrCall call="light" />
      <div className="on-paper">{labels.quoteOnPaper}</div>
    </Section>
  );
}

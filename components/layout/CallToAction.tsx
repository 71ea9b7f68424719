import { business } from '../../content/business.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { ButtonLink } from '../ui/Button.ts';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { Actions } from './Actions.ts';
import { Section } from './Section.tsx';

interface CallToActionProps {
  heading: string;
  lead: string;
}

/** The band at the end of a page: ask for a quote, or call. */
export function CallToAction({ heading, lead }: CallToActionProps) {
  return (
    <Section id="next-step" heading={heading} lead={lead} tone="teal" printed={false}>
      <Actions>
        <QuoteButton />
        <ButtonLink href={telephoneLink(business.phone)} data-variant="light">
          <Icon name="phone" size={20} />
          Call {business.phone}
        </ButtonLink>
      </Actions>
    </Section>
  );
}

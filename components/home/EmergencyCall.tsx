import { business, labels, pages } from '../../content/content.ts';
import { Actions } from '../layout/CallToAction.tsx';
import { Section } from '../layout/Section.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';

/** The call to action for emergencies. */
export function EmergencyCall() {
  const { heading, lead } = pages.home.emergency;
  return (
    <Section id="emergency" kind="closing" heading={heading} lead={lead}>
      <Actions>
        <ButtonLink href={telephoneLink(business.phone)} data-variant="primary">
          <Icon name="phone" size={20} />
          {labels.call}
        </ButtonLink>
        <QuoteButton variant="light" />
      </Actions>
    </Section>
  );
}

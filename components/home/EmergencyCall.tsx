import { business } from '../../content/business.ts';
import { home } from '../../content/home.ts';
import { labels } from '../../content/labels.ts';
import { Actions } from '../layout/CallToAction.tsx';
import { Section } from '../layout/Section.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { ButtonLink } from '../ui/Button.ts';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';

/** The call to action for emergencies. */
export function EmergencyCall() {
  const { heading, lead } = home.emergency;
  return (
    <Section id="emergency" heading={heading} lead={lead} tone="teal">
      <Actions>
        <ButtonLink href={telephoneLink(business.phone)}>
          <Icon name="phone" size={20} />
          {labels.call}
        </ButtonLink>
        <QuoteButton variant="light" />
      </Actions>
    </Section>
  );
}

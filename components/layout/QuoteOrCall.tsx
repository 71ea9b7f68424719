import { business } from '../../content/business.ts';
import { labels } from '../../content/labels.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { ButtonLink, type ButtonVariant } from '../ui/Button.ts';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { Actions } from './Actions.ts';

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

import { labels } from '../../content/content.ts';
import { quoteDialogId } from '../forms/dom-names.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';

interface QuoteButtonProps {
  variant?: ButtonVariant;
}

/**
 * Opens the page's quote dialog. HTML's own `command` does it, before any script has run;
 * `browser/inline/dialog-and-menu.ts` does it in browsers that do not know the attribute.
 */
export function QuoteButton({ variant = 'primary' }: QuoteButtonProps) {
  return (
    <Button type="button" command="show-modal" commandfor={quoteDialogId} data-variant={variant}>
      {labels.quoteButton}
    </Button>
  );
}

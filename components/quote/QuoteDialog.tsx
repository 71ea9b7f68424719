import styled from 'styled-components';
import { forms, services } from '../../content/content.ts';
import { emailJsAccount } from '../../content/environment.ts';
import { quoteDialogId } from '../forms/dom-names.ts';
import { FormFrame } from '../forms/FormFrame.tsx';
import { Island } from '../islands/Island.tsx';
import { color, from, radius, shadow, size, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';

const Dialog = styled.dialog`
  width: min(42rem, 100%);
  max-width: 100%;
  max-height: 100dvh;
  margin: auto auto 0;
  padding: 0;
  --inset: ${space.m};
  border: 0;
  border-radius: ${radius.l} ${radius.l} 0 0;
  background: ${color.white};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  overscroll-behavior: contain;
  scroll-padding-block: 6rem;
  &::backdrop { background: rgb(12 40 54 / 62%); }
  & > .top {
    position: sticky;
    top: 0;
    z-index: 1;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    gap: 0 ${space.m};
    padding: ${space.m} var(--inset) ${space.s};
    border-bottom: 1px solid ${color.line};
    background: ${color.white};
  }
  & > .top p { color: ${color.tealDeep}; font-size: ${size.small}; font-weight: 700; line-height: 1.3; }
  & h2 { font-size: ${size.title}; }
  & > .top button {
    grid-area: 1 / 2 / span 2;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: ${color.sand};
  }
  & > .top button:hover { background: ${color.line}; }
  & > p { padding: ${space.s} var(--inset) 0; color: ${color.inkSoft}; }
  & > div { padding: ${space.s} var(--inset) var(--inset); }
  ${from.small} {
    --inset: ${space.l};
    max-height: calc(100dvh - 3rem);
    margin: auto;
    border-radius: ${radius.l};
  }
  /* The button stays in view. */
  @media (min-height: 34rem) {
    & .submit {
      position: sticky;
      bottom: 0;
      margin: 0 calc(-1 * var(--inset)) calc(-1 * var(--inset));
      padding: ${space.s} var(--inset) calc(${space.s} + env(safe-area-inset-bottom));
      border-top: 1px solid ${color.line};
      background: ${color.white};
    }
  }
  /* Once it is sent, the thanks take the form's place. */
  &:has(form > .message) > p, & form > .message ~ * { display: none; }
  /* The text's own check mark looks different on every device: the drawn one takes its place. */
  & form > .message::first-letter { font-size: 0; }
`;

export interface QuoteDialogProps {
  /** Title of the dialog, and `service_type` in the email. By default, the company's services in general. */
  subject?: string;
  /** Services to choose from besides the subject itself. */
  extras?: readonly string[];
}

/**
 * The quote dialog. On the page of a service or industry it is about that one: its title names it, it is the first
 * choice, chosen beforehand, and the other choices belong to it. Elsewhere the six services are offered, none chosen.
 */
export function QuoteDialog({ subject, extras = [] }: QuoteDialogProps) {
  const eyebrowId = 'quote-dialog-eyebrow';
  const ownSubject = subject ?? forms.quote.defaultSubject;
  const choices = subject === undefined ? services.map((service) => service.title) : [subject, ...extras];
  return (
    <Dialog id={quoteDialogId} aria-labelledby={eyebrowId}>
      {/* No <header>, which would be another banner of the page. */}
      <div className="top">
        {/* Names the dialog. The title would be said twice, for focus moves to it. */}
        <p id={eyebrowId}>{forms.quote.eyebrow}</p>
        {/* biome-ignore lint/a11y/noAutofocus: an opening dialog moves focus in any case; the title says where one is */}
        <h2 tabIndex={-1} autoFocus>
          {ownSubject}
        </h2>
        <button type="button" command="close" commandfor={quoteDialogId} aria-label={forms.quote.closeLabel}>
          <Icon name="close" />
        </button>
      </div>
      <p>{forms.quote.lead}</p>
      <FormFrame>
        <Island
          name="QuoteForm"
          props={{
            account: emailJsAccount,
            subject: ownSubject,
            choices,
            ...(subject === undefined ? {} : { preselected: subject }),
          }}
        />
      </FormFrame>
    </Dialog>
  );
}

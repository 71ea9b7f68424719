import { ButtonLink } from '../ui/Button.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { emailLink } from './contact-links.ts';
import { useFormContent } from './FormContentProvider.tsx';

interface UnavailableProps {
  /** Id of the text under the message. Not `useId`, which differs between the page and the island. */
  id: string;
  /** The form's message for any failure. */
  error: string;
  /** Subject of the email that a visitor may write instead. */
  emailSubject: string;
}

/**
 * What a form says when the script that hydrates it does not load. The inline script shows it by the form's attribute
 * `data-unavailable` and moves focus to the message.
 */
export function Unavailable({ id, error, emailSubject }: UnavailableProps) {
  const { forms, business } = useFormContent();
  return (
    <div className="failure unavailable">
      {/* Filled in by the inline script. React leaves it alone thanks to `dangerouslySetInnerHTML`. */}
      <p
        className="message"
        tabIndex={-1}
        aria-describedby={id}
        data-state="error"
        data-failure={error}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; see above
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <p id={id}>{forms.unavailable}</p>
      <ul>
        <li>
          <ButtonLink data-variant="secondary" href={telephoneLink(business.phone)}>
            {business.phone}
          </ButtonLink>
        </li>
        <li>
          <a className="text-link" href={emailLink(business.email, emailSubject)} data-message-link="">
            {business.email}
          </a>
        </li>
      </ul>
    </div>
  );
}

import { telephoneLink } from '../ui/phone.ts';
import { emailLink } from './contact-links.ts';
import { useFormContent } from './FormContentProvider.tsx';

interface BeforeHydrationNotesProps {
  /** The form's message for any failure. */
  error: string;
  /** Subject of the email that a visitor may write instead. */
  emailSubject: string;
}

/**
 * What a form says before React has hydrated it. The inline script shows it by attributes of the form
 * (`data-interrupted`, `data-waiting`, `data-unavailable`), which React leaves alone.
 */
export function BeforeHydrationNotes({ error, emailSubject }: BeforeHydrationNotesProps) {
  const { forms, business } = useFormContent();
  return (
    <>
      <p className="note" data-shown-when="interrupted">
        {forms.interrupted}
      </p>
      <p className="note" data-shown-when="waiting" role="status">
        {forms.waiting}
      </p>
      <div className="note" data-shown-when="unavailable" role="alert">
        {/* Filled in by the inline script. React leaves it alone thanks to `dangerouslySetInnerHTML`. */}
        <p
          className="message"
          data-state="error"
          data-failure={error}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; see above
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <p>
          {forms.unavailable} <a href={telephoneLink(business.phone)}>{business.phone}</a>,{' '}
          <a href={emailLink(business.email, emailSubject)} data-message-link="">
            {business.email}
          </a>
        </p>
      </div>
    </>
  );
}

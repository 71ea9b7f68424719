import { business } from '../../content/business.ts';
import { forms } from '../../content/forms.ts';
import { telephoneLink } from '../ui/phone.ts';
import { emailLink } from './email-link.ts';

interface FormNotesProps {
  /** Subject of the e-mail that a visitor may write instead. */
  emailSubject: string;
}

/**
 * What a form says before React is there. All of it is in the HTML; the early script shows it by attributes of the form
 * (`data-interrupted`, `data-waiting`, `data-unavailable`), which React leaves alone.
 */
export function FormNotes({ emailSubject }: FormNotesProps) {
  return (
    <>
      <p className="note" data-shown-when="interrupted">
        {forms.interrupted}
      </p>
      <p className="note" data-shown-when="waiting" role="status">
        {forms.waiting}
      </p>
      <p className="note" data-shown-when="unavailable" role="alert">
        {forms.unavailable} <a href={telephoneLink(business.phone)}>{business.phone}</a>,{' '}
        <a href={emailLink(emailSubject)} data-carries-words="">
          {business.email}
        </a>
      </p>
    </>
  );
}

import { createContext, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { submitValue } from './dom-names.ts';
import { FailureHelp } from './FailureHelp.tsx';
import { useFormContent } from './FormContentProvider.tsx';
import { isPermanent } from './failure.ts';
import { OutcomeMessage } from './OutcomeMessage.tsx';
import { Unavailable } from './Unavailable.tsx';
import type { FormSubmission } from './useSubmission.ts';

/** Whether the fields of a form are locked: their values cannot be changed for the moment. */
export const Locked = createContext(false);

interface FormProps {
  /** The form, by its name in `content/forms.json`. Its draft has the same name. */
  name: 'quote' | 'contact';
  /** What `useSubmission` has returned. */
  form: FormSubmission;
  /** Locks the fields and the button. */
  locked: boolean;
  /** Subject of the email that a visitor may write instead. */
  emailSubject: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * What both forms share: the form element, its submit button and its messages. A failure stands right above the button,
 * in view where it was pressed; thanks stand above the fields, which are done with.
 * The fields are uncontrolled, so that hydration keeps what was typed before it.
 */
export function Form({ name, form: { submission, formRef, submit }, locked, emailSubject, children }: FormProps) {
  const { forms } = useFormContent();
  const { submit: label, success, error } = forms[name];
  const sending = submission.state === 'sending';
  const failure = submission.state === 'error' ? submission : undefined;
  return (
    // Before hydration, `method="dialog"` neither loads a page nor puts the visitor's values into an address.
    <form
      ref={formRef}
      method="dialog"
      onSubmit={submit}
      data-not-hydrated=""
      data-draft={name}
      data-locked={locked ? '' : undefined}
      suppressHydrationWarning
    >
      <p className="note interrupted">{forms.interrupted}</p>
      {submission.state === 'success' ? <OutcomeMessage state="success">{success}</OutcomeMessage> : null}
      <Locked value={locked}>{children}</Locked>
      <Unavailable id={`${name}-unavailable`} error={error} emailSubject={emailSubject} />
      {failure ? <FailureHelp failure={failure} error={error} emailSubject={emailSubject} /> : null}
      <div className="submit">
        <p className="note waiting" role="status">
          {forms.waiting}
        </p>
        {/* Always there: a live region that comes with its words may stay silent. */}
        <p role="status" className="visually-hidden">
          {sending ? forms.sendingAnnouncement : ''}
        </p>
        {/* The value has no name, so it is not sent: `browser/inline/replay-submits.ts` reads from it that the button was
            pressed. That script also disables and renames the button when it is pressed before hydration. */}
        <Button
          type="submit"
          data-variant={failure && isPermanent(failure.reason) ? 'secondary' : 'primary'}
          value={submitValue}
          disabled={locked}
          data-sending={forms.sending}
          suppressHydrationWarning
        >
          {sending ? forms.sending : label}
        </Button>
      </div>
    </form>
  );
}

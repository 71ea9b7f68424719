import { createContext, type ReactNode } from 'react';
import { BeforeHydrationNotes } from './BeforeHydrationNotes.tsx';
import { submitValue } from './dom-names.ts';
import { useFormContent } from './FormContentProvider.tsx';
import { SubmissionOutcome } from './SubmissionOutcome.tsx';
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
 * What both forms share: the form element, its submit button and its messages.
 * The fields are uncontrolled, so that hydration keeps what was typed before it.
 */
export function Form({ name, form: { submission, formRef, submit }, locked, emailSubject, children }: FormProps) {
  const { forms } = useFormContent();
  const { submit: label, success, error } = forms[name];
  const sending = submission.state === 'sending';
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
      <Locked value={locked}>{children}</Locked>
      {/* The value has no name, so it is not sent: `browser/inline/replay-submits.ts` reads from it that the button was
          pressed. That script also disables and renames the button when it is pressed before hydration. */}
      <div className="submit">
        <button
          className="button"
          type="submit"
          value={submitValue}
          disabled={locked}
          data-sending={forms.sending}
          suppressHydrationWarning
        >
          {sending ? forms.sending : label}
        </button>
      </div>
      <BeforeHydrationNotes error={error} emailSubject={emailSubject} />
      <SubmissionOutcome submission={submission} success={success} error={error} emailSubject={emailSubject} />
    </form>
  );
}

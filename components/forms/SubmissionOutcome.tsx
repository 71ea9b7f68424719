import { useEffect, useId, useRef } from 'react';
import { FailureHelp } from './FailureHelp.tsx';
import { useFormContent } from './FormContentProvider.tsx';
import type { Submission } from './submission.ts';

interface SubmissionOutcomeProps {
  submission: Submission;
  /** Shown after a submission that the service took. */
  success: string;
  /** Shown after any other. */
  error: string;
  /** Subject of the email that a visitor may write instead. */
  emailSubject: string;
}

/** The outcome of a submission. Focus moves to it, so that it is read out once, and seen where the window is small. */
export function SubmissionOutcome({ submission, success, error, emailSubject }: SubmissionOutcomeProps) {
  const { forms } = useFormContent();
  const ref = useRef<HTMLParagraphElement>(null);
  const adviceId = useId();
  const { state } = submission;

  useEffect(() => {
    if (state === 'success' || state === 'error') ref.current?.focus();
  }, [state]);

  if (state === 'sending') {
    return (
      <p role="status" className="visually-hidden">
        {forms.sendingAnnouncement}
      </p>
    );
  }
  if (state === 'success') {
    return (
      <p ref={ref} tabIndex={-1} className="message" data-state={state}>
        {success}
      </p>
    );
  }
  if (state === 'error') {
    return (
      <>
        <p ref={ref} tabIndex={-1} className="message" data-state={state} aria-describedby={adviceId}>
          {error}
        </p>
        <FailureHelp id={adviceId} failure={submission} emailSubject={emailSubject} />
      </>
    );
  }
  return null;
}

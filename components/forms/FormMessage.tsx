import { useEffect, useRef } from 'react';
import type { SubmissionState } from './useSubmission.ts';

interface FormMessageProps {
  state: SubmissionState;
  /** Shown after a submission that the service took. */
  success: string;
  /** Shown after any other. */
  error: string;
}

/** The outcome of a submission. Focus moves to it, so that it is read out once, and seen where the window is small. */
export function FormMessage({ state, success, error }: FormMessageProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const finished = state === 'success' || state === 'error';

  useEffect(() => {
    if (finished) ref.current?.focus();
  }, [finished]);

  return finished ? (
    <p ref={ref} tabIndex={-1} className="message" data-state={state}>
      {state === 'success' ? success : error}
    </p>
  ) : null;
}

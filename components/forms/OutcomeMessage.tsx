import { useEffect, useRef } from 'react';

interface OutcomeMessageProps {
  state: 'success' | 'error';
  /** Id of the text that says more, which is read out with the message. */
  describedBy?: string;
  children: string;
}

/** The outcome of a submission. Focus moves to it, so that it is read out once, and seen where the window is small. */
export function OutcomeMessage({ state, describedBy, children }: OutcomeMessageProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1} className="message" data-state={state} aria-describedby={describedBy}>
      {children}
    </p>
  );
}

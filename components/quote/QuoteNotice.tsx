import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { quoteDialogId, quoteNoticeId } from '../forms/dom-names.ts';
import { useFormContent } from '../forms/FormContentProvider.tsx';
import type { Submission } from '../forms/submission.ts';

interface QuoteNoticeProps {
  submission: Submission;
  dialogOpen: boolean;
}

/**
 * Reports the outcome of a request in the notification region once the dialog is closed: a success until the visitor
 * dismisses it, a failure if the visitor closed the dialog before the response came.
 */
export function QuoteNotice({ submission: { state }, dialogOpen }: QuoteNoticeProps) {
  const { forms } = useFormContent();
  const [sent, setSent] = useState(false);
  /** The outcome that the open dialog has announced. */
  const [announced, setAnnounced] = useState<'success' | 'error'>();

  useEffect(() => {
    if (state === 'success') setSent(true);
    if (state === 'sending') setSent(false);
  }, [state]);
  useEffect(() => {
    if (state === 'sending') setAnnounced(undefined);
    else if (dialogOpen && state !== 'idle') setAnnounced(state);
  }, [state, dialogOpen]);

  const region = typeof document === 'undefined' ? null : document.getElementById(quoteNoticeId);
  if (!region || dialogOpen) return null;
  if (sent) {
    return createPortal(
      // Announced only where the dialog has not done so.
      <div role={announced === 'success' ? undefined : 'status'} data-state="success">
        <p>{forms.quote.confirmation}</p>
        <button className="text-link" type="button" onClick={() => setSent(false)}>
          {forms.quote.dismiss}
        </button>
      </div>,
      region,
    );
  }
  if (state !== 'error' || announced === 'error') return null;
  return createPortal(
    <div role="alert" data-state="error">
      <p>{forms.quote.notSent}</p>
      <button className="text-link" type="button" command="show-modal" commandfor={quoteDialogId}>
        {forms.quote.reopen}
      </button>
    </div>,
    region,
  );
}

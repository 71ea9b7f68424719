import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { forms } from '../../content/forms.ts';
import type { Submission } from '../forms/submission.ts';
import { quoteDialogId, quoteNoticeId } from './ids.ts';

interface QuoteNoticeProps {
  submission: Submission;
  dialogOpen: boolean;
}

/**
 * What became of a request, on the page itself, once the dialog is closed: that it is sent, until the visitor takes the
 * note away, or that it is not, when the visitor had closed the dialog before the answer came.
 */
export function QuoteNotice({ submission: { state }, dialogOpen }: QuoteNoticeProps) {
  const [sent, setSent] = useState(false);
  /** Whether the dialog was open when the outcome came, and has told of it. */
  const [told, setTold] = useState(false);

  useEffect(() => {
    if (state === 'success') setSent(true);
    if (state === 'sending') setSent(false);
  }, [state]);
  useEffect(() => {
    if (state === 'sending') setTold(false);
    else if (dialogOpen && state !== 'idle') setTold(true);
  }, [state, dialogOpen]);

  const place = typeof document === 'undefined' ? null : document.getElementById(quoteNoticeId);
  if (!place || dialogOpen) return null;
  if (sent) {
    return createPortal(
      // Read out only where nothing has been yet.
      <div role={told ? undefined : 'status'} data-state="success">
        <p>{forms.quote.confirmation}</p>
        <button type="button" onClick={() => setSent(false)}>
          {forms.quote.dismiss}
        </button>
      </div>,
      place,
    );
  }
  if (state !== 'error' || told) return null;
  return createPortal(
    <div role="alert" data-state="error">
      <p>{forms.quote.notSent}</p>
      <button type="button" command="show-modal" commandfor={quoteDialogId}>
        {forms.quote.reopen}
      </button>
    </div>,
    place,
  );
}

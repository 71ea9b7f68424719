'use client';

import { useEffect, useRef } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { forms } from '../../content/forms.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { Field } from '../forms/Field.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';
import { FormNotes } from '../forms/FormNotes.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { formText, useSubmission } from '../forms/useSubmission.ts';
import { QuoteNotice } from './QuoteNotice.tsx';
import { useDialogOpen } from './useDialogOpen.ts';

/** How long the success message stays before the dialog closes, in milliseconds. Source: specification. */
export const closeDelay = 2000;

interface QuoteFormProps {
  account: EmailJsAccount;
  /** What the quote is for: `service_type` in the e-mail. */
  subject: string;
  /** The services to choose from. */
  choices: readonly string[];
  /** The choice that is chosen beforehand; none unless told. */
  preselected?: string;
}

/**
 * The quote form. It expects to stand in a `<dialog>`, which it closes after success.
 * Its fields belong to the browser, not to React, so what was typed before React arrived is kept.
 */
export function QuoteForm({ account, subject, choices, preselected }: QuoteFormProps) {
  const { submission, formRef, submit, wordsLeft, emptyFields, reset } = useSubmission(account, (data) => ({
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    phone: formText(data, 'phone'),
    message: formText(data, 'message'),
    service_type: subject,
    selected_services: data.getAll('services').join(', '),
  }));
  const dialogOpen = useDialogOpen(formRef);
  const succeeded = submission.state === 'success';
  const latest = useRef({ emptyFields, reset });
  latest.current = { emptyFields, reset };

  // After success the dialog closes by itself, unless the visitor has gone on writing in it.
  useEffect(() => {
    if (!succeeded) return;
    const timer = setTimeout(() => {
      if (latest.current.emptyFields()) formRef.current?.closest('dialog')?.close();
    }, closeDelay);
    return () => clearTimeout(timer);
  }, [succeeded, formRef]);

  // Once it is closed, the form starts afresh.
  useEffect(() => {
    if (!succeeded || dialogOpen) return;
    latest.current.emptyFields();
    latest.current.reset();
  }, [succeeded, dialogOpen]);

  const { labels } = forms;
  const { hints } = forms.quote;
  return (
    <>
      {/* Without React, `method="dialog"` neither loads a page nor puts the visitor's words into an address. */}
      <form
        ref={formRef}
        method="dialog"
        onSubmit={submit}
        data-held-until-ready=""
        data-draft=""
        suppressHydrationWarning
      >
        <fieldset>
          <legend>{forms.quote.servicesLegend}</legend>
          <p>{forms.quote.servicesHint}</p>
          <div className="choices">
            {choices.map((choice) => (
              <label key={choice}>
                <input type="checkbox" name="services" value={choice} defaultChecked={choice === preselected} />
                <span>{choice}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="fields">
          <Field id="quote-name" name="name" label={labels.name} type="text" autoComplete="name" />
          <Field id="quote-phone" name="phone" label={labels.phone} type="tel" autoComplete="tel" hint={hints.phone} />
          <EmailField id="quote-email" hint={hints.email} />
          <Field id="quote-message" name="message" label={labels.message} type="multiline" hint={hints.message} />
        </div>
        <SubmitButton submission={submission} label={forms.quote.submit} disabled={succeeded && !wordsLeft} />
        <FormNotes emailSubject={subject} />
        <FormMessage
          submission={submission}
          success={forms.quote.success}
          error={forms.quote.error}
          emailSubject={subject}
          wordsLeft={wordsLeft}
        />
      </form>
      <QuoteNotice submission={submission} dialogOpen={dialogOpen} />
    </>
  );
}

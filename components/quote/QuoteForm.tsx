'use client';

import { useEffect } from 'react';
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
  /** The EmailJS account to send through; without one, every submit fails. */
  account: EmailJsAccount | null;
  /** What the quote is for: `service_type` in the email. */
  subject: string;
  /** The services to choose from. */
  choices: readonly string[];
  /** The choice that is chosen beforehand; none unless told. */
  preselected?: string;
}

/**
 * The quote form. It expects to stand in a `<dialog>`, which it closes after success.
 * Its fields are uncontrolled, so that what was typed before hydration is kept.
 */
export function QuoteForm({ account, subject, choices, preselected }: QuoteFormProps) {
  const { submission, formRef, submit, reset } = useSubmission(account, (data) => ({
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    phone: formText(data, 'phone'),
    message: formText(data, 'message'),
    service_type: subject,
    selected_services: data.getAll('services').join(', '),
  }));
  const dialogOpen = useDialogOpen(formRef);
  const succeeded = submission.state === 'success';
  // Also while the success message shows: what was typed then would be lost when the form resets.
  const locked = succeeded || submission.state === 'sending';

  useEffect(() => {
    if (!succeeded) return;
    const timer = setTimeout(() => formRef.current?.closest('dialog')?.close(), closeDelay);
    return () => clearTimeout(timer);
  }, [succeeded, formRef]);

  // Once the dialog is closed, also by the visitor, the form starts afresh.
  useEffect(() => {
    if (!succeeded || dialogOpen) return;
    formRef.current?.reset();
    reset();
  }, [succeeded, dialogOpen, formRef, reset]);

  const { labels } = forms;
  const { hints, error } = forms.quote;
  return (
    <>
      {/* Without React, `method="dialog"` neither loads a page nor puts the visitor's values into an address. */}
      <form
        ref={formRef}
        method="dialog"
        onSubmit={submit}
        data-not-hydrated=""
        data-draft="quote"
        data-locked={locked ? '' : undefined}
        suppressHydrationWarning
      >
        <fieldset>
          <legend>{forms.quote.servicesLegend}</legend>
          <p>{forms.quote.servicesHint}</p>
          <div className="choices">
            {choices.map((choice) => (
              <label key={choice}>
                <input
                  type="checkbox"
                  name="services"
                  value={choice}
                  defaultChecked={choice === preselected}
                  aria-disabled={locked || undefined}
                  suppressHydrationWarning
                />
                <span>{choice}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="fields">
          <Field id="quote-name" name="name" label={labels.name} type="text" autoComplete="name" readOnly={locked} />
          <Field
            id="quote-phone"
            name="phone"
            label={labels.phone}
            type="tel"
            autoComplete="tel"
            hint={hints.phone}
            readOnly={locked}
          />
          <EmailField id="quote-email" hint={hints.email} readOnly={locked} />
          <Field
            id="quote-message"
            name="message"
            label={labels.message}
            type="multiline"
            hint={hints.message}
            readOnly={locked}
          />
        </div>
        <SubmitButton submission={submission} label={forms.quote.submit} disabled={succeeded} />
        <FormNotes error={error} emailSubject={subject} />
        <FormMessage submission={submission} success={forms.quote.success} error={error} emailSubject={subject} />
      </form>
      <QuoteNotice submission={submission} dialogOpen={dialogOpen} />
    </>
  );
}

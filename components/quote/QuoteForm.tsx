'use client';

import { useEffect, useRef } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { forms } from '../../content/forms.ts';
import { Field } from '../forms/Field.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { formText, useSubmission } from '../forms/useSubmission.ts';

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
  const { state, formRef, submit, reset } = useSubmission(account, (data) => ({
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    phone: formText(data, 'phone'),
    message: formText(data, 'message'),
    service_type: subject,
    selected_services: data.getAll('services').join(', '),
  }));
  const succeeded = state === 'success';
  const resetRef = useRef(reset);
  resetRef.current = reset;

  // After success the form starts afresh when the dialog closes: by itself after the delay, or by the visitor before.
  useEffect(() => {
    if (!succeeded) return;
    const dialog = formRef.current?.closest('dialog');
    const startAfresh = () => resetRef.current();
    const timer = setTimeout(() => {
      dialog?.close();
      startAfresh();
    }, closeDelay);
    dialog?.addEventListener('close', startAfresh);
    return () => {
      clearTimeout(timer);
      dialog?.removeEventListener('close', startAfresh);
    };
  }, [succeeded, formRef]);

  const { labels } = forms;
  const { hints } = forms.quote;
  return (
    // Without React, `method="dialog"` neither loads a page nor puts the visitor's words into an address.
    <form ref={formRef} method="dialog" onSubmit={submit} data-held-until-ready="">
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
        <Field
          id="quote-email"
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          hint={hints.email}
        />
        <Field id="quote-message" name="message" label={labels.message} type="multiline" hint={hints.message} />
      </div>
      <SubmitButton state={state} label={forms.quote.submit} disabled={succeeded} />
      <FormMessage state={state} success={forms.quote.success} error={forms.quote.error} />
    </form>
  );
}

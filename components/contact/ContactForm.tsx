'use client';

import { useLayoutEffect } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { forms } from '../../content/forms.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { Field } from '../forms/Field.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';
import { FormNotes } from '../forms/FormNotes.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { formText, useSubmission } from '../forms/useSubmission.ts';

interface ContactFormProps {
  /** The EmailJS account to send through; without one, every submit fails. */
  account: EmailJsAccount | null;
}

/**
 * The message form of the contact page. After success its fields are empty again and the message stays.
 * Its fields are uncontrolled, so that what was typed before hydration is kept.
 */
export function ContactForm({ account }: ContactFormProps) {
  const { submission, formRef, submit } = useSubmission(account, (data) => ({
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    message: formText(data, 'message'),
    service_type: forms.contact.serviceType,
  }));
  const succeeded = submission.state === 'success';
  const locked = submission.state === 'sending';

  // Before the fields can be changed again.
  useLayoutEffect(() => {
    if (succeeded) formRef.current?.reset();
  }, [succeeded, formRef]);

  const { labels } = forms;
  const { hints, emailSubject, error } = forms.contact;
  return (
    // Without React, `method="dialog"` outside a dialog does nothing at all, which keeps the visitor's values.
    <form
      ref={formRef}
      method="dialog"
      onSubmit={submit}
      data-not-hydrated=""
      data-draft="contact"
      data-locked={locked ? '' : undefined}
      suppressHydrationWarning
    >
      <div className="fields">
        <Field id="contact-name" name="name" label={labels.name} type="text" autoComplete="name" readOnly={locked} />
        <EmailField id="contact-email" hint={hints.email} readOnly={locked} />
        <Field
          id="contact-message"
          name="message"
          label={labels.message}
          type="multiline"
          hint={hints.message}
          readOnly={locked}
        />
      </div>
      <SubmitButton submission={submission} label={forms.contact.submit} />
      <FormNotes error={error} emailSubject={emailSubject} />
      <FormMessage submission={submission} success={forms.contact.success} error={error} emailSubject={emailSubject} />
    </form>
  );
}

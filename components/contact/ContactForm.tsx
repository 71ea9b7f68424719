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

interface ContactFormProps {
  account: EmailJsAccount;
}

/**
 * The message form of the contact page. After success its fields are empty again and the message stays.
 * Its fields belong to the browser, not to React, so what was typed before React arrived is kept.
 */
export function ContactForm({ account }: ContactFormProps) {
  const { submission, formRef, submit, wordsLeft, emptyFields } = useSubmission(account, (data) => ({
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    message: formText(data, 'message'),
    service_type: forms.contact.serviceType,
  }));
  const succeeded = submission.state === 'success';
  const latest = useRef(emptyFields);
  latest.current = emptyFields;

  useEffect(() => {
    if (succeeded) latest.current();
  }, [succeeded]);

  const { labels } = forms;
  const { hints, emailSubject } = forms.contact;
  return (
    // Without React, `method="dialog"` outside a dialog does nothing at all, which keeps the visitor's words.
    <form
      ref={formRef}
      method="dialog"
      onSubmit={submit}
      data-held-until-ready=""
      data-draft=""
      suppressHydrationWarning
    >
      <div className="fields">
        <Field id="contact-name" name="name" label={labels.name} type="text" autoComplete="name" />
        <EmailField id="contact-email" hint={hints.email} />
        <Field id="contact-message" name="message" label={labels.message} type="multiline" hint={hints.message} />
      </div>
      <SubmitButton submission={submission} label={forms.contact.submit} />
      <FormNotes emailSubject={emailSubject} />
      <FormMessage
        submission={submission}
        success={forms.contact.success}
        error={forms.contact.error}
        emailSubject={emailSubject}
        wordsLeft={wordsLeft}
      />
    </form>
  );
}

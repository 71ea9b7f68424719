'use client';

import { useEffect } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { forms } from '../../content/forms.ts';
import { Field } from '../forms/Field.tsx';
import { FormMessage } from '../forms/FormMessage.tsx';
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
  const { state, formRef, submit } = useSubmission(account, (data) => ({
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    message: formText(data, 'message'),
    service_type: forms.contact.serviceType,
  }));

  useEffect(() => {
    if (state === 'success') formRef.current?.reset();
  }, [state, formRef]);

  const { labels } = forms;
  const { hints } = forms.contact;
  return (
    // Without React, `method="dialog"` outside a dialog does nothing at all, which keeps the visitor's words.
    <form ref={formRef} method="dialog" onSubmit={submit} data-held-until-ready="">
      <div className="fields">
        <Field id="contact-name" name="name" label={labels.name} type="text" autoComplete="name" />
        <Field
          id="contact-email"
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          hint={hints.email}
        />
        <Field id="contact-message" name="message" label={labels.message} type="multiline" hint={hints.message} />
      </div>
      <SubmitButton state={state} label={forms.contact.submit} />
      <FormMessage state={state} success={forms.contact.success} error={forms.contact.error} />
    </form>
  );
}

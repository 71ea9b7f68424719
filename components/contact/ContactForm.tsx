'use client';

import { useLayoutEffect } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { Field } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { useFormContent } from '../forms/FormContentProvider.tsx';
import { formText, useSubmission } from '../forms/useSubmission.ts';

interface ContactFormProps {
  /** The EmailJS account to send through; without one, every submit fails. */
  account: EmailJsAccount | null;
}

/** The message form of the contact page. After success its fields are empty again and the message stays. */
export function ContactForm({ account }: ContactFormProps) {
  const { forms } = useFormContent();
  const form = useSubmission(account, (data) => ({
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    message: formText(data, 'message'),
    service_type: forms.contact.serviceType,
  }));
  const { submission, formRef } = form;
  const succeeded = submission.state === 'success';

  // Before the fields can be changed again.
  useLayoutEffect(() => {
    if (!succeeded) return;
    formRef.current?.reset();
    // Otherwise the page, loaded again, says that missed tasks are in the message.
    history.replaceState(history.state, '', location.pathname);
  }, [succeeded, formRef]);

  const { labels } = forms;
  const { hints, emailSubject } = forms.contact;
  return (
    <Form name="contact" form={form} locked={submission.state === 'sending'} emailSubject={emailSubject}>
      <div className="fields">
        <Field id="contact-name" name="name" label={labels.name} type="text" autoComplete="name" />
        <EmailField id="contact-email" hint={hints.email} />
        <Field id="contact-message" name="message" label={labels.message} type="multiline" hint={hints.message} />
      </div>
    </Form>
  );
}

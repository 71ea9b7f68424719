'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { Field } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { useFormContent } from '../forms/FormContentProvider.tsx';
import { formText, useSubmission } from '../forms/useSubmission.ts';
import { QuoteNotice } from './QuoteNotice.tsx';

/** How long the success message stays before the dialog closes, in milliseconds. Source: specification. */
export const successMessageDuration = 2000;

interface QuoteFormProps {
  /** The EmailJS account to send through; without one, every submit fails. */
  account: EmailJsAccount | null;
  /** What the quote is for: `service_type` in the email. */
  subject: string;
  /** The services to choose from. */
  choices: readonly string[];
  /** The choice that is selected at first; none by default. */
  preselected?: string;
}

/** The quote form. It must be inside a `<dialog>`, which it closes after success. */
export function QuoteForm({ account, subject, choices, preselected }: QuoteFormProps) {
  const { forms } = useFormContent();
  const form = useSubmission(account, (data) => ({
    name: formText(data, 'name'),
    email: formText(data, 'email'),
    phone: formText(data, 'phone'),
    message: formText(data, 'message'),
    service_type: subject,
    selected_services: data.getAll('services').join(', '),
  }));
  const { submission, formRef, reset } = form;
  const dialogOpen = useDialogOpen(formRef);
  const succeeded = submission.state === 'success';
  // Stays locked while the success message shows: the reset would lose what was typed then.
  const locked = succeeded || submission.state === 'sending';

  useEffect(() => {
    if (!succeeded) return;
    const timer = setTimeout(() => formRef.current?.closest('dialog')?.close(), successMessageDuration);
    return () => clearTimeout(timer);
  }, [succeeded, formRef]);

  // Reset the form once the dialog is closed, by the timer or by the visitor.
  useEffect(() => {
    if (!succeeded || dialogOpen) return;
    formRef.current?.reset();
    reset();
  }, [succeeded, dialogOpen, formRef, reset]);

  const { labels } = forms;
  const { hints, servicesLegend, servicesHint } = forms.quote;
  return (
    <>
      <Form name="quote" form={form} locked={locked} emailSubject={subject}>
        <fieldset>
          <legend>{servicesLegend}</legend>
          <p>{servicesHint}</p>
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
          <Field id="quote-name" name="name" label={labels.name} type="text" autoComplete="name" />
          <Field id="quote-phone" name="phone" label={labels.phone} type="tel" autoComplete="tel" hint={hints.phone} />
          <EmailField id="quote-email" hint={hints.email} />
          <Field id="quote-message" name="message" label={labels.message} type="multiline" hint={hints.message} />
        </div>
      </Form>
      <QuoteNotice submission={submission} dialogOpen={dialogOpen} />
    </>
  );
}

/** Whether the dialog around an element is open. Outside of any dialog, it never is. */
function useDialogOpen(ref: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!dialog) return;
    const update = () => setOpen(dialog.open);
    update();
    // Observes the attribute, because no event for opening is sent by all browsers.
    const observer = new MutationObserver(update);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [ref]);
  return open;
}

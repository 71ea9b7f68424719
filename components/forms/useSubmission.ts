import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { formHydratedEvent } from './dom-names.ts';
import { emptyDraft, fillFromDraft, markPending, readDraft, saveDraft } from './draft.ts';
import { loadSender, type TemplateParams } from './send-email.ts';
import { createSubmission, type RateLimit, type Submission, type SubmissionControl } from './submission.ts';

/** All forms of the site send through one account, and so share one rate limit. */
export const rateLimit: RateLimit = { lastSent: Number.NEGATIVE_INFINITY };

export interface FormSubmission {
  submission: Submission;
  /** For the form element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** For the form's `onSubmit`. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Back to `idle`. */
  reset: () => void;
}

/**
 * Joins a form to its submission (see `submission.ts`): one request a submit, and a submit during another does nothing.
 * A failure of any kind is logged to the console and leaves the visitor's values where they are.
 * @param account the EmailJS account to send through; without one, every submit fails
 * @param paramsOf makes the email's variables of the form's data at the moment of the submit
 */
export function useSubmission(
  account: EmailJsAccount | null,
  paramsOf: (data: FormData) => TemplateParams,
): FormSubmission {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const formRef = useRef<HTMLFormElement>(null);
  const control = useRef<SubmissionControl<TemplateParams>>(null);
  /** The form's values at the last submit. */
  const sent = useRef('');

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // Load the SDK before the visitor submits. A failure matters only on submit.
    loadSender(account).catch(() => {});
    // Where an extension has changed the form's markup, React cannot hydrate it and renders it again, with empty fields.
    const draft = readDraft(form);
    if (draft) fillFromDraft(form, draft);
    form.removeAttribute('data-not-hydrated');
    form.dispatchEvent(new Event(formHydratedEvent, { bubbles: true }));
  }, [account]);

  function change(next: Submission) {
    const form = formRef.current;
    if (form) {
      // In case the visitor leaves the page now, or has left it, which aborts the request and looks like a failure.
      markPending(form, next.state === 'sending' || (next.state === 'error' && next.delivery === 'unknown'));
      if (next.state === 'success') emptyDraft(form);
    }
    setSubmission(next);
  }

  return {
    submission,
    formRef,
    submit(event) {
      event.preventDefault();
      const form = event.currentTarget;
      control.current ??= createSubmission<TemplateParams>({
        load: () => loadSender(account),
        onChange: change,
        isUnchanged: () => contentsOf(form) === sent.current,
        onFailure: (error) => console.error('The form could not be sent:', error),
        isOnline: () => navigator.onLine,
        now: () => performance.now(),
        schedule: (callback, milliseconds) => {
          const timer = setTimeout(callback, milliseconds);
          return () => clearTimeout(timer);
        },
        rateLimit,
      });
      // Store the draft again, in case it had expired.
      saveDraft(form);
      const contents = contentsOf(form);
      if (!control.current.submit(paramsOf(new FormData(form)))) return;
      sent.current = contents;
      form.removeAttribute('data-interrupted');
    },
    reset() {
      control.current?.reset();
    },
  };
}

/** Everything in a form, to be compared. */
function contentsOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}

/** The text of a field; empty where the form has no such field. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

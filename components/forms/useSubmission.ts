import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { sendEmail, type TemplateParams } from './send-email.ts';

/** Where a form is: nothing sent yet, being sent, taken by the service, or failed. */
export type SubmissionState = 'idle' | 'sending' | 'success' | 'error';

/** Tells `components/early/held-submits.ts` that React has taken over a form. */
export const formReadyEvent = 'form-ready';

interface Submission {
  state: SubmissionState;
  /** For the form element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** For the form's `onSubmit`. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Empties the fields and goes back to `idle`. */
  reset: () => void;
}

/**
 * The life of a form: one request a submit, and a second submit during the first does nothing.
 * A failure of any kind is logged to the console and leaves the visitor's words where they are.
 * @param account the EmailJS account to send through
 * @param paramsOf makes the e-mail's variables of the form's data at the moment of the submit
 */
export function useSubmission(account: EmailJsAccount, paramsOf: (data: FormData) => TemplateParams): Submission {
  const [state, setState] = useState<SubmissionState>('idle');
  const formRef = useRef<HTMLFormElement>(null);
  const busy = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    form.removeAttribute('data-held-until-ready');
    form.dispatchEvent(new Event(formReadyEvent, { bubbles: true }));
  }, []);

  async function deliver(params: TemplateParams) {
    try {
      await sendEmail(account, params);
      setState('success');
    } catch (error) {
      console.error('The form could not be sent:', error);
      setState('error');
    } finally {
      busy.current = false;
    }
  }

  return {
    state,
    formRef,
    submit(event) {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      setState('sending');
      void deliver(paramsOf(new FormData(event.currentTarget)));
    },
    reset() {
      formRef.current?.reset();
      setState('idle');
    },
  };
}

/** The text of a field; empty where the form has no such field. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

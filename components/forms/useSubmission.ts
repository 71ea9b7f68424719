import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { EmailJsAccount } from '../../content/environment.ts';
import { draftForms, emptyDraft, fillFromDraft, hasWords, markUnsettled, saveDraft } from './draft.ts';
import { pace } from './pace.ts';
import { loadSender, type TemplateParams } from './send-email.ts';
import { createSubmission, type Submission, type SubmissionControl } from './submission.ts';

/** Tells `components/early/held-submits.ts` that React has taken over a form. */
export const formReadyEvent = 'form-ready';

interface FormSubmission {
  submission: Submission;
  /** For the form element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** For the form's `onSubmit`. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** To be called after success: empties the fields, unless they hold other words by now. Tells whether it did. */
  emptyFields: () => boolean;
  /** Whether the fields still hold words that were typed after those that were sent. */
  wordsLeft: boolean;
  /** Back to `idle`. */
  reset: () => void;
}

/**
 * Joins a form to its submission (see `submission.ts`): one request a submit, and a submit during another does nothing.
 * A failure of any kind is logged to the console and leaves the visitor's words where they are.
 * @param account the EmailJS account to send through
 * @param paramsOf makes the e-mail's variables of the form's data at the moment of the submit
 */
export function useSubmission(account: EmailJsAccount, paramsOf: (data: FormData) => TemplateParams): FormSubmission {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const [wordsLeft, setWordsLeft] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const control = useRef<SubmissionControl<TemplateParams>>(null);
  /** What the form held when it was submitted last. */
  const sent = useRef('');

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // Whoever has come this far may send soon: the SDK is then there, also on a connection that has become worse.
    void loadSender(account);
    form.removeAttribute('data-held-until-ready');
    form.dispatchEvent(new Event(formReadyEvent, { bubbles: true }));
  }, [account]);

  function change(next: Submission) {
    // For a page that is left now, or was left so quickly that it took its own leaving for a failure.
    markUnsettled(next.state === 'sending' || (next.state === 'error' && next.arrival === 'maybe'));
    if (next.state === 'success' && holds(formRef.current, sent.current)) emptyDraft();
    setSubmission(next);
    setWordsLeft(false);
  }

  return {
    submission,
    formRef,
    wordsLeft,
    submit(event) {
      event.preventDefault();
      control.current ??= createSubmission<TemplateParams>({
        load: () => loadSender(account),
        onChange: change,
        onFailure: (error) => console.error('The form could not be sent:', error),
        isOnline: () => navigator.onLine,
        now: () => performance.now(),
        schedule: (callback, milliseconds) => {
          const timer = setTimeout(callback, milliseconds);
          return () => clearTimeout(timer);
        },
        pace,
      });
      const form = event.currentTarget;
      // Kept anew, for a draft that had become too old is gone.
      saveDraft(form);
      if (!control.current.submit(paramsOf(new FormData(form)))) return;
      sent.current = contentsOf(form);
      form.removeAttribute('data-interrupted');
    },
    emptyFields() {
      const form = formRef.current;
      if (!form) return false;
      if (!hasWords(form)) return true;
      if (!holds(form, sent.current)) {
        setWordsLeft(true);
        return false;
      }
      form.reset();
      for (const other of document.querySelectorAll<HTMLFormElement>(draftForms)) {
        if (other !== form) fillFromDraft(other, { exact: true });
      }
      return true;
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

function holds(form: HTMLFormElement | null, contents: string): boolean {
  return form !== null && contentsOf(form) === contents;
}

/** The text of a field; empty where the form has no such field. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

import { useEffect, useId, useRef, useState } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { emailLink, messageOf } from './contact-links.ts';
import { useFormContent } from './FormContentProvider.tsx';
import { isPermanent } from './failure.ts';
import { OutcomeMessage } from './OutcomeMessage.tsx';
import type { Submission } from './submission.ts';

interface FailureHelpProps {
  failure: Extract<Submission, { state: 'error' }>;
  /** The form's message for any failure. */
  error: string;
  /** Subject of the email that a visitor may write instead. */
  emailSubject: string;
}

/**
 * What to do after a failure: the likely reason, whether the message may have arrived, and the other ways to send it.
 * Calling is the one button among them; it is the primary one where another try is in vain.
 */
export function FailureHelp({ failure: { reason, delivery }, error, emailSubject }: FailureHelpProps) {
  const { forms, business } = useFormContent();
  const { advice, deliveries, ways } = forms.failure;
  const adviceId = useId();
  return (
    <div className="failure">
      <OutcomeMessage state="error" describedBy={adviceId}>
        {error}
      </OutcomeMessage>
      <p id={adviceId}>
        {advice[reason]}
        {delivery === 'unknown' ? ` ${deliveries.unknown}` : ''}
      </p>
      <p role="status">{delivery === 'delivered' ? deliveries.delivered : ''}</p>
      <BackOnline />
      <ul>
        <li>
          <ButtonLink data-variant={isPermanent(reason) ? 'primary' : 'secondary'} href={telephoneLink(business.phone)}>
            {ways.call}
          </ButtonLink>
        </li>
        <li>
          <a className="text-link" href={emailLink(business.email, emailSubject)} data-message-link="">
            {ways.email}
          </a>
        </li>
        {business.textPhone === null ? null : (
          <li>
            <a
              className="text-link"
              href={telephoneLink(business.textPhone).replace('tel:', 'sms:')}
              data-message-link=""
            >
              {ways.text}
            </a>
          </li>
        )}
        <li>
          <CopyMessage />
        </li>
      </ul>
    </div>
  );
}

/** Says so when a lost connection is back. */
function BackOnline() {
  const { forms } = useFormContent();
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const onOnline = () => setBack(true);
    const onOffline = () => setBack(false);
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, []);
  return <p role="status">{isBack ? forms.failure.backOnline : ''}</p>;
}

/** Copies the visitor's message; where the browser forbids that, shows it selected, for the visitor to copy. */
function CopyMessage() {
  const { copy, copied: done, copyByHand } = useFormContent().forms.failure.ways;
  const button = useRef<HTMLButtonElement>(null);
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string>();

  async function onClick() {
    const form = button.current?.form;
    if (!form) return;
    const message = messageOf(form);
    try {
      await navigator.clipboard.writeText(message);
      setCopied(true);
    } catch {
      setByHand(message);
    }
  }

  return (
    <>
      <button className="text-link" type="button" ref={button} onClick={() => void onClick()}>
        {copy}
      </button>
      <span role="status">{copied ? done : ''}</span>
      {byHand === undefined ? null : (
        <section aria-label={copyByHand}>
          <pre tabIndex={-1} ref={selectContents}>
            {byHand}
          </pre>
        </section>
      )}
    </>
  );
}

function selectContents(element: HTMLElement | null): void {
  if (!element) return;
  element.focus();
  getSelection()?.selectAllChildren(element);
}

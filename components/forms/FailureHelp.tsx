import { useEffect, useRef, useState } from 'react';
import { telephoneLink } from '../ui/phone.ts';
import { emailLink, messageOf } from './contact-links.ts';
import { useFormContent } from './FormContentProvider.tsx';
import type { FailureReason } from './failure.ts';
import type { Submission } from './submission.ts';

/** After these a second try may succeed without a change to the message, the site or the account. */
const worthAnotherTry: readonly FailureReason[] = ['offline', 'timeout', 'unreachable', 'too-many', 'server', 'script'];

interface FailureHelpProps {
  /** Id of the advice, for what it describes. */
  id: string;
  failure: Extract<Submission, { state: 'error' }>;
  emailSubject: string;
}

/** What to do after a failure: the likely reason, whether the message may have arrived, and every other way to send it. */
export function FailureHelp({ id, failure: { reason, delivery }, emailSubject }: FailureHelpProps) {
  const { forms, business } = useFormContent();
  const { advice, deliveries, ways } = forms.failure;
  return (
    <div className="help">
      <p id={id}>
        {advice[reason]}
        {delivery === 'unknown' ? ` ${deliveries.unknown}` : ''}
      </p>
      <p role="status">{delivery === 'delivered' ? deliveries.delivered : ''}</p>
      <BackOnline />
      <ul>
        {worthAnotherTry.includes(reason) && delivery !== 'delivered' ? (
          <li>
            <button className="button" data-variant="secondary" type="submit">
              {ways.retry}
            </button>
          </li>
        ) : null}
        <li>
          <a className="button" data-variant="secondary" href={telephoneLink(business.phone)}>
            {ways.call}
          </a>
        </li>
        <li>
          <a
            className="button"
            data-variant="secondary"
            href={emailLink(business.email, emailSubject)}
            data-message-link=""
          >
            {ways.email}
          </a>
        </li>
        {business.textPhone === null ? null : (
          <li>
            <a
              className="button"
              data-variant="secondary"
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
      <button className="button" data-variant="secondary" type="button" ref={button} onClick={() => void onClick()}>
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

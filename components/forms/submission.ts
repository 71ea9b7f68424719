/**
 * The life of a form's submission, without React or a browser: when it sends, and what is known of the delivery.
 *
 * | from      | by                                             | to        |
 * | --------- | ---------------------------------------------- | --------- |
 * | `idle`    | the visitor's press                            | `sending` |
 * | `sending` | a press                                        | `sending` |
 * | `sending` | this submission's own 2xx, and nothing else    | `success` |
 * | `sending` | any failure, or no response in time            | `error`   |
 * | `error`   | a press                                        | `sending` |
 * | `error`   | its own 2xx, late, while the values are the same | `success` |
 * | `success` | a press                                        | `sending` |
 * | `error`, `success` | a reset                               | `idle`    |
 */
import { type FailureReason, reasonOf, ScriptUnavailableError } from './failure.ts';

/**
 * Whether the service has the message of a failed submission: it has not; it may have it, so that a second try could
 * deliver it twice; or it has that of an earlier try, which was given up before its response came.
 */
export type Delivery = 'notDelivered' | 'unknown' | 'delivered';

export type Submission =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'success' }
  | { state: 'error'; reason: FailureReason; delivery: Delivery };

/** How long a response may take, in milliseconds, and before it the script that sends. */
export const sendTimeout = 25_000;

/** Shortest time between two requests, in milliseconds: the service takes one a second. */
export const shortestInterval = 1_050;

/** Sends one message: resolves when the service has taken it, rejects otherwise. */
export type Send<Message> = (message: Message) => Promise<void>;

/** When the last request left, in the milliseconds of `now`. Forms that share an account share it. */
export interface RateLimit {
  lastSent: number;
}

export interface SubmissionDependencies<Message> {
  /** Gets what sends, which may have to be loaded. Sends nothing itself. */
  load: () => Promise<Send<Message>>;
  /** Called after each change, with what the submission has become. */
  onChange: (submission: Submission) => void;
  /** Whether the form still holds the message that was submitted last. */
  isUnchanged: () => boolean;
  /** Called with the error of each failure. */
  onFailure: (error: unknown) => void;
  isOnline: () => boolean;
  /** Milliseconds of a clock that nobody sets. */
  now: () => number;
  /** Calls back after some milliseconds. Returns a function that prevents it. */
  schedule: (callback: () => void, milliseconds: number) => () => void;
  rateLimit: RateLimit;
}

export interface SubmissionControl<Message> {
  /** Sends a message, unless one is under way. Tells whether it did. */
  submit: (message: Message) => boolean;
  /** Back to `idle`, unless a message is under way. */
  reset: () => void;
}

/** After these failures the service may have the message, if the request left the device. */
const brokenOff: readonly FailureReason[] = ['unreachable', 'offline', 'script'];

/** One press of the button, from there on. */
interface Attempt {
  /** `over` once it has failed, also when its response may still come. */
  stage: 'loading' | 'sent' | 'over';
  wasOnline: boolean;
  forgetTimeout: () => void;
}

/** A form's submission with its dependencies. */
export function createSubmission<Message>({
  load,
  onChange,
  isUnchanged,
  onFailure,
  isOnline,
  now,
  schedule,
  rateLimit,
}: SubmissionDependencies<Message>): SubmissionControl<Message> {
  let current: Submission = { state: 'idle' };
  let newest: Attempt | undefined;
  let earlierTryDelivered = false;
  /** Failed attempts since the last success of which nobody knows whether they arrived. */
  const uncertain = new Set<Attempt>();

  const become = (next: Submission) => {
    current = next;
    onChange(next);
  };

  /** Ends an attempt that has failed. Its response may still come. */
  const fail = (attempt: Attempt, error: unknown, reason: FailureReason) => {
    const unanswered = reason === 'timeout' || (attempt.wasOnline && brokenOff.includes(reason));
    if (attempt.stage === 'sent' && unanswered) uncertain.add(attempt);
    const perhaps = uncertain.size > 0 ? 'unknown' : 'notDelivered';
    attempt.stage = 'over';
    attempt.forgetTimeout();
    onFailure(error);
    become({ state: 'error', reason, delivery: earlierTryDelivered ? 'delivered' : perhaps });
  };

  const allowTime = (attempt: Attempt, error: Error) => {
    attempt.forgetTimeout();
    attempt.forgetTimeout = schedule(() => {
      if (attempt.stage === 'over') return;
      fail(attempt, error, attempt.stage === 'sent' ? 'timeout' : reasonOf(error, isOnline()));
    }, sendTimeout);
  };

  const succeed = (attempt: Attempt) => {
    attempt.forgetTimeout();
    attempt.stage = 'over';
    const isSending = attempt === newest && current.state === 'sending';
    // Late: the form has already announced that it may have arrived. If the values have changed since, success would delete them.
    const isLate = attempt === newest && current.state === 'error' && isUnchanged();
    if (isSending || isLate) {
      become({ state: 'success' });
      return;
    }
    earlierTryDelivered = true;
    if (current.state === 'error') become({ ...current, delivery: 'delivered' });
  };

  const deliver = (attempt: Attempt, send: Send<Message>, message: Message) => {
    // Given up while it was loading or waiting: nothing is sent behind the visitor's back.
    if (attempt.stage === 'over') return;
    attempt.stage = 'sent';
    attempt.wasOnline = isOnline();
    rateLimit.lastSent = now();
    allowTime(attempt, new Error('No response in time.'));
    send(message).then(
      () => succeed(attempt),
      (error: unknown) => {
        if (attempt.stage === 'over') {
          uncertain.delete(attempt);
          onFailure(error);
        } else fail(attempt, error, reasonOf(error, isOnline()));
      },
    );
  };

  return {
    submit(message) {
      if (current.state === 'sending') return false;
      // After an error, what is known of the earlier tries still counts.
      if (current.state !== 'error') {
        earlierTryDelivered = false;
        uncertain.clear();
      }
      const attempt: Attempt = { stage: 'loading', wasOnline: true, forgetTimeout: () => {} };
      newest = attempt;
      become({ state: 'sending' });
      allowTime(attempt, new ScriptUnavailableError('What sends the form did not load in time.'));
      load().then(
        (send) => {
          const wait = rateLimit.lastSent + shortestInterval - now();
          if (wait > 0) schedule(() => deliver(attempt, send, message), wait);
          else deliver(attempt, send, message);
        },
        (error: unknown) => {
          if (attempt.stage !== 'over') fail(attempt, error, reasonOf(error, isOnline()));
        },
      );
      return true;
    },
    reset() {
      if (current.state === 'error' || current.state === 'success') become({ state: 'idle' });
    },
  };
}

/** The answers that a test, or a curious person, can ask of the EmailJS fake instead of its own. */

export type Fault =
  /** Any answer of the service; 200 is one too, which lets a message pass between two faults. */
  | { kind: 'status'; status: number; text: string }
  /** The usual answer, but late. */
  | { kind: 'slow'; ms: number }
  /** The connection closes without an answer, also when the browser silently tries again. */
  | { kind: 'drop' }
  /** The connection closes after the status and the first byte of the text. */
  | { kind: 'drop-mid-answer' };

/** The longest wait that can be asked for, in milliseconds. */
export const MAX_SLOW_MS = 120_000;

/** A fault under a name. */
export interface FaultChoice {
  id: string;
  /** What the inbox page calls it. */
  label: string;
  fault: Fault;
}

/** The faults offered on the inbox page. The texts say what EmailJS says at such a status, in our own words. */
export const FAULT_CHOICES: readonly FaultChoice[] = [
  status('400', 'Bad request', 'The service ID not found. Look it up in the EmailJS dashboard.'),
  status('403', 'Blocked', 'This account does not accept requests from here.'),
  status(
    '412',
    "The mail account's grant was withdrawn",
    'Invalid grant. Reconnect the mail account in the dashboard.',
  ),
  status('413', 'Too long', 'Variables size limit: 50 KB.'),
  status('422', 'The template has no recipient', 'The recipients address is empty.'),
  status('429', 'Too many requests', 'Too many requests. Send one a second at most.'),
  status('500', 'The service is broken', 'Internal Server Error'),
  { id: 'slow-5', label: 'Slow: 5 seconds, then as usual', fault: { kind: 'slow', ms: 5_000 } },
  { id: 'slow-30', label: 'Slow: 30 seconds, then as usual', fault: { kind: 'slow', ms: 30_000 } },
  { id: 'drop', label: 'Connection dropped before the answer', fault: { kind: 'drop' } },
  {
    id: 'drop-mid-answer',
    label: 'Connection dropped in the middle of the answer',
    fault: { kind: 'drop-mid-answer' },
  },
];

/** A fault in a few words, for people. */
export function describeFault(fault: Fault): string {
  switch (fault.kind) {
    case 'status':
      return `${fault.status} ${fault.text}`;
    case 'slow':
      return `slow by ${fault.ms} ms`;
    case 'drop':
      return 'connection dropped';
    case 'drop-mid-answer':
      return 'connection dropped in the middle of the answer';
  }
}

/**
 * Reads a fault written by a program.
 *
 * @throws with a message that names the wrong field and what it may be.
 */
export function parseFault(value: unknown): Fault {
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const kind = fields['kind'];
  switch (kind) {
    case 'status': {
      const text = fields['text'] ?? '';
      if (typeof text !== 'string') throw new Error('A status fault needs a "text" of letters.');
      return { kind, status: wholeNumber(fields, 'status', 200, 599), text };
    }
    case 'slow':
      return { kind, ms: wholeNumber(fields, 'ms', 0, MAX_SLOW_MS) };
    case 'drop':
    case 'drop-mid-answer':
      return { kind };
    default:
      throw new Error('A fault needs a "kind": status, slow, drop or drop-mid-answer.');
  }
}

function wholeNumber(fields: Record<string, unknown>, name: string, from: number, to: number): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to) {
    throw new Error(`This fault needs a "${name}": a whole number from ${from} to ${to}.`);
  }
  return value;
}

function status(code: string, meaning: string, text: string): { id: string; label: string; fault: Fault } {
  return { id: code, label: `${code}: ${meaning}`, fault: { kind: 'status', status: Number(code), text } };
}

/** A local fake of the EmailJS service: it responds as the service does, sends no e-mail, and keeps what it receives. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { maxVariablesBytes } from '../../components/forms/send-email.ts';
import { sendText, waitWhileConnected } from './http-helpers.ts';

/** Where the EmailJS SDK posts, below whichever origin it was given. */
export const SEND_PATH = '/api/v1.0/email/send';

/** One send request, and how the fake responded. */
export interface Message {
  /** Counts up from 1, also after a reset. */
  id: number;
  /** ISO 8601. */
  receivedAt: string;
  /** The status of the response. `null` when the connection was dropped before it. */
  status: number | null;
  /** The text of the response, or what happened instead. */
  response: string;
  /** The body: parsed JSON, or its text when it is not JSON. */
  payload: unknown;
}

/** A way in which the fake fails on request. */
export type Fault =
  /** Any response of the service. With 200, a message passes between two faults. */
  | { kind: 'status'; status: number; text: string }
  /** The usual response, but late. */
  | { kind: 'slow'; ms: number }
  /** Connections close without a response until the fault is taken back: browsers silently send a dropped request again. */
  | { kind: 'drop' }
  /** The connection closes after the status and the first byte of the text. */
  | { kind: 'drop-mid-response' };

interface Verdict {
  status: number;
  text: string;
}

const ACCEPTED: Verdict = { status: 200, text: 'OK' };
const NOT_JSON: Verdict = { status: 400, text: 'Bad Request: the body is not a JSON object.' };
const TOO_LARGE: Verdict = { status: 413, text: 'Variables size limit: 50 KB.' };
const TOO_SOON: Verdict = { status: 429, text: 'Too many requests. Send one a second at most.' };

/** A fault that the inbox page offers. */
export interface FaultChoice {
  id: string;
  /** What the page calls it. */
  label: string;
  fault: Fault;
}

/** The faults that the inbox page offers. The texts say what EmailJS says at such a status, in our own words. */
export const FAULT_CHOICES: readonly FaultChoice[] = [
  status(400, 'Bad request', 'The service ID not found. Look it up in the EmailJS dashboard.'),
  status(403, 'Blocked', 'This account does not accept requests from here.'),
  status(412, "The mail account's grant was withdrawn", 'Invalid grant. Reconnect the mail account in the dashboard.'),
  status(TOO_LARGE.status, 'Too long', TOO_LARGE.text),
  status(422, 'The template has no recipient', 'The recipients address is empty.'),
  status(TOO_SOON.status, 'Too many requests', TOO_SOON.text),
  status(500, 'The service is broken', 'Internal Server Error'),
  slow(5),
  slow(30),
  { id: 'drop', label: 'Connections dropped before the response, until another choice', fault: { kind: 'drop' } },
  {
    id: 'drop-mid-response',
    label: 'Connection dropped in the middle of the response',
    fault: { kind: 'drop-mid-response' },
  },
];

/** The identifiers that the service needs, in the order in which it names a missing one. */
const REQUIRED = { user_id: 'Public Key', service_id: 'service ID', template_id: 'template ID' } as const;

/** The service's rate limit. */
const MIN_MS_BETWEEN_REQUESTS = 1_000;

export class EmailJsFake {
  /** The faults of the next requests, one each, apart from a drop, which stays. A test may push several. */
  readonly nextFaults: Fault[] = [];
  /** Whether messages must be a second apart, as at the service. Can be switched at any time. */
  rateLimit: boolean;

  #lastRequestAt = Number.NEGATIVE_INFINITY;
  #messages: Message[] = [];
  #lastId = 0;

  constructor({ rateLimit = true }: { rateLimit?: boolean } = {}) {
    this.rateLimit = rateLimit;
  }

  /** The messages received since the last reset, oldest first, refused ones included. */
  get messages(): readonly Message[] {
    return this.#messages;
  }

  /** Sets the next fault in place of all others. `null` takes them back. */
  setFault(fault: Fault | null): void {
    this.nextFaults.length = 0;
    if (fault) this.nextFaults.push(fault);
  }

  /** Forgets the messages, the faults, and when the last request came. */
  reset(): void {
    this.#messages = [];
    this.#lastRequestAt = Number.NEGATIVE_INFINITY;
    this.setFault(null);
  }

  /** Responds to a request for the service and returns `true`. Leaves any other request untouched and returns `false`. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.url !== SEND_PATH) return false;
    response.setHeader('Cache-Control', 'no-store');
    if (request.method === 'POST') await this.#receive(request, response);
    else sendText(response, 405, 'Method Not Allowed', { Allow: 'POST' });
    return true;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A reset replaces the list, so a slow request from before it does not appear afterwards.
    const messages = this.#messages;
    const payload = parse(await readText(request));
    // Before the response, so that whoever sees the response finds the message.
    const keep = (status: number | null, text: string) => {
      this.#lastId += 1;
      messages.push({ id: this.#lastId, receivedAt: new Date().toISOString(), status, response: text, payload });
    };

    if (this.nextFaults[0]?.kind === 'drop') {
      keep(null, 'The connection was dropped.');
      response.destroy();
      return;
    }
    const fault = this.nextFaults.shift();
    if (fault?.kind === 'drop-mid-response') {
      keep(ACCEPTED.status, 'The connection was dropped in the middle of the response.');
      response.writeHead(ACCEPTED.status, { 'Content-Type': 'text/plain', 'Content-Length': ACCEPTED.text.length });
      response.write(ACCEPTED.text.slice(0, 1), () => response.destroy());
      return;
    }
    // A status fault does not count for the rate limit: a retry right after it shows how the site recovers.
    const { status, text } = fault?.kind === 'status' ? fault : this.#judge(request, payload);
    if (fault?.kind === 'slow') await waitWhileConnected(response, fault.ms);
    // The service has the message even when the client did not wait for the response.
    keep(status, response.destroyed ? `${text} (the client left before the response)` : text);
    sendText(response, status, text);
  }

  #judge(request: IncomingMessage, payload: unknown): Verdict {
    const now = Date.now();
    // A request that comes too soon does not move the time from which the next is counted.
    if (this.rateLimit && now - this.#lastRequestAt < MIN_MS_BETWEEN_REQUESTS) {
      return TOO_SOON;
    }
    this.#lastRequestAt = now;
    // The service reads JSON only with its content type, which the SDK sends and an HTML form does not.
    return request.headers['content-type']?.startsWith('application/json') ? judgePayload(payload) : NOT_JSON;
  }
}

function judgePayload(payload: unknown): Verdict {
  if (!isRecord(payload)) return NOT_JSON;
  for (const [field, name] of Object.entries(REQUIRED)) {
    const value = payload[field];
    if (typeof value !== 'string' || value.trim() === '') return { status: 400, text: `The ${name} is required.` };
  }
  const variables = payload['template_params'] ?? {};
  if (!isRecord(variables)) return { status: 400, text: 'Bad Request: template_params is not an object.' };
  if (Buffer.byteLength(JSON.stringify(variables)) > maxVariablesBytes) {
    return TOO_LARGE;
  }
  return ACCEPTED;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function status(code: number, meaning: string, text: string): FaultChoice {
  return { id: `${code}`, label: `${code}: ${meaning}`, fault: { kind: 'status', status: code, text } };
}

function slow(seconds: number): FaultChoice {
  return {
    id: `slow-${seconds}`,
    label: `Slow: ${seconds} seconds, then as usual`,
    fault: { kind: 'slow', ms: seconds * 1000 },
  };
}

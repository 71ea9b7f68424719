/** Stands in for the EmailJS service on this computer: answers as it does, sends nothing, keeps what it was given. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { maxVariablesBytes } from '../../components/forms/send-email.ts';
import type { Fault } from './emailjs-faults.ts';
import {
  ACCEPTED,
  judgeSend,
  type KnownIds,
  MIN_MS_BETWEEN_REQUESTS,
  NOT_JSON,
  TOO_LARGE,
  TOO_SOON,
  type Verdict,
} from './emailjs-rules.ts';
import { pathOf, readBody, sendText, waitWhileConnected } from './http-tools.ts';

/** Where the EmailJS SDK posts, below whichever origin it was given. */
export const SEND_PATH = '/api/v1.0/email/send';

/** How many messages are kept; the oldest go first. */
export const MAX_MESSAGES = 200;

/** One send request, and what became of it. */
export type Message = {
  /** Counts up from 1 since the start, and is not reused after a reset. */
  id: number;
  /** ISO 8601. */
  receivedAt: string;
  /** The status answered; `null` when the connection was dropped before one. */
  status: number | null;
  /** The text answered, or what happened in its place. */
  answer: string;
  /** The headers that tell where the message came from; those that were sent. */
  headers: Partial<Record<KeptHeader, string>>;
  /** The body: parsed JSON, or its text when it is not JSON; `null` when it was too long to keep. */
  payload: unknown;
};

export type EmailJsOptions = {
  /** Whether one sender may send only once a second, as at the service. Default: true. */
  rateLimit?: boolean;
  /** The identifiers to accept. Default: any. */
  known?: KnownIds;
  /** The clock, in milliseconds. Default: `Date.now`. */
  now?: () => number;
};

const KEPT_HEADERS = ['content-type', 'origin', 'referer', 'user-agent'] as const;
type KeptHeader = (typeof KEPT_HEADERS)[number];

type Content = { isJson: boolean; payload: unknown };
/** A dropped request that its browser will send again by itself, and until when we expect that. */
type Resend = { body: Buffer; until: number };

/** Longer bodies are refused unread. Room for the variables, the identifiers, and the escapes of JSON. */
const MAX_BODY_BYTES = 4 * maxVariablesBytes;

/** How long after a drop an identical request may be the browser's doing. It takes a few milliseconds; computers stall. */
const RESEND_MS = 2_000;

const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
} as const;

export class EmailJsFake {
  /** Answers to give to the next requests, one each, in place of the usual one. A test may push several. */
  readonly nextAnswers: Fault[] = [];
  /** Can be switched at any time. */
  rateLimit: boolean;

  readonly #known: KnownIds;
  readonly #now: () => number;
  readonly #lastRequestAt = new Map<string, number>();
  readonly #usedConnections = new WeakSet<Socket>();
  #resend: Resend | null = null;
  #messages: Message[] = [];
  #lastId = 0;
  /** Counts resets, so that a slow request from before one does not appear after it. */
  #round = 0;

  constructor({ rateLimit = true, known = {}, now = Date.now }: EmailJsOptions = {}) {
    this.rateLimit = rateLimit;
    this.#known = known;
    this.#now = now;
  }

  /** The messages received since the last reset, oldest first, refused ones included. */
  get messages(): readonly Message[] {
    return this.#messages;
  }

  /** Chooses the answer to the next request only; `null` goes back to the usual one. */
  setFault(fault: Fault | null): void {
    this.nextAnswers.length = 0;
    if (fault) this.nextAnswers.push(fault);
  }

  /** Forgets the messages, the chosen answers, and who sent when. */
  reset(): void {
    this.#round += 1;
    this.#messages = [];
    this.#lastRequestAt.clear();
    this.#resend = null;
    this.setFault(null);
  }

  /**
   * Answers a request for the service and says so with `true`; leaves any other request untouched, with `false`.
   * It must see every request of its server: a drop needs to know which connections were used before.
   */
  async handle(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    const isReused = this.#usedConnections.has(req.socket);
    this.#usedConnections.add(req.socket);
    if (pathOf(req) !== SEND_PATH) return false;
    for (const [name, value] of Object.entries(CORS_HEADERS)) res.setHeader(name, value);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Content-Type-Options', 'nosniff');

    if (req.method === 'OPTIONS') res.writeHead(204).end();
    else if (req.method === 'POST') await this.#receive(req, res, isReused);
    else sendText(res, 405, 'Method Not Allowed', { Allow: 'POST, OPTIONS' });
    return true;
  }

  async #receive(req: IncomingMessage, res: ServerResponse, isReused: boolean): Promise<void> {
    const round = this.#round;
    let body: Buffer | null;
    try {
      body = await readBody(req, MAX_BODY_BYTES);
    } catch {
      // The sender left while it wrote: nothing was received, and nobody is there for an answer.
      return;
    }
    if (this.#isResend(body)) {
      this.#drop(res, body, isReused);
      return;
    }
    const content = body && readContent(body, req.headers['content-type']);
    const received = {
      receivedAt: new Date(this.#now()).toISOString(),
      headers: keptHeaders(req),
      payload: content?.payload ?? null,
    };

    const fault = this.nextAnswers.shift();
    if (fault?.kind === 'drop') {
      this.#keep(round, { ...received, status: null, answer: 'The connection was dropped.' });
      this.#drop(res, body, isReused);
      return;
    }
    if (fault?.kind === 'drop-mid-answer') {
      this.#keep(round, { ...received, status: ACCEPTED.status, answer: 'The connection was dropped in mid-answer.' });
      res.writeHead(ACCEPTED.status, { 'Content-Type': 'text/plain', 'Content-Length': ACCEPTED.text.length });
      res.write(ACCEPTED.text.slice(0, 1), () => res.destroy());
      return;
    }

    // A status that was asked for leaves the pace alone: a second try straight after it shows how the site recovers.
    const verdict = fault?.kind === 'status' ? fault : this.#judge(req, content);
    if (fault?.kind === 'slow') await waitWhileConnected(res, fault.ms);
    // A sender with too little patience does not undo the message: the service has it, and the visitor saw an error.
    const answer = res.destroyed ? `${verdict.text} (the sender had left before the answer)` : verdict.text;
    this.#keep(round, { ...received, status: verdict.status, answer });
    sendText(res, verdict.status, verdict.text);
  }

  #judge(req: IncomingMessage, content: Content | null): Verdict {
    if (this.rateLimit && this.#isTooSoon(req.socket.remoteAddress ?? '')) return TOO_SOON;
    if (!content) return TOO_LARGE;
    return content.isJson ? judgeSend(content.payload, this.#known) : NOT_JSON;
  }

  /**
   * Closes the connection. When it had served before, a browser takes it for one that had timed out meanwhile and sends
   * the request again, unseen by the page, until a fresh connection fails too.
   */
  #drop(res: ServerResponse, body: Buffer | null, isReused: boolean): void {
    this.#resend = isReused && body ? { body, until: this.#now() + RESEND_MS } : null;
    res.destroy();
  }

  /** The browser's own second try belongs to the message that was dropped. */
  #isResend(body: Buffer | null): boolean {
    const expected = this.#resend;
    return expected !== null && body !== null && this.#now() <= expected.until && body.equals(expected.body);
  }

  /** A request that came too soon does not move the time from which the next is counted. */
  #isTooSoon(sender: string): boolean {
    const now = this.#now();
    const last = this.#lastRequestAt.get(sender);
    if (last !== undefined && now - last < MIN_MS_BETWEEN_REQUESTS) return true;
    this.#lastRequestAt.set(sender, now);
    return false;
  }

  /** Called before the answer leaves, so that whoever sees the answer finds the message here. */
  #keep(round: number, received: Omit<Message, 'id'>): void {
    if (round !== this.#round) return;
    this.#lastId += 1;
    this.#messages.push({ id: this.#lastId, ...received });
    if (this.#messages.length > MAX_MESSAGES) this.#messages.shift();
  }
}

function readContent(body: Buffer, contentType: string | undefined): Content {
  const text = body.toString('utf8');
  try {
    const payload: unknown = JSON.parse(text);
    // The service reads JSON only when it is announced: the SDK does so, a form posted by HTML does not.
    return { isJson: /^application\/json\b/i.test(contentType ?? ''), payload };
  } catch {
    return { isJson: false, payload: text };
  }
}

function keptHeaders(req: IncomingMessage): Message['headers'] {
  const kept: Message['headers'] = {};
  for (const name of KEPT_HEADERS) {
    const value = req.headers[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}

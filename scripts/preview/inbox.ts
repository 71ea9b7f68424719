/** The inbox of the preview: a page for people and JSON for programs, over what the EmailJS fake received. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmailJsFake } from './emailjs-fake.ts';
import { FAULT_CHOICES, type Fault, parseFault } from './emailjs-faults.ts';
import { type Handler, pathOf, queryOf, readBody, sendBody, sendText } from './http-tools.ts';
import { INBOX_POLICY, renderInbox } from './inbox-page.ts';

export type InboxOptions = {
  emailjs: EmailJsFake;
  /** The address of the site. A function, because the inbox starts before the site has its port. */
  siteUrl: () => string;
};

const MAX_FORM_BYTES = 16 * 1024;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': INBOX_POLICY,
  // Not stricter: without a referrer, the browser would hide the origin of the page's own forms too.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Makes the request handler of the inbox:
 * `GET /` the page (`?refresh=5` reloads it by itself, every 2 to 60 seconds), `GET /messages.json` the messages, oldest
 * first, `POST /clear` forgets everything, `POST /faults` chooses the next answers: a form with a `choice` of the page,
 * or JSON with a fault or a list of them. A form is sent back to the page, a program gets a 204 or a 400 that names the
 * fault.
 */
export function createInboxHandler({ emailjs, siteUrl }: InboxOptions): Handler {
  return async (req, res) => {
    for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
    switch (pathOf(req)) {
      case '/': {
        if (!isAllowed(req, res, ['GET', 'HEAD'])) return;
        const { messages, nextAnswers } = emailjs;
        const page = renderInbox({ messages, nextAnswers, refreshSeconds: refreshSeconds(req), siteUrl: siteUrl() });
        sendBody(res, 200, page, { 'Content-Type': 'text/html; charset=utf-8' });
        return;
      }
      case '/messages.json':
        if (!isAllowed(req, res, ['GET', 'HEAD'])) return;
        sendBody(res, 200, JSON.stringify(emailjs.messages), {
          'Content-Type': 'application/json; charset=utf-8',
        });
        return;
      case '/faults':
        if (!isAllowed(req, res, ['POST'])) return;
        await chooseFaults(emailjs, req, res);
        return;
      case '/clear':
        if (!isAllowed(req, res, ['POST'])) return;
        emailjs.reset();
        sendDone(req, res);
        return;
      default:
        sendText(res, 404, 'Not found. The inbox is at /.');
    }
  };
}

/** Answers for a method that the path does not know, and for a form that another website sent. */
function isAllowed(req: IncomingMessage, res: ServerResponse, methods: readonly string[]): boolean {
  if (!methods.includes(req.method ?? '')) {
    sendText(res, 405, 'Method Not Allowed', { Allow: methods.join(', ') });
    return false;
  }
  if (req.method === 'POST' && isFromElsewhere(req)) {
    sendText(res, 403, 'Only the inbox itself, or a program, may do this.');
    return false;
  }
  return true;
}

/** Any page open in the browser can post to this computer; programs send no origin. */
function isFromElsewhere(req: IncomingMessage): boolean {
  const { origin, host } = req.headers;
  return origin !== undefined && origin !== `http://${host}`;
}

function refreshSeconds(req: IncomingMessage): number | null {
  const seconds = Number(queryOf(req).get('refresh'));
  return Number.isInteger(seconds) && seconds >= 2 && seconds <= 60 ? seconds : null;
}

async function chooseFaults(emailjs: EmailJsFake, req: IncomingMessage, res: ServerResponse): Promise<void> {
  let faults: Fault[];
  try {
    const body = await readBody(req, MAX_FORM_BYTES);
    if (!body) throw new Error('Too long.');
    faults = readFaults(body.toString('utf8'), isJson(req));
  } catch (error) {
    sendText(res, 400, error instanceof Error ? error.message : 'Not readable.');
    return;
  }
  emailjs.setFault(null);
  emailjs.nextAnswers.push(...faults);
  sendDone(req, res);
}

function readFaults(body: string, asJson: boolean): Fault[] {
  if (asJson) {
    const value: unknown = JSON.parse(body);
    return Array.isArray(value) ? value.map(parseFault) : [parseFault(value)];
  }
  const id = new URLSearchParams(body).get('choice');
  if (id === 'none') return [];
  const choice = FAULT_CHOICES.find((candidate) => candidate.id === id);
  if (!choice) throw new Error('This choice is not on the page.');
  return [choice.fault];
}

function sendDone(req: IncomingMessage, res: ServerResponse): void {
  // A browser names its page as the origin of a form; a program is not sent anywhere.
  if (req.headers.origin === undefined) res.writeHead(204).end();
  else sendText(res, 303, 'Done.', { Location: '/' });
}

function isJson(req: IncomingMessage): boolean {
  return /^application\/json\b/i.test(req.headers['content-type'] ?? '');
}

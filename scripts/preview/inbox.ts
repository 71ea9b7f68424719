/** The inbox of the preview: a page that shows what the EmailJS fake received, and chooses how it fails next. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '../shared/escape-html.ts';
import { type EmailJsFake, FAULT_CHOICES, type Message } from './emailjs-fake.ts';
import { type Handler, sendText } from './http-helpers.ts';

export interface InboxOptions {
  emailjs: EmailJsFake;
  /** The address of the site. A function, because the inbox starts before the site has its port. */
  siteUrl: () => string;
}

const HEADERS = {
  'Cache-Control': 'no-store',
  // No scripts, and nothing from elsewhere: the page shows text that anybody may have sent.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  // Without a referrer, the browser would hide the origin of the page's own forms.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Makes the request handler of the inbox: `GET /` is the page, and `GET /messages.json` has the
 * messages for programs, oldest first. The page posts to `/clear` to forget everything, and to `/faults`.
 */
export function createInboxHandler({ emailjs, siteUrl }: InboxOptions): Handler {
  return async (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    switch (`${request.method} ${request.url}`) {
      case 'GET /':
        sendText(response, 200, renderInbox(emailjs, siteUrl()), {
          'Content-Type': 'text/html; charset=utf-8',
        });
        return;
      case 'GET /messages.json':
        sendText(response, 200, JSON.stringify(emailjs.messages), { 'Content-Type': 'application/json' });
        return;
      case 'POST /clear':
        if (isRefused(request, response)) return;
        emailjs.reset();
        break;
      case 'POST /faults': {
        if (isRefused(request, response)) return;
        const id = new URLSearchParams(await text(request)).get('fault');
        emailjs.setFault(FAULT_CHOICES.find((choice) => choice.id === id)?.fault ?? null);
        break;
      }
      default:
        sendText(response, 404, 'Not found. The inbox is at /.\n');
        return;
    }
    sendText(response, 303, 'Done.\n', { Location: '/' });
  };
}

/** Any page that is open in the browser can post to this computer. Programs send no origin. */
function isRefused({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.origin === undefined || headers.origin === `http://${headers.host}`) return false;
  sendText(response, 403, 'Only the inbox itself, or a program, may do this.\n');
  return true;
}

const STYLE = `
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 48rem; background: #fbf8f2; color: #12303f;
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a, summary { color: #0f766e; }
form { display: inline-flex; flex-wrap: wrap; gap: .5rem; margin: 0 1rem 1rem 0; }
select, button { font: inherit; min-height: 2.75rem; max-width: 100%; padding: .25rem .75rem; border: 1px solid #0f766e;
  border-radius: .4rem; background: #fff; color: #12303f; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
li { padding: 1rem; border-left: .4rem solid #a63d2f; background: #fff; }
li.accepted { border-left-color: #0f766e; }
h2 { margin: 0; font-size: 1.1rem; }
dd { margin: 0 0 .5rem; white-space: pre-wrap; }
pre { white-space: pre-wrap; }
`;

function renderInbox({ messages, nextFaults }: EmailJsFake, siteUrl: string): string {
  const next = nextFaults.map((fault) => (fault.kind === 'status' ? `status ${fault.status}` : fault.kind));
  const options = FAULT_CHOICES.map(({ id, label }) => `<option value="${id}">${escapeHtml(label)}</option>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${messages.length}) - local preview</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Inbox of the local preview</h1>
<p>What the forms of <a href="${escapeHtml(siteUrl)}">the site</a> sent to the EmailJS fake. No e-mail was sent.
Programs read <a href="/messages.json">messages.json</a>.</p>
<form method="post" action="/faults">
<select name="fault" aria-label="Response to the next message"><option value="">As usual</option>${options.join('')}</select>
<button>Choose</button>
</form>
<form method="post" action="/clear"><button>Clear everything</button></form>
<p role="status">Next response: ${next.length > 0 ? next.join(', then ') : 'as usual'}.</p>
${messages.length > 0 ? `<ol>${messages.map(renderMessage).reverse().join('')}</ol>` : '<p>Nothing yet. Send a form of the site, then reload this page.</p>'}
</main>
</body>
</html>
`;
}

function renderMessage({ id, receivedAt, status, response, payload }: Message): string {
  const rows = Object.entries(variablesOf(payload)).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeValue(value)}</dd>`,
  );
  return `<li class="${status === 200 ? 'accepted' : 'refused'}">
<h2>Message ${id}: ${status ?? 'no response'}</h2>
<p><time datetime="${receivedAt}">${new Date(receivedAt).toLocaleTimeString('en-US')}</time>: ${escapeHtml(response)}</p>
<dl>${rows.join('')}</dl>
<details><summary>Everything received</summary><pre>${escapeValue(payload)}</pre></details>
</li>`;
}

/** What the visitor wrote, without the identifiers around it. */
function variablesOf(payload: unknown): object {
  if (typeof payload !== 'object' || payload === null || !('template_params' in payload)) return {};
  const variables = payload.template_params;
  return typeof variables === 'object' && variables !== null ? variables : {};
}

/** What was received as text that is safe in the page. */
function escapeValue(value: unknown): string {
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

/** The page of the inbox, as HTML. Whatever was received is escaped: it is somebody's text, never markup. */
import { createHash } from 'node:crypto';
import type { Message } from './emailjs-fake.ts';
import { describeFault, FAULT_CHOICES, type Fault } from './emailjs-faults.ts';

export type InboxPage = {
  messages: readonly Message[];
  nextAnswers: readonly Fault[];
  /** Seconds between reloads; `null` for a page that stays as it is. */
  refreshSeconds: number | null;
  /** Where the site is, for the link back. */
  siteUrl: string;
};

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 48rem; background: #fbf8f2; color: #12303f;
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 0; font-size: 1.1rem; }
a { color: #0f766e; }
:focus-visible { outline: 3px solid #0f766e; outline-offset: 2px; }
.tools { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; padding: 1rem;
  border: 1px solid #d9d2c3; border-radius: .5rem; background: #fff; }
.tools form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
label { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 100%; font-size: .9rem; }
select, button { font: inherit; min-height: 2.75rem; max-width: 100%; padding: .25rem .75rem; border: 1px solid #0f766e;
  border-radius: .4rem; background: #fff; color: #12303f; }
button { background: #0f766e; color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: #0f766e; }
.messages { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
.messages > li { padding: 1rem; border: 1px solid #d9d2c3; border-left: .4rem solid #a63d2f; border-radius: .5rem;
  background: #fff; }
.messages > li.accepted { border-left-color: #0f766e; }
dl { margin: .75rem 0; display: grid; grid-template-columns: minmax(5rem, 9rem) 1fr; gap: .25rem 1rem; }
dt { color: #4b626d; }
dd { margin: 0; white-space: pre-wrap; min-width: 0; }
pre { margin: .5rem 0 0; white-space: pre-wrap; font-size: .85rem; }
@media (max-width: 30rem) { dl { display: block; } dd { margin-bottom: .5rem; } }
summary { cursor: pointer; color: #0f766e; }
`;

/** The only style the page may use: its policy names this very text. */
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** A policy without scripts, frames or anything from elsewhere: received text has nothing to work with. */
export const INBOX_POLICY = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Draws the whole page, newest message first. */
export function renderInbox({ messages, nextAnswers, refreshSeconds, siteUrl }: InboxPage): string {
  const refreshTag = refreshSeconds === null ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
  const refreshLink =
    refreshSeconds === null
      ? '<a href="/">Refresh</a> or <a href="/?refresh=5">refresh every 5 seconds</a>'
      : `Refreshes every ${refreshSeconds} seconds. <a href="/">Stop</a>`;
  const list = messages.map(renderMessage).reverse().join('');

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshTag}
<title>Inbox (${messages.length}) - local preview</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Inbox of the local preview</h1>
<p>What the forms of <a href="${escapeHtml(siteUrl)}">the site</a> sent to the EmailJS fake. No e-mail was sent.
Programs read <a href="/messages.json">messages.json</a>. ${refreshLink}.</p>
</header>
<main>
<section class="tools" aria-label="Tools">
${renderFaultForm(nextAnswers)}
<form method="post" action="/clear"><button class="quiet">Clear everything</button></form>
</section>
${list === '' ? '<p>Nothing yet. Send a form of the site, then refresh.</p>' : `<ol class="messages" reversed>${list}</ol>`}
</main>
</body>
</html>
`;
}

/** Makes text safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function renderFaultForm(nextAnswers: readonly Fault[]): string {
  const options = FAULT_CHOICES.map(({ id, label }) => `<option value="${id}">${escapeHtml(label)}</option>`).join('');
  const chosen = nextAnswers.map(describeFault).join('; then ');
  return `<form method="post" action="/faults">
<label>Answer to the next message <select name="choice"><option value="none">As usual</option>${options}</select></label>
<button>Choose</button>
</form>
<p role="status">Next: ${chosen === '' ? 'as usual' : escapeHtml(chosen)}.</p>`;
}

function renderMessage({ id, receivedAt, status, answer, headers, payload }: Message): string {
  const time = new Date(receivedAt).toLocaleTimeString('en-US');
  const rows = Object.entries(variablesOf(payload)).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(asText(value))}</dd>`,
  );
  return `<li class="${status === 200 ? 'accepted' : 'refused'}">
<h2>Message ${id}: ${status ?? 'no answer'}</h2>
<p><time datetime="${receivedAt}">${escapeHtml(time)}</time>: ${escapeHtml(answer)}</p>
${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''}
<details><summary>Everything received</summary><pre>${escapeHtml(asText({ headers, payload }))}</pre></details>
</li>`;
}

/** What the visitor wrote, out of the identifiers around it. */
function variablesOf(payload: unknown): object {
  if (typeof payload !== 'object' || payload === null || !('template_params' in payload)) return {};
  const variables = payload.template_params;
  return typeof variables === 'object' && variables !== null ? variables : {};
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

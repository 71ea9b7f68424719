/** The launch check's findings, as lines for a terminal and as a page of their own. */
import palette from '../../components/theme/palette.json' with { type: 'json' };
import { type ContentProblem, describeProblem } from '../../content/read-content.ts';
import { fieldInWords } from '../edit/page/form-schema.ts';
import { escapeHtml } from '../shared/escape-html.ts';

/** What the owner does with the findings, in order. Those of the first two keep the site from being ready. */
export const groups = {
  must: {
    heading: 'Before you go online',
    lead: 'The site must not go online while one of these is left.',
    done: 'Nothing is left here.',
  },
  confirm: {
    heading: 'To confirm',
    lead: "Visitors read this about you. Check that it's true, then enter the day under Confirmed on the editing page (npm run edit). You'll be asked again when a check gets old.",
    done: 'You have confirmed everything. You will be asked again when a check gets old.',
  },
  good: {
    heading: 'Good to do',
    lead: 'The site can go online without these.',
    done: 'Nothing is left here.',
  },
} as const;

export type Group = keyof typeof groups;

/** Something for the owner to do: where, what is wrong, and the fix. */
export interface Finding extends ContentProblem {
  group: Group;
  /** What it is about, such as "Facts". */
  topic: string;
  /** Each place that it is about, where there are several. */
  places?: readonly string[];
}

/** Whether the site can go online. */
export function isReady(findings: readonly Finding[]): boolean {
  return findings.every(({ group }) => group === 'good');
}

/** How things stand, in one sentence. */
function verdict(findings: readonly Finding[]): string {
  const [must, confirm] = (['must', 'confirm'] as const).map((group) => inGroup(findings, group).length);
  if (isReady(findings)) return 'Ready: nothing keeps the site from going online.';
  return `Not ready: ${must} to do before you go online, ${confirm} to confirm.`;
}

/** The findings for a terminal, a line each, and the verdict. */
export function reportText(findings: readonly Finding[]): string {
  const parts = groupNames.flatMap((group) => {
    const lines = inGroup(findings, group).flatMap((finding) => {
      const { places = [] } = finding;
      const line = `- ${describeProblem(finding)}`;
      // What must be done is whole in both places. The rest would push it out of sight.
      if (group === 'must') return [line, ...places.map((place) => `    ${place}`)];
      return places.length === 0 ? line : `${line} (${places.length}, listed on the page)`;
    });
    return lines.length === 0 ? [] : [[groups[group].heading, ...lines].join('\n')];
  });
  return [...parts, verdict(findings)].join('\n\n');
}

/** What a program cannot see in the EmailJS account, and what to do about it. */
const emailAdvice = [
  [
    'Allowed domains',
    'In the EmailJS dashboard, under Account and Security, allow only the domain of this site. Messages from other pages are then refused. So is a test from this computer: test on the live site instead.',
  ],
  [
    'Bots',
    'Turn on no captcha and add no hidden trap field: each of them loses messages of real people. Send spam to a folder that you read once a week.',
  ],
  [
    'The monthly limit',
    'Each plan has a limit of messages per month, which your dashboard shows. Have EmailJS warn you before it is reached. When it is, visitors are told that their message was not sent, and get your phone number, your email address and a button that copies the message.',
  ],
  [
    'When bots use up the limit',
    'Choose a larger plan for this month, so that people get through at once. Then create a second template with the same content, write its ID into .env.local, build and upload the site, and delete the old template: whoever copied the old IDs is refused from then on. Check that only your domain is allowed.',
  ],
] as const;

/**
 * The findings as one HTML page that needs no other file.
 * @param today the day of the check
 */
export function reportPage(
  findings: readonly Finding[],
  { company, today }: { company: string; today: string },
): string {
  const title = isReady(findings) ? 'Ready to go online' : 'Not ready to go online yet';
  const contents = groupNames.map(
    (group) => `<li><a href="#${group}"><b>${inGroup(findings, group).length}</b> ${groups[group].heading}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Launch check: ${escapeHtml(company)}</title>
<style>${style}</style>
</head>
<body>
<header>
<p>Launch check of ${escapeHtml(company)}, <time datetime="${today}">${longDate(today)}</time></p>
<h1>${title}</h1>
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
</header>
<main>
${groupNames.map((group) => renderGroup(group, inGroup(findings, group))).join('\n')}
<section>
<h2>EmailJS: what no program can check</h2>
<p>More in <code>docs/connect-emailjs.md</code>.</p>
<dl>${emailAdvice.map(([name, advice]) => `<dt>${name}</dt><dd>${advice}</dd>`).join('')}</dl>
</section>
</main>
<footer><p>Made by <code>npm run ready</code>. Run it again after each change: this page does not change by itself.</p></footer>
</body>
</html>
`;
}

const groupNames = Object.keys(groups) as Group[];

function inGroup(findings: readonly Finding[], group: Group): Finding[] {
  return findings.filter((finding) => finding.group === group);
}

function renderGroup(group: Group, findings: readonly Finding[]): string {
  const { heading, lead, done } = groups[group];
  const topics = [...new Set(findings.map(({ topic }) => topic))].map((topic) => {
    const items = findings.filter((finding) => finding.topic === topic).map(renderFinding);
    return `<h3>${escapeHtml(topic)}</h3>\n<ul class="findings">${items.join('')}</ul>`;
  });
  return `<section id="${group}">
<h2>${heading}</h2>
<p>${findings.length === 0 ? done : lead}</p>
${topics.join('\n')}
</section>`;
}

function renderFinding({ file, field, message, places = [] }: Finding): string {
  const list = `<details><summary>Show all ${places.length}</summary><ul>${places.map((place) => `<li>${renderPlace(place)}</li>`).join('')}</ul></details>`;
  // As on the editing page.
  const isContent = /^content\/.*\.json$/.test(file) && field !== '';
  const name = isContent ? fieldInWords(field) : field || file;
  const where = isContent ? `${file}: ${field}` : file;
  return `<li><p><b>${escapeHtml(name)}</b> ${escapeHtml(message)}</p>${places.length > 0 ? list : ''}<p class="file"><code>${escapeHtml(where)}</code></p></li>`;
}

/** A web address of others is a link, so that the owner can try it. */
function renderPlace(place: string): string {
  const text = escapeHtml(place);
  return /^https:\/\/\S+$/.test(place) ? `<a href="${text}" rel="noreferrer">${text}</a>` : text;
}

/** `2026-11-22` as "November 22, 2026". */
function longDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { background: ${palette.paper}; color: ${palette.ink}; font: 1.0625rem/1.6 Figtree, system-ui, Arial, sans-serif; overflow-wrap: anywhere; }
header, main, footer { padding-inline: max(1.125rem, 50% - 26rem); }
header { padding-block: 2rem; background: ${palette.navy}; color: ${palette.white}; }
main { display: grid; gap: 3rem; padding-block: 2.5rem; }
footer { padding-block: 1.5rem; background: ${palette.sand}; }
h1, h2, h3 { line-height: 1.15; letter-spacing: -.02em; }
h1 { margin: .25rem 0 1.25rem; font-size: clamp(2.125rem, 1.3rem + 3.3vw, 3.25rem); }
h2 { margin-bottom: .5rem; font-size: clamp(1.75rem, 1.35rem + 1.75vw, 2.5rem); }
h3 { margin: 1.5rem 0 .75rem; font-size: 1.1875rem; }
ul { padding: 0; list-style: none; }
nav ul { display: flex; flex-wrap: wrap; gap: .75rem; }
nav a { display: flex; align-items: center; gap: .5rem; min-height: 2.75rem; padding: .25rem 1.125rem; border-radius: 999px; background: ${palette.white}; color: ${palette.ink}; font-weight: 700; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav b { color: ${palette.tealDeep}; }
.findings { display: grid; gap: .75rem; }
.findings > li { padding: 1rem 1.125rem; border: 1px solid ${palette.line}; border-inline-start: .4rem solid ${palette.teal}; border-radius: .875rem; background: ${palette.white}; }
#must .findings > li { border-inline-start-color: ${palette.danger}; }
#confirm .findings > li { border-inline-start-color: ${palette.sunDeep}; }
.file { color: ${palette.inkSoft}; font-size: .9375rem; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; }
summary { display: flow-root list-item; min-height: 2.75rem; padding-block: .5rem; color: ${palette.tealDeep}; font-weight: 700; cursor: pointer; }
details ul { padding-inline-start: 1.125rem; list-style: disc; }
details li { margin-block: .25rem; }
section > a, details a { color: ${palette.tealDeep}; }
dt { margin-top: 1rem; font-weight: 700; }
dd { margin: 0; }
:focus-visible { outline: 3px solid ${palette.ink}; outline-offset: 2px; border-radius: .75rem; box-shadow: 0 0 0 6px ${palette.sun}; }
@media print {
  body { background: none; font-size: 9pt; }
  header { padding-block: 0 1rem; background: none; color: inherit; }
  nav { display: none; }
  footer { background: none; }
  main { gap: 1.5rem; padding-block: 0; }
  h1 { margin-bottom: 0; font-size: 18pt; }
  h2 { font-size: 13pt; }
  h3 { margin-top: 1rem; font-size: 10pt; }
  .findings > li { break-inside: avoid; padding: .5rem .75rem; }
  h2, h3 { break-after: avoid; }
  details::details-content { content-visibility: visible; height: auto; }
}
`;

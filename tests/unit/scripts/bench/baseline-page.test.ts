/** @jest-environment node */
import { baselinePage } from '../../../../scripts/bench/baseline-page.ts';

const exported = `<!DOCTYPE html><html lang="en-US" class="font"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-x='"><link rel="preload" as="font" href="/f.woff2" crossorigin=""><link rel="preload" as="script" href="/_next/a.js">
<link rel="stylesheet" href="/_next/a.css"><style>.button{color:red}</style><meta name="next-size-adjust" content="">
<title>Contact</title><meta name="description" content="Write to us."><link rel="canonical" href="https://x.example/">
<script src="/own.js" defer=""></script><script type="speculationrules">{}</script>
<script type="application/ld+json">{"name":"x"}</script></head><body><div hidden=""><!--$--><!--/$--></div>
<h1 class="sc-1 heading" data-n="1">Hello<!-- -->, you</h1>
<svg width="16" stroke="currentColor" class="tabler-icon tabler-icon-phone"><path d="M5 4"></path></svg>
<a class="sc-2 link" href="/x/">X</a><button class="sc-3 button" data-tone="dark">B</button>
<p hidden="" data-waits=""></p><p data-open-now="" data-hours="[]" data-other=""></p><noscript><p>Call us.</p></noscript>
<form method="dialog" data-not-hydrated=""><input name="name" required=""><button type="submit">Send</button></form>
<dialog id="d"><h2>Deep Cleaning</h2><form method="dialog"><button type="submit">Ask</button></form></dialog>
<script>self.__next_f=[]</script><script>early()</script></body></html>`;

const options = {
  readStylesheet: (path: string) =>
    path === '/_next/a.css' ? '.font{top:0}.link{color:red}.button[data-tone]{left:0}' : '',
  script: 'send()',
  forms: {
    quote: { success: 'Thanks!', error: 'Sorry.' },
    contact: { service: 'Contact Form', success: 'Got it.', error: 'Oh no.' },
  },
};

const page = baselinePage(exported, options);

it('there is one script, which is the hand-written one, and the data for search engines', async () => {
  expect((await page).match(/<script[^>]*>.*?<\/script>/g)).toEqual([
    '<script>send()</script>',
    '<script type="application/ld+json">{"name":"x"}</script>',
  ]);
});

it('there is one style tag with all rules, minified, and no stylesheet', async () => {
  expect((await page).match(/<style>.*?<\/style>/g)).toEqual([
    '<style>:where(.tabler-icon){stroke:currentColor}.font{top:0}.link{color:red}.button[data-tone]{left:0}.button{color:red}</style>',
  ]);
  expect(await page).not.toContain('stylesheet');
});

it('the policy is its own: it allows its one script and its one style tag', async () => {
  const policies = (await page).match(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/g);
  expect(policies).toHaveLength(1);
  expect(policies?.[0]?.match(/'sha256-/g)).toHaveLength(2);
});

it.each([
  '<title>Contact</title>',
  'Write to us.',
  'rel="canonical"',
  'href="/f.woff2" crossorigin>',
  '<h1>Hello, you</h1>',
  '<a class="link" href="/x/">X</a>',
  '<button class="button" data-tone="dark">B</button>',
  '<noscript><p>Call us.</p></noscript>',
  '<svg width="16" class="tabler-icon"><path d="M5 4"></path></svg>',
  '<input name="name" required>',
  '<p data-open-now data-hours="[]"></p>',
  'data-service="Contact Form" data-success="Got it." data-error="Oh no."',
  'data-service="Deep Cleaning" data-success="Thanks!" data-error="Sorry."',
])('it has %s', async (markup) => {
  expect(await page).toContain(markup);
});

it('it has no scripts of the framework, and no comments, classes or attributes that nothing reads', async () => {
  expect(await page).not.toMatch(/as="script"|next-size-adjust|<!--|sc-\d|data-n=|hydrated|data-waits|data-other/);
});

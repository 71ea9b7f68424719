/** @jest-environment node */
// The command as an owner runs it, in copies of what it reads: the project itself may be building beside this test.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { business } from '../../../content/content.ts';
import { type ContentSources, readSources } from '../../../content/read-content.ts';
import { claims } from '../../../content/schema/confirmed.ts';
import { withChanges } from '../support/altered-content.ts';
import { builtFiles, builtSite, describeForHosts } from '../support/built-site.ts';
import { makeExport } from '../support/export-folder.ts';

const today = '2026-11-22';

/** How long a run may take. Only matters on a busy computer. */
const timeout = 120_000;

/** Runs the command in a folder with this content, settings and build. */
async function run(
  { texts, pictures }: ContentSources,
  settings: Record<string, string>,
  build: Record<string, string | Buffer>,
) {
  const { root, remove } = makeExport(build);
  const folder = join(root, '..');
  try {
    for (const [name, text] of texts) {
      mkdirSync(dirname(join(folder, 'content', name)), { recursive: true });
      writeFileSync(join(folder, 'content', name), text);
    }
    mkdirSync(join(folder, 'public'));
    mkdirSync(join(folder, 'content/pictures'));
    // Their names alone are read.
    for (const name of pictures) writeFileSync(join(folder, 'content/pictures', name), '');
    const env = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, '.env.local'), env.join(''));
    // Written again, so that the build is newer than the content.
    if ('index.html' in build) {
      await describeForHosts(root);
      writeFileSync(join(root, 'index.html'), build['index.html'] ?? '');
    }
    const tsx = resolve('node_modules/tsx/dist/cli.mjs');
    const child = spawn(process.execPath, [tsx, resolve('scripts/launch-check.ts'), '--today', today], {
      cwd: folder,
      // Not with the settings of whoever runs the tests.
      env: { PATH: process.env['PATH'], NODE_ENV: 'development' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
    const code = await new Promise<number | null>((done) => child.once('close', done));
    const page = join(folder, 'launch-check.html');
    return { code, output, page: existsSync(page) ? readFileSync(page, 'utf8') : undefined };
  } finally {
    remove();
  }
}

/** The real content with all that is a placeholder filled in, and all that has to be confirmed confirmed. */
function filledIn(): ContentSources {
  const facts = {
    name: 'Scioto Cleaning',
    phone: '(614) 210-4477',
    serviceAreaPhone: '(614) 210-4478',
    email: 'office@company.us',
    'address.street': '1 Bridge Street',
    siteUrl: builtSite.siteUrl,
    social: [],
    google: { reviewsUrl: 'https://maps.google.com/company', writeReviewUrl: 'https://g.page/company/review' },
    placeholders: [],
  };
  return withChanges(
    ...Object.entries(facts).map(([field, value]) => ({ file: 'content/business.json', field, value })),
    ...Object.keys(claims).map((field) => ({ file: 'content/confirmed.json', field, value: today })),
    ...['terms', 'privacy-policy'].map((name) => ({
      file: `content/legal/${name}.json`,
      field: 'reviewed',
      value: today,
    })),
  );
}

const account = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: builtSite.publicKey,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

it(
  'the project as it is delivered is not ready: code 1, a list and a page',
  async () => {
    const { code, output, page } = await run(readSources(), {}, {});
    // Each placeholder, three settings, no build; each claim and two legal texts.
    const counts = `${business.placeholders.length + 4} to do before you go online, ${Object.keys(claims).length + 2} to confirm`;
    expect(output).toContain(`Not ready: ${counts}.`);
    expect(output).toMatch(/file:\/\/\/\S+launch-check\.html/);
    expect(code).toBe(1);
    expect(page).toContain('<h1>Not ready to go online yet</h1>');
  },
  timeout,
);

it(
  'the project with all filled in, confirmed, connected and built is ready: code 0',
  async () => {
    const { code, output, page } = await run(filledIn(), account, await builtFiles());
    expect(output).toContain('Ready: nothing keeps the site from going online.');
    expect(output).not.toContain('Before you go online');
    expect(code).toBe(0);
    expect(page).toContain('<h1>Ready to go online</h1>');
  },
  timeout,
);

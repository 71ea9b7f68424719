/** Runs the flows in every browser that is installed; started by `scripts/test-browsers.ts`, which knows the options. */
import { parseArgs } from 'node:util';
import { startPreview } from '../../scripts/preview/start-preview.ts';
import { type Flow, flows } from './flows.ts';
import type { Browser, RunningEngine } from './support/browser.ts';
import { firefox } from './support/firefox.ts';
import { Page } from './support/page.ts';
import { startProxy } from './support/proxy.ts';
import { webkit } from './support/webkit.ts';

/** How long a flow may take, in milliseconds. */
const flowTimeout = 300_000;

const browsers: readonly Browser[] = [firefox, webkit];

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    grep: { type: 'string', short: 'g', default: '' },
    'allow-none': { type: 'boolean', default: false },
  },
});

const chosenEngines = browsers.filter(({ id }) => options.only === undefined || id === options.only);
const chosenFlows = flows.filter(({ name }) => name.includes(options.grep));
const ran: string[] = [];
const skipped: string[] = [];
let failures = 0;

if (chosenEngines.length === 0) fail(`--only takes one of: ${browsers.map(({ id }) => id).join(', ')}.`);
if (chosenFlows.length === 0) fail(`No flow is named with "${options.grep}".`);

for (const browser of chosenEngines) {
  const missing = browser.missing();
  if (missing === undefined) ran.push(await runEngine(browser));
  else skipped.push(`${browser.name}: ${missing}. On Debian: ${browser.install}`);
}

console.log();
for (const line of ran) console.log(`Ran in ${line}`);
for (const line of skipped) console.log(`Skipped ${line}`);
if (ran.length === 0 && failures === 0) {
  console.log('Nothing was tested: no browser is installed.');
  if (!options['allow-none']) failures += 1;
}
process.exit(failures === 0 ? 0 : 1);

/** Runs the flows in one browser, and says in a line how many passed. */
async function runEngine(browser: Browser): Promise<string> {
  let running: RunningEngine;
  try {
    running = await browser.start();
  } catch (error) {
    fail(`${browser.name} is installed, but does not start: ${messageOf(error)}`);
    return `${browser.name}: it does not start.`;
  }
  const name = `${browser.name} ${running.version}`;
  console.log(`\n== ${name}`);
  let passed = 0;
  try {
    for (const flow of chosenFlows) {
      const start = performance.now();
      try {
        await inTime(runFlow(flow, running));
        passed += 1;
        console.log(`  passed  ${flow.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      } catch (error) {
        fail(`  FAILED  ${flow.name}\n${messageOf(error).replace(/^/gm, '          ')}`);
      }
    }
  } finally {
    await running.close();
  }
  return `${name}: ${passed} passed, ${chosenFlows.length - passed} failed.`;
}

/** Runs a flow on a preview of its own, and checks what went wrong in its pages meanwhile. */
async function runFlow(flow: Flow, { driver }: RunningEngine): Promise<void> {
  const preview = await startPreview({ root: 'out', sitePort: 0, inboxPort: 0, widgetPort: 0 });
  const proxy = await startProxy(preview);
  const page = new Page(driver, proxy.url);
  const expected = flow.problems ?? [];
  try {
    await page.resize(1280, 800);
    await flow.run({ page, preview, proxy });
    // What the page reported has arrived.
    await page.run('return window.problemsTold()');
    const unexpected = proxy.problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    if (unexpected.length > 0) throw new Error(`${unexpected.length} problems in the page.`);
    const absent = expected.filter((pattern) => !proxy.problems.some((problem) => pattern.test(problem)));
    if (absent.length > 0) throw new Error(['Announced problems that did not occur:', ...absent].join('\n'));
  } catch (error) {
    throw new Error(
      [explain(error), ...proxy.problems.map((problem) => `reported by the page: ${problem}`)].join('\n'),
    );
  } finally {
    await proxy.close();
    await preview.close();
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${flowTimeout / 1000} s.`)), flowTimeout);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function fail(message: string): void {
  failures += 1;
  console.error(message);
}

/** The message, and where in the flow it came from. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const line = /^ +at .*[/\\]flows\.ts:\d+.*$/m.exec(error.stack ?? '')?.[0] ?? '';
  return `${error.message}\n${line}`.trimEnd();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

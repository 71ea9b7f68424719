/**
 * `npm test`: everything. The unit tests run beside types, lint and build; the end-to-end tests run when those are done.
 * Each step runs even after another has failed, but the end-to-end tests need a build. The last line counts the tests,
 * and a failed check as one failed test.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { run } from './shared/run-command.ts';

const results = 'test-results';

interface Tally {
  passed: number;
  failed: number;
}

const total: Tally = { passed: 0, failed: 0 };

/**
 * Runs a step and adds its count: that of its report, or one for the step itself. A step that runs beside another prints
 * all of its output at its end, so that the two do not mix.
 * @returns whether it succeeded
 */
async function step(
  name: string,
  command: string,
  args: readonly string[],
  { report, isLive }: { report?: () => Promise<Tally>; isLive: boolean },
): Promise<boolean> {
  const output: (string | Buffer)[] = [];
  const print = (text: string | Buffer) => {
    if (isLive) process.stdout.write(text);
    else output.push(text);
  };
  print(`\n== ${name}\n`);
  let succeeded = true;
  try {
    await run(command, args, process.env, isLive ? {} : { onOutput: print });
  } catch (error) {
    succeeded = false;
    print(`${error instanceof Error ? error.message : error}\n`);
  }
  for (const text of output) process.stdout.write(text);
  const own = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const tally = (await report?.().catch(() => own)) ?? own;
  total.passed += tally.passed;
  // A runner that failed without a failed test (a broken configuration, no tests) has failed all the same.
  total.failed += succeeded ? tally.failed : Math.max(1, tally.failed);
  return succeeded;
}

async function unitTally(): Promise<Tally> {
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(`${results}/unit.json`, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

async function endToEndTally(): Promise<Tally> {
  const { stats } = JSON.parse(await readFile(`${results}/e2e.json`, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** One after another, because the build writes over the types of routes that `tsc` reads. */
async function checkAndBuild(): Promise<boolean> {
  await step('Types of routes', 'next', ['typegen'], { isLive: false });
  await step('Types', 'tsc', ['--noEmit'], { isLive: false });
  await step('Lint and format', 'biome', ['ci', '--error-on-warnings', '.'], { isLive: false });
  await step('Unused code and packages', 'knip', ['--no-progress'], { isLive: false });
  return step('Build', 'tsx', ['scripts/build.ts', '--preview'], { isLive: false });
}

await rm(results, { recursive: true, force: true });
await mkdir(results);
const [isBuilt] = await Promise.all([
  checkAndBuild(),
  step('Unit tests', 'jest', ['--json', `--outputFile=${results}/unit.json`], { report: unitTally, isLive: true }),
]);
if (isBuilt) {
  const args = ['scripts/test-e2e.ts', '--no-build'];
  await step('End-to-end tests', 'tsx', args, { report: endToEndTally, isLive: true });
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

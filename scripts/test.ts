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

interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Counts the step's tests. A step without a report counts as one. */
  report?: () => Promise<Tally>;
  /** When the output is printed: once it is whole, if other steps print meanwhile. */
  output: 'live' | 'when done';
}

/** Runs a step and adds its count. @returns whether it succeeded */
async function step({ name, command, args, report, output }: Step): Promise<boolean> {
  const printed: Buffer[] = [Buffer.from(`\n== ${name}\n`)];
  const print = () => {
    for (const text of printed.splice(0)) process.stdout.write(text);
  };
  const pass = (text: Buffer) => {
    printed.push(text);
    if (output === 'live') print();
  };
  let succeeded = true;
  try {
    await run(command, args, process.env, pass);
  } catch (error) {
    succeeded = false;
    pass(Buffer.from(`${error instanceof Error ? error.message : error}\n`));
  }
  print();
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

/** In this order: the build writes over the types that the check of types reads. */
async function checkAndBuild(): Promise<boolean> {
  const output = 'when done';
  await step({ name: 'Types of routes', command: 'next', args: ['typegen'], output });
  await step({ name: 'Types', command: 'tsc', args: ['--noEmit'], output });
  await step({ name: 'Lint and format', command: 'biome', args: ['ci', '--error-on-warnings', '.'], output });
  return step({ name: 'Build', command: 'tsx', args: ['scripts/build.ts', '--preview'], output });
}

await rm(results, { recursive: true, force: true });
await mkdir(results);
const [isBuilt] = await Promise.all([
  checkAndBuild(),
  step({
    name: 'Unit tests',
    command: 'jest',
    args: ['--json', `--outputFile=${results}/unit.json`],
    report: unitTally,
    output: 'live',
  }),
]);
if (isBuilt) {
  await step({
    name: 'End-to-end tests',
    command: 'tsx',
    args: ['scripts/test-e2e.ts', '--no-build'],
    report: endToEndTally,
    output: 'live',
  });
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

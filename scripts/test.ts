/**
 * `npm test`: everything, in the order in which mistakes are cheapest to find. Each step runs even after another has
 * failed, but the end-to-end tests need a build. The last line counts the tests, and a failed check as one failed test.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { run } from './shared/run-command.ts';

const results = 'test-results';

interface Tally {
  passed: number;
  failed: number;
}

const total: Tally = { passed: 0, failed: 0 };

/** Runs a step and adds its count: that of its report, or one for the step itself. */
async function step(
  name: string,
  command: string,
  args: readonly string[],
  report?: () => Promise<Tally>,
): Promise<boolean> {
  console.log(`\n== ${name}`);
  let succeeded = true;
  try {
    await run(command, args);
  } catch (error) {
    succeeded = false;
    console.error(error instanceof Error ? error.message : error);
  }
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

await rm(results, { recursive: true, force: true });
await mkdir(results);
await step('Types', 'next', ['typegen']);
await step('Types', 'tsc', ['--noEmit']);
await step('Lint and format', 'biome', ['ci', '--error-on-warnings', '.']);
await step('Unit tests', 'jest', ['--json', `--outputFile=${results}/unit.json`], unitTally);
await step('Build and end-to-end tests', 'tsx', ['scripts/test-e2e.ts'], endToEndTally);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

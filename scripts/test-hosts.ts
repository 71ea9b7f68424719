/**
 * `npm run test:hosts`: builds the site, and sends the same requests to every server that is on this computer, with the
 * files that the build made for it. `-- --no-build` takes what is in `out/` and `hosts/`. Names of servers after that
 * leave the others out.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownDifferences } from '../tests/hosts/known-differences.ts';
import { hostAt, type Row, requestTable } from '../tests/hosts/requests.ts';
import { endAll, layOut, readSite, type TestedServer, testedServers } from '../tests/hosts/servers.ts';
import { listFiles } from './shared/list-files.ts';
import { run, runMain } from './shared/run-command.ts';

const timeout = 60_000;

interface Result {
  row: Row;
  /** Empty when all is well. */
  problems: string[];
  /** Why the problems are accepted; `null` when they are not. */
  reasons: string[] | null;
}

await runMain(async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endAll();
      process.exit(1);
    });
  }
  const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  for (const name of named) {
    if (testedServers.some((server) => server.name === name)) continue;
    throw new Error(
      `There is no server "${name}". Name some of: ${testedServers.map((server) => server.name).join(', ')}.`,
    );
  }
  if (!process.argv.includes('--no-build')) await run('tsx', ['scripts/build.ts']);
  if (!existsSync('hosts/site.json')) throw new Error('There is no hosts/site.json. Run npm run build first.');

  const results = new Map<string, Result[]>();
  const notes: string[] = [];
  const broken: string[] = [];
  for (const server of testedServers) {
    if (named.length > 0 && !named.includes(server.name)) continue;
    const version = server.find();
    if (version === null) {
      notes.push(`${server.name}: skipped, for it is not here. To have it: ${server.install}`);
      continue;
    }
    notes.push(`${server.name}: ${version}`);
    const answers = await resultsOf(server).catch((error: unknown) => {
      broken.push(`${server.name}: ${error instanceof Error ? error.message : error}`);
      return [];
    });
    results.set(server.name, answers);
  }
  report(results, notes, broken);
});

/** Starts a server, sends it all requests, and ends it whatever happens. */
async function resultsOf(server: TestedServer): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  try {
    await layOut(folder, server.name);
    const site = await readSite();
    const { origin, close } = await server.start(folder, site);
    try {
      const host = hostAt(origin);
      const results: Result[] = [];
      for (const row of requestTable(
        site,
        'out',
        (await listFiles('out')).map((file) => `/${file}`),
      )) {
        const problems = await Promise.race([row.check(host), givingUp()]).catch((error: unknown) => [
          `no answer: ${error}`,
        ]);
        results.push({ row, problems, reasons: reasonsFor(server.name, row, problems) });
      }
      return results;
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A server that is stuck must not hold up the others. The timer keeps no process alive. */
function givingUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`none within ${timeout} ms`)), timeout).unref();
  });
}

/** Why each problem is accepted, or `null` when one is not. */
function reasonsFor(server: string, row: Row, problems: readonly string[]): string[] | null {
  const reasons = problems.map(
    (problem) =>
      knownDifferences.find(
        (known) =>
          known.server === server &&
          known.area === row.area &&
          (known.name?.test(row.name) ?? true) &&
          known.problem.test(problem),
      )?.reason,
  );
  const known = reasons.filter((reason) => reason !== undefined);
  return known.length === problems.length ? [...new Set(known)] : null;
}

function report(
  results: ReadonlyMap<string, readonly Result[]>,
  notes: readonly string[],
  broken: readonly string[],
): void {
  const servers = [...results.keys()];
  const areas = [...new Set([...results.values()].flat().map(({ row }) => row.area))];
  const cell = (server: string, area: string) => {
    const own = (results.get(server) ?? []).filter(({ row }) => row.area === area);
    const passed = own.filter(({ problems }) => problems.length === 0).length;
    const failed = own.filter(({ reasons }) => reasons === null).length;
    const known = own.length - passed - failed;
    return [`${passed} ok`, known > 0 ? `${known} differ` : '', failed > 0 ? `${failed} FAIL` : '']
      .filter((part) => part !== '' && part !== '0 ok')
      .join(', ');
  };
  console.log(
    `\n${aligned([['', ...servers], ...areas.map((area) => [area, ...servers.map((name) => cell(name, area))])])}`,
  );
  console.log(`\n${notes.join('\n')}`);

  const differing = new Map<string, string[]>();
  const failures = [...broken];
  for (const [server, rows] of results) {
    for (const { row, problems, reasons } of rows) {
      if (reasons === null) failures.push(`${server}, ${row.area}, ${row.name}: ${problems.join('; ')}`);
      for (const reason of reasons ?? []) {
        const line = `${server}, ${row.area}: ${reason}`;
        differing.set(line, [...(differing.get(line) ?? []), `${row.name}: ${problems.join('; ')}`]);
      }
    }
  }
  if (differing.size > 0) console.log('\nKnown differences:');
  for (const [line, examples] of differing) {
    console.log(`- ${line}\n  ${examples.length} times, such as ${examples[0]}`);
  }
  for (const known of knownDifferences) {
    if (!results.has(known.server) || [...differing.keys()].includes(`${known.server}, ${known.area}: ${known.reason}`))
      continue;
    failures.push(
      `${known.server}, ${known.area}: "${known.reason}" no longer occurs. Delete it in tests/hosts/known-differences.ts.`,
    );
  }
  if (failures.length > 0) {
    console.error(`\nFailures:\n${failures.map((failure) => `- ${failure}`).join('\n')}`);
    process.exitCode = 1;
  }
  const all = [...results.values()].flat();
  const passed = all.filter(({ problems }) => problems.length === 0).length;
  console.log(
    `\n${all.length} requests to ${servers.length} servers: ${passed} as wanted, ${failures.length} failures`,
  );
}

function aligned(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

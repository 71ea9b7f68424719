/** Sends the same requests to every server that is on this computer, with the files that the build made for it. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../scripts/shared/list-files.ts';
import { hostChecks } from './host-checks.ts';
import { type RunningServer, servers, startServer } from './servers.ts';

/** What a host does otherwise, and why that is accepted. One that no longer occurs fails the test, too. */
const knownDifferences: readonly { server: string; area: string; problem: RegExp; reason: string }[] = [
  {
    server: 'cloudflare',
    area: 'parts of a file',
    problem: /: (status 200, not (206|416)|other bytes than asked for)$/,
    reason: 'sends files whole, whichever part is asked for. Nothing on this site is asked for in parts.',
  },
  {
    server: 'cloudflare',
    area: 'compression',
    problem: /: Vary does not name Accept-Encoding$/,
    reason: 'the local runtime compresses what a browser accepts, and leaves the Vary header out.',
  },
  {
    server: 'cloudflare',
    area: 'unknown pages',
    problem:
      /^\/about\.html: (status 307, not 404|the body is not .*|(Content-Type|Cache-Control|[A-Z][\w-]+) is (undefined|missing))$/,
    reason: 'takes a page with .html at its end for the page, and leads there.',
  },
  {
    server: 'cloudflare',
    area: 'missing files',
    problem: /: Cache-Control is "public, max-age=31536000, immutable"$/,
    reason:
      'its rules for headers cannot tell a missing file from one that is there, so a browser keeps the response. An ' +
      'upload there is complete at once or not at all, so pages do not name files that are still to come.',
  },
];

if (!existsSync('hosts/site.json')) throw new Error('There is no hosts/site.json. Run npm run build first.');
const site = JSON.parse(readFileSync('hosts/site.json', 'utf8'));
const checks = hostChecks(
  site,
  (await listFiles('out')).map((file) => `/${file}`),
);

for (const server of servers) {
  const { name, find, install } = server;
  test.describe(name, () => {
    let running: RunningServer | undefined;

    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off this pattern
    test.beforeAll(async ({}, testInfo) => {
      const version = find();
      console.log(`${name}: ${version ?? `skipped, for it is not here. To have it: ${install}`}`);
      testInfo.skip(version === null);
      running = await startServer(server, site);
    });

    test.afterAll(() => running?.close());

    for (const area of new Set(checks.map((check) => check.area))) {
      test(area, async () => {
        const problems: string[] = [];
        for (const check of checks) {
          if (check.area !== area) continue;
          const found = await check.run(running?.origin ?? '').catch((error: unknown) => [`no response: ${error}`]);
          problems.push(...found.map((problem) => `${check.name}: ${problem}`));
        }
        const known = knownDifferences.filter((difference) => difference.server === name && difference.area === area);
        expect(problems.filter((problem) => !known.some((difference) => difference.problem.test(problem)))).toEqual([]);
        for (const { problem, reason } of known) {
          expect(problems, `"${reason}" no longer occurs`).toContainEqual(expect.stringMatching(problem));
        }
      });
    }
  });
}

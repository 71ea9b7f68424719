/**
 * `npm run bench:scale`: what the build of many more pages costs. In a temporary copy of the project it adds 20, 200 and
 * 2,000 services, builds, and prints seconds and bytes. Other numbers: `npm run bench:scale -- 20 200`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '../content/services.ts';
import { type ExportSize, exportSize } from './bench/export-size.ts';
import { copyProject } from './bench/project-copy.ts';
import { generateServices, mostServices, serviceFiles, withGeneratedServices } from './bench/scale-content.ts';
import { type BuildTimes, timedBuild } from './bench/timed-build.ts';
import { runMain } from './shared/run-command.ts';

const resultFile = 'test-results/scale.json';

interface Result {
  /** How many services were added. */
  added: number;
  times: BuildTimes;
  size: ExportSize;
}

await runMain(async () => {
  // Ends by way of `exit`, on which the copies are removed.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const counts = readCounts();
  const results: Result[] = [];
  for (const added of counts) {
    const result = await measure(added);
    results.push(result);
    print(result);
  }
  await mkdir('test-results', { recursive: true });
  await writeFile(resultFile, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`A copy is in ${resultFile}.`);
});

function readCounts(): number[] {
  const words = process.argv.slice(2).filter((word) => word !== '--');
  const counts = words.length === 0 ? [20, 200, 2000] : words.map(Number);
  const wrong = counts.findIndex((count) => !Number.isInteger(count) || count < 1 || count > mostServices);
  if (wrong !== -1) throw new Error(`"${words[wrong]}" is no number of services from 1 to ${mostServices}.`);
  return counts;
}

async function measure(added: number): Promise<Result> {
  const [model] = services;
  if (!model) throw new Error('There is no service to copy in content/services.ts.');
  const copy = await copyProject();
  try {
    await copy.write([
      ...serviceFiles(generateServices(model, added)),
      { path: 'content/services.ts', content: withGeneratedServices(await readFile('content/services.ts', 'utf8')) },
    ]);
    const times = await timedBuild(copy.folder);
    return { added, times, size: await exportSize(join(copy.folder, 'out')) };
  } finally {
    copy.remove();
  }
}

function print({ added, times, size }: Result): void {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const share = (part: number) => `${seconds(part)} (${Math.round((100 * part) / times.total)} %)`;
  const lines = [
    `${added} services more: ${size.pages} HTML files`,
    `  time     ${seconds(times.total)}, ${Math.round(times.total / size.pages)} ms a page`,
    `    check, pictures, icons  ${share(times.before)}`,
    `    next build              ${share(times.next)}`,
    ...times.details.map((line) => `      ${line}`),
    `    finish                  ${share(times.finish)}`,
    `    sitemap                 ${share(times.sitemap)}`,
    `  output   ${megabytes(size.total)}, of it HTML ${megabytes(size.html)}, scripts ${megabytes(size.scripts)}`,
    `    a page                  ${kilobytes(size.html / size.pages)} HTML, ${kilobytes(size.scripts / size.pages)} scripts`,
    `    a service's page        ${kilobytes(size.servicePage.html)} HTML, ${kilobytes(size.servicePage.gzipped)} compressed`,
    `    the largest             ${size.largest.path}, ${kilobytes(size.largest.html)}`,
  ];
  console.log(`${lines.join('\n')}\n`);
}

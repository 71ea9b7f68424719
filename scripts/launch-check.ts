/**
 * `npm run ready`, the launch check: lists what is left to do before the site goes online, with file, field and fix, here
 * and in `launch-check.html`. Ends with code 0 when the site is ready, with code 1 when it is not.
 * With `--send-test-message` it also sends a marked message through both forms of the build in `out/`.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import nextEnvironment from '@next/env';
import type { Finding } from './launch-check/report.ts';
import { localDay } from './shared/local-day.ts';
import { runMain } from './shared/run-command.ts';

/** Git ignores it. It is not in `out/`, which is uploaded. */
const reportFile = 'launch-check.html';

await runMain(async () => {
  const { values: options } = parseArgs({
    options: {
      'send-test-message': { type: 'boolean', default: false },
      today: { type: 'string', default: localDay(new Date()) },
    },
  });
  const { today } = options;
  const { day } = await import('../content/schema/primitives.ts');
  if (!day.safeParse(today).success) throw new Error('--today takes a day, such as "2026-11-21".');
  // Both read the environment when they are loaded, and the content is checked when it is imported: its problems are
  // printed as any other error.
  nextEnvironment.loadEnvConfig(process.cwd());
  const { business, content, contentFiles, hosting } = await import('../content/content.ts');
  const { checkProject } = await import('./launch-check/findings.ts');
  const { checkExport } = await import('./launch-check/export-findings.ts');
  const { ownPublicFiles } = await import('./build/images/public-folder.ts');
  const { reportPage, reportText, isReady } = await import('./launch-check/report.ts');
  const findings = [
    ...checkProject({ content, files: contentFiles, environment: process.env, today }),
    ...(await checkExport({
      folder: 'out',
      hosts: 'hosts',
      siteUrl: business.siteUrl,
      hosting,
      environment: process.env,
      ownFiles: await ownPublicFiles(),
      sources: ['.env.local', ...contentFiles.map(({ file }) => file)],
    })),
    ...(options['send-test-message'] ? await sendFromBuild(today) : []),
  ];
  await writeFile(reportFile, reportPage(findings, { company: business.name, today }));
  console.log(reportText(findings));
  console.log(`\nThe same as a page, to read or print: ${pathToFileURL(resolve(reportFile))}`);
  if (!isReady(findings)) process.exitCode = 1;
});

/** Sends a message through each form of the build in `out/`. What was not accepted must be mended. */
async function sendFromBuild(today: string): Promise<Finding[]> {
  const { startPreview } = await import('./preview/start-preview.ts');
  const { isPreviewBuild } = await import('./preview/preview-environment.ts');
  const { formNames, sendTestMessages } = await import('./launch-check/test-message.ts');
  if (await isPreviewBuild('out')) throw new Error('out/ was built for the preview. Run "npm run build" first.');
  const site = await startPreview({ root: 'out', sitePort: 0, inboxPort: 0, widgetPort: 0 });
  try {
    const url = site.siteUrl;
    const results = await sendTestMessages(formNames.map((form) => ({ url, form, purpose: 'launch check', today })));
    return results.flatMap(({ accepted, explanation }): Finding[] => {
      if (accepted) console.log(`${explanation}\n`);
      const message = `was not accepted. ${explanation}`;
      return accepted ? [] : [{ group: 'must', topic: 'Forms', file: 'EmailJS', field: 'A test message', message }];
    });
  } finally {
    await site.close();
  }
}

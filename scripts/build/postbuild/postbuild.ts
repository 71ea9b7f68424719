/**
 * The postbuild: turns what `next build` exported into pages that cost what hand-written HTML costs. Next renders them,
 * React hydrates the forms alone, and nothing else of Next reaches a browser.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '../../shared/list-files.ts';
import { addScriptAddress } from './browser-bundle.ts';
import { checkBudgets } from './check-budgets.ts';
import { bundleCleaningList } from './cleaning-list-bundle.ts';
import { addContentSecurityPolicy } from './content-security-policy.ts';
import type { CspSources } from './content-security-policy-sources.ts';
import { type ExportedPage, parsePage, serializePage } from './html-document.ts';
import { gatherStyles } from './inline-css.ts';
import { addInlineScripts, buildInlineScripts } from './inline-scripts.ts';
import { bundleIslands } from './island-bundle.ts';
import { linkPhoneNumbers } from './phone-links.ts';
import { bundlePlaceFinder } from './place-finder-bundle.ts';
import { removeNextClientFiles, replaceNextClient } from './replace-next-client.ts';
import { serviceNotFoundPage } from './service-not-found-page.ts';
import { addSpeculationRules } from './speculation-rules.ts';
import { removeUnusedClasses } from './unused-class-attributes.ts';

/** What a build can leave out, by the names that `--without` takes. */
export const optionalSteps = [
  /** The islands in place of Next's own client, and the gathered styles. Without it, Next hydrates whole pages. */
  'islands',
  /** The check of `budgets.ts`, which holds for pages with islands only. */
  'budgets',
] as const;

export type OptionalStep = (typeof optionalSteps)[number];

/**
 * @param folder the exported folder
 * @param cspSources what the pages' policies allow beyond their own inline tags and files
 * @param without steps to leave out
 * @param ownFiles paths in the folder of files that the owner put there, which stay as they are: a search engine's proof
 * of ownership is one, and it may well be HTML
 * @param headroom what `checkBudgets` adds to its limits
 * @throws UnexpectedOutputError when Next's output is not as a step expects it; the message names file and finding.
 * @throws BrokenBudgetError when a page costs more than it may.
 */
export async function runPostbuild(
  folder: string,
  cspSources: CspSources,
  without: readonly OptionalStep[] = [],
  ownFiles: readonly string[] = [],
  headroom = 0,
): Promise<void> {
  for (const copy of ['404', '_not-found']) await rm(join(folder, copy), { recursive: true, force: true });
  const pages = async () => (await listFiles(folder, '.html')).filter((file) => !ownFiles.includes(file));

  const bundle = without.includes('islands') ? undefined : await bundleIslands();
  const inlineScripts = await buildInlineScripts();
  const placeFinder = await bundlePlaceFinder();
  const cleaningList = await bundleCleaningList();
  for (const file of await pages()) {
    const page: ExportedPage = { file, document: parsePage(await readFile(join(folder, file), 'utf8')) };
    if (bundle) {
      replaceNextClient(page, bundle.path);
      await gatherStyles(page, (path) => readFileSync(join(folder, path), 'utf8'));
      removeUnusedClasses(page);
      linkPhoneNumbers(page);
    }
    addScriptAddress(page, 'data-place-finder', placeFinder.path);
    addScriptAddress(page, 'data-cleaning-list', cleaningList.path);
    addSpeculationRules(page);
    addInlineScripts(page, inlineScripts);
    // Last: it names the hashes of what is in the page.
    addContentSecurityPolicy(page, cspSources);
    await writeFile(join(folder, file), serializePage(page.document));
  }
  const notFound = await readFile(join(folder, '404.html'), 'utf8');
  await writeFile(join(folder, 'services', '404.html'), serviceNotFoundPage(notFound));
  for (const file of [placeFinder, cleaningList, ...(bundle ? [bundle] : [])]) {
    await mkdir(dirname(join(folder, file.path)), { recursive: true });
    await writeFile(join(folder, file.path), file.content);
  }
  if (!bundle) return;
  await removeNextClientFiles(folder, await pages(), ownFiles);
  if (!without.includes('budgets')) await checkBudgets(folder, await pages(), headroom);
}

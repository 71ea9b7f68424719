/**
 * Finishes the folder that `next build` exported: a page is then a document that costs what hand-written HTML costs,
 * and React comes when a visitor wants it. Each step can be left out by its name, and the site still works.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkBudgets } from './after-build/check-budgets.ts';
import { addContentSecurityPolicy } from './after-build/content-security-policy.ts';
import { parsePage, serializePage } from './after-build/document.ts';
import { addEarlyScripts, takeEarlyScripts } from './after-build/early-scripts.ts';
import type { ExportedPage, NewFile } from './after-build/exported-page.ts';
import { holdBackScripts } from './after-build/held-scripts.ts';
import { addInlineScriptsFile, inlineScriptsFile, takeInlineScripts } from './after-build/inline-scripts.ts';
import { minifyStyle } from './after-build/minify-style.ts';
import { serviceNotFoundPage } from './after-build/service-not-found-page.ts';
import { addSpeculationRules } from './after-build/speculation-rules.ts';
import { gatherStyles } from './after-build/styles.ts';
import type { CspSources } from './csp-sources.ts';
import { filesWithin } from './files-within.ts';

/** The steps that can be left out, in their order. */
export const finishingSteps = [
  /** Inline scripts go into files, so that the content security policy can forbid them. */
  'move-inline-scripts',
  /** Style tags go into one. Needs `move-inline-scripts`, which opens the flight data. */
  'gather-styles',
  /** Next's scripts wait for the visitor. Needs `move-inline-scripts`, whose file must run first. */
  'hold-back-scripts',
  /** Links lead to pages that the browser has drawn already. */
  'add-speculation-rules',
  /** What only a client-side router would ask for is not deployed. */
  'remove-router-files',
  /** Each page states what it may load and run. */
  'add-content-security-policy',
  /** No page costs more than `budgets.ts` allows. Left out with any other step, for the limits are for all of them. */
  'check-budgets',
] as const;

export type FinishingStep = (typeof finishingSteps)[number];

/**
 * @param folder the exported folder
 * @param cspSources what the pages' policies allow beyond their own inline tags and files
 * @param without steps to leave out
 * @param ownFiles paths in the folder of files that the owner put there, which stay as they are: a search engine's proof
 * of ownership is one, and it may well be HTML
 * @throws UnexpectedOutputError when Next's output is not as a step expects it; the message names file and finding.
 * @throws BrokenBudgetError when a page costs more than it may.
 */
export async function finishExport(
  folder: string,
  cspSources: CspSources,
  without: readonly FinishingStep[] = [],
  ownFiles: readonly string[] = [],
): Promise<void> {
  const does = (step: FinishingStep) => !without.includes(step);
  const filesOfNext = async (ending: string) => {
    const files = await filesWithin(folder, ending);
    return files.filter((file) => !ownFiles.includes(file));
  };
  for (const copy of ['404', '_not-found']) await rm(join(folder, copy), { recursive: true, force: true });
  if (does('remove-router-files')) await removeRouterFiles(folder, await filesOfNext('.txt'));

  const earlyScripts = await takeEarlyScripts(folder);
  for (const file of await filesOfNext('.html')) {
    const document = parsePage(await readFile(join(folder, file), 'utf8'));
    const page: ExportedPage = { file, document, flight: [], bootstrap: [] };
    for (const added of await finishPage(page, folder, does)) await writeNew(folder, added);
    addEarlyScripts(page, earlyScripts);
    // Last: it names the hashes of what is in the page.
    if (does('add-content-security-policy')) addContentSecurityPolicy(page, cspSources);
    await writeFile(join(folder, file), serializePage(page.document));
  }
  const notFound = await readFile(join(folder, '404.html'), 'utf8');
  await writeFile(join(folder, 'services', '404.html'), serviceNotFoundPage(notFound));
  if (without.length === 0) await checkBudgets(folder, await filesOfNext('.html'));
}

/** Applies the steps to one page. Returns the files that it needs besides. */
async function finishPage(
  page: ExportedPage,
  folder: string,
  does: (step: FinishingStep) => boolean,
): Promise<NewFile[]> {
  if (does('add-speculation-rules')) addSpeculationRules(page);
  if (!does('move-inline-scripts')) return [];
  takeInlineScripts(page);
  if (does('gather-styles')) await gatherStyles(page, (path) => readFileSync(join(folder, path), 'utf8'), minifyStyle);
  const file = inlineScriptsFile(page);
  if (does('hold-back-scripts')) holdBackScripts(page, file);
  else addInlineScriptsFile(page, file);
  return [file];
}

/** Removes the payloads with which Next's router would draw a page; here each navigation loads a document. */
async function removeRouterFiles(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const name = file.split('/').at(-1) ?? '';
    if (name === 'index.txt' || name.startsWith('__next.')) await rm(join(folder, file));
  }
}

async function writeNew(folder: string, { path, content }: NewFile): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

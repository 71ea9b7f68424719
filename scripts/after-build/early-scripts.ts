import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type EarlyScriptFile, earlyScriptFiles } from '../early-script-files.ts';
import { append, findOne, UnexpectedOutputError } from './document.ts';
import type { ExportedPage } from './exported-page.ts';

/** An early script with what is in its file. */
export type EarlyScript = EarlyScriptFile & { content: string };

/**
 * Takes the files of the early scripts out of the exported folder.
 * @throws UnexpectedOutputError when one is missing, or would end its own tag.
 */
export async function takeEarlyScripts(folder: string): Promise<EarlyScript[]> {
  const scripts: EarlyScript[] = [];
  for (const file of earlyScriptFiles) {
    const path = join(folder, file.name);
    const content = await readFile(path, 'utf8').catch(() => {
      throw new UnexpectedOutputError(
        `${file.name}: not in the export. scripts/early-script.ts writes it into public/.`,
      );
    });
    if (/<\/script|<!--/i.test(content)) {
      throw new UnexpectedOutputError(`${file.name}: holds "</script" or "<!--", which would break the page's markup.`);
    }
    scripts.push({ ...file, content: content.trim() });
    await rm(path);
  }
  return scripts;
}

/**
 * Puts them into the page that they are for. In files of their own, pages were painted 1.09 times as late (`defer`), or
 * the first press came before them (`async`). The content security policy allows them by their hashes, which are the same
 * on every page.
 */
export function addEarlyScripts({ document, file }: ExportedPage, scripts: readonly EarlyScript[]): void {
  for (const { content, place, page = file } of scripts) {
    if (page === file) append(findOne(document, place, file), `<script>${content}</script>`);
  }
}

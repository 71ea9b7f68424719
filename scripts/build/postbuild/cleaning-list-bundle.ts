import { listScriptContent } from '../../../components/cleaning-list/script-content.ts';
import { bundleForBrowsers, checkScriptSize, type NewFile } from './browser-bundle.ts';

/**
 * Bundles `browser/cleaning-list/` with the words that it says into one file. The rooms and tasks it finds in the page.
 * @param most what it may weigh, gzip, in bytes
 * @throws BrokenBudgetError
 */
export async function bundleCleaningList(most = 8_000): Promise<NewFile> {
  const script = await bundleForBrowsers('cleaning-list', 'browser/cleaning-list/cleaning-list.ts', {
    define: { CONTENT: JSON.stringify(listScriptContent) },
  });
  checkScriptSize(
    'script of the cleaning list',
    script.content,
    most,
    'shorten its words, or raise the limit in scripts/build/postbuild/cleaning-list-bundle.ts.',
  );
  return script;
}

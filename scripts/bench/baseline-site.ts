import { readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forms } from '../../content/content.ts';
import { baselinePage } from './baseline-page.ts';
import { bundleInPageScript } from './bundle-in-page-script.ts';

/** A folder with baseline pages, to be served as the site is. */
export interface BaselineSite {
  folder: string;
  /** Also done when this process ends. */
  remove: () => void;
}

/**
 * Writes the baseline of some pages of an exported site, with all pictures, fonts and icons, into a temporary folder.
 * @param paths of pages, with a slash at both ends; the home page is always among them
 */
export async function makeBaselineSite(exported: string, paths: readonly string[]): Promise<BaselineSite> {
  const folder = await mkdtemp(join(tmpdir(), 'baseline-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await cp(exported, folder, { recursive: true, filter: (file) => !/\.(html|js|txt)$/.test(file) });
    const script = await bundleInPageScript('baseline-forms');
    for (const path of new Set(['/', ...paths])) {
      const file = join(path, 'index.html');
      const page = await baselinePage(await readFile(join(exported, file), 'utf8'), {
        readStylesheet: (address) => readFileSync(join(exported, address), 'utf8'),
        script,
        forms: {
          quote: { success: forms.quote.success, error: forms.quote.error },
          contact: {
            service: forms.contact.serviceType,
            success: forms.contact.success,
            error: forms.contact.error,
          },
        },
      });
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), page);
    }
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

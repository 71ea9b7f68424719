import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../shared/list-files.ts';
import { WIDGET_PATH } from './reviews-widget-fake.ts';
import { DEFAULT_PORTS } from './start-preview.ts';

/** Builds the site for the local preview: both forms and the reviews widget talk to fakes on this computer. */
export const previewEnvironment = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'preview-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'preview-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'preview-template',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'page',
  NEXT_PUBLIC_REVIEWS_SCRIPT_URL: `http://127.0.0.1:${DEFAULT_PORTS.widget}${WIDGET_PATH}`,
  NEXT_PUBLIC_REVIEWS_WIDGET_ID: 'preview-widget',
};

/** Whether a folder holds an export that was built with this environment. False where there is no export. */
export function isPreviewBuild(folder: string): Promise<boolean> {
  return exportContains(folder, previewEnvironment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY);
}

/** Whether a text stands in a page or script of an export. */
export async function exportContains(folder: string, text: string): Promise<boolean> {
  const files = await listFiles(folder).catch(() => []);
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    if ((await readFile(join(folder, file), 'utf8')).includes(text)) return true;
  }
  return false;
}

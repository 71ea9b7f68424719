import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../shared/list-files.ts';
import { median } from './comparison.ts';

/** How large an exported site is: a number of HTML files, and sizes in kilobytes. */
export async function exportSize(folder: string) {
  const files: { path: string; size: number; gzipped: number }[] = [];
  for (const path of await listFiles(folder)) {
    const content = await readFile(join(folder, path));
    files.push({ path, size: content.length / 1000, gzipped: gzipSync(content).length / 1000 });
  }
  const html = files.filter(({ path }) => path.endsWith('.html'));
  const servicePages = html.filter(({ path }) => /^services\/[^/]+\/index\.html$/.test(path));
  const sum = (some: readonly { size: number }[]) => Math.round(some.reduce((total, { size }) => total + size, 0));
  return {
    pages: html.length,
    total: sum(files),
    html: sum(html),
    scripts: sum(files.filter(({ path }) => path.endsWith('.js'))),
    /** The page of a service, in the middle of all of them. */
    servicePage: median(servicePages.map(({ size }) => size)),
    servicePageGzipped: median(servicePages.map(({ gzipped }) => gzipped)),
    largestPage: Math.max(...html.map(({ size }) => size)),
  };
}

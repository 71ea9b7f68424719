import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../shared/list-files.ts';
import { median } from './statistics.ts';

/** How large an exported site is, in bytes. */
export interface ExportSize {
  /** Number of HTML files. */
  pages: number;
  /** Everything, pictures included. */
  total: number;
  /** All HTML files. */
  html: number;
  /** All script files: mostly each page's own data for React. */
  scripts: number;
  /** The middle one of the services' pages. */
  servicePage: { html: number; gzipped: number };
  /** The largest HTML file. */
  largest: { path: string; html: number };
}

/** So many services' pages are compressed to find the middle one. */
const sampled = 15;

export async function exportSize(folder: string): Promise<ExportSize> {
  const files = await Promise.all(
    (await listFiles(folder)).map(async (path) => ({ path, size: (await stat(join(folder, path))).size })),
  );
  const ending = (suffix: string) => files.filter(({ path }) => path.endsWith(suffix));
  const sum = (some: readonly { size: number }[]) => some.reduce((total, { size }) => total + size, 0);
  const html = ending('.html');
  const services = html.filter(({ path }) => /^services\/[^/]+\/index\.html$/.test(path));
  const sample = services.filter((_, index) => index % Math.ceil(services.length / sampled) === 0);
  const largest = html.reduce((most, next) => (next.size > most.size ? next : most));
  return {
    pages: html.length,
    total: sum(files),
    html: sum(html),
    scripts: sum(ending('.js')),
    servicePage: {
      html: median(services.map(({ size }) => size)),
      gzipped: median(
        await Promise.all(sample.map(async ({ path }) => gzipSync(await readFile(join(folder, path))).length)),
      ),
    },
    largest: { path: largest.path, html: largest.size },
  };
}

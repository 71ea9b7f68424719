import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return { file, path: relative(folder, file).split(sep).join('/'), size: (await stat(file)).size };
      }),
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
      gzipped: median(await Promise.all(sample.map(async ({ file }) => gzipSync(await readFile(file)).length))),
    },
    largest: { path: largest.path, html: largest.size },
  };
}

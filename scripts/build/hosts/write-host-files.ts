/** Writes the files that hosts read, from one description of the built site. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { business } from '../../../content/content.ts';
import type { Hosting } from '../../../content/schema/hosting.ts';
import { apacheFiles } from './apache.ts';
import { caddyFiles } from './caddy.ts';
import { cloudflareFiles } from './cloudflare.ts';
import type { HostFile, SiteRules } from './hosting-rules.ts';
import { inspectExport } from './inspect-export.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';

const makers = {
  apache: apacheFiles,
  caddy: caddyFiles,
  cloudflare: (site) => cloudflareFiles(site, slug(business.name)),
  netlify: netlifyFiles,
  nginx: nginxFiles,
} as const satisfies Record<string, (site: SiteRules) => HostFile[]>;

export type HostName = keyof typeof makers;

export const hostNames = Object.keys(makers) as HostName[];

/**
 * Writes a folder for each host, and the description that they were made from.
 * @param site the finished folder
 * @param target where the hosts' folders go; what was there is removed
 * @param into a host whose files are put into the finished folder besides
 */
export async function writeHostFiles(
  site: string,
  target: string,
  hosting: Pick<Hosting, 'hsts'>,
  into?: HostName,
): Promise<void> {
  const description = await inspectExport(site, hosting);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'site.json'), `${JSON.stringify(description, null, 2)}\n`);
  for (const host of hostNames) {
    const folder = join(target, host);
    await mkdir(folder);
    for (const { name, content, isUploaded } of makers[host](description)) {
      await writeFile(join(folder, name), content);
      if (host === into && isUploaded) await copyFile(join(folder, name), join(site, name));
    }
  }
}

/** A name as Cloudflare wants it. */
function slug(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['site'];
  return words.join('-').slice(0, 54);
}

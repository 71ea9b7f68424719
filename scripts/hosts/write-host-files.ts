/** Writes the files that hosts read, from one description of the built site. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { business } from '../../content/business.ts';
import type { EmailJsAccount } from '../../content/environment.ts';
import type { Hosting } from '../../content/hosting.ts';
import { apacheFiles } from './apache.ts';
import { caddyFiles } from './caddy.ts';
import { cloudflareFiles } from './cloudflare.ts';
import { describeSite, type KnownNeeds } from './describe-site.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import type { HostFile, SiteRules } from './rules.ts';
import { checkHosting, checkOrigin, HeaderValueError } from './security-headers.ts';

const makers = {
  apache: apacheFiles,
  caddy: caddyFiles,
  cloudflare: (site) => cloudflareFiles(site, slug(business.name)),
  netlify: netlifyFiles,
  nginx: nginxFiles,
} as const satisfies Record<string, (site: SiteRules) => HostFile[]>;

export type HostName = keyof typeof makers;

export const hostNames = Object.keys(makers) as HostName[];

/** What the build connects the site to. */
export interface Connections {
  emailJs: EmailJsAccount | null;
  reviews: { scriptUrl: string } | null;
}

const EMAILJS = 'https://api.emailjs.com';

/**
 * What the policy must allow, from what the owner wrote and what the build connects.
 * @throws HeaderValueError when a value would break the headers; the message names its place and the fix.
 */
export function knownNeeds(hosting: Hosting, { emailJs, reviews }: Connections): KnownNeeds {
  checkHosting(hosting);
  const connect = !emailJs || emailJs.origin === 'page' ? [] : [emailJs.origin ?? EMAILJS];
  const script = reviews ? [new URL(reviews.scriptUrl).origin] : [];
  for (const origin of connect) checkOrigin(origin, 'NEXT_PUBLIC_EMAILJS_ORIGIN');
  for (const origin of script) checkOrigin(origin, 'The origin of NEXT_PUBLIC_REVIEWS_SCRIPT_URL');
  const { allowed, inlineStyles, hsts } = hosting;
  return {
    allowed: {
      ...allowed,
      connect: [...connect, ...allowed.connect],
      script: [...script, ...allowed.script],
    },
    inlineStyles,
    hsts,
  };
}

/**
 * Writes a folder for each host, and the description that they were made from.
 * @param site the finished folder
 * @param target where the hosts' folders go; what was there is removed
 * @param into a host whose files are put into the finished folder besides
 */
export async function writeHostFiles(site: string, target: string, needs: KnownNeeds, into?: HostName): Promise<void> {
  const description = await describeSite(site, needs);
  refuseUnsafeValues(description);
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

/** Characters that end a quoted value, or begin a variable, in the file of one host or another. */
function refuseUnsafeValues({ headers, pageHeaders }: SiteRules): void {
  for (const [name, value] of Object.entries({ ...headers, ...pageHeaders })) {
    if (/^[\x20-\x7e]*$/.test(value) && !/["$\\`{}]/.test(value)) continue;
    throw new HeaderValueError(
      `The header ${name} is "${value}", which the files of some hosts cannot hold. Leave out quotes, "$", "\\", "\`", ` +
        'braces and what is not ASCII.',
    );
  }
}

/** A name as Cloudflare wants it. */
function slug(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['site'];
  return words.join('-').slice(0, 54);
}

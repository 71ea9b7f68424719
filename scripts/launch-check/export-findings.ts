/** What is wrong with the built site: `out/`, and the files for hosts in `hosts/`. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardSize } from '../../components/seo/social-images.ts';
import type { Hosting } from '../../content/schema/hosting.ts';
import { inspectExport, UnfitSiteError } from '../build/hosts/inspect-export.ts';
import { findAll, parsePage } from '../build/postbuild/html-document.ts';
import { exportContains, isPreviewBuild } from '../preview/preview-environment.ts';
import { listFiles } from '../shared/list-files.ts';
import { readLinks, socialImagesIn } from './links.ts';
import type { Finding } from './report.ts';

interface BuiltSite {
  /** The exported folder. */
  folder: string;
  /** The folder with the files for hosts. */
  hosts: string;
  /** The site's own address, without a slash at the end. */
  siteUrl: string;
  hosting: Pick<Hosting, 'hsts'>;
  environment: Readonly<Record<string, string | undefined>>;
  /** Paths in the exported folder of files that the owner put there. */
  ownFiles: readonly string[];
  /** Files that the site is built from. Those that it does not show are left out. */
  sources: readonly string[];
}

/** Content that no page shows. */
const notShown = ['content/confirmed.json', 'content/to-confirm.json'];

const again = 'Run "npm run build" again.';

/** Checks the built site, if there is one. */
export async function checkExport(site: BuiltSite): Promise<Finding[]> {
  const { folder } = site;
  if ((await textOf(join(folder, 'index.html'))) === undefined) {
    return [built(`${folder}/`, '', 'is missing, because the site has not been built. Run "npm run build".')];
  }
  const files = await listFiles(folder, '.html');
  const pages = files.filter((file) => !site.ownFiles.includes(file));
  return [...(await checkOrigin(site)), ...(await checkLinks(site)), ...(await checkSocialImages(site, pages))];
}

/** Whether the folder was built to be uploaded, and from what the project holds. */
async function checkOrigin(site: BuiltSite): Promise<Finding[]> {
  const { folder } = site;
  // A preview has no files for hosts, and settings of its own.
  if (await isPreviewBuild(folder)) {
    const message = 'was built for the preview, and its forms send nowhere else. Run "npm run build".';
    return [built(`${folder}/`, '', message)];
  }
  const outdated = await findOutdated(site);
  if (outdated.length > 0) return outdated;
  return [...(await checkSearchFiles(site)), ...(await checkHosts(site))];
}

async function findOutdated({ folder, environment, sources }: BuiltSite): Promise<Finding[]> {
  const { mtimeMs: builtAt } = await stat(join(folder, 'index.html'));
  for (const source of sources.filter((file) => !notShown.includes(file))) {
    const changedAt = (await stat(source).catch(() => undefined))?.mtimeMs ?? 0;
    if (changedAt > builtAt) return [built(`${folder}/`, '', `is older than ${source}. ${again}`)];
  }
  const key = environment['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'];
  if (key && !(await exportContains(folder, key))) {
    return [built(`${folder}/`, '', `was built without the EmailJS account of your settings. ${again}`)];
  }
  return [];
}

/** robots.txt and the sitemap name the site by its own address. */
async function checkSearchFiles({ folder, siteUrl }: BuiltSite): Promise<Finding[]> {
  const robots = await textOf(join(folder, 'robots.txt'));
  const sitemap = await textOf(join(folder, 'sitemap.xml'));
  const addresses = [...(sitemap ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  const foreign = addresses.find((address) => !address.startsWith(`${siteUrl}/`));
  const findings: Finding[] = [];
  if (robots === undefined) findings.push(built(`${folder}/robots.txt`, '', `is missing. ${again}`));
  else if (!robots.includes(`Sitemap: ${siteUrl}/sitemap.xml`)) {
    findings.push(built(`${folder}/robots.txt`, 'Sitemap', `does not name ${siteUrl}/sitemap.xml. ${again}`));
  }
  if (addresses.length === 0) findings.push(built(`${folder}/sitemap.xml`, '', `lists no page. ${again}`));
  if (foreign !== undefined) {
    findings.push(built(`${folder}/sitemap.xml`, 'loc', `is ${foreign}, which is not below ${siteUrl}. ${again}`));
  }
  return findings;
}

/** The files for hosts describe this very build. */
async function checkHosts({ folder, hosts, hosting }: BuiltSite): Promise<Finding[]> {
  const file = join(hosts, 'site.json');
  try {
    const written = await textOf(file);
    if (written === undefined) return [built(file, '', `is missing, and with it the rules for your host. ${again}`)];
    if (written.trim() === JSON.stringify(await inspectExport(folder, hosting), null, 2)) return [];
    return [built(file, '', `describes another build than ${folder}/. ${again}`)];
  } catch (error) {
    if (!(error instanceof UnfitSiteError)) throw error;
    return [built(`${folder}/`, '', `does not fit the rules of hosts: ${error.message}`)];
  }
}

async function checkLinks({ folder, siteUrl, ownFiles }: BuiltSite): Promise<Finding[]> {
  const { broken, external } = await readLinks(folder, siteUrl, ownFiles);
  const findings: Finding[] = [];
  if (broken.length > 0) {
    findings.push({
      group: 'must',
      topic: 'Links',
      file: `${folder}/`,
      field: 'Links',
      message: 'on these pages lead nowhere. Correct them in content/, and run "npm run build" again.',
      places: broken,
    });
  }
  if (external.length > 0) {
    findings.push({
      group: 'good',
      topic: 'Links',
      file: `${folder}/`,
      field: 'Links',
      message:
        'to other sites are not tried by this check. Open each of them once, and see that it leads where it should.',
      places: external,
    });
  }
  return findings;
}

/** Every page names an image for networks, which is there and has the size that they ask for. */
async function checkSocialImages({ folder, siteUrl }: BuiltSite, pages: readonly string[]): Promise<Finding[]> {
  const wrong: string[] = [];
  const checked = new Map<string, string | undefined>();
  for (const page of pages) {
    const document = parsePage((await textOf(join(folder, page))) ?? '');
    const [address] = socialImagesIn(findAll(document, () => true));
    if (address === undefined) {
      // Not-found pages are not shared.
      if (page.endsWith('index.html')) wrong.push(`${page} names no image.`);
      continue;
    }
    if (!checked.has(address)) checked.set(address, await problemOf(join(folder, address.replace(siteUrl, ''))));
    const problem = checked.get(address);
    if (problem !== undefined) wrong.push(`${page} names ${address}, which ${problem}.`);
  }
  if (wrong.length === 0) return [];
  return [
    {
      group: 'must',
      topic: 'Pictures',
      file: `${folder}/`,
      field: 'Social images',
      message: `are missing or of the wrong size, so networks show no picture where someone shares these pages. ${again}`,
      places: wrong,
    },
  ];
}

async function problemOf(file: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(file).metadata();
    if (width === cardSize.width && height === cardSize.height) return undefined;
    return `has ${width} by ${height} pixels instead of ${cardSize.width} by ${cardSize.height}`;
  } catch {
    return 'is not there, or is no picture';
  }
}

function built(file: string, field: string, message: string): Finding {
  return { group: 'must', topic: 'The built site', file, field, message };
}

/** The text of a file; nothing when it is not there. */
function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

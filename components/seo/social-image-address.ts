import { type GeneratedFiles, keptSocialImages, publishedName, readManifest } from '../ui/image-manifest.ts';

/** The name of a page's social image. */
export function socialImageName(path: string): string {
  return `${path.slice(1, -1).replaceAll('/', '-') || 'home'}.jpg`;
}

let manifest: GeneratedFiles | undefined;

/**
 * The address of a page's social image on this site.
 * @throws Error when there is none, which happens only if the images were not made before the build.
 */
export function socialImageAddress(path: string): string {
  manifest ??= readManifest(keptSocialImages);
  const name = socialImageName(path);
  const file = manifest[name];
  if (!file) throw new Error(`No social image was made of the page ${path}. Build with "npm run build".`);
  return `/generated/share/${publishedName(name, file)}`;
}

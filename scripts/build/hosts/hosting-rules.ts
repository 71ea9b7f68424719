/**
 * How a host must respond, in one place: redirects, error pages, caching. The files for each host, the local preview
 * and `npm run test:hosts` all go by it.
 */
export const rules = {
  /** Where unknown addresses below a folder lead, at any depth. The folder itself is a page. */
  strayRedirects: [{ below: '/industries/', to: '/industries/', status: 302 }],
  /** The page that answers unknown addresses below a folder, with the status 404. */
  sectionErrorPages: [{ below: '/services/', page: '/services/404.html' }],
  /** The page that answers all other unknown addresses. */
  errorPage: '/404.html',
  /** Folders of files whose names hold a hash of their content: a changed file has another name. */
  immutableFolders: ['/_next/static/', '/scripts/', '/generated/pictures/', '/generated/share/'],
  cacheControl: {
    immutable: 'public, max-age=31536000, immutable',
    /** The browser asks each time whether the file has changed. */
    other: 'public, max-age=0, must-revalidate',
  },
  /** Types that some servers do not know, by file ending. */
  types: { avif: 'image/avif', vcf: 'text/vcard', webmanifest: 'application/manifest+json', woff2: 'font/woff2' },
  /** Types worth compressing. */
  compressedTypes: [
    'text/html',
    'text/css',
    'text/javascript',
    'application/javascript',
    'text/plain',
    'text/vcard',
    'text/xml',
    'application/xml',
    'application/json',
    'application/manifest+json',
    'image/svg+xml',
  ],
} as const;

/** The rules of one built site: what is above, and what depends on the build. */
export interface SiteRules {
  /** Addresses of all pages, with a slash at both ends. */
  pages: readonly string[];
  /** Sent with every response, error pages included. */
  headers: Readonly<Record<string, string>>;
  /** Sent with pages besides. */
  pageHeaders: Readonly<Record<string, string>>;
}

/** A file made for a host. */
export interface HostFile {
  /** Its name in the host's own folder. */
  name: string;
  content: string;
  /** Whether the host wants it inside the folder that is uploaded. */
  isUploaded: boolean;
}

/** The first line of every generated file. */
export const GENERATED = 'Written by "npm run build". Change scripts/build/hosts/ instead, or content/hosting.json.';

/** Whether a file's name changes with its content, so that browsers may keep it for good. */
export function isImmutable(path: string): boolean {
  return rules.immutableFolders.some((folder) => path.startsWith(folder));
}

/** The addresses at which the error pages lie, which no visitor should ask for. */
export const errorPageFiles: readonly string[] = [rules.errorPage, ...rules.sectionErrorPages.map(({ page }) => page)];

/** Which file, redirect or error answers a path of the exported site: the rules of a good host, without the sending. */
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isImmutable, rules } from '../build/hosts/hosting-rules.ts';

/** A regular file inside the exported folder. */
export type FoundFile = { path: string; size: number; modifiedMs: number };

/** The answer to a path. */
export type Route =
  | { kind: 'file'; file: FoundFile; immutable: boolean }
  | { kind: 'redirect'; status: 302 | 308; location: string }
  /** Nothing here: a 404 with this page, or with a line of text when the export has no such page. */
  | { kind: 'missing'; page: FoundFile | null }
  /** A path that no browser writes: a 400. */
  | { kind: 'refused' };

type Target = {
  /** Decoded, without slashes. An empty one stands for a doubled slash. */
  segments: readonly string[];
  endsWithSlash: boolean;
  /** With its question mark, or empty. */
  query: string;
};

const INDEX_PAGE = 'index.html';
const ERROR_PAGE = rules.errorPage.slice(1);

/**
 * Chooses the answer to a request.
 *
 * @param root the exported folder; it may be absent or rebuilt meanwhile, which gives a 404 and no error.
 * @param requestTarget `req.url` as it came, which may be anything a raw client can write.
 * @throws when the disk fails for another reason than a missing file.
 */
export async function chooseRoute(root: string, requestTarget: string): Promise<Route> {
  const target = parseTarget(requestTarget);
  if (!target) return { kind: 'refused' };
  const { segments, endsWithSlash, query } = target;

  if (!endsWithSlash) {
    const last = segments.at(-1);
    if (last === ERROR_PAGE) return unknownRoute(root, target);
    if (last === INDEX_PAGE && (await findFile(root, segments))) {
      return { kind: 'redirect', status: 308, location: folderAddress(segments.slice(0, -1), query) };
    }
    const file = await findFile(root, segments);
    if (file) return { kind: 'file', file, immutable: isImmutable(`/${segments.join('/')}`) };
  }

  const page = await findFile(root, [...segments, INDEX_PAGE]);
  if (!page) return unknownRoute(root, target);
  if (endsWithSlash) return { kind: 'file', file: page, immutable: false };
  return { kind: 'redirect', status: 308, location: folderAddress(segments, query) };
}

async function unknownRoute(root: string, { segments, query }: Target): Promise<Route> {
  const path = `/${segments.join('/')}`;
  const isBelow = ({ below }: { below: string }) => path.startsWith(below);
  const stray = rules.strayRedirects.find(isBelow);
  if (stray) return { kind: 'redirect', status: stray.status, location: `${stray.to}${query}` };
  const section = rules.sectionErrorPages.find(isBelow);
  const sectionPage = section ? await findFile(root, section.page.slice(1).split('/')) : null;
  return { kind: 'missing', page: sectionPage ?? (await findFile(root, [ERROR_PAGE])) };
}

/** Cuts a request target into decoded segments; `null` for one that must not reach the disk. */
function parseTarget(requestTarget: string): Target | null {
  // A proxy client writes the whole address (`GET http://host/path`): only its path counts.
  const local = requestTarget.replace(/^https?:\/\/[^/?]*(?=[/?]|$)/i, '');
  const mark = local.indexOf('?');
  const path = (mark === -1 ? local : local.slice(0, mark)) || (local === requestTarget ? '' : '/');
  const query = mark === -1 ? '' : local.slice(mark);
  // A slash or backslash inside a segment could leave the folder once decoded, so neither is ever decoded.
  if (!path.startsWith('/') || /%2f|%5c|\\/i.test(path)) return null;

  const segments: string[] = [];
  for (const encoded of path.slice(1).split('/')) {
    const segment = decodeSegment(encoded);
    if (segment === null || segment === '.' || segment === '..' || hasControlCharacter(segment)) return null;
    segments.push(segment);
  }
  const endsWithSlash = segments.at(-1) === '';
  return { segments: endsWithSlash ? segments.slice(0, -1) : segments, endsWithSlash, query };
}

function decodeSegment(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** NUL above all, which makes the file system throw. */
function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\x7f');
}

/**
 * The address of a folder. Every segment is encoded anew and the result starts with a single slash, so that it can
 * never name another host. The query needs no care: Node refuses requests with bytes that a header cannot hold.
 */
function folderAddress(segments: readonly string[], query: string): string {
  const path = segments.map((segment) => `${encodeURIComponent(segment)}/`).join('');
  return `/${path}${query}`;
}

async function findFile(root: string, segments: readonly string[]): Promise<FoundFile | null> {
  if (segments.includes('') || segments.some(isHidden)) return null;
  try {
    const [folder, path] = await Promise.all([realpath(root), realpath(join(root, ...segments))]);
    // A link inside the folder must not lead out of it.
    if (!path.startsWith(folder + sep)) return null;
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size, modifiedMs: found.mtimeMs } : null;
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

/** Dotfiles stay private, but for the one folder that the web reserves for public files (RFC 8615). */
function isHidden(segment: string, index: number): boolean {
  return segment.startsWith('.') && !(index === 0 && segment === '.well-known');
}

function isAbsence(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'].includes(code);
}

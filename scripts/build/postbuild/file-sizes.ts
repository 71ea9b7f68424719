import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How many bytes the files of a folder cost a visitor, by their addresses, such as `/generated/pictures/a.avif`. */
export interface FileSizes {
  /** As the file is: for what is compressed already. Zero for what another site serves. */
  plain(address: string): number;
  /** As hosts send text. Zero for what another site serves. */
  gzip(address: string): number;
}

/** Bytes of a text, or of a file of text, as hosts send it. */
export function gzipSize(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** The sizes of the files in a folder; each file is read once. */
export function fileSizesIn(folder: string): FileSizes {
  const known = new Map<string, { plain: number; gzip: number }>();
  const sizesOf = (address: string) => {
    if (!address.startsWith('/') || address.startsWith('//')) return { plain: 0, gzip: 0 };
    const present = known.get(address);
    if (present) return present;
    const content = readFileSync(join(folder, address));
    const sizes = { plain: content.length, gzip: gzipSize(content) };
    known.set(address, sizes);
    return sizes;
  };
  return { plain: (address) => sizesOf(address).plain, gzip: (address) => sizesOf(address).gzip };
}

/**
 * A cleaning list as the fragment of an address, which no server sees: `list=`, a digit for the format, four characters
 * that prove it whole, and the list's text, compressed (1) or where the browser cannot do that, as it is (0), in base64url.
 *
 * Visitors keep links, so each must open for good: a letter or a key never gets another meaning. What is added has a letter
 * of its own, and links without it open as before.
 */
import type { CleaningList } from './list.ts';

/** No longer fragment is read or made. */
export const maxFragmentLength = 8_000;

/** No longer text is read or made, in bytes. A short link could unpack to a thousand times its length. */
const maxTextBytes = 64 * 1024;

/** The fragment without its `#`; empty where the list is too long for a link. */
export async function encodeList(list: CleaningList): Promise<string> {
  const text = new TextEncoder().encode(listToText(list));
  if (text.length > maxTextBytes) return '';
  const isCompressed = 'CompressionStream' in globalThis;
  const bytes = isCompressed ? await passThrough(new CompressionStream('deflate-raw'), text) : text;
  const data = (isCompressed ? '1' : '0') + toBase64Url(bytes);
  const fragment = `list=${data[0]}${checksum(data)}${data.slice(1)}`;
  return fragment.length > maxFragmentLength ? '' : fragment;
}

/** The list of a fragment, with or without its `#`; nothing where it is damaged, or not one that `encodeList` has made. */
export async function decodeList(fragment: string): Promise<CleaningList | undefined> {
  if (fragment.length > maxFragmentLength + 1) return undefined;
  const [, format = '', sum, data = ''] = /^#?list=([01])([\da-z]{4})([\w-]+)$/.exec(fragment) ?? [];
  if (sum !== checksum(format + data)) return undefined;
  try {
    const bytes = fromBase64Url(data);
    const text = format === '1' ? await passThrough(new DecompressionStream('deflate-raw'), bytes) : bytes;
    return textToList(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return undefined;
  }
}

/**
 * A list as a short text: JSON of the place, the rooms as `wcn3.abc` (code, frequency, count, tasks), three texts, and then
 * town and size behind `t` and `f`, and each room's own lines behind its code.
 */
export function listToText({ place, rooms, own, hours, town, feet, out }: CleaningList): string {
  const codes = rooms.map(({ code, often, count, tasks }) => `${code}${often}${count || ''}.${tasks}`).join(' ');
  const ownLines = rooms.flatMap((room) => (room.own === '' ? [] : [room.code, room.own]));
  // Behind a single letter, which is no room's code: links that are older have none.
  const others = [...(town ? ['t', town] : []), ...(feet ? ['f', feet] : [])];
  const parts = [place, codes, own, hours, out, ...others, ...ownLines];
  while (parts[parts.length - 1] === '') parts.pop();
  return JSON.stringify(parts);
}

/** The list of such a text; nothing where it is anything else. */
export function textToList(text: string): CleaningList | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || !parts.every((part): part is string => typeof part === 'string')) return undefined;
  const [place = '', codes = '', own = '', hours = '', out = '', ...ownLines] = parts;
  const ownOf = new Map<string, string>();
  for (let index = 0; index < ownLines.length; index += 2) ownOf.set(ownLines[index] ?? '', ownLines[index + 1] ?? '');
  const rooms = codes.split(' ').filter(Boolean).map(textToRoom);
  return {
    place,
    rooms: rooms.flatMap((room) => (room ? [{ ...room, own: ownOf.get(room.code) ?? '' }] : [])),
    own,
    hours,
    town: ownOf.get('t') ?? '',
    feet: ownOf.get('f') ?? '',
    out,
  };
}

function textToRoom(text: string) {
  const [, code = '', often = '', count, tasks = ''] = /^([a-z]{2})([a-z]?)([1-9]\d{0,2})?\.(\S*)$/u.exec(text) ?? [];
  return code === '' ? undefined : { code, often, count: Number(count ?? 0), tasks };
}

/** Compresses or unpacks. @throws where the data is damaged or becomes too long */
async function passThrough(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // The reader reports what fails.
  for (const step of [writer.write(bytes as BufferSource), writer.close()]) step.catch(() => {});
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
  const result: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (result.length + part.value.length > maxTextBytes) {
      reader.cancel().catch(() => {});
      throw new RangeError('The text is too long.');
    }
    for (const byte of part.value) result.push(byte);
  }
  return Uint8Array.from(result);
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws where it is not base64url */
function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

/** Tells a link that was cut off or changed on its way. FNV-1a, as four digits of base 36. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36).slice(-4).padStart(4, '0');
}

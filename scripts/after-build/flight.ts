/**
 * Next's flight data: what React needs to take over a page, written as rows of `id:value`. Most values are JSON; rows
 * whose value begins with a capital letter are of other kinds, and one of them, text, is told by its length.
 */
import { UnexpectedOutputError } from './document.ts';

/** A row, as it stands (with its line end, if it has one). `json` is its value where that is JSON. */
export interface FlightRow {
  id: string;
  source: string;
  json?: unknown;
}

/** What Next's inline scripts push: `[0]` begins, `[1, text]` brings text. */
const pushed = /^(?:\(self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\);?$/;

/**
 * The array that an inline script pushes; nothing when the script is another one.
 * @throws UnexpectedOutputError when the array is no JSON. `page` names the file in the message.
 */
export function pushedBy(script: string, page: string): unknown[] | undefined {
  const [, array] = pushed.exec(script.trim()) ?? [];
  return array === undefined ? undefined : (parseJson(array, page) as unknown[]);
}

/**
 * Cuts flight data into its rows.
 * @throws UnexpectedOutputError when it does not look like rows. `page` names the file in the message.
 */
export function flightRows(data: string, page: string): FlightRow[] {
  const bytes = Buffer.from(data, 'utf8');
  const rows: FlightRow[] = [];
  for (let start = 0; start < bytes.length; ) {
    const colon = bytes.indexOf(':', start);
    const id = colon === -1 ? '' : bytes.toString('utf8', start, colon);
    if (!/^[0-9a-f]*$/.test(id) || colon === -1) {
      throw new UnexpectedOutputError(`${page}: the flight data has a row that does not begin with "id:".`);
    }
    const end = rowEnd(bytes, colon + 1, page);
    const source = bytes.toString('utf8', start, end);
    const value = bytes.toString('utf8', colon + 1, end);
    rows.push(/^[A-Z]/.test(value) ? { id, source } : { id, source, json: parseJson(value, page) });
    start = end;
  }
  return rows;
}

function parseJson(value: string, page: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new UnexpectedOutputError(`${page}: the flight data has a value that is no JSON: ${value.slice(0, 60)}`);
  }
}

function rowEnd(bytes: Buffer, valueStart: number, page: string): number {
  // A row of text: T, its length in bytes as a hexadecimal number, a comma, the text, and no line end.
  if (bytes[valueStart] === 'T'.charCodeAt(0)) {
    const comma = bytes.indexOf(',', valueStart);
    const length = Number.parseInt(bytes.toString('utf8', valueStart + 1, comma), 16);
    const end = comma + 1 + length;
    if (Number.isNaN(length) || end > bytes.length) {
      throw new UnexpectedOutputError(`${page}: the flight data has a row of text without a proper length.`);
    }
    return end;
  }
  const lineEnd = bytes.indexOf('\n', valueStart);
  return lineEnd === -1 ? bytes.length : lineEnd + 1;
}

/** The properties of a React element in a row's JSON; nothing when the value is not an element of this kind. */
function propsOf(value: unknown, tagName: string): Record<string, unknown> | undefined {
  if (!Array.isArray(value) || value[0] !== '$' || value[1] !== tagName) return undefined;
  return value[3] as Record<string, unknown>;
}

/**
 * The rows without the elements that were taken out of the page: each becomes `null`, so that the places of all others,
 * by which rows refer to one another, stay as they are.
 * @param isTaken tells by tag name and properties whether an element was taken out
 */
export function withoutElements(
  rows: readonly FlightRow[],
  tagName: string,
  isTaken: (props: Record<string, unknown>) => boolean,
): FlightRow[] {
  const prune = (value: unknown): unknown => {
    const props = propsOf(value, tagName);
    if (props && isTaken(props)) return null;
    if (Array.isArray(value)) return value.map(prune);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, prune(child)]));
  };
  return rows.map((row) => {
    if (!('json' in row)) return row;
    const json = prune(row.json);
    return { id: row.id, json, source: `${row.id}:${JSON.stringify(json)}\n` };
  });
}

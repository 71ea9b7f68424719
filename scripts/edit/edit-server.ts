/** The server of the editing page. Only a page that it has sent itself may use it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { kindOf } from '../../content/schema/content.ts';
import { jsonSchemas } from '../build/json-schemas.ts';
import { type Handler, sendText } from '../preview/http-helpers.ts';
import { type ContentStore, UnknownFileError } from './content-store.ts';

/** What the editing page shows beside the form. */
export interface PreviewState {
  /** `waiting` while the content has mistakes. */
  status: 'waiting' | 'starting' | 'ready' | 'stopped';
  /** Without a slash at the end. */
  url: string;
  /** Why it has stopped, in the words of its program. */
  reason?: string;
}

interface EditServerOptions {
  store: ContentStore;
  preview: () => PreviewState;
  /** The files of the page, by their names, with their types. */
  assets: ReadonlyMap<string, { type: string; body: string }>;
}

/** More than any content file has. */
const mostBytes = 2_000_000;

/** A response that says why not. */
class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Makes the request handler: the page, and what it reads and writes under `/api/`. */
export function createEditHandler({ store, preview, assets }: EditServerOptions): Handler {
  const apis: Readonly<Record<string, (input: Readonly<Record<string, string>>) => object>> = {
    'GET /api/files': () => ({ files: store.list(), pictures: store.pictures() }),
    'GET /api/file': ({ name = '' }) => ({ ...store.open(name), schema: schemaOf(name) }),
    'GET /api/texts': () => store.texts(),
    'GET /api/state': ({ name }) => ({ preview: preview(), ...(name ? { version: store.version(name) } : {}) }),
    'POST /api/check': ({ name = '', text = '' }) => ({ problems: store.check(name, text) }),
    'POST /api/save': ({ name = '', text = '', version = '' }) => store.save(name, text, version),
    'POST /api/undo': ({ name = '', version = '' }) => store.undo(name, version),
  };
  const schemas = new Map([...jsonSchemas()].map(([file, text]) => [basename(file, '.json'), JSON.parse(text)]));
  const schemaOf = (name: string) => {
    const schema = schemas.get(kindOf(name));
    if (name !== 'confirmed.json') return schema;
    // Its explanations are claims, with facts in them. Those of other files name the facts.
    const fields = Object.entries<{ description?: string }>(schema.properties);
    const claims = store.withFacts(fields.map(([, { description = '' }]) => description));
    const properties = fields.map(([field, rest], index) => [field, { ...rest, description: claims[index] }]);
    return { ...schema, properties: Object.fromEntries(properties) };
  };
  return async (request, response) => {
    try {
      checkSender(request);
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const asset = request.method === 'GET' ? assets.get(pathname) : undefined;
      if (asset) {
        sendText(response, 200, asset.body, { ...headers, 'Content-Type': asset.type });
        return;
      }
      const api = apis[`${request.method} ${pathname}`];
      if (!api) throw new Refusal(404, 'There is nothing here.');
      const input = request.method === 'POST' ? await readFields(request) : Object.fromEntries(searchParams);
      sendJson(response, 200, api(input));
    } catch (error) {
      if (error instanceof Refusal) sendJson(response, error.status, { message: error.message });
      else if (error instanceof UnknownFileError) sendJson(response, 404, { message: error.message });
      else {
        console.error(error);
        sendJson(response, 500, { message: `Nothing was saved: ${error instanceof Error ? error.message : error}` });
      }
    }
  };
}

/**
 * Refuses requests that another site makes a browser send: to a name of its own that leads here (DNS rebinding), or across
 * sites. A form cannot send JSON, and a script of another origin names itself.
 */
function checkSender({ method, headers: { host = '', origin, ...others } }: IncomingMessage): void {
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host)) throw new Refusal(403, 'Open the address that the command prints.');
  if (method === 'GET') return;
  if (method !== 'POST') throw new Refusal(405, 'Only GET and POST are allowed.');
  if (origin !== `http://${host}`) throw new Refusal(403, 'Only the editing page itself may save.');
  if (others['content-type'] !== 'application/json') throw new Refusal(415, 'Only JSON is taken.');
}

/** The fields of a request, all of them texts. */
async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  // Absent where a client does not know the length beforehand. Browsers do.
  if (!(Number(request.headers['content-length']) <= mostBytes)) {
    throw new Refusal(413, 'This is too long for a content file.');
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  try {
    const fields: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (
      typeof fields === 'object' &&
      fields !== null &&
      Object.values(fields).every((field) => typeof field === 'string')
    ) {
      return Object.fromEntries(Object.entries(fields));
    }
  } catch {
    // Refused below.
  }
  throw new Refusal(400, 'The request is not understood. Load the page again.');
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  const type = 'application/json; charset=utf-8';
  sendText(response, status, JSON.stringify(value), { ...headers, 'Content-Type': type });
}

/** The policy keeps the page from asking any other server for anything, but for the preview beside the form. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
    "frame-src http://127.0.0.1:*; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

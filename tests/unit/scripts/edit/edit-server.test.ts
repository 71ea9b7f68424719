/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readContent, readSources } from '../../../../content/read-content.ts';
import { ContentStore, formatContent } from '../../../../scripts/edit/content-store.ts';
import { createEditHandler } from '../../../../scripts/edit/edit-server.ts';
import { type RequestOptions, startServer, type TestServer } from '../../../support/http-client.ts';
import { seededRandom } from '../../support/random.ts';
import { randomEdits } from '../../support/random-edits.ts';

const { texts } = readSources();
const phone = '"phone": "(614) 555-0142"';
const businessText = texts.get('business.json') ?? '';

let root: string;
let store: ContentStore;
let server: TestServer;

const pathOf = (name: string) => join(root, 'content', name);
const read = (name: string) => readFileSync(pathOf(name), 'utf8');

/** What the content folder holds besides the pictures, hidden files included. */
function everything(): Map<string, string> {
  const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'edit-test-'));
  for (const name of texts.keys()) cpSync(join('content', name), pathOf(name));
  symlinkSync(resolve('content/pictures'), pathOf('pictures'));
  writeFileSync(join(root, 'outside.json'), businessText);
  mkdirSync(pathOf('schema'));
  writeFileSync(pathOf('schema/notes.json'), businessText);
  store = new ContentStore(join(root, 'content'), join(root, 'work'));
  const assets = new Map([['/', { type: 'text/html', body: 'The page' }]]);
  server = await startServer(createEditHandler({ store, preview: () => ({ status: 'ready', url: '' }), assets }));
});

afterEach(() => {
  for (const [name, text] of texts) if (read(name) !== text) writeFileSync(pathOf(name), text);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

async function post(path: string, fields: unknown, options: RequestOptions = {}) {
  const headers = { origin: server.url, 'content-type': 'application/json', ...options.headers };
  const response = await server.request(path, { method: 'POST', body: JSON.stringify(fields), ...options, headers });
  return { ...response, json: JSON.parse(response.text) };
}

async function open(name: string) {
  return JSON.parse((await server.request(`/api/file?name=${encodeURIComponent(name)}`)).text);
}

/** Saves a text in the place of a file as it is. */
async function save(name: string, text: string) {
  return post('/api/save', { name, text, version: store.version(name) });
}

describe('an edit that the build takes is written in the form of all content files, and any other leaves them as they are', () => {
  const edits = randomEdits(seededRandom(20_261_122), 200).map((edit): [string, typeof edit] => [edit.name, edit]);
  const outcomes = { saved: 0, refused: 0, unknown: 0 };

  it.each(edits)('%s', async (_name, { file, good, sources }) => {
    const name = file.replace('content/', '');
    const original = texts.get(name);
    // The page cannot take a file away: an edit that does comes as an empty text.
    const text = sources.texts.get(name) ?? '';
    const version = original === undefined ? '' : store.version(name);
    const { status, json } = await post('/api/save', { name, text, version });
    const outcome: keyof typeof outcomes = status === 404 ? 'unknown' : json.outcome;
    outcomes[outcome] += 1;
    if (original === undefined) expect(outcome).toBe('unknown');
    else if (outcome === 'saved') {
      expect(good ?? readContent(sources).problems.length === 0).toBe(true);
      expect(read(name)).toBe(formatContent(name, text));
      expect(JSON.parse(read(name))).toEqual(JSON.parse(text.replace(/^\ufeff/, '')));
    } else {
      expect(good).not.toBe(true);
      expect(json.problems.length).toBeGreaterThan(0);
      expect(read(name)).toBe(original);
    }
  });

  it('in both cases, no other file is written', () => {
    const files = [...texts].map(([name, text]): [string, string] => [pathOf(name), text]);
    expect(everything()).toEqual(new Map([...files, [pathOf('schema/notes.json'), businessText]]));
    expect(outcomes.saved).toBeGreaterThan(40);
    expect(outcomes.refused).toBeGreaterThan(80);
    expect(outcomes.unknown).toBeGreaterThan(3);
  });
});

describe('an edit', () => {
  it('is refused by the name of the field for a rule that spans two fields', async () => {
    const { json } = await save('business.json', businessText.replace('"opens": "09:00"', '"opens": "20:00"'));
    expect(json.problems).toEqual([
      expect.objectContaining({
        file: 'content/business.json',
        field: 'hours[0]',
        message: expect.stringContaining('closes before it opens'),
      }),
    ]);
  });

  it('is refused for a problem that it causes in another file', async () => {
    const { service, feature } =
      /"service": "(?<service>.*)",\s*"feature": "(?<feature>.*)"/.exec(texts.get('cleaning-list.json') ?? '')
        ?.groups ?? {};
    const name = `services/${service}.json`;
    const { json } = await save(
      name,
      (texts.get(name) ?? '').replace(`"name": "${feature}"`, '"name": "Another name"'),
    );
    expect(json.problems).toContainEqual(expect.objectContaining({ file: 'content/cleaning-list.json' }));
  });

  it('shows in the drafts before it is saved, and not while it has a problem', async () => {
    const draft = () => readFileSync(join(store.draftFolder, 'business.json'), 'utf8');
    const change = (number: string) => ({
      name: 'business.json',
      text: businessText.replace(phone, `"phone": "${number}"`),
    });
    expect((await post('/api/check', change('(614) 555-0177'))).json.problems).toEqual([]);
    expect(draft()).toContain('555-0177');
    expect((await post('/api/check', change('614'))).json.problems).toHaveLength(1);
    expect(draft()).toContain('555-0177');
    expect(read('business.json')).toBe(businessText);
    await open('business.json');
    expect(draft()).toBe(businessText);
  });
});

describe('a file', () => {
  it('is listed, and opened with its schema, its page and no problems', async () => {
    const { files } = JSON.parse((await server.request('/api/files')).text);
    expect(files.map(({ name }: { name: string }) => name)).toEqual([...texts.keys()]);
    for (const name of ['business.json', 'pages/service.json', 'services/window-cleaning.json', 'legal/terms.json']) {
      const { value, schema, page, problems } = await open(name);
      expect({ name, value, problems }).toEqual({ name, value: expect.any(Object), problems: [] });
      expect(schema.description).toEqual(expect.any(String));
      expect(page).toMatch(/^\/(.*\/)?$/);
    }
  });

  it('is written in one form, whatever spaces it had, and with the name of its JSON Schema', async () => {
    for (const name of ['labels.json', 'pages/about.json']) {
      const { value } = await open(name);
      writeFileSync(pathOf(name), JSON.stringify(value));
      expect((await save(name, JSON.stringify(value))).json.outcome).toBe('saved');
      expect(read(name)).toBe(texts.get(name));
    }
  });

  it('that has changed since it was opened is not written over', async () => {
    const { version } = await open('business.json');
    const byAnother = businessText.replace(phone, '"phone": "(614) 555-0111"');
    writeFileSync(pathOf('business.json'), byAnother);
    const text = businessText.replace(phone, '"phone": "(614) 555-0122"');
    expect((await post('/api/save', { name: 'business.json', text, version })).json).toEqual({ outcome: 'changed' });
    expect(read('business.json')).toBe(byAnother);
  });

  it('that is damaged is opened with the reason, and can be replaced', async () => {
    writeFileSync(pathOf('labels.json'), '{ "quoteButton": ');
    const { value, problems } = await open('labels.json');
    expect(value).toBeUndefined();
    expect(problems[0]).toMatchObject({
      file: 'content/labels.json',
      message: expect.stringContaining('has a mistake here'),
    });
    expect((await save('labels.json', texts.get('labels.json') ?? '')).json.outcome).toBe('saved');
  });

  it('goes back to what it was before the last save, and forth again', async () => {
    const changed = businessText.replace(phone, '"phone": "(614) 555-0133"');
    await save('business.json', changed);
    const undo = async () =>
      post('/api/undo', { name: 'business.json', version: (await open('business.json')).version });
    await undo();
    expect(read('business.json')).toBe(businessText);
    await undo();
    expect(read('business.json')).toBe(changed);
  });

  it('is whole at any time, whoever reads it while it is saved', async () => {
    const long = businessText.replace('"blurb": "', `"blurb": "${'We clean. '.repeat(60)}`);
    let reads = 0;
    const seen = new Set<string>();
    let isSaving = true;
    const reading = (async () => {
      while (isSaving) {
        seen.add(read('business.json'));
        reads += 1;
        await new Promise((resume) => setImmediate(resume));
      }
    })();
    for (const text of [long, businessText, long, businessText]) {
      expect((await save('business.json', text)).json.outcome).toBe('saved');
    }
    isSaving = false;
    await reading;
    expect(reads).toBeGreaterThan(4);
    expect([...seen].sort()).toEqual([businessText, formatContent('business.json', long)].sort());
  });

  it('that a crash left half-written beside it harms nothing', async () => {
    writeFileSync(pathOf(`.editing-${process.pid}.tmp`), '{ "name": "Tide');
    expect(readContent(readSources(join(root, 'content'))).problems).toEqual([]);
    expect((await save('business.json', businessText.replace(phone, '"phone": "(614) 555-0155"'))).json.outcome).toBe(
      'saved',
    );
    expect(readdirSync(join(root, 'content')).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a request', () => {
  const input = { name: 'business.json', text: businessText, version: '' };

  it.each([
    '../outside.json',
    'services/../../outside.json',
    'services/../business.json',
    '/etc/hostname',
    'services\\..\\business.json',
    'schema/notes.json',
    'content.ts',
    'pages/none.json',
    '__proto__',
    '',
  ])('for the path "%s" finds nothing and writes nothing', async (name) => {
    const before = everything();
    expect((await server.request(`/api/file?name=${encodeURIComponent(name)}`)).status).toBe(404);
    for (const path of ['/api/check', '/api/save', '/api/undo']) {
      expect((await post(path, { ...input, name })).status).toBe(404);
    }
    expect(everything()).toEqual(before);
  });

  it.each<[string, RequestOptions]>([
    ['of another site', { headers: { origin: 'https://evil.example' } }],
    ['of a page in a sandbox', { headers: { origin: 'null' } }],
    ['of another program on this computer', { headers: { origin: 'http://127.0.0.1:1' } }],
    ['by a name that another site has led here', { headers: { host: 'evil.example', origin: 'http://evil.example' } }],
    ['of a form', { headers: { 'content-type': 'text/plain' } }],
    ['by another method', { method: 'PUT' }],
  ])('%s is refused', async (_case, options) => {
    const before = everything();
    const version = store.version('business.json');
    const text = businessText.replace(phone, '"phone": "(614) 555-0166"');
    const { status, json } = await post('/api/save', { ...input, text, version }, options);
    expect([403, 405, 415]).toContain(status);
    expect(json.message).toMatch(/\w+ .*\.$/);
    expect(everything()).toEqual(before);
  });

  it('to read is refused by a name that another site has led here', async () => {
    for (const path of ['/', '/api/files', '/api/file?name=business.json']) {
      expect((await server.request(path, { headers: { host: 'evil.example:80' } })).status).toBe(403);
    }
  });

  it.each([
    ['no JSON', 'x', 400],
    ['a number in place of a text', '{"name":1}', 400],
    ['nothing', 'null', 400],
    ['far too much', JSON.stringify({ text: 'x'.repeat(2_000_001) }), 413],
  ])('with %s is refused', async (_case, body, status) => {
    expect((await post('/api/save', undefined, { body })).status).toBe(status);
  });

  it('gets the page with a policy that lets it ask no other server', async () => {
    const { status, text, headers } = await server.request('/');
    expect({ status, text }).toEqual({ status: 200, text: 'The page' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await server.request('/other')).status).toBe(404);
  });
});

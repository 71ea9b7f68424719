/** The editing page: a list of the content files, the form of one of them, and a preview of the page that shows it. */
// The package's index also takes in what tests need, with a validator that is not installed.
import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ContentProblem } from '../../../content/read-content.ts';
import type { FoundText, ListedFile, OpenedFile, SaveResult } from '../content-store.ts';
import type { PreviewState } from '../edit-server.ts';
import { Finder } from './Finder.tsx';
import {
  contentOf,
  fieldInWords,
  formSchemaOf,
  inFormWords,
  pathOf,
  withoutReplacedPlaceholders,
} from './form-schema.ts';
import {
  EntryTemplate,
  type FormContext,
  fieldId,
  ListTemplate,
  ObjectTemplate,
  TextWidget,
} from './form-templates.tsx';
import { Preview } from './Preview.tsx';

interface OpenFile extends OpenedFile {
  schema: RJSFSchema;
}

/** How long nobody types before the text is checked and shown, in milliseconds. */
const pause = 300;
/** How often the page asks whether its program still runs and the file is still the same, in milliseconds. */
const interval = 2000;

/** The server checks by the rules of the build: a second check here could only differ. */
const serverChecks: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const templates = {
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: EntryTemplate,
};
const noDefaults = {
  arrayMinItems: { populate: 'never', mergeExtraDefaults: false },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
} as const;

const groups: Readonly<Record<string, string>> = {
  '': 'Facts and wording for the whole site',
  pages: 'Pages',
  services: 'Services',
  industries: 'Industries',
  legal: 'Legal pages',
};

function EditPage() {
  const [files, setFiles] = useState<readonly ListedFile[]>([]);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [file, setFile] = useState<OpenFile>();
  const [value, setValue] = useState<unknown>();
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const [message, setMessage] = useState('');
  const [state, setState] = useState<PreviewState>({ status: 'waiting', url: '' });
  const [isConnected, setConnected] = useState(true);
  const [isStale, setStale] = useState(false);
  const [revealed, setRevealed] = useState({ id: '', time: 0 });

  const text = useMemo(() => (file?.value ? textOf(file, value) : ''), [file, value]);
  const isChanged = file?.value !== undefined && text !== textOf(file, file.value);

  const say = useCallback((reason: unknown) => {
    // `fetch` throws this where nothing answers.
    if (reason instanceof TypeError) setConnected(false);
    else setMessage(reason instanceof Error ? reason.message : String(reason));
  }, []);

  const load = useCallback(async (name: string) => {
    const opened = await ask<OpenFile>('GET', `/api/file?name=${encodeURIComponent(name)}`);
    setMessage('');
    setFile(opened);
    setValue(opened.value);
    setProblems(opened.problems);
    setStale(false);
    setRevealed({ id: '', time: 0 });
    window.location.hash = name;
    const listed = await ask<{ files: ListedFile[]; pictures: string[] }>('GET', '/api/files');
    setFiles(listed.files);
    setPictures(listed.pictures);
  }, []);

  const open = async (name: string) => {
    if (isChanged && !window.confirm('Your changes of this file are not saved. Leave it without them?')) return false;
    await load(name);
    return true;
  };

  useEffect(() => {
    load(decodeURIComponent(window.location.hash.slice(1)) || 'business.json').catch(() =>
      load('business.json').catch(say),
    );
  }, [load, say]);

  // Checks what is typed, and hands it to the preview.
  const name = file?.name;
  const checked = useRef('');
  useEffect(() => {
    if (name === undefined || text === '' || !(isChanged || checked.current !== '')) return undefined;
    const timer = setTimeout(() => {
      checked.current = text;
      ask<{ problems: ContentProblem[] }>('POST', '/api/check', { name, text })
        .then((answer) => {
          if (checked.current === text) setProblems(answer.problems);
        })
        .catch(say);
    }, pause);
    return () => clearTimeout(timer);
  }, [name, text, isChanged, say]);

  // Notices when the program has ended, and when another one has changed the file.
  const version = file?.version;
  useEffect(() => {
    let isCurrent = true;
    const timer = setInterval(() => {
      const query = name === undefined ? '' : `?name=${encodeURIComponent(name)}`;
      ask<{ preview: PreviewState; version?: string }>('GET', `/api/state${query}`)
        .then((answer) => {
          setConnected(true);
          setState((old) => (JSON.stringify(old) === JSON.stringify(answer.preview) ? old : answer.preview));
          // A response on its way from before a save would know another version.
          if (isCurrent) setStale(version !== undefined && answer.version !== version);
        })
        .catch(say);
    }, interval);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [name, version, say]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isChanged) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  const write = async (action: 'save' | 'undo') => {
    if (!file || (action === 'undo' && isChanged && !window.confirm('This also drops your unsaved changes. Go on?')))
      return;
    try {
      const fields = action === 'save' ? { text } : {};
      const result = await ask<SaveResult>('POST', `/api/${action}`, {
        name: file.name,
        version: file.version,
        ...fields,
      });
      setConnected(true);
      if (result.outcome !== 'saved') setMessage('Not saved.');
      if (result.outcome === 'changed') setStale(true);
      if (result.outcome === 'refused') setProblems(result.problems);
      if (result.outcome === 'saved') {
        await load(file.name);
        setMessage(
          action === 'save' ? 'Saved.' : 'The earlier version is back. Press the same button to take this back.',
        );
      }
    } catch (error) {
      say(error);
    }
  };

  const latestWrite = useRef(write);
  latestWrite.current = write;
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void latestWrite.current('save');
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, []);

  const own = problems.filter((problem) => problem.file === `content/${file?.name}`);
  const context: FormContext = useMemo(
    () => ({ problems: own.map(({ field }) => fieldId(pathOf(field))), revealed }),
    [own, revealed],
  );
  const formSchema = useMemo(() => file && formSchemaOf(file.schema, file.value), [file]);
  const ids = files.flatMap(({ name: other }) => /^(?:services|industries)\/(.*)\.json$/.exec(other)?.[1] ?? []);

  const reveal = (field: string) => {
    const path = pathOf(field);
    setRevealed(({ time }) => ({ id: fieldId(path), time: time + 1 }));
    focusField(path);
  };

  const choose = async ({ name, field }: FoundText) => {
    if (name === file?.name || (await open(name))) reveal(field);
  };

  return (
    <>
      <header>
        <h1>Edit the website</h1>
        <label>
          What to edit
          <select value={file?.name ?? ''} onChange={({ target }) => void open(target.value).catch(say)}>
            {Object.entries(groups).map(([folder, label]) => (
              <optgroup key={folder} label={label}>
                {files
                  .filter((listed) => (listed.name.includes('/') ? listed.name.split('/')[0] : '') === folder)
                  .map((listed) => (
                    <option key={listed.name} value={listed.name}>
                      {listed.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <Finder
          files={files}
          loadTexts={() => ask('GET', '/api/texts')}
          onChoose={(found) => void choose(found).catch(say)}
        />
        <button type="button" className="save" disabled={!isChanged} onClick={() => void write('save')}>
          Save
        </button>
        <button type="button" disabled={!file?.canUndo} onClick={() => void write('undo')}>
          Undo the last save
        </button>
        <p role="status">{message || (isChanged ? 'Not saved yet.' : '')}</p>
      </header>
      <main>
        <div className="notices">
          {!isConnected && (
            <div role="alert" className="notice">
              The program behind this page has stopped, so nothing can be saved. Your changes are still here: leave this
              page open, start <code>npm run edit</code> again, and save.
            </div>
          )}
          {isStale && (
            <div role="alert" className="notice">
              Another program has changed this file since you opened it. To keep that change, this page does not save
              over it. Copy what you need from your own changes, then{' '}
              <button type="button" onClick={() => load(file?.name ?? '').catch(say)}>
                load the file again
              </button>
            </div>
          )}
          {problems.length > 0 && (
            <section className="problems" aria-labelledby="problems">
              <h2 id="problems">
                {problems.length === 1 ? 'One thing to correct' : `${problems.length} things to correct`} before this
                can be saved
              </h2>
              <ul>
                {problems.map((problem) => {
                  const isOwn = own.includes(problem);
                  const what = `${fieldInWords(problem.field)} ${inFormWords(problem.message)}`;
                  const other = problem.file.replace('content/', '');
                  return (
                    <li key={`${problem.file} ${problem.field} ${problem.message}`}>
                      <button
                        type="button"
                        onClick={() => (isOwn ? reveal(problem.field) : void open(other).catch(say))}
                      >
                        {isOwn ? what : `${files.find((listed) => listed.name === other)?.title ?? other}: ${what}`}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          )}
        </div>
        {file && (
          <div className="form" key={file.name}>
            <h2>{file.title}</h2>
            <p className={file.name.startsWith('legal/') ? 'notice' : 'description'}>
              {inFormWords(file.schema.description ?? '')}
            </p>
            {file.value === undefined && (
              <p className="notice">
                This file is damaged, so it cannot be shown here. Press "Undo the last save", or mend it in a text
                editor: <code>content/{file.name}</code>.
              </p>
            )}
            {file.value !== undefined && formSchema && (
              <Form
                key={`${file.name} ${file.version}`}
                tagName="div"
                schema={formSchema}
                formData={value}
                onChange={({ formData }) => setValue(formData)}
                validator={serverChecks}
                extraErrors={errorsOf(own)}
                formContext={context}
                templates={templates}
                widgets={{ TextWidget, DateWidget: TextWidget }}
                experimental_defaultFormStateBehavior={noDefaults}
                noHtml5Validate
                showErrorList={false}
              >
                <datalist id="ids">
                  {ids.map((id) => (
                    <option key={id} value={id} />
                  ))}
                </datalist>
                <datalist id="pictures">
                  {pictures.map((picture) => (
                    <option key={picture} value={picture} />
                  ))}
                </datalist>
              </Form>
            )}
          </div>
        )}
      </main>
      <Preview state={state} page={file?.page ?? '/'} />
    </>
  );
}

/** The text of the file for what its form holds. */
function textOf({ schema, value: original }: OpenFile, value: unknown): string {
  return JSON.stringify(withoutReplacedPlaceholders(contentOf(value, schema, original), original));
}

/** Asks the server. @throws Error with a message for the person who edits */
async function ask<Answer>(method: string, path: string, fields?: Readonly<Record<string, string>>): Promise<Answer> {
  const body = fields ? { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } } : {};
  const response = await fetch(path, { method, ...body });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** The problems as the form takes them: at each field a list. */
function errorsOf(problems: readonly ContentProblem[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { field, message } of problems) {
    let place = root;
    for (const key of pathOf(field)) {
      const inside: ErrorSchema = place[key] ?? {};
      place[key] = inside;
      place = inside;
    }
    place.__errors = [...(place.__errors ?? []), `This ${inFormWords(message)}`];
  }
  return root;
}

/** Focuses the field, or the nearest one around it, as soon as the sections around it are open. */
function focusField(path: readonly string[], frames = 120): void {
  const id = fieldId(path);
  const field = document.getElementById(id);
  if (!field && frames > 0) {
    requestAnimationFrame(() => focusField(path, frames - 1));
    return;
  }
  if (!field) {
    if (path.length > 0) focusField(path.slice(0, -1), 0);
    return;
  }
  field.scrollIntoView({ block: 'center' });
  (field.querySelector<HTMLElement>('summary') ?? field).focus();
}

const container = document.getElementById('page');
if (container) createRoot(container).render(<EditPage />);

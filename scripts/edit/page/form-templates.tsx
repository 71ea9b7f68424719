/** How the form looks: sections that open, lists whose entries move, and texts that are locked. */
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  ariaDescribedByIds,
  type ObjectFieldTemplateProps,
  type WidgetProps,
} from '@rjsf/utils';
import { type ChangeEvent, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { formattedPhone } from './form-schema.ts';

/** What the whole form tells its parts. */
export interface FormContext {
  /** The ids of the fields with problems. */
  problems: readonly string[];
  /** The id of a field to show, and a number that differs each time. */
  revealed: { id: string; time: number };
}

/** The id of a field in the form. */
export function fieldId(path: readonly (string | number)[]): string {
  return ['root', ...path].join('_');
}

/** How many entries the list around has. Those of a longer one than this start out closed. */
const EntryCount = createContext(0);
const mostOpenEntries = 4;

function isWithin(id: string, parent: string): boolean {
  return id === parent || id.startsWith(`${parent}_`);
}

interface SectionProps {
  id: string;
  title: string;
  description?: ReactNode;
  startsOpen?: boolean;
  context: FormContext;
  children: ReactNode;
}

/** A part of the form that opens. Its fields exist only while it is open, because a file may have a thousand. */
function Section({ id, title, description, startsOpen = false, context, children }: SectionProps) {
  const { problems, revealed } = context;
  const [isOpen, setOpen] = useState(startsOpen || isWithin(revealed.id, id));
  useEffect(() => {
    if (isWithin(revealed.id, id)) setOpen(true);
  }, [revealed, id]);
  const count = problems.filter((problem) => isWithin(problem, id)).length;
  return (
    <details id={id} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title}
        {count > 0 && (
          <span className="count"> {count === 1 ? '1 thing to correct' : `${count} things to correct`}</span>
        )}
      </summary>
      {isOpen && (
        <div className="section">
          {description && <p className="description">{description}</p>}
          {children}
        </div>
      )}
    </details>
  );
}

export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, description, properties, formData, registry } = props;
  const contents = properties.map(({ content }) => content);
  const { path, $id } = fieldPathId;
  const entries = useContext(EntryCount);
  if (path.length === 0) return contents;
  if (typeof path.at(-1) === 'number') {
    return (
      <Section id={$id} title={nameOf(formData)} startsOpen={entries <= mostOpenEntries} context={registry.formContext}>
        {contents}
      </Section>
    );
  }
  return (
    <Section id={$id} title={title} description={description} context={registry.formContext}>
      {contents}
    </Section>
  );
}

/** The first text of an entry, by which its owner knows it. */
function nameOf(entry: unknown): string {
  const texts = typeof entry === 'object' && entry !== null ? Object.values(entry) : [];
  return texts.find((value): value is string => typeof value === 'string' && value.length > 2) ?? 'New entry';
}

export function ListTemplate({ fieldPathId, title, schema, items, onAddClick, registry }: ArrayFieldTemplateProps) {
  return (
    <Section
      id={fieldPathId.$id}
      title={`${title} (${items.length})`}
      description={schema.description}
      context={registry.formContext}
    >
      <ol>{items}</ol>
      <button type="button" onClick={onAddClick}>
        Add an entry<span className="hidden"> to {title}</span>
      </button>
    </Section>
  );
}

export function EntryTemplate({ children, index, totalItems, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const position = index + 1;
  return (
    <li>
      <div className="entry">
        <EntryCount value={totalItems}>{children}</EntryCount>
      </div>
      <div className="buttons">
        <button type="button" disabled={index === 0} onClick={onMoveUpItem} aria-label={`Move entry ${position} up`}>
          ↑
        </button>
        <button
          type="button"
          disabled={position === totalItems}
          onClick={onMoveDownItem}
          aria-label={`Move entry ${position} down`}
        >
          ↓
        </button>
        <button type="button" onClick={onRemoveItem} aria-label={`Remove entry ${position}`}>
          ✕
        </button>
      </div>
    </li>
  );
}

/** What nobody should change in passing: specified wording, and what links of visitors hold. */
const locked = /Don't change this wording|never change it/;

/** The lists of suggestions, by what the pattern of a field takes. */
const suggestions = [
  { list: 'pictures', accepts: 'photo.webp', refuses: 'photo' },
  { list: 'ids', accepts: 'window-cleaning', refuses: 'photo.webp' },
];

/** What browsers have a field of their own for: it shows the value in the way of the country, such as "9:00 AM". */
const ownTypes = [
  { type: 'date', accepts: '2026-11-21' },
  { type: 'time', accepts: '09:00' },
];

function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function TextWidget({ id, value, schema, label, onChange }: WidgetProps) {
  const [isLocked, setLocked] = useState(locked.test(schema.description ?? ''));
  const text = String(value ?? '');
  const common = { id, value: text, readOnly: isLocked, 'aria-describedby': ariaDescribedByIds(id) };
  const pattern = new RegExp(schema.pattern ?? '$^');
  const list = suggestions.find(({ accepts, refuses }) => pattern.test(accepts) && !pattern.test(refuses))?.list;
  // Such a field would hide a value that it does not know.
  const isKnown = text === '' || pattern.test(text);
  const type = isKnown ? ownTypes.find(({ accepts }) => pattern.test(accepts))?.type : undefined;
  const isPhone = pattern.test('(614) 555-0142');
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    // A text is one line: where it is shown as several, they wrap.
    onChange(isPhone ? formattedPhone(target.value) : target.value.replaceAll(/\n+/g, ' '));
  return (
    <>
      {schema.type !== 'string' ? (
        <input {...common} type="number" step="any" onChange={change} />
      ) : schema.pattern === undefined ? (
        <textarea {...common} rows={Math.max(1, Math.ceil(text.length / 60))} onChange={change} />
      ) : (
        <input {...common} type={type} list={list} onChange={change} />
      )}
      {type === 'date' && (
        <button type="button" className="beside" onClick={() => onChange(today())}>
          Today<span className="hidden"> for {label}</span>
        </button>
      )}
      {isLocked && (
        <button type="button" className="unlock" onClick={() => setLocked(false)}>
          Locked. Change it anyway
        </button>
      )}
    </>
  );
}

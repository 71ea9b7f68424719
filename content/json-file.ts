/** JSON with the lines of its fields, so that a message can name them. */
import { type DocumentNode, evaluate, parse, type ValueNode } from '@humanwhocodes/momoa';

/** The fields of a JSON file, and where they stand. */
export interface JsonFile {
  document: DocumentNode;
  /** What the file holds, but for the name of its JSON Schema. */
  value: object;
}

/** Why a text is not a JSON file, with its fix. */
interface JsonProblem {
  line: number;
  /** The field; empty for the whole file. */
  field: string;
  message: string;
}

/** Reads a text that must be a JSON object. */
export function parseJsonFile(text: string): JsonFile | JsonProblem {
  let document: DocumentNode;
  try {
    // Some editors on Windows begin a file with a byte-order mark.
    document = parse(text.replace(/^\ufeff/, ''), { mode: 'json' });
  } catch (error) {
    // The parser's own words name kinds of tokens, such as "RBracket".
    const { line = 1, column = 1 } = error as { line?: number; column?: number };
    const fix =
      'Look for a comma, a straight quote (") or a bracket that is missing or too many, here or in the line before.';
    return { line, field: '', message: `has a mistake here (character ${column}). ${fix}` };
  }
  if (document.body.type !== 'Object') {
    return { line: 1, field: '', message: 'must hold named fields. Begin it with { and end it with }.' };
  }
  const twice = duplicateKey(document.body);
  if (twice) return { ...twice, message: 'stands here twice. Remove one of the two.' };
  const { $schema, ...value } = evaluate(document.body) as Record<string, unknown>;
  return { document, value };
}

/** The line of a field, or of the nearest field around it that is there. */
export function lineOf(document: DocumentNode, path: readonly PropertyKey[]): number {
  let node: ValueNode = document.body;
  let { line } = node.loc.start;
  for (const key of path) {
    const next: { value: ValueNode; loc: ValueNode['loc'] } | undefined =
      node.type === 'Object'
        ? node.members.find(({ name }) => keyOf(name) === key)
        : node.type === 'Array'
          ? node.elements[Number(key)]
          : undefined;
    if (!next) return line;
    node = next.value;
    ({ line } = next.loc.start);
  }
  return line;
}

type Member = Extract<ValueNode, { type: 'Object' }>['members'][number];

function keyOf(name: Member['name']): string {
  return name.type === 'String' ? name.value : name.name;
}

function duplicateKey(node: ValueNode): { field: string; line: number } | undefined {
  if (node.type === 'Array') return node.elements.map(({ value }) => duplicateKey(value)).find(Boolean);
  if (node.type !== 'Object') return undefined;
  const seen = new Set<string>();
  for (const { name, value, loc } of node.members) {
    const field = keyOf(name);
    if (seen.has(field)) return { field, line: loc.start.line };
    seen.add(field);
    const inside = duplicateKey(value);
    if (inside) return inside;
  }
  return undefined;
}

/** A text in a file. */
export interface FieldText {
  /** The field, such as `features[2].name`. */
  field: string;
  text: string;
}

/** Every text of what a file holds. */
export function textsIn(value: unknown, field = ''): FieldText[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (Array.isArray(value)) return textsIn(part, `${field}[${key}]`);
    return textsIn(part, field === '' ? key : `${field}.${key}`);
  });
}

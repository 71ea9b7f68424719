/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { readSources } from '../../../content/read-content.ts';
import { kindOf } from '../../../content/schema/content.ts';
import { jsonSchemas } from '../../../scripts/build/json-schemas.ts';

it('the JSON Schemas are those that "npm run json-schemas" writes', () => {
  const written = readdirSync('content/json-schemas').map((name): [string, string] => {
    const file = `content/json-schemas/${name}`;
    return [file, readFileSync(file, 'utf8')];
  });
  expect(new Map(written)).toEqual(jsonSchemas());
});

it.each([...readSources().texts])('%s names the schema of its kind', (name, text) => {
  const up = name.includes('/') ? '../' : './';
  expect(JSON.parse(text)).toHaveProperty('$schema', `${up}json-schemas/${kindOf(name)}.json`);
});

/** Every part of a schema, with its place. */
function parts(schema: unknown, place: string): [place: string, part: Record<string, unknown>][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const part = { ...schema } as Record<string, unknown>;
  const fields = Object.entries((part['properties'] ?? {}) as object).filter(([name]) => name !== '$schema');
  return [
    [place, part],
    ...fields.flatMap(([name, field]) => parts(field, `${place}.${name}`)),
    ...parts(part['items'], `${place}[]`).slice(1),
    // Where null can stand too.
    ...((part['anyOf'] ?? []) as unknown[]).flatMap((choice) => parts(choice, place).slice(1)),
  ];
}

it.each([...jsonSchemas()])('%s explains every field', (_file, text) => {
  const unexplained = parts(JSON.parse(text), '').filter(([, { description }]) => !description);
  expect(unexplained.map(([place]) => place)).toEqual([]);
});

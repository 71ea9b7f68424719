/** The JSON Schemas by which a code editor completes and explains the files of `content/`, made from `content/schema/`. */
import * as z from 'zod';
import { folders, kindOf, singleFiles } from '../../content/schema/content.ts';

/** Every JSON Schema by its path from the project's folder. */
export function jsonSchemas(): Map<string, string> {
  const schemas: [kind: string, schema: z.ZodType][] = [
    ...Object.entries(singleFiles).map(([name, { schema }]): [string, z.ZodType] => [kindOf(name), schema]),
    ...Object.values(folders).map(({ kind, schema }): [string, z.ZodType] => [kind, schema]),
  ];
  return new Map(
    schemas.map(([kind, schema]) => {
      const { $schema, properties, ...rest } = z.toJSONSchema(schema, { target: 'draft-07', io: 'input' });
      // The files name their schema themselves.
      const json = { $schema, ...rest, properties: { $schema: { type: 'string' }, ...properties } };
      return [`content/json-schemas/${kind}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

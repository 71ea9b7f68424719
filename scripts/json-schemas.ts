/** `npm run json-schemas`: writes the JSON Schemas of the content files again, after a change in `content/schema/`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { jsonSchemas } from './build/json-schemas.ts';
import { runMain } from './shared/run-command.ts';

await runMain(async () => {
  await rm('content/json-schemas', { recursive: true, force: true });
  await mkdir('content/json-schemas');
  for (const [file, text] of jsonSchemas()) await writeFile(file, text);
});

/** Generated services for `npm run bench:scale`: only their number matters. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { contentFiles } from '../../content/content.ts';

/** Numbers as letters, for ids: 0 is `aaa`, 1 is `aab`. */
function lettersOf(index: number): string {
  const letter = (place: number) => String.fromCharCode(97 + (Math.floor(index / 26 ** place) % 26));
  return `${letter(2)}${letter(1)}${letter(0)}`;
}

/** What changes from copy to copy. */
const modelSchema = z.looseObject({
  title: z.string(),
  quote: z.looseObject({ subject: z.string() }),
  relatedServices: z.array(z.string()),
  metadata: z.looseObject({ description: z.string() }),
});

/** The most that `lettersOf` can tell apart. */
export const mostServices = 26 ** 3;

/**
 * The JSON files of generated services by their ids: copies of a service, each related to the next three. What must be
 * unique is.
 * @param count up to `mostServices`
 */
export function generateServices(count: number): Map<string, object> {
  const model = modelSchema.parse(contentFiles.find(({ file }) => file.startsWith('content/services/'))?.value);
  const idOf = (index: number) => `generated-${lettersOf(index % count)}`;
  return new Map(
    Array.from({ length: count }, (_service, index) => {
      const name = lettersOf(index).toUpperCase();
      const neighbors = [1, 2, 3].map((distance) => idOf(index + distance)).filter((id) => id !== idOf(index));
      const service = {
        ...model,
        order: 1000 + index,
        title: `${model.title} ${name}`,
        quote: { ...model.quote, subject: `${model.title} ${name}` },
        relatedServices: count > 1 ? [...new Set(neighbors)] : model.relatedServices,
        metadata: {
          title: `${model.title} ${name}`,
          description: `${name}: ${model.metadata.description.replace(/[{}]/g, '')}`.slice(0, 160).trim(),
        },
      };
      return [idOf(index), service];
    }),
  );
}

/** Adds generated services to a copy of the project, after its own. */
export async function addServices(project: string, count: number): Promise<void> {
  for (const [id, service] of generateServices(count)) {
    await writeFile(join(project, 'content/services', `${id}.json`), JSON.stringify(service, null, 2));
  }
}

/** Generated services for `npm run bench:scale`: only their number matters. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Service } from '../../content/schema.ts';
import { services } from '../../content/services.ts';

/** Numbers as letters, for ids: 0 is `aaa`, 1 is `aab`. */
function lettersOf(index: number): string {
  const letter = (place: number) => String.fromCharCode(97 + (Math.floor(index / 26 ** place) % 26));
  return `${letter(2)}${letter(1)}${letter(0)}`;
}

/** The most that `lettersOf` can tell apart. */
export const mostServices = 26 ** 3;

/**
 * Copies of a service under ids of their own, each related to the next three. What must be unique is.
 * @param count up to `mostServices`
 */
export function generateServices(count: number): Service[] {
  const [model] = services;
  if (!model) throw new Error('There is no service to copy in content/services.ts.');
  const idOf = (index: number) => `generated-${lettersOf(index % count)}`;
  return Array.from({ length: count }, (_, index) => {
    const name = lettersOf(index).toUpperCase();
    const neighbors = [1, 2, 3].map((distance) => idOf(index + distance)).filter((id) => id !== idOf(index));
    return {
      ...model,
      id: idOf(index),
      title: `${model.title} ${name}`,
      quote: { ...model.quote, subject: `${model.title} ${name}` },
      relatedServices: count > 1 ? [...new Set(neighbors)] : model.relatedServices,
      metadata: {
        title: `${model.title} ${name}`,
        description: `${name}: ${model.metadata.description}`.slice(0, 160).trim(),
      },
    };
  });
}

/**
 * Adds generated services to a copy of the project, after its own.
 * @throws when `content/services.ts` does not end with the list of services.
 */
export async function addServices(project: string, count: number): Promise<void> {
  const list = join(project, 'content/services.ts');
  const text = await readFile(list, 'utf8');
  if (!/\];\s*$/.test(text)) throw new Error('content/services.ts does not end with "];": see scale-content.ts.');
  const json = JSON.stringify(generateServices(count), null, 2);
  await writeFile(
    join(project, 'content/services/generated.ts'),
    `import type { Service } from '../schema.ts';\n\nexport const generatedServices: Service[] = ${json};\n`,
  );
  const longer = text.replace(/\];\s*$/, '  ...generatedServices,\n];\n');
  await writeFile(list, `import { generatedServices } from './services/generated.ts';\n${longer}`);
}

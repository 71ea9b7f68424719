/** Service pages made up for measuring: how many there are is all that matters about them. */
import type { Service } from '../../content/schema.ts';

/** A file of the project, by its path. */
export interface GeneratedFile {
  path: string;
  content: string;
}

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
export function generateServices(model: Service, count: number): Service[] {
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

/** The services as content files, one each as the real ones are, and one that lists them. */
export function serviceFiles(services: readonly Service[]): GeneratedFile[] {
  const nameOf = ({ id }: Service) => id.replace(/-./g, (letter) => letter.slice(1).toUpperCase());
  const files = services.map((service) => ({
    path: `content/services/${service.id}.ts`,
    content: `import type { Service } from '../schema.ts';\n\nexport const ${nameOf(service)}: Service = ${JSON.stringify(service, null, 2)};\n`,
  }));
  const list = [
    ...services.map((service) => `import { ${nameOf(service)} } from './${service.id}.ts';`),
    `\nexport const generatedServices = [${services.map(nameOf).join(', ')}];\n`,
  ].join('\n');
  return [...files, { path: 'content/services/generated.ts', content: list }];
}

/**
 * The list of services with the generated ones after its own.
 * @throws when `content/services.ts` does not end with the list.
 */
export function withGeneratedServices(servicesModule: string): string {
  if (!/\];\s*$/.test(servicesModule))
    throw new Error('content/services.ts does not end with "];": see scripts/bench/scale-content.ts.');
  const listed = servicesModule.replace(/\];\s*$/, '  ...generatedServices,\n];\n');
  return `import { generatedServices } from './services/generated.ts';\n${listed}`;
}

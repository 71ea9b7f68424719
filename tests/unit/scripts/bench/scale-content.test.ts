/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allContent } from '../../../../content/all-content.ts';
import { addServices, generateServices } from '../../../../scripts/bench/scale-content.ts';
import { validateContent } from '../../../../scripts/build/validate/validate-content.ts';

it.each([1, 2, 3, 40])('%d services more have no problems', (count) => {
  const content = { ...allContent, services: [...allContent.services, ...generateServices(count)] };
  expect(validateContent(content, { pictureExists: () => true })).toEqual([]);
});

it('the generated services come after the real ones, and a list in another form is refused', async () => {
  const project = await mkdtemp(join(tmpdir(), 'scale-'));
  try {
    await mkdir(join(project, 'content/services'), { recursive: true });
    const list = join(project, 'content/services.ts');
    await writeFile(list, 'export const services = [\n  windowCleaning,\n];\n');
    await addServices(project, 2);
    expect(await readFile(list, 'utf8')).toContain('[\n  windowCleaning,\n  ...generatedServices,\n];\n');
    expect(await readFile(join(project, 'content/services/generated.ts'), 'utf8')).toContain('"generated-aab"');
    await writeFile(list, 'export const services = make();\n');
    await expect(addServices(project, 2)).rejects.toThrow('content/services.ts does not end with "];"');
  } finally {
    await rm(project, { recursive: true });
  }
});

import { readFile } from 'node:fs/promises';
import { listFiles } from './list-files.ts';

/** A page of the documentation. */
export interface Doc {
  file: string;
  text: string;
}

/** The README and all pages of the documentation. */
export async function readDocs(): Promise<Doc[]> {
  const pages = (await listFiles('docs', '.md')).map((path) => `docs/${path}`);
  const files = ['README.md', 'CONTRIBUTING.md', ...pages];
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

/** The npm commands in code spans and shell blocks, without their comments, each one once. */
export function commandsOf({ text }: Doc): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const commands = [...blocks, ...spans]
    .flatMap((line) => line.replace(/\s+#.*/, '').split(' && '))
    .map((command) => command.trim())
    .filter((command) => /^([A-Z_0-9]+=\S+ )*npm /.test(command));
  return [...new Set(commands)];
}

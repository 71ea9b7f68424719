/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '../../../package.json';
import { commandsOf, readDocs } from '../../../scripts/shared/docs.ts';

/** What is there only after a command has run. */
const generated = /^(out|hosts|screenshots|test-results|public\/generated|art\/renders|\.cache)\b/;

/** What a reader is told to make. */
const examples = ['content/pages/careers.json', 'app/careers/page.tsx'];

const topFolders = 'app|art|browser|components|content|docs|public|scripts|tests|\\.github';

/** The id that a code host gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

it('every command, path and link in the documentation exists', async () => {
  const missing: string[] = [];
  for (const doc of await readDocs()) {
    const miss = (what: string) => missing.push(`${doc.file}: ${what}`);
    for (const command of commandsOf(doc)) {
      const script = /npm (?:run )?(?:-s )?([\w:-]+)/.exec(command)?.[1] ?? '';
      if (!['ci', 'install', ...Object.keys(packageJson.scripts)].includes(script)) miss(command);
    }
    // A decision speaks of its day.
    const paths = doc.file.startsWith('docs/decisions/') ? '' : doc.text;
    for (const [, path = ''] of paths.matchAll(new RegExp(`\`((?:${topFolders})/[^\`\\s*<>{}]*)\``, 'g'))) {
      if (!generated.test(path) && !examples.includes(path) && !existsSync(path)) miss(path);
    }
    for (const [, link = ''] of doc.text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      const [path = '', anchor] = link.split('#');
      const file = path ? join(dirname(doc.file), path) : doc.file;
      if (!existsSync(file) || (anchor && !anchorsOf(file).includes(anchor))) miss(link);
    }
  }
  expect(missing).toEqual([]);
});

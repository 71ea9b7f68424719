import { describeProblem, readContent, readSources } from '../../content/read-content.ts';

/**
 * Checks the files of `content/`. A command does so before it imports what reads the content, which throws where the
 * content has problems.
 * @throws Error with a line for each problem: file, line, field and fix
 */
export function checkContent(): void {
  const { problems } = readContent(readSources());
  if (problems.length > 0) {
    throw new Error(['The content has problems. Nothing was built.', ...problems.map(describeProblem)].join('\n'));
  }
}

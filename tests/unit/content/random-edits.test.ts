/** @jest-environment node */
/** What must hold of any edit: the content is taken or refused with file, line, field and fix, and nothing is thrown. */
import { describeProblem, readContent } from '../../../content/read-content.ts';
import { seededRandom } from '../support/random.ts';
import { randomEdits } from '../support/random-edits.ts';

const edits = randomEdits(seededRandom(20_261_122), 200);

/** What a message tells the owner to do. */
const fix =
  /\b(Add|Begin|Bring|Correct|Give|Keep|Look for|Name|Offer|Put|Reword|Remove|Rename|Retype|Say|Shorten|Split|Swap|Use|Write|End|must have)\b/;

const results = edits.map((edit) => ({ ...edit, ...readContent(edit.sources) }));

it.each(results.map((result): [string, typeof result] => [result.name, result]))('%s', (_name, result) => {
  const { file, good, sources, content, problems } = result;
  expect(content === undefined).toBe(problems.length > 0);
  if (good !== undefined) expect(problems.length === 0 ? 'taken' : 'refused').toBe(good ? 'taken' : 'refused');
  for (const problem of problems) {
    expect(problem.message).toMatch(fix);
    expect(describeProblem(problem)).not.toMatch(/undefined|NaN|\[object/);
    const text = sources.texts.get(problem.file.replace('content/', ''));
    if (problem.line === undefined) continue;
    expect(problem.line).toBeGreaterThan(0);
    expect(problem.line).toBeLessThanOrEqual((text ?? '').split('\n').length);
  }
  // A wrong fact also shows in the texts that refer to it, and a name that stands twice where it stands second.
  if (problems.length > 0)
    expect(problems.map(({ message, ...place }) => `${place.file} ${message}`).join('\n')).toContain(file);
});

it('some are taken and most are refused', () => {
  const taken = results.filter(({ content }) => content);
  expect(taken.length).toBeGreaterThan(40);
  expect(taken.length).toBeLessThan(120);
});

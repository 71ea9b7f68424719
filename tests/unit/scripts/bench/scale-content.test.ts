/** @jest-environment node */
import { describeProblem, readContent, readSources } from '../../../../content/read-content.ts';
import { generateServices } from '../../../../scripts/bench/scale-content.ts';

it.each([1, 2, 3, 40])('%d services more have no problems and come after the real ones', (count) => {
  const { texts, ...sources } = readSources();
  const generated = [...generateServices(count)].map(([id, service]): [string, string] => [
    `services/${id}.json`,
    JSON.stringify(service),
  ]);
  const { content, problems } = readContent({ texts: new Map([...texts, ...generated]), ...sources });
  expect(problems.map(describeProblem)).toEqual([]);
  expect(content?.services.slice(-count).map(({ id }) => `services/${id}.json`)).toEqual(
    generated.map(([name]) => name),
  );
});

/** @jest-environment node */
import { allContent } from '../../../content/all-content.ts';
import { services } from '../../../content/services.ts';
import { generateServices, serviceFiles, withGeneratedServices } from '../../../scripts/bench/scale-content.ts';
import { buildTimes, nextDetails } from '../../../scripts/bench/timed-build.ts';
import { validateContent } from '../../../scripts/build/validate/validate-content.ts';

const [model] = services;
if (!model) throw new Error('There is no service to copy.');

it.each([1, 2, 3, 40])('%d services more have no problems', (count) => {
  const content = { ...allContent, services: [...services, ...generateServices(model, count)] };
  expect(validateContent(content, { pictureExists: () => true })).toEqual([]);
});

it('each service has a file, and one more lists them all', () => {
  const files = serviceFiles(generateServices(model, 2));
  expect(files.map(({ path }) => path)).toEqual([
    'content/services/generated-aaa.ts',
    'content/services/generated-aab.ts',
    'content/services/generated.ts',
  ]);
  expect(files[0]?.content).toContain('export const generatedAaa: Service = {');
  expect(files[2]?.content).toContain("import { generatedAab } from './generated-aab.ts';");
  expect(files[2]?.content).toContain('[generatedAaa, generatedAab]');
});

it('the generated services come after the real ones', () => {
  expect(withGeneratedServices('export const services = [\n  windowCleaning,\n];\n')).toBe(
    "import { generatedServices } from './services/generated.ts';\nexport const services = [\n  windowCleaning,\n  ...generatedServices,\n];\n",
  );
});

it('a list of services in another form is refused, with the place to mend it', () => {
  expect(() => withGeneratedServices('export const services = make();')).toThrow('see scripts/bench/scale-content.ts');
});

describe('the time of a build', () => {
  const next = { name: 'next', startedAt: 1000, endedAt: 5000 };
  const sitemap = { name: 'next-sitemap', startedAt: 5500, endedAt: 6000 };

  it('is cut at the commands that it ran', () => {
    expect(buildTimes([next, sitemap], 400, 6100)).toEqual({
      before: 600,
      next: 4000,
      finish: 500,
      sitemap: 600,
      total: 5700,
    });
  });

  it('counts all that follows next as finishing where no sitemap command runs', () => {
    expect(buildTimes([next], 400, 6100)).toMatchObject({ finish: 1100, sitemap: 0 });
  });

  it('cannot be told when next did not run', () => {
    expect(() => buildTimes([sitemap], 400, 6100)).toThrow('The build did not run "next"');
  });

  it("has Next's own lines for details", () => {
    const output =
      'x in 3s\n ✓ Compiled successfully in 4.2s\n✓ Generating static pages using 1 worker (27/27) in 900ms\n✓ Done';
    expect(nextDetails(output)).toEqual([
      'Compiled successfully in 4.2s',
      'Generating static pages using 1 worker (27/27) in 900ms',
    ]);
  });
});

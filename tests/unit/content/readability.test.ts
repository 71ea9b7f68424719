/** @jest-environment node */
import { contentFiles, industries, serviceArea, services } from '../../../content/content.ts';
import { sentencesOf } from '../../../content/sentences.ts';
import { gradeOf } from '../support/readability.ts';

/** Names count as one short word each: nobody can write them shorter. */
const names = [
  ...[...services, ...industries].map(({ title }) => title),
  ...serviceArea.flatMap(({ county, towns }) => [`${county} County`, county, ...towns]),
  'Ohio',
]
  .sort((one, other) => other.length - one.length)
  .map((name) => new RegExp(`\\b${name}\\b`, 'gi'));

/** Texts that visitors read as sentences: not those that describe a picture, and no words of the specification. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['alt', 'file', 'updated', 'success', 'error'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, Array.isArray(value) ? key : name));
}

const withoutNames = (sentence: string) => names.reduce((rest, name) => rest.replace(name, 'Troy'), sentence);

const running = contentFiles
  .filter(({ file }) => file !== 'content/to-confirm.json')
  .map(({ file, value }): [string, string[]] => [
    file,
    textsOf(value).flatMap((text) => sentencesOf(text.replace(/\{\w+\}/g, 'ten'))),
  ]);

/** Short forms that not everybody knows, each with words that say on the same page what it means. */
const meanings: Record<string, string> = {
  BCI: 'state background check',
  'C. diff': 'Clostridioides difficile',
  CAM: 'common area maintenance',
  CEO: 'Runs the company',
  EPA: 'Environmental Protection Agency',
  HEPA: 'catch the finest dust',
  HIPAA: 'health privacy law',
  HOA: 'homeowners association',
  HR: 'human resources',
  IP: 'the number that identifies your connection online',
  OSHA: 'federal workplace safety agency',
  PPE: 'protective gear',
  WCAG: 'Web Content Accessibility Guidelines',
};

const isLegal = (file: string) => file.startsWith('content/legal/');

it.each(running.filter(([, sentences]) => sentences.length > 0))('%s reads easily', (file, sentences) => {
  expect(gradeOf(sentences.map(withoutNames))).toBeLessThanOrEqual(isLegal(file) ? 11 : 8);
});

it('abbreviations are explained on the page that uses them', () => {
  const unexplained = contentFiles
    .filter(({ file }) => !['content/to-confirm.json', 'content/accessibility.json'].includes(file))
    .flatMap(({ file, value }) => {
      const text = textsOf(value).join('\n');
      return Object.entries(meanings)
        .filter(([short, meaning]) => new RegExp(`\\b${short}\\b`).test(text) && !text.includes(meaning))
        .map(([short, meaning]) => `${file}: "${short}" needs its meaning, such as "${meaning}"`);
    });
  expect(unexplained).toEqual([]);
});

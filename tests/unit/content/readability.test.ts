/** @jest-environment node */
import { contentFiles, industries, serviceArea, services } from '../../../content/content.ts';
import { gradeOf, sentencesOf, wordsOf } from '../support/readability.ts';

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

const isLegal = (file: string) => file.startsWith('content/legal/');

it.each(running.filter(([, sentences]) => sentences.length > 0))('%s reads easily', (file, sentences) => {
  expect(gradeOf(sentences.map(withoutNames))).toBeLessThanOrEqual(isLegal(file) ? 11 : 8);
  if (isLegal(file)) return;
  expect(sentences.filter((sentence) => wordsOf(withoutNames(sentence)).length > 25)).toEqual([]);
});

/** How hard a text is to read: the US school grade by Flesch and Kincaid. */
import { syllable } from 'syllable';
import { wordsOf } from '../../../content/sentences.ts';

/** The US school grade in which these sentences can be read. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.map((word) => Math.max(1, syllable(word))).reduce((sum, count) => sum + count, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

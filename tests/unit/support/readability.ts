/** How hard a text is to read: the US school grade by Flesch and Kincaid, and sentences that are too long. */
import { syllable } from 'syllable';

/** The sentences of a text. What ends without a period, such as a label or a heading, is none. */
export function sentencesOf(text: string): string[] {
  // "9 a.m." and "No. 1" end no sentence.
  const parts = text.replace(/\b([ap])\.m\./g, '$1m').split(/(?<=[.?!])["”)]?\s+(?=["“(]?[A-Z0-9$✅❌])/);
  return parts.filter((part) => /[.?!]["”)]?$/.test(part) && wordsOf(part).length > 2);
}

export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\d$][\p{L}\d',.$/&+-]*/gu) ?? [];
}

/** The US school grade in which these sentences can be read. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.map((word) => Math.max(1, syllable(word))).reduce((sum, count) => sum + count, 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The sentences of a text. What ends without a period, such as a label or a heading, is none. */
export function sentencesOf(text: string): string[] {
  // "9 a.m." and "No. 1" end no sentence.
  const parts = text.replace(/\b([ap])\.m\./g, '$1m').split(/(?<=[.?!])["”)]?\s+(?=["“(]?[A-Z0-9$✅❌])/);
  return parts.filter((part) => /[.?!]["”)]?$/.test(part) && wordsOf(part).length > 2);
}

export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\d$][\p{L}\d',.$/&+-]*/gu) ?? [];
}

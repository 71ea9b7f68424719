/**
 * The path most like a mistyped one, or nothing when none is alike.
 * Two paths are as alike as the pairs of neighboring letters they share (Dice's coefficient), which forgives a missing
 * letter, a changed ending and words in another order.
 */
export function nearestPath(path: string, candidates: readonly string[]): string | undefined {
  const wanted = lastWords(path);
  let nearest: string | undefined;
  let best = 0.4;
  for (const candidate of candidates) {
    const words = lastWords(candidate);
    // A page's whole name at the start says more than letters in common: `/terms-of-service` is not `/services/`.
    const atLeast = words !== '' && wanted.startsWith(words) ? 0.7 : 0;
    const likeness = Math.max(atLeast, dice(pairs(wanted), pairs(words)));
    if (likeness > best) {
      best = likeness;
      nearest = candidate;
    }
  }
  return nearest;
}

/** The last part of the path in lower-case letters, without a file ending. */
function lastWords(path: string): string {
  const parts = path
    .toLowerCase()
    .replace(/\.\w+\/?$/, '')
    .split('/')
    .filter(Boolean);
  return (parts.at(-1) ?? '').replace(/[^a-z]/g, '');
}

function pairs(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => word.slice(index, index + 2));
}

function dice(first: readonly string[], second: readonly string[]): number {
  const rest = [...second];
  let shared = 0;
  for (const pair of first) {
    const index = rest.indexOf(pair);
    if (index === -1) continue;
    rest.splice(index, 1);
    shared += 1;
  }
  return (2 * shared) / (first.length + second.length || 1);
}

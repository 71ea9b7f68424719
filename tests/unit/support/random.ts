/** Random choices that a seed repeats. The generator is Mulberry32. */
export interface Random {
  /** From 0 up to, not including, 1. */
  number: () => number;
  /** A whole number from 0 up to, not including, `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(number() * end);
  return {
    number,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}

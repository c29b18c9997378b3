import { randomFrom, rotateUnlike, shuffle } from '#language/random.ts';

/**
 * A seeded shuffle that never leaves the order as it was where that can be helped (language-rules 2).
 * `key` says what looks the same.
 */
export const shuffleUnlike = <Item>(
  items: readonly Item[],
  seed: number,
  key: (item: Item) => string,
): Item[] => rotateUnlike(items, shuffle(items, randomFrom(seed)), key);

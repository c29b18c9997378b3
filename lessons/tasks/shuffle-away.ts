import { randomFrom, shuffle, turnedAway } from '#language/random.ts';

/**
 * A seeded shuffle that never leaves the order as it was where that can be helped (language-rules 2).
 * `key` says what looks the same.
 */
export const shuffleAway = <Item>(
  items: readonly Item[],
  seed: number,
  key: (item: Item) => string,
): Item[] => turnedAway(items, shuffle(items, randomFrom(seed)), key);

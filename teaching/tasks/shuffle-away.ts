import { randomFrom, shuffle } from '../activities/random.ts';

/**
 * A seeded shuffle that never leaves the order as it was where that can be helped: a short list that
 * comes back unchanged would give every answer away (language-rules 2). `key` says what looks the same.
 */
export function shuffleAway<Item>(
  items: readonly Item[],
  seed: number,
  key: (item: Item) => string,
): Item[] {
  const shuffled = shuffle(items, randomFrom(seed));
  const isSame = () =>
    shuffled.every((item, at) => {
      const before = items[at];
      return before !== undefined && key(item) === key(before);
    });
  for (let turns = 0; turns < items.length && isSame(); turns += 1) {
    const first = shuffled.shift();
    if (first !== undefined) shuffled.push(first);
  }
  return shuffled;
}

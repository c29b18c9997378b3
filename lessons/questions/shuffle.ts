import { randomFrom, rotateUnlike, shuffle } from '#language/random.ts';

/** A number out of a string (FNV-1a, 32 bits): the same text always shuffles in the same way. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * A shuffled copy that depends on `seed` only, and never equals the order given (for two or more). The seeds are
 * stored ids, by which an item may be shuffled again when it is edited: with `randomFrom`, on which the states of
 * activities depend, its options would change places. So each keeps its own generator.
 */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const places = [...items.keys()];
  const mixed = rotateUnlike(places, shuffle(places, randomFrom(seedOf(seed))), String);
  return mixed.flatMap((place) => items.slice(place, place + 1));
}

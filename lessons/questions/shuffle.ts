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
  const copy = [...items];
  let state = seedOf(seed);
  for (let at = copy.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    const moved = copy.splice(other, 1);
    copy.splice(at, 0, ...moved);
  }
  const same = copy.every((item, at) => item === items[at]);
  return same ? [...copy.slice(1), ...copy.slice(0, 1)] : copy;
}

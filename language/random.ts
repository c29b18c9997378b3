/** Returns numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * Returns a small seeded generator (mulberry32 by Tommy Ettinger, public domain; period 2^32). It is good
 * enough for shuffles, but not for secrets. It uses only integer arithmetic, so it is the same on every
 * machine. It must not change, because every stored activity depends on it.
 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns a generator whose numbers cannot be reproduced without `secret`, which should contain 128 random
 * bits. Its four words of state (sfc32 by Chris Doty-Humphrey, public domain) are a hash of `secret`. Use it
 * for values that pupils might guess, but not for keys.
 */
export function randomFromSecret(secret: string): Random {
  let [a, b, c, d] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344] as [
    number,
    number,
    number,
    number,
  ];
  for (const letter of secret) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code ^ (d >>> 15), 0x9e3779b1);
    b = Math.imul(b ^ code ^ (a >>> 13), 0x85ebca77);
    c = Math.imul(c ^ code ^ (b >>> 16), 0xc2b2ae3d);
    d = Math.imul(d ^ code ^ (c >>> 14), 0x27d4eb2f);
  }
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // Discards the first numbers, because they still correlate with the input.
  for (let turn = 0; turn < 16; turn += 1) next();
  return next;
}

/** Returns a shuffled copy (Fisher-Yates). */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (left.length > 0) {
    const at = Math.floor(random() * left.length);
    const last = left.pop();
    if (last === undefined) break;
    // The last remaining item moves to the place of the drawn item.
    const pick = at < left.length ? left.splice(at, 1, last)[0] : last;
    if (pick !== undefined) drawn.push(pick);
  }
  return drawn;
}

/**
 * Returns a shuffled list. If possible, rotates it until it looks different from the original order, because
 * the original order would reveal every answer. Two items look the same if their `key` is equal.
 */
export function rotateUnlike<Item>(
  before: readonly Item[],
  shuffled: readonly Item[],
  key: (item: Item) => string,
): Item[] {
  const keys = before.map(key);
  const turned = [...shuffled];
  for (let turns = 0; turns < keys.length; turns += 1) {
    if (turned.some((item, at) => key(item) !== keys[at])) break;
    const first = turned.shift();
    if (first !== undefined) turned.push(first);
  }
  return turned;
}

/** Hashes a string to a number (FNV-1a, 32 bits), so that the same text always yields the same shuffle. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns a shuffled copy that depends only on `seed` and never equals the given order (for two or more
 * items). The seeds are stored ids, and an edited item may be shuffled again with the same id. The generator
 * must therefore not change: otherwise the options of stored items would be reordered.
 */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const places = [...items.keys()];
  const mixed = rotateUnlike(places, shuffle(places, randomFrom(seedOf(seed))), String);
  return mixed.flatMap((place) => items.slice(place, place + 1));
}

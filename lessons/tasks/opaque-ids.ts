import { randomFrom, shuffle } from '#language/random.ts';

/**
 * An id for each item that tells nothing of its place: numbered in a seeded order, so that neither the
 * first option nor the neighbour of its partner gives itself away.
 */
export function opaqueIds(count: number, prefix: string, seed: number): string[] {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return shuffle(numbers, randomFrom(seed)).map((number) => `${prefix}${number}`);
}

import { randomFrom, shuffle } from '#language/random.ts';

/**
 * Minimum distances between gaps, in words, from the first pass to the last. Each pass takes every word that
 * its distance permits; only the last pass allows adjacent gaps.
 */
const passes = [13, 9, 7, 5, 4, 3, 2, 1];

/**
 * Returns all eligible words (or chunks) in the order in which they become gaps. Any number of gaps is a
 * prefix of this order, so a higher percentage keeps the gaps of a lower one. The seeded shuffle makes the
 * order random; the passes keep the gaps apart as long as possible.
 */
export function gapOrder<Word extends { position: number }>(
  words: readonly Word[],
  seed: number,
): Word[] {
  const highest = words.reduce((most, word) => Math.max(most, word.position), 0);
  const taken = new Uint8Array(highest + 1);
  const order: Word[] = [];
  let waiting = shuffle(words, randomFrom(seed));
  for (const apart of passes) {
    const later: Word[] = [];
    for (const word of waiting) {
      if (isFree(taken, word.position, apart)) {
        taken[word.position] = 1;
        order.push(word);
      } else later.push(word);
    }
    waiting = later;
  }
  return order;
}

function isFree(taken: Uint8Array, position: number, apart: number): boolean {
  for (let distance = 0; distance < apart; distance += 1) {
    if (taken[position - distance] === 1 || taken[position + distance] === 1) return false;
  }
  return true;
}

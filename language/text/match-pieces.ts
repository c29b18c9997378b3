import type { Piece } from './scan-pieces.ts';

/**
 * The longest common subsequence of two token lists: for each new piece the index of the old one it
 * is, or -1. Equal ends are matched first; what differs between them is usually a word or two.
 */
export function matchPieces(old: readonly Piece[], fresh: readonly Piece[]): number[] {
  const found = fresh.map(() => -1);
  let head = 0;
  while (head < old.length && head < fresh.length && same(old[head], fresh[head])) {
    found[head] = head;
    head += 1;
  }
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < fresh.length - head &&
    same(old[old.length - 1 - tail], fresh[fresh.length - 1 - tail])
  ) {
    found[fresh.length - 1 - tail] = old.length - 1 - tail;
    tail += 1;
  }
  const middle = commonPairs(
    old.slice(head, old.length - tail),
    fresh.slice(head, fresh.length - tail),
  );
  for (const [from, to] of middle) found[to + head] = from + head;
  return found;
}

function same(a: Piece | undefined, b: Piece | undefined): boolean {
  return a !== undefined && b !== undefined && a.text === b.text && a.isWord === b.isWord;
}

/** Above this many comparisons a line counts as rewritten: 500 changed tokens against 500 others. */
const mostComparisons = 250_000;

/** Pairs [old, new] of a heaviest common subsequence: a kept word is worth more than kept spaces. */
function commonPairs(old: readonly Piece[], fresh: readonly Piece[]): [number, number][] {
  if (old.length * fresh.length > mostComparisons) return [];
  const width = fresh.length + 1;
  const best = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const keep = same(old[i], fresh[j]) ? at(i + 1, j + 1) + weight(old[i]) : 0;
      best[i * width + j] = Math.max(keep, at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < old.length && j < fresh.length) {
    if (same(old[i], fresh[j]) && at(i, j) === at(i + 1, j + 1) + weight(old[i])) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function weight(piece: Piece | undefined): number {
  return piece?.isWord ? 64 : 1;
}

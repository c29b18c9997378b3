import type { Sentence, Text } from '#language/text/text.ts';
import { type ChunkPairs, joinPieces, ordered } from './edit-pairs.ts';

/**
 * The pair at `at` and the one after it become one; native halves join in native order. Where the halves
 * of other pairs stand between them, those pairs are part of the new one: a half in two places would
 * not join back to its sentence.
 */
export function mergePairs(
  pairs: ChunkPairs,
  at: number,
  text: Text,
  sentence: Sentence,
): ChunkPairs {
  if (!pairs[at] || !pairs[at + 1]) return pairs;
  const [from, to] = unbroken(pairs, at, at + 1);
  const joined = pairs.slice(from, to + 1);
  const merged = {
    nativeOrder: Math.min(...joined.map(({ nativeOrder: order }) => order)),
    target: joinPieces(
      joined.map(({ target }) => target),
      text.target,
    ),
    native: joinPieces(
      [...joined].sort((a, b) => a.nativeOrder - b.nativeOrder).map(({ native }) => native),
      text.native,
    ),
  };
  return ordered([...pairs.slice(0, from), merged, ...pairs.slice(to + 1)], sentence);
}

/** The pairs from `from` to `to` and those around them until no other half stands between theirs. */
function unbroken(pairs: ChunkPairs, from: number, to: number): readonly [number, number] {
  const orders = pairs.slice(from, to + 1).map(({ nativeOrder: order }) => order);
  const within = pairs.flatMap(({ nativeOrder: order }, at) =>
    order >= Math.min(...orders) && order <= Math.max(...orders) ? [at] : [],
  );
  const [first, last] = [Math.min(from, ...within), Math.max(to, ...within)];
  return first === from && last === to ? [from, to] : unbroken(pairs, first, last);
}

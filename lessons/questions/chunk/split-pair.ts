import { t } from '@lingui/core/macro';
import type { Sentence, SideName, Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import { type ChunkPairs, joinPieces, ordered, wordsOf } from './edit-pairs.ts';

/** The split position: the cursor in one side, in characters from its start. */
export interface Cut {
  side: SideName;
  offset: number;
}

type Words = Record<SideName, string[]>;

const pairWords = (pair: Bilingual, text: Text, sentence: Sentence): Words => ({
  target: wordsOf(pair.target, sentence.target, text.target),
  native: wordsOf(pair.native, sentence.native, text.native),
});

/**
 * Returns the number of words that begin before the cursor, so that a word that contains the cursor is not
 * split.
 */
function wordsBefore(words: readonly string[], piece: string, offset: number): number {
  let at = 0;
  return words.filter((word) => {
    const start = piece.indexOf(word, at);
    at = start + word.length;
    return start < offset;
  }).length;
}

/**
 * Returns the reason why a pair cannot be split, as a sentence; null if it can. Each part needs at least one
 * word on both sides, because a chunk without a partner cannot be saved.
 */
export function unsplittable(pair: Bilingual, text: Text, sentence: Sentence): string | null {
  const words = pairWords(pair, text, sentence);
  const sides = ['target', 'native'] as const;
  if (sides.some((side) => words[side].length === 0)) {
    return t`You can split a chunk once it has words in both languages.`;
  }
  const [single] = sides.filter((side) => words[side].length === 1);
  return single
    ? t`There is nothing to split: “${{ words: pair[single].trim() }}” is one word.`
    : null;
}

/**
 * Splits the pair at `at`. Splits one side at the cursor, and the other side as close to the same position as
 * its words permit. Without a cursor, splits both sides in the middle, and the teacher can then adjust them.
 * Leaves a pair unchanged if it is `unsplittable`.
 */
export function splitPair(
  pairs: ChunkPairs,
  at: number,
  text: Text,
  sentence: Sentence,
  cut?: Cut,
): ChunkPairs {
  const pair = pairs[at];
  if (!pair || unsplittable(pair, text, sentence)) return pairs;
  const words = pairWords(pair, text, sentence);
  const here = cut ? wordsBefore(words[cut.side], pair[cut.side], cut.offset) : 0;
  const share = cut ? here / words[cut.side].length : 0.5;
  const halves = (side: SideName) => {
    const all = words[side];
    const near = cut ? Math.round(share * all.length) : Math.ceil(share * all.length);
    // A cursor in the last word would leave no words after it.
    const first = Math.min(Math.max(1, near), all.length - 1);
    return [
      joinPieces(all.slice(0, first), text[side]),
      joinPieces(all.slice(first), text[side]),
    ] as const;
  };
  const target = halves('target');
  const native = halves('native');
  const two = ([0, 1] as const).map((half) => ({
    target: target[half],
    native: native[half],
    nativeOrder: pair.nativeOrder + half / 2,
  }));
  return ordered([...pairs.slice(0, at), ...two, ...pairs.slice(at + 1)], sentence);
}

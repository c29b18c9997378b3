import { languageOf } from '../../languages/languages.ts';
import type { Sentence, Text } from '../../text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import { sentenceOf } from '../find-in-text.ts';
import type { ChunkContent } from './content.ts';
import { nativeOrder } from './native-order.ts';

type Cut = ChunkContent['sentences'][number];
export type ChunkPairs = Cut['pairs'];

/** Pairs with the native order worked out anew; where it cannot be, the order of the list. */
export function ordered(pairs: readonly Bilingual[], sentence: Sentence): ChunkPairs {
  const order = nativeOrder(
    pairs.map(({ native }) => native),
    sentence.native.text,
  );
  return pairs.map(({ target, native }, at) => ({
    target,
    native,
    nativeOrder: order?.[at] ?? at,
  }));
}

/** Joins pieces of one language: with a space where the language writes them. */
function join(pieces: readonly string[], language: string): string {
  const filled = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  return filled.join(languageOf(language).spaces ? ' ' : '');
}

/** The pair at `at` and the one after it become one; native halves join in native order. */
export function mergePairs(
  pairs: ChunkPairs,
  at: number,
  text: Text,
  sentence: Sentence,
): ChunkPairs {
  const [one, other] = [pairs[at], pairs[at + 1]];
  if (!one || !other) return pairs;
  const natives = one.nativeOrder <= other.nativeOrder ? [one, other] : [other, one];
  const merged = {
    target: join([one.target, other.target], text.target),
    native: join(
      natives.map(({ native }) => native),
      text.native,
    ),
  };
  return ordered([...pairs.slice(0, at), merged, ...pairs.slice(at + 2)], sentence);
}

/** Cuts a piece in its middle: between words, or between characters where there are no spaces. */
function halves(piece: string, language: string): [string, string] {
  const spaces = languageOf(language).spaces;
  const parts = spaces ? piece.trim().split(/\s+/u) : Array.from(piece.trim());
  const middle = Math.ceil(parts.length / 2);
  return [join(parts.slice(0, middle), language), join(parts.slice(middle), language)];
}

/** The pair at `at` becomes two, each side cut in its middle for the teacher to adjust. */
export function splitPair(
  pairs: ChunkPairs,
  at: number,
  text: Text,
  sentence: Sentence,
): ChunkPairs {
  const pair = pairs[at];
  if (!pair) return pairs;
  const target = halves(pair.target, text.target);
  const native = halves(pair.native, text.native);
  const two = [0, 1].map((half) => ({ target: target[half] ?? '', native: native[half] ?? '' }));
  return ordered([...pairs.slice(0, at), ...two, ...pairs.slice(at + 1)], sentence);
}

/** The native halves of a pair and the next one change places: how wrong partners are put right. */
export function swapNatives(pairs: ChunkPairs, at: number, sentence: Sentence): ChunkPairs {
  const [one, other] = [pairs[at], pairs[at + 1]];
  if (!one || !other) return pairs;
  const swapped = [
    { ...one, native: other.native },
    { ...other, native: one.native },
  ];
  return ordered([...pairs.slice(0, at), ...swapped, ...pairs.slice(at + 2)], sentence);
}

/** One cut for each sentence of the text, in its order; a sentence without one starts as one chunk. */
export function completeCuts(content: ChunkContent, text: Text): ChunkContent {
  const known = content.sentences.filter(({ sentenceId }) => sentenceOf(text, sentenceId));
  return {
    sentences: text.sentences.map(({ id, target, native }) => {
      const pairs = known.find(({ sentenceId }) => sentenceId === id)?.pairs ?? [];
      const whole = [{ target: target.text, native: native.text, nativeOrder: 0 }];
      return { sentenceId: id, pairs: pairs.length > 0 ? pairs : whole };
    }),
  };
}

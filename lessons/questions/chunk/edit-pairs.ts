import { languageOf } from '#language/languages.ts';
import { meaning } from '#language/text/chunk-owners.ts';
import { openingFrom } from '#language/text/opening-marks.ts';
import type { Sentence, Side, SideName, Span, Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import type { ChunkContent } from './content.ts';
import { followText } from './follow-text.ts';
import { nativeOrder } from './native-order.ts';

export type ChunkPairs = ChunkContent['sentences'][number]['pairs'];

/**
 * Recomputes the native order of the pairs. If the halves do not form the sentence, for example while a word
 * is being typed, uses the previous order of the pairs, or the list order if there is none. A half that is
 * still empty is placed after the half before it.
 */
export function ordered(
  pairs: readonly (Bilingual & { nativeOrder?: number })[],
  sentence: Sentence,
): ChunkPairs {
  const filled = pairs.flatMap(({ native }, at) => (native.trim() === '' ? [] : [at]));
  const found = nativeOrder(
    filled.map((at) => pairs[at]?.native ?? ''),
    sentence.native.text,
  );
  let before = -1;
  const places = pairs.map((pair, at) => {
    const own = pair.nativeOrder ?? at;
    const place = filled.includes(at) ? (found?.[filled.indexOf(at)] ?? own) : found ? before : own;
    before = place;
    return place;
  });
  const ranks = places
    .map((_, at) => at)
    .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  return pairs.map(({ target, native }, at) => ({
    target,
    native,
    nativeOrder: ranks.indexOf(at),
  }));
}

/** Joins pieces in one language, with spaces if the language uses them. */
export function joinPieces(pieces: readonly string[], language: string): string {
  const filled = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  return filled.join(languageOf(language).spaces ? ' ' : '');
}

/**
 * Returns the words of a piece, separated by spaces or, in a language without spaces, by the sentence's
 * stored tokens. A punctuation mark between two spaces is not a word ("samedi ?"). Opening punctuation is
 * part of the next word; other punctuation is part of the previous word.
 */
export function wordsOf(piece: string, side: Side, language: string): string[] {
  const trimmed = piece.trim();
  if (languageOf(language).spaces) {
    const cores = [...trimmed.matchAll(/\S+/gu)].filter(([part]) => meaning.test(part));
    const spans = cores.map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
    return partedAt(spans, trimmed, { start: 0, end: trimmed.length });
  }
  const start = side.text.indexOf(trimmed);
  if (start < 0) return Array.from(trimmed);
  const end = start + trimmed.length;
  const cores = side.tokens
    .filter((token) => token.isWord && token.start < end && token.end > start)
    .map((token) => ({ start: Math.max(token.start, start), end: Math.min(token.end, end) }));
  return partedAt(cores, side.text, { start, end });
}

/** Splits part of a text between its words. If the part contains no words, returns it whole. */
function partedAt(cores: readonly Span[], text: string, { start, end }: Span): string[] {
  if (start === end) return [];
  const cuts = cores
    .slice(1)
    .map((core, at) => openingFrom(text, cores[at]?.end ?? start, core.start));
  return [start, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? end).trim());
}

/**
 * Moves the last word of a piece to the next piece (1), or its first word to the previous piece (-1), in the
 * order of that side's own sentence. No effect at the ends of the sentence.
 */
export function moveWord(
  pairs: ChunkPairs,
  { at, side, by }: { at: number; side: SideName; by: 1 | -1 },
  text: Text,
  sentence: Sentence,
): ChunkPairs {
  const place = (index: number) =>
    side === 'target' ? index : (pairs[index]?.nativeOrder ?? index);
  const other = pairs.findIndex((_, index) => place(index) === place(at) + by);
  const [from, to] = [pairs[at], pairs[other]];
  if (!from || !to) return pairs;
  const words = wordsOf(from[side], sentence[side], text[side]);
  const moved = by === 1 ? words.pop() : words.shift();
  if (moved === undefined) return pairs;
  const there = by === 1 ? [moved, to[side]] : [to[side], moved];
  const next = pairs.map((pair, index) => {
    if (index === at) return { ...pair, [side]: joinPieces(words, text[side]) };
    return index === other ? { ...pair, [side]: joinPieces(there, text[side]) } : pair;
  });
  return ordered(next, sentence);
}

/** Swaps the native halves of a pair and the next pair, to correct wrong partners. */
export function swapNatives(pairs: ChunkPairs, at: number, sentence: Sentence): ChunkPairs {
  const [one, other] = [pairs[at], pairs[at + 1]];
  if (!one || !other) return pairs;
  const swapped = [
    { ...one, native: other.native, nativeOrder: other.nativeOrder },
    { ...other, native: one.native, nativeOrder: one.nativeOrder },
  ];
  return ordered([...pairs.slice(0, at), ...swapped, ...pairs.slice(at + 2)], sentence);
}

/**
 * Returns the chunks of every sentence of the text, in order and with the current words. A sentence without
 * chunks starts as a single chunk.
 */
export function completeCuts(content: ChunkContent, text: Text): ChunkContent {
  const known = followText(content, text).sentences;
  return {
    sentences: text.sentences.map(({ id, target, native }) => {
      const pairs = known.find(({ sentenceId }) => sentenceId === id)?.pairs ?? [];
      const whole = [{ target: target.text, native: native.text, nativeOrder: 0 }];
      return { sentenceId: id, pairs: pairs.length > 0 ? pairs : whole };
    }),
  };
}

/**
 * Merges the pair at `at` with the next pair. The native halves are joined in native order. If native halves
 * of other pairs are between them, also merges these pairs, because a half in two separate places would not
 * join back into its sentence.
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

/**
 * Extends the range of pairs from `from` to `to`, until no native half of another pair is between the native
 * halves of the range.
 */
function unbroken(pairs: ChunkPairs, from: number, to: number): readonly [number, number] {
  const orders = pairs.slice(from, to + 1).map(({ nativeOrder: order }) => order);
  const within = pairs.flatMap(({ nativeOrder: order }, at) =>
    order >= Math.min(...orders) && order <= Math.max(...orders) ? [at] : [],
  );
  const [first, last] = [Math.min(from, ...within), Math.max(to, ...within)];
  return first === from && last === to ? [from, to] : unbroken(pairs, first, last);
}

import { languageOf } from '../../languages/languages.ts';
import type { Sentence, Side, SideName, Text } from '../../text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import { sentenceOf } from '../find-in-text.ts';
import type { ChunkContent } from './content.ts';
import { nativeOrder } from './native-order.ts';

export type ChunkPairs = ChunkContent['sentences'][number]['pairs'];

/**
 * Pairs with the native order worked out anew. Where it cannot be (a word is being typed), the order
 * they had, else that of the list; a half that is still empty stands after the one before it.
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

/** Joins pieces of one language: with a space where the language writes them. */
export function joinPieces(pieces: readonly string[], language: string): string {
  const filled = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  return filled.join(languageOf(language).spaces ? ' ' : '');
}

/** The words of a piece: as written apart, else as the sentence's stored cut parts them. */
export function wordsOf(piece: string, side: Side, language: string): string[] {
  const trimmed = piece.trim();
  if (languageOf(language).spaces) return trimmed.split(/\s+/u).filter((word) => word !== '');
  const start = side.text.indexOf(trimmed);
  if (start < 0) return Array.from(trimmed);
  const words: string[] = [];
  for (const token of side.tokens) {
    const from = Math.max(token.start, start);
    const to = Math.min(token.end, start + trimmed.length);
    if (from >= to) continue;
    const text = side.text.slice(from, to);
    // Marks go with the word before them.
    if (token.isWord || words.length === 0) words.push(text);
    else words[words.length - 1] += text;
  }
  return words;
}

/** Where a pair is split: at the cursor in one side, so many characters from its start. */
export interface Cut {
  side: SideName;
  offset: number;
}

/** How many words begin before the cursor: a word that it stands in stays whole. */
function wordsBefore(words: readonly string[], piece: string, offset: number): number {
  let at = 0;
  return words.filter((word) => {
    const start = piece.indexOf(word, at);
    at = start + word.length;
    return start < offset;
  }).length;
}

/**
 * The pair at `at` becomes two. The side of the cut is split there, the other one as near to the same
 * place as its words come; without a cut both are split in their middle, for the teacher to adjust.
 */
export function splitPair(
  pairs: ChunkPairs,
  at: number,
  text: Text,
  sentence: Sentence,
  cut?: Cut,
): ChunkPairs {
  const pair = pairs[at];
  if (!pair) return pairs;
  const words = {
    target: wordsOf(pair.target, sentence.target, text.target),
    native: wordsOf(pair.native, sentence.native, text.native),
  };
  const here = cut ? wordsBefore(words[cut.side], pair[cut.side], cut.offset) : 0;
  const share = cut ? here / Math.max(1, words[cut.side].length) : 0.5;
  const halves = (side: SideName) => {
    const all = words[side];
    const near = cut ? Math.round(share * all.length) : Math.ceil(share * all.length);
    const first =
      side === cut?.side ? here : Math.min(Math.max(1, near), Math.max(1, all.length - 1));
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

/**
 * Moves the last word of a piece to the piece after it (1), or its first word to the one before (-1),
 * by the order of that side's own sentence. At the sentence's ends nothing moves.
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

/** The native halves of a pair and the next one change places: how wrong partners are put right. */
export function swapNatives(pairs: ChunkPairs, at: number, sentence: Sentence): ChunkPairs {
  const [one, other] = [pairs[at], pairs[at + 1]];
  if (!one || !other) return pairs;
  const swapped = [
    { ...one, native: other.native, nativeOrder: other.nativeOrder },
    { ...other, native: one.native, nativeOrder: one.nativeOrder },
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

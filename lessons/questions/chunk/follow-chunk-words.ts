import type { ChunkWord, ChunkWords } from '#contracts/admin/chunk-word.ts';
import { languageOf } from '#language/languages.ts';
import { buildChunks } from '#language/text/build-chunks.ts';
import type { Sentence, Side, Span, Text } from '#language/text/text.ts';
import { wordKey } from '#language/text/word-key.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { chunkSizeFor, measureChunk } from './chunk-size.ts';
import { type ChunkPairs, mergePairs, ordered } from './edit-pairs.ts';
import { headOf, phraseWords } from './phrase-words.ts';

/**
 * Corrects the model's pairs of one sentence so that they follow the curated words, without a second request.
 * (a) Splits a chunk before a word that must begin a chunk, if a curated word in the partner shows where to
 * split the partner. (b) Joins the pieces of a phrase that must stay together. (c) Joins words that must stay
 * with their neighbour, but only within the size limit of a chunk. Leaves pairs that do not match the
 * sentence unchanged; the check reports them.
 */
export function followChunkWords(
  pairs: ChunkPairs,
  sentence: Sentence,
  text: Text,
  words: ChunkWords,
): ChunkPairs {
  const places = findChunkWords(text.target, sentence.target, words.target);
  if (places.length === 0) return pairs;
  const partners = findChunkWords(text.native, sentence.native, words.native);
  const starts = startsIn(places).filter((at) => !places.some((place) => isInside(at, place)));
  return join(split(pairs, sentence, text, starts, startsIn(partners)), sentence, text, places);
}

const startsIn = (places: readonly PhrasePlace[]): number[] => [
  ...new Set(places.filter(({ word }) => word.rule === 'starts').map(({ start }) => start)),
];

const isInside = (at: number, { word, start, end }: PhrasePlace): boolean =>
  word.rule === 'together' && at > start && at < end;

/**
 * Returns the position of each pair on both sides, in the order of the pairs; null if the pairs do not match
 * the sentence.
 */
function spansOf(pairs: ChunkPairs, sentence: Sentence): { target: Span; native: Span }[] | null {
  const built = buildChunks({ ...sentence, chunks: [] }, pairs);
  if ('problem' in built) return null;
  return built.chunks.map(({ target, native }) => ({
    target: whole(target),
    native: whole(native),
  }));
}

const whole = (spans: readonly Span[]): Span => ({
  start: spans[0]?.start ?? 0,
  end: spans.at(-1)?.end ?? 0,
});

const within = (starts: readonly number[], { start, end }: Span): number[] =>
  starts.filter((at) => at > start && at < end);

/**
 * Splits each pair that contains exactly one split point on each side. Does not split a pair if one of the
 * results would not be a valid chunk.
 */
function split(
  pairs: ChunkPairs,
  sentence: Sentence,
  text: Text,
  starts: readonly number[],
  partners: readonly number[],
): ChunkPairs {
  const spans = spansOf(pairs, sentence);
  if (!spans) return pairs;
  const { least } = chunkSizeFor(text.target);
  const halves = pairs.flatMap((pair, at) => {
    const span = spans[at];
    const [target, ...moreTarget] = span ? within(starts, span.target) : [];
    const [native, ...moreNative] = span ? within(partners, span.native) : [];
    const isOne = moreTarget.length === 0 && moreNative.length === 0;
    if (!span || target === undefined || native === undefined || !isOne) return [pair];
    const two = [
      [span.target.start, target, span.native.start, native],
      [target, span.target.end, native, span.native.end],
    ].map(([from, to, nativeFrom, nativeTo], half) => ({
      target: sentence.target.text.slice(from, to).trim(),
      native: sentence.native.text.slice(nativeFrom, nativeTo).trim(),
      nativeOrder: pair.nativeOrder + half / 2,
    }));
    return two.every((half) => hasWord(half) && measureChunk(half.target, text.target) >= least)
      ? two
      : [pair];
  });
  return halves.length === pairs.length ? pairs : ordered(halves, sentence);
}

const hasWord = ({ target, native }: { target: string; native: string }): boolean =>
  /[\p{L}\p{N}]/u.test(target) && /[\p{L}\p{N}]/u.test(native);

/**
 * Joins neighbouring pairs until no boundary between pairs is forbidden by the curated words. Terminates
 * because each round leaves one pair fewer.
 */
function join(
  pairs: ChunkPairs,
  sentence: Sentence,
  text: Text,
  places: readonly PhrasePlace[],
): ChunkPairs {
  const spans = spansOf(pairs, sentence);
  if (!spans) return pairs;
  const size = (all: ChunkPairs) =>
    Math.max(...all.map(({ target }) => measureChunk(target, text.target)));
  const starts = startsIn(places);
  for (let at = 1; at < spans.length; at += 1) {
    const cut = spans[at]?.target.start ?? 0;
    const isParted = places.some((place) => isInside(cut, place));
    const leans =
      !isParted && !starts.includes(cut) && places.some((place) => leansOver(cut, place));
    if (!isParted && !leans) continue;
    const joined = mergePairs(pairs, at - 1, text, sentence);
    const most = Math.max(chunkSizeFor(text.target).most, size(pairs));
    if (joined.length < pairs.length && (isParted || size(joined) <= most)) {
      return join(joined, sentence, text, places);
    }
  }
  return pairs;
}

/** True if a split at this position separates a word from the neighbour with which the word must stay. */
function leansOver(cut: number, place: PhrasePlace): boolean {
  const { word, start, end, previousEnd, nextStart } = place;
  if (word.rule === 'with-next') return nextStart !== null && cut >= end && cut <= nextStart;
  if (word.rule !== 'with-previous') return false;
  return previousEnd !== null && cut >= previousEnd && cut <= start;
}

/** One occurrence of a curated phrase in a side. */
interface PhrasePlace {
  word: ChunkWord;
  start: number;
  end: number;
  /**
   * The end of the word before the phrase and the start of the word after it; null at punctuation or at the
   * edge of the text.
   */
  previousEnd: number | null;
  nextStart: number | null;
}

/**
 * Returns every occurrence of the phrases. An occurrence consists of consecutive whole words with only spaces
 * between them. An elided last letter is ignored ("parce qu'" matches "parce que").
 */
export function findChunkWords(
  language: string,
  side: Side,
  words: readonly ChunkWord[],
): PhrasePlace[] {
  if (words.length === 0) return [];
  const tokens = wordTokens(side);
  const keys = tokens.map(({ text }) => wordKey(language, text));
  const byHead = indexPhrases(language, words);
  const isBlank = (from: number, to: number) => side.text.slice(from, to).trim() === '';
  return tokens.flatMap(({ start }, at) =>
    (byHead.get(headOf(language, keys[at] ?? '')) ?? []).flatMap(({ word, wanted }) => {
      const length = matchLength(language, wanted, keys, at);
      const last = tokens[at + length - 1];
      if (length === 0 || !last) return [];
      for (let n = at + 1; n < at + length; n += 1) {
        if (!isBlank(tokens[n - 1]?.end ?? 0, tokens[n]?.start ?? 0)) return [];
      }
      const previous = tokens[at - 1];
      const next = tokens[at + length];
      return [
        {
          word,
          start,
          end: last.end,
          previousEnd: previous && isBlank(previous.end, start) ? previous.end : null,
          nextStart: next && isBlank(last.end, next.start) ? next.start : null,
        },
      ];
    }),
  );
}

interface Wanted {
  word: ChunkWord;
  wanted: string[];
}

function indexPhrases(language: string, words: readonly ChunkWord[]): Map<string, Wanted[]> {
  const byHead = new Map<string, Wanted[]>();
  for (const word of words) {
    const wanted = phraseWords(language, word.phrase);
    const head = headOf(language, wanted[0] ?? '');
    if (head !== '') byHead.set(head, [...(byHead.get(head) ?? []), { word, wanted }]);
  }
  return byHead;
}

/** Returns the number of words from `at` that form the phrase; 0 if they do not form it. */
function matchLength(
  language: string,
  wanted: readonly string[],
  keys: readonly string[],
  at: number,
): number {
  if (languageOf(language).spaces) {
    return wanted.every((word, n) => isSame(word, keys[at + n] ?? '')) ? wanted.length : 0;
  }
  const whole = wanted.join('');
  let joined = '';
  for (let n = at; n < keys.length && joined.length < whole.length; n += 1) {
    joined += keys[n];
    if (joined === whole) return n - at + 1;
  }
  return 0;
}

const isSame = (wanted: string, found: string): boolean =>
  wanted === found ||
  (found.endsWith("'") && wanted.length === found.length && wanted.startsWith(found.slice(0, -1)));

import type { ChunkWords } from '#contracts/admin/chunk-word.ts';
import { buildChunks } from '#language/text/build-chunks.ts';
import type { Sentence, Span, Text } from '#language/text/text.ts';
import { chunkSizeFor, measureChunk } from './chunk-size.ts';
import { type ChunkPairs, ordered } from './edit-pairs.ts';
import { findChunkWords, type PhrasePlace } from './find-chunk-words.ts';
import { mergePairs } from './merge-pairs.ts';

/**
 * The model's pairs of one sentence put right by the curated words, without asking again. A chunk is cut
 * before a word that begins one where the partner shows, by such a word of its own, where it is to be
 * cut; pieces of one phrase, and words that stay with their neighbour, are joined. Joining to a
 * neighbour gives way to the size of a chunk, a phrase in one piece does not. Pairs that do not join back
 * to the sentence stay as they are: the check says so.
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

/** Where each pair stands on both sides, in the order of the pairs; null when they do not fit. */
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

/** Cuts pairs that hold one beginning inside on each side, unless a half would be no chunk. */
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

/** Joins neighbours until no cut is left that the words forbid. Each round has a pair less, so it ends. */
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

/** Whether a cut here takes a word from the neighbour that it stays with. */
function leansOver(cut: number, place: PhrasePlace): boolean {
  const { word, start, end, previousEnd, nextStart } = place;
  if (word.rule === 'with-next') return nextStart !== null && cut >= end && cut <= nextStart;
  if (word.rule !== 'with-previous') return false;
  return previousEnd !== null && cut >= previousEnd && cut <= start;
}

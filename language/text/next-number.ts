import type { Sentence } from './text.ts';

/** `s1.t12` -> 12; an id without a number at its end counts as -1. */
function numberOf(id: string): number {
  const digits = /(?<!\d)\d+$/.exec(id)?.[0];
  return digits === undefined ? -1 : Number(digits);
}

/** The first number beyond every id in use and beyond what is remembered as given before. */
export function nextNumber(ids: readonly string[], remembered = 0): number {
  return ids.reduce((next, id) => Math.max(next, numberOf(id) + 1), remembered);
}

/** The first number that no chunk of this sentence has or had. */
export const nextChunkNumber = ({ chunks, nextChunk }: Sentence): number =>
  nextNumber(
    chunks.map(({ id }) => id),
    nextChunk,
  );

/** The sentence without its chunks, whose numbers it remembers. */
export function withoutChunks(sentence: Sentence): Sentence {
  const nextChunk = nextChunkNumber(sentence);
  return { ...sentence, chunks: [], ...(nextChunk > 0 && { nextChunk }) };
}

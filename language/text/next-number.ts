import type { Sentence } from './text.ts';

/** Parses the number at the end of an id: `s1.t12` -> 12. Returns -1 if the id has no number. */
function numberOf(id: string): number {
  const digits = /(?<!\d)\d+$/.exec(id)?.[0];
  return digits === undefined ? -1 : Number(digits);
}

/** Returns the first number that is greater than the remembered number and the numbers of all ids in use. */
export function nextNumber(ids: readonly string[], remembered = 0): number {
  return ids.reduce((next, id) => Math.max(next, numberOf(id) + 1), remembered);
}

/** Returns the first number that was never used for a chunk of this sentence. */
export const nextChunkNumber = ({ chunks, nextChunk }: Sentence): number =>
  nextNumber(
    chunks.map(({ id }) => id),
    nextChunk,
  );

/** Drops the chunks of a sentence and stores the next unused chunk number. */
export function withoutChunks(sentence: Sentence): Sentence {
  const nextChunk = nextChunkNumber(sentence);
  return { ...sentence, chunks: [], ...(nextChunk > 0 && { nextChunk }) };
}

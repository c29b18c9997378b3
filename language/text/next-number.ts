import type { Sentence } from './text.ts';

/** Parses `s1.t12` -> 12; an id without a trailing number is -1. */
function numberOf(id: string): number {
  const digits = /(?<!\d)\d+$/.exec(id)?.[0];
  return digits === undefined ? -1 : Number(digits);
}

/** Returns the first number above all ids in use and above the remembered one. */
export function nextNumber(ids: readonly string[], remembered = 0): number {
  return ids.reduce((next, id) => Math.max(next, numberOf(id) + 1), remembered);
}

/** Returns the first number that no chunk of this sentence has or had. */
export const nextChunkNumber = ({ chunks, nextChunk }: Sentence): number =>
  nextNumber(
    chunks.map(({ id }) => id),
    nextChunk,
  );

/** Drops the chunks of a sentence, remembering their numbers. */
export function withoutChunks(sentence: Sentence): Sentence {
  const nextChunk = nextChunkNumber(sentence);
  return { ...sentence, chunks: [], ...(nextChunk > 0 && { nextChunk }) };
}

import * as z from 'zod/mini';

/**
 * How a curated word or phrase affects the chunks of the target language (language-rules 4): a chunk starts
 * with it, it is never split, or it is never separated from the next or the previous word.
 */
export const ChunkRule = z.enum(['starts', 'together', 'with-next', 'with-previous']);
export type ChunkRule = z.infer<typeof ChunkRule>;

export const ChunkWord = z.object({ phrase: z.string(), rule: ChunkRule });
export type ChunkWord = z.infer<typeof ChunkWord>;

/** The curated words that apply to a text, for both of its languages. */
export interface ChunkWords {
  target: readonly ChunkWord[];
  native: readonly ChunkWord[];
}

/** The admins' description of each rule, with an example. */
export const chunkRules: Readonly<Record<ChunkRule, { name: string; example: string }>> = {
  starts: { name: 'Starts a chunk', example: 'parce que, weil, with' },
  together: { name: 'Stays in one piece', example: 'il y a, zum Beispiel, a lot of' },
  'with-next': { name: 'Stays with the next word', example: 'au, très, sehr, my' },
  'with-previous': { name: 'Stays with the word before', example: 'は, に, 吗, ago' },
};

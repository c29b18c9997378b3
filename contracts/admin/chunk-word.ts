import * as z from 'zod/mini';

/**
 * What a curated word or phrase does to the chunks of the language that is learnt (language-rules 4):
 * a chunk begins with it, it is never cut, or it never loses the word after or before it.
 */
export const ChunkRule = z.enum(['starts', 'together', 'with-next', 'with-previous']);
export type ChunkRule = z.infer<typeof ChunkRule>;

export const ChunkWord = z.object({ phrase: z.string(), rule: ChunkRule });
export type ChunkWord = z.infer<typeof ChunkWord>;

/** The curated words that a text may hold, of both of its languages. */
export interface ChunkWords {
  target: readonly ChunkWord[];
  native: readonly ChunkWord[];
}

/** What an admin reads of each rule, and an example of it. */
export const chunkRules: Readonly<Record<ChunkRule, { name: string; example: string }>> = {
  starts: { name: 'Begins a chunk', example: 'parce que, weil, with' },
  together: { name: 'Stays in one piece', example: 'il y a, zum Beispiel, a lot of' },
  'with-next': { name: 'Stays with the next word', example: 'au, très, sehr, my' },
  'with-previous': { name: 'Stays with the word before', example: 'は, に, 吗, ago' },
};

import * as z from 'zod/mini';
import { Line, listOf, TextId } from '../bilingual.ts';

/**
 * The chunks of each sentence with their partners; a chunk carries meaning. `pairs` are in the order of the
 * target sentence. `nativeOrder` is the zero-based position of each pair's native half in the native
 * sentence.
 */
export const ChunkContent = z.object({
  sentences: listOf(
    z.object({
      sentenceId: TextId,
      pairs: listOf(
        z.object({ target: Line, native: Line, nativeOrder: z.int().check(z.minimum(0)) }),
      ),
    }),
  ),
});
export type ChunkContent = z.infer<typeof ChunkContent>;

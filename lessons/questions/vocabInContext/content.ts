import * as z from 'zod/mini';
import { ItemId, Line, listOf, TextId, TokenIds } from '../bilingual.ts';

/**
 * Words shown in the sentence they come from: `tokenIds` lists the tokens to highlight, `native` is the
 * meaning in that sentence.
 */
export const VocabInContextContent = z.object({
  items: listOf(
    z.object({
      id: ItemId,
      sentenceId: TextId,
      tokenIds: TokenIds,
      target: Line,
      native: Line,
    }),
  ),
});
export type VocabInContextContent = z.infer<typeof VocabInContextContent>;

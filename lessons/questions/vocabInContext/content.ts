import * as z from 'zod/mini';
import { ItemId, Line, listOf, TextId, TokenIds } from '../bilingual.ts';

/** Words shown in their own sentence: `tokenIds` highlights them, `native` is the meaning there. */
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

import * as z from 'zod/mini';
import { Bilingual, ItemId, Line, listOf, TextId } from '../bilingual.ts';

/**
 * A true-or-false statement: `sentenceId` is its proof in the text; `correction` is the correct version of a
 * false statement.
 */
export const StatementContent = z.object({
  items: listOf(
    z.object({
      id: ItemId,
      target: Line,
      native: Line,
      isTrue: z.boolean(),
      sentenceId: z.optional(TextId),
      correction: z.optional(Bilingual),
    }),
  ),
});
export type StatementContent = z.infer<typeof StatementContent>;

import * as z from 'zod';
import { Bilingual, ItemId, Line, listOf, TextId } from '../bilingual.ts';

/** True or false: `sentenceId` is the proof in the text, `correction` what a false one should say. */
export const StatementContent = z.object({
  items: listOf(
    z.object({
      id: ItemId,
      target: Line,
      native: Line,
      isTrue: z.boolean(),
      sentenceId: TextId.optional(),
      correction: Bilingual.optional(),
    }),
  ),
});
export type StatementContent = z.infer<typeof StatementContent>;

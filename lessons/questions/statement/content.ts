import * as z from 'zod';
import { Bilingual, ItemId, Line } from '../bilingual.ts';

/** True or false: `sentenceId` is the proof in the text, `correction` what a false one should say. */
export const StatementContent = z.object({
  items: z.array(
    z.object({
      id: ItemId,
      target: Line,
      native: Line,
      isTrue: z.boolean(),
      sentenceId: z.string().optional(),
      correction: Bilingual.optional(),
    }),
  ),
});
export type StatementContent = z.infer<typeof StatementContent>;

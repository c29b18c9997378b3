import * as z from 'zod';
import { Bilingual, ItemId } from '../bilingual.ts';

/** Who said it? Statements to give to the speakers of a dialogue; `sentenceId` is the proof. */
export const WhoSaidWhatContent = z.object({
  speakers: z.array(z.string()),
  items: z.array(
    z.object({
      id: ItemId,
      statement: Bilingual,
      speaker: z.string(),
      sentenceId: z.string().optional(),
    }),
  ),
});
export type WhoSaidWhatContent = z.infer<typeof WhoSaidWhatContent>;

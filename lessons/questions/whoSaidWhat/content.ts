import * as z from 'zod/mini';
import { Bilingual, ItemId, listOf, SpeakerName, TextId } from '../bilingual.ts';

/** Who said it? Statements to assign to the speakers of a dialogue; `sentenceId` is the proof. */
export const WhoSaidWhatContent = z.object({
  speakers: listOf(SpeakerName),
  items: listOf(
    z.object({
      id: ItemId,
      statement: Bilingual,
      speaker: SpeakerName,
      sentenceId: z.optional(TextId),
    }),
  ),
});
export type WhoSaidWhatContent = z.infer<typeof WhoSaidWhatContent>;

import * as z from 'zod/mini';
import { Bilingual, ItemId, listOf, SpeakerName, TextId } from '../bilingual.ts';

/**
 * Statements that pupils assign to the speakers of a dialogue ("Who said it?"); `sentenceId` is the sentence
 * that proves the answer.
 */
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

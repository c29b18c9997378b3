import * as z from 'zod/mini';
import { Bilingual, ItemId, listOf, TextId } from '../bilingual.ts';

/** Questions whose answers are stated in the text; `sentenceId` is the sentence with the answer. */
export const ComprehensionContent = z.object({
  items: listOf(
    z.object({
      id: ItemId,
      question: Bilingual,
      answer: Bilingual,
      sentenceId: z.optional(TextId),
    }),
  ),
});
export type ComprehensionContent = z.infer<typeof ComprehensionContent>;

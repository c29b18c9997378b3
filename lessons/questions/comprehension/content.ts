import * as z from 'zod/mini';
import { Bilingual, ItemId, listOf, TextId } from '../bilingual.ts';

/** Questions that the text answers outright; `sentenceId` is the sentence with the answer. */
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

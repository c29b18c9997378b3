import * as z from 'zod';
import { Bilingual, ItemId } from '../bilingual.ts';

/** Questions that the text answers outright; `sentenceId` says where. */
export const ComprehensionContent = z.object({
  items: z.array(
    z.object({
      id: ItemId,
      question: Bilingual,
      answer: Bilingual,
      sentenceId: z.string().optional(),
    }),
  ),
});
export type ComprehensionContent = z.infer<typeof ComprehensionContent>;

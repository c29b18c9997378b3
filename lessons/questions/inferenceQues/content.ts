import * as z from 'zod/mini';
import { Bilingual, ItemId, listOf, TextId } from '../bilingual.ts';

/**
 * Inference questions: the text does not state the answer, but pupils can infer it from the sentence in
 * `evidence`.
 */
export const InferenceContent = z.object({
  items: listOf(
    z.object({
      id: ItemId,
      question: Bilingual,
      answer: Bilingual,
      evidence: z.object({ sentenceId: TextId }),
    }),
  ),
});
export type InferenceContent = z.infer<typeof InferenceContent>;

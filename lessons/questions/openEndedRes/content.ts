import * as z from 'zod/mini';
import { Bilingual, ItemId, listOf } from '../bilingual.ts';

/** Questions about the pupils themselves, with useful phrases and a model answer. */
export const OpenEndedContent = z.object({
  items: listOf(
    z.object({
      id: ItemId,
      question: Bilingual,
      usefulPhrases: listOf(Bilingual, 40),
      modelAnswer: Bilingual,
    }),
  ),
});
export type OpenEndedContent = z.infer<typeof OpenEndedContent>;

import * as z from 'zod';
import { Bilingual, ItemId } from '../bilingual.ts';

/** Questions about the pupils themselves, with phrases to lean on and one answer as a model. */
export const OpenEndedContent = z.object({
  items: z.array(
    z.object({
      id: ItemId,
      question: Bilingual,
      usefulPhrases: z.array(Bilingual),
      modelAnswer: Bilingual,
    }),
  ),
});
export type OpenEndedContent = z.infer<typeof OpenEndedContent>;

import * as z from 'zod';
import { ItemId, Line } from '../bilingual.ts';

/** Find the phrase: pupils read the native phrase and find its partner, word for word, in the text. */
export const PhraseContent = z.object({
  items: z.array(z.object({ id: ItemId, sentenceId: z.string(), target: Line, native: Line })),
});
export type PhraseContent = z.infer<typeof PhraseContent>;

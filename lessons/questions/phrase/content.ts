import * as z from 'zod/mini';
import { ItemId, Line, listOf, TextId } from '../bilingual.ts';

/** Find the phrase: pupils read the native phrase and look for the exact words in the text that match it. */
export const PhraseContent = z.object({
  items: listOf(z.object({ id: ItemId, sentenceId: TextId, target: Line, native: Line })),
});
export type PhraseContent = z.infer<typeof PhraseContent>;

import * as z from 'zod/mini';
import { ItemId, Line, listOf, TextId } from '../bilingual.ts';

/** Find the phrase: pupils read the native phrase and find its partner, word for word, in the text. */
export const PhraseContent = z.object({
  items: listOf(z.object({ id: ItemId, sentenceId: TextId, target: Line, native: Line })),
});
export type PhraseContent = z.infer<typeof PhraseContent>;

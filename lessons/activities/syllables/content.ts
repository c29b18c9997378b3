import * as z from 'zod/mini';
import { ItemId, Line, listOf } from '../../questions/bilingual.ts';

/**
 * Words of the text divided into spoken syllables. `parts` join to `word`. If the script of the word does not
 * show its sounds, they join to `reading` instead (kanji -> kana, unvowelled Arabic -> vowelled).
 */
export const SyllablesContent = z.object({
  items: listOf(
    z.object({ id: ItemId, word: Line, reading: z.optional(Line), parts: listOf(Line, 100) }),
  ),
});
export type SyllablesContent = z.infer<typeof SyllablesContent>;

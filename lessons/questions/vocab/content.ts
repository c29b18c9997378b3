import * as z from 'zod/mini';
import { PartOfSpeech } from '#language/text/text.ts';
import { Line, maxItems, TextId } from '../bilingual.ts';

/** The key vocabulary: each word in its dictionary form; `tokenId` is the word's position in the text. */
export const VocabContent = z.object({
  items: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(24)),
        target: Line,
        native: Line,
        partOfSpeech: z.optional(PartOfSpeech),
        tokenId: z.optional(TextId),
      }),
    )
    .check(z.maxLength(maxItems)),
});
export type VocabContent = z.infer<typeof VocabContent>;

import * as z from 'zod';
import { PartOfSpeech } from '#language/text/text.ts';
import { Line, maxItems, TextId } from '../bilingual.ts';

/** The key vocabulary: each word as a dictionary would list it; `tokenId` is where the text uses it. */
export const VocabContent = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1).max(24),
        target: Line,
        native: Line,
        partOfSpeech: PartOfSpeech.optional(),
        tokenId: TextId.optional(),
      }),
    )
    .max(maxItems),
});
export type VocabContent = z.infer<typeof VocabContent>;

import * as z from 'zod';
import { ItemId, Line } from '../bilingual.ts';

/** Words shown inside their own sentence: `tokenIds` mark them there, `native` is the meaning there. */
export const VocabInContextContent = z.object({
  items: z.array(
    z.object({
      id: ItemId,
      sentenceId: z.string(),
      tokenIds: z.array(z.string()),
      target: Line,
      native: Line,
    }),
  ),
});
export type VocabInContextContent = z.infer<typeof VocabInContextContent>;

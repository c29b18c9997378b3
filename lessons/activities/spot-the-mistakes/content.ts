import * as z from 'zod/mini';
import { ItemId, Line, listOf, TextId, TokenIds } from '../../questions/bilingual.ts';

/** The kinds of mistake that a teacher would name in the margin. */
export const MistakeType = z.enum([
  'spelling',
  'accent',
  'agreement',
  'tense',
  'word-order',
  'wrong-word',
  'register',
]);
export type MistakeType = z.infer<typeof MistakeType>;

/**
 * Deliberate errors: in sentence `sentenceId` the words `right` (tokens `tokenIds`, adjacent) are shown as
 * `wrong`. Exactly one per sentence; the text itself is never changed.
 */
export const DeliberateErrorsContent = z.object({
  items: listOf(
    z.object({
      id: ItemId,
      sentenceId: TextId,
      tokenIds: TokenIds,
      right: Line,
      wrong: Line,
      type: MistakeType,
      /** In the teacher's language, one sentence. */
      explanation: Line,
    }),
  ),
});
export type DeliberateErrorsContent = z.infer<typeof DeliberateErrorsContent>;

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
 * Deliberate errors. In sentence `sentenceId`, the words `right` (tokens `tokenIds`, adjacent) are shown as
 * `wrong`. Each sentence has exactly one error; the text itself is never changed.
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
      /** One sentence in the teacher's language. */
      explanation: Line,
    }),
  ),
});
export type DeliberateErrorsContent = z.infer<typeof DeliberateErrorsContent>;

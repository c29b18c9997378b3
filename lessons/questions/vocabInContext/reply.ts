import * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import { line } from '../bilingual.ts';
import { findTokens, sentenceOf } from '../find-in-text.ts';
import { numbered } from '../item-ids.ts';
import { row } from '../rows.ts';
import type { VocabInContextContent } from './content.ts';

/** `v`: rows of `[sentence id, word or words as in the target sentence, what they mean there]`. */
export const VocabInContextReply = z.object({ v: z.array(row(3)) });
export type VocabInContextReply = z.infer<typeof VocabInContextReply>;

export function fromReply(reply: VocabInContextReply, text: Text): VocabInContextContent {
  return {
    items: numbered(reply.v, ([sentenceId, target, native], id) => {
      const sentence = sentenceOf(text, sentenceId);
      return {
        id,
        sentenceId: sentenceId ?? '',
        tokenIds: sentence ? findTokens(sentence, target ?? '', text.target) : [],
        target: line(target),
        native: line(native),
      };
    }),
  };
}

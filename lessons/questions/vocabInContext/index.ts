import * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import { vocabInContextPrompt } from '../../prompts/question-templates.ts';
import { line } from '../bilingual.ts';
import { bySentences, defineQuestion } from '../define-question.ts';
import { findTokens, sentenceOf } from '../find-in-text.ts';
import { numbered } from '../item-ids.ts';
import { kinds } from '../kinds.ts';
import { row } from '../rows.ts';
import { check } from './check.ts';
import { VocabInContextContent } from './content.ts';

/** `v`: rows of `[sentence id, word or words as in the target sentence, what they mean there]`. */
export const VocabInContextReply = z.object({ v: z.array(row(3)) });
export type VocabInContextReply = z.infer<typeof VocabInContextReply>;

export const vocabInContext = defineQuestion({
  ...kinds.vocabInContext,
  Content: VocabInContextContent,
  Reply: VocabInContextReply,
  prompt: vocabInContextPrompt,
  count: bySentences(1, 5, 12),
  fromReply,
  check,
});

function fromReply(reply: VocabInContextReply, text: Text): VocabInContextContent {
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

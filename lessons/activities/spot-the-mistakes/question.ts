import * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import { line } from '../../questions/bilingual.ts';
import { bySentences, defineQuestion } from '../../questions/define-question.ts';
import { findTokens, sentenceOf } from '../../questions/find-in-text.ts';
import { numbered } from '../../questions/item-ids.ts';
import { kinds } from '../../questions/kinds.ts';
import { check } from './check.ts';
import { DeliberateErrorsContent, MistakeType } from './content.ts';
import { prompt } from './prompt.ts';

/**
 * `e`: rows of `{i: sentence id, r: right words as in the text, w: wrong words instead, t: type, x:
 * explanation in the native language}`.
 */
const DeliberateErrorsReply = z.object({
  e: z.array(
    z.object({ i: z.string(), r: z.string(), w: z.string(), t: MistakeType, x: z.string() }),
  ),
});
export type DeliberateErrorsReply = z.infer<typeof DeliberateErrorsReply>;

export const deliberateErrors = defineQuestion({
  ...kinds.deliberateErrors,
  Content: DeliberateErrorsContent,
  Reply: DeliberateErrorsReply,
  prompt,
  count: bySentences(2, 3, 8),
  fromReply,
  check,
});

export function fromReply(reply: DeliberateErrorsReply, text: Text): DeliberateErrorsContent {
  return {
    items: numbered(reply.e, ({ i, r, w, t, x }, id) => {
      const sentence = sentenceOf(text, i);
      return {
        id,
        sentenceId: i,
        tokenIds: sentence ? findTokens(sentence, r, text.target) : [],
        right: line(r),
        wrong: line(w),
        type: t,
        explanation: line(x),
      };
    }),
  };
}

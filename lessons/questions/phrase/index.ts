import * as z from 'zod/mini';
import { phrasePrompt } from '../../prompts/question-templates.ts';
import { line } from '../bilingual.ts';
import { bySentences, defineQuestion } from '../define-question.ts';
import { numbered } from '../item-ids.ts';
import { kinds } from '../kinds.ts';
import { row } from '../rows.ts';
import { check } from './check.ts';
import { PhraseContent } from './content.ts';

/** `p`: rows of `[sentence id, words as in the target sentence, their meaning]`. */
export const PhraseReply = z.object({ p: z.array(row(3)) });
export type PhraseReply = z.infer<typeof PhraseReply>;

export const phrase = defineQuestion({
  ...kinds.phrase,
  Content: PhraseContent,
  Reply: PhraseReply,
  prompt: phrasePrompt,
  count: bySentences(1, 4, 12),
  fromReply,
  check,
});

function fromReply(reply: PhraseReply): PhraseContent {
  return {
    items: numbered(reply.p, ([sentenceId, target, native], id) => ({
      id,
      sentenceId: line(sentenceId),
      target: line(target),
      native: line(native),
    })),
  };
}

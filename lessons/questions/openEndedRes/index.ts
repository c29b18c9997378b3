import * as z from 'zod/mini';
import { openEndedResPrompt } from '../../prompts/question-templates.ts';
import { bilingual } from '../bilingual.ts';
import { bySentences, defineQuestion } from '../define-question.ts';
import { numbered } from '../item-ids.ts';
import { kinds } from '../kinds.ts';
import { Pair } from '../rows.ts';
import { check } from './check.ts';
import { OpenEndedContent } from './content.ts';

/** `q`: `{q: question pair, p: useful phrase pairs, a: model answer pair}`. */
export const OpenEndedReply = z.object({
  q: z.array(z.object({ q: Pair, p: z.array(Pair), a: Pair })),
});
export type OpenEndedReply = z.infer<typeof OpenEndedReply>;

export const openEndedRes = defineQuestion({
  ...kinds.openEndedRes,
  Content: OpenEndedContent,
  Reply: OpenEndedReply,
  prompt: openEndedResPrompt,
  count: bySentences(3, 3, 5),
  fromReply,
  check,
});

function fromReply(reply: OpenEndedReply): OpenEndedContent {
  return {
    items: numbered(reply.q, ({ q, p, a }, id) => ({
      id,
      question: bilingual(q[0], q[1]),
      usefulPhrases: p.slice(0, 12).map((pair) => bilingual(pair[0], pair[1])),
      modelAnswer: bilingual(a[0], a[1]),
    })),
  };
}

import * as z from 'zod/mini';
import { statementPrompt } from '../../prompts/question-templates.ts';
import { bilingual } from '../bilingual.ts';
import { bySentences, defineQuestion } from '../define-question.ts';
import { numbered } from '../item-ids.ts';
import { kinds } from '../kinds.ts';
import { Pair } from '../rows.ts';
import { check } from './check.ts';
import { StatementContent } from './content.ts';

/**
 * `s`: `{p: [target, native], r: is it true, i: id of the sentence that proves it, c: correction pair}`; `c`
 * is `["",""]` for a true statement.
 */
export const StatementReply = z.object({
  s: z.array(z.object({ p: Pair, r: z.boolean(), i: z.string(), c: Pair })),
});
export type StatementReply = z.infer<typeof StatementReply>;

export const statement = defineQuestion({
  ...kinds.statement,
  Content: StatementContent,
  Reply: StatementReply,
  prompt: statementPrompt,
  count: bySentences(1, 6, 10),
  fromReply,
  check,
});

function fromReply(reply: StatementReply): StatementContent {
  return {
    items: numbered(reply.s, ({ p, r, i, c }, id) => ({
      id,
      ...bilingual(p[0], p[1]),
      isTrue: r,
      sentenceId: i,
      ...(!r && { correction: bilingual(c[0], c[1]) }),
    })),
  };
}

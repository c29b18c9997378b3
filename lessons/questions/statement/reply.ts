import * as z from 'zod/mini';
import { bilingual } from '../bilingual.ts';
import { numbered } from '../item-ids.ts';
import { Pair } from '../rows.ts';
import type { StatementContent } from './content.ts';

/** `s`: `{p: [target, native], r: is it true, i: id of the sentence that proves it, c: correction pair}`; `c` is `["",""]` when true. */
export const StatementReply = z.object({
  s: z.array(z.object({ p: Pair, r: z.boolean(), i: z.string(), c: Pair })),
});
export type StatementReply = z.infer<typeof StatementReply>;

export function fromReply(reply: StatementReply): StatementContent {
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

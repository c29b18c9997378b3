import * as z from 'zod/mini';
import { line } from '../bilingual.ts';
import { numbered } from '../item-ids.ts';
import { row } from '../rows.ts';
import type { PhraseContent } from './content.ts';

/** `p`: rows of `[sentence id, words as in the target sentence, their meaning]`. */
export const PhraseReply = z.object({ p: z.array(row(3)) });
export type PhraseReply = z.infer<typeof PhraseReply>;

export function fromReply(reply: PhraseReply): PhraseContent {
  return {
    items: numbered(reply.p, ([sentenceId, target, native], id) => ({
      id,
      sentenceId: line(sentenceId),
      target: line(target),
      native: line(native),
    })),
  };
}

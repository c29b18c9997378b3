import * as z from 'zod/mini';
import { bilingual } from '../bilingual.ts';
import { numbered } from '../item-ids.ts';
import { row } from '../rows.ts';
import type { ComprehensionContent } from './content.ts';

/** `q`: rows of `[question target, question native, answer target, answer native, sentence id]`. */
export const ComprehensionReply = z.object({ q: z.array(row(5)) });
export type ComprehensionReply = z.infer<typeof ComprehensionReply>;

export function fromReply(reply: ComprehensionReply): ComprehensionContent {
  return {
    items: numbered(
      reply.q,
      ([question, questionNative, answer, answerNative, sentenceId], id) => ({
        id,
        question: bilingual(question, questionNative),
        answer: bilingual(answer, answerNative),
        sentenceId: sentenceId ?? '',
      }),
    ),
  };
}

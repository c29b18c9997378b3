import * as z from 'zod/mini';
import { bilingual } from '../bilingual.ts';
import { numbered } from '../item-ids.ts';
import { row } from '../rows.ts';
import type { InferenceContent } from './content.ts';

/** `q`: rows of `[question target, question native, answer target, answer native, id of the evidence sentence]`. */
export const InferenceReply = z.object({ q: z.array(row(5)) });
export type InferenceReply = z.infer<typeof InferenceReply>;

export function fromReply(reply: InferenceReply): InferenceContent {
  return {
    items: numbered(
      reply.q,
      ([question, questionNative, answer, answerNative, sentenceId], id) => ({
        id,
        question: bilingual(question, questionNative),
        answer: bilingual(answer, answerNative),
        evidence: { sentenceId: sentenceId ?? '' },
      }),
    ),
  };
}

import * as z from 'zod/mini';
import { type Bilingual, bilingual } from './bilingual.ts';
import { defineQuestion, type Question, type QuestionDefinition } from './define-question.ts';
import { numbered } from './item-ids.ts';
import { row } from './rows.ts';

/**
 * A question about the text and its answer. Each type stores the id of the supporting sentence under its own
 * key.
 */
export interface QuestionAndAnswer {
  id: string;
  question: Bilingual;
  answer: Bilingual;
}

/** `q`: rows of `[question target, question native, answer target, answer native, sentence id]`. */
export const QuestionAndAnswerReply = z.object({ q: z.array(row(5)) });
export type QuestionAndAnswerReply = z.infer<typeof QuestionAndAnswerReply>;

type Definition<Content> = QuestionDefinition<Content, QuestionAndAnswerReply>;

/**
 * Defines a question-and-answer type. The types differ in their prompt and in the key that stores the
 * sentence.
 */
export function defineQuestionAndAnswer<Item extends QuestionAndAnswer>({
  withSentence,
  ...definition
}: Omit<Definition<{ items: Item[] }>, 'Reply' | 'fromReply'> & {
  withSentence: (asked: QuestionAndAnswer, sentenceId: string) => Item;
}): Question<{ items: Item[] }, QuestionAndAnswerReply> {
  return defineQuestion({
    ...definition,
    Reply: QuestionAndAnswerReply,
    fromReply: ({ q }) => ({
      items: numbered(q, ([question, questionNative, answer, answerNative, sentenceId], id) =>
        withSentence(
          {
            id,
            question: bilingual(question, questionNative),
            answer: bilingual(answer, answerNative),
          },
          sentenceId ?? '',
        ),
      ),
    }),
  });
}

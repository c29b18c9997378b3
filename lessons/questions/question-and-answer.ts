import * as z from 'zod';
import type { Text } from '#language/text/text.ts';
import { type Bilingual, bilingual } from './bilingual.ts';
import { defineQuestion, type Question } from './define-question.ts';
import { fold } from './find-in-text.ts';
import { numbered } from './item-ids.ts';
import type { Problem, QuestionDefinition } from './question-definition.ts';
import { row } from './rows.ts';
import { goodPair } from './rules/good-line.ts';
import { noNearDuplicates } from './rules/no-near-duplicates.ts';
import { checkSet } from './rules/set-size.ts';

/** A question about the text and its answer. Each type stores the sentence it rests on under its own key. */
export interface QuestionAndAnswer {
  id: string;
  question: Bilingual;
  answer: Bilingual;
}

/** `q`: rows of `[question target, question native, answer target, answer native, sentence id]`. */
export const QuestionAndAnswerReply = z.object({ q: z.array(row(5)) });
export type QuestionAndAnswerReply = z.infer<typeof QuestionAndAnswerReply>;

type Definition<Content> = QuestionDefinition<Content, QuestionAndAnswerReply>;

/** A type of question and answer: it differs from the others in its prompt and in where the sentence is stored. */
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

/** The rules of every such set, with `more` of its type: nothing is asked twice and no question says its answer. */
export function checkQuestions(
  items: readonly QuestionAndAnswer[],
  text: Text,
  more: () => Problem[],
): Problem[] {
  const lines = items.map((item) => ({ where: item.id, text: item.question.target }));
  return checkSet(items, {}, () => [
    ...items.flatMap((item) => checkQuestion(item, text)),
    ...more(),
    ...noNearDuplicates(lines, text.target),
  ]);
}

/** A question and its answer: both there in both languages, and the question does not say the answer. */
function checkQuestion({ id, question, answer }: QuestionAndAnswer, text: Text): Problem[] {
  const said = fold(answer.target, text.target);
  const gives = said.length > 3 && fold(question.target, text.target).includes(said);
  return [
    ...goodPair(id, question, text, 240),
    ...goodPair(id, answer, text, 240),
    ...(gives ? [{ where: id, message: `“${question.target}” already says its answer.` }] : []),
  ];
}

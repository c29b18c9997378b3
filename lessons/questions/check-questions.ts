import type { Text } from '#language/text/text.ts';
import type { Problem } from './define-question.ts';
import { fold } from './find-in-text.ts';
import type { QuestionAndAnswer } from './question-and-answer.ts';
import { goodPair } from './rules/lines.ts';
import { noNearDuplicates } from './rules/no-near-duplicates.ts';
import { checkSet } from './rules/set-size.ts';

/**
 * Checks a set of questions and answers against the common rules (no duplicate questions, and no question
 * reveals its answer) and the rules of its type (`more`).
 */
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

/**
 * Checks that the question and the answer exist in both languages, and that the question does not reveal the
 * answer.
 */
function checkQuestion({ id, question, answer }: QuestionAndAnswer, text: Text): Problem[] {
  const { target: asked } = question;
  const said = fold(answer.target, text.target);
  const gives = said.length > 3 && fold(question.target, text.target).includes(said);
  return [
    ...goodPair(id, question, text, 240),
    ...goodPair(id, answer, text, 240),
    ...(gives ? [{ where: id, message: `“${asked}” already says its answer.` }] : []),
  ];
}

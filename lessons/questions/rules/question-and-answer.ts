import type { Text } from '#language/text/text.ts';
import type { Bilingual } from '../bilingual.ts';
import { fold } from '../find-in-text.ts';
import type { Problem } from '../question-definition.ts';
import { goodPair } from './good-line.ts';

export interface Asked {
  id: string;
  question: Bilingual;
  answer: Bilingual;
}

/** A question and its answer: both there in both languages, and the question does not say the answer. */
export function questionAndAnswer({ id, question, answer }: Asked, text: Text): Problem[] {
  const said = fold(answer.target, text.target);
  const gives = said.length > 3 && fold(question.target, text.target).includes(said);
  return [
    ...goodPair(id, question, text, 240),
    ...goodPair(id, answer, text, 240),
    ...(gives ? [{ where: id, message: `“${question.target}” already says its answer.` }] : []),
  ];
}

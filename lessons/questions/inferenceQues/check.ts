import type { Text } from '#language/text/text.ts';
import { checkQuestions } from '../check-questions.ts';
import type { Problem } from '../define-question.ts';
import { fold, foldedText } from '../find-in-text.ts';
import type { QuestionAndAnswer } from '../question-and-answer.ts';
import { sentenceExists } from '../rules/in-sentence.ts';
import type { InferenceContent } from './content.ts';

/** Checks inference questions, each with the sentence from which pupils can infer the answer. */
export function check({ items }: InferenceContent, text: Text): Problem[] {
  return checkQuestions(items, text, () => [
    ...items.flatMap((item) => sentenceExists(item.id, item.evidence.sentenceId, text)),
    ...items.flatMap((item) => notWritten(item, text)),
  ]);
}

/**
 * Checks that the answer is neither a sentence of the text nor a long part of a sentence. Otherwise pupils
 * would search for the answer instead of inferring it.
 */
function notWritten({ id, answer }: QuestionAndAnswer, text: Text): Problem[] {
  const said = fold(answer.target, text.target);
  const copied = text.sentences.some((sentence) => {
    const written = foldedText(sentence.target, text.target);
    return written === said || (Array.from(said).length >= 20 && written.includes(said));
  });
  if (!said || !copied) return [];
  const message = `“${answer.target}” is written in the text. Ask something pupils have to work out.`;
  return [{ where: id, message }];
}

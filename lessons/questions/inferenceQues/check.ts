import type { Text } from '#language/text/text.ts';
import { fold, foldedText } from '../find-in-text.ts';
import type { Problem } from '../question-definition.ts';
import { sentenceExists } from '../rules/in-sentence.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { questionAndAnswer } from '../rules/question-and-answer.ts';
import { checkSet } from '../rules/set-size.ts';
import type { InferenceContent } from './content.ts';

/** An inference is not a search: the answer is no sentence of the text, in whole or as a long part. */
function notWritten(item: InferenceContent['items'][number], text: Text): Problem[] {
  const answer = fold(item.answer.target, text.target);
  const copied = text.sentences.some((sentence) => {
    const written = foldedText(sentence.target, text.target);
    return written === answer || (Array.from(answer).length >= 20 && written.includes(answer));
  });
  if (!answer || !copied) return [];
  const message = `“${item.answer.target}” is written in the text. Ask what pupils must work out.`;
  return [{ where: item.id, message }];
}

/** Questions between the lines, each with the sentence that lets pupils work the answer out. */
export function check({ items }: InferenceContent, text: Text): Problem[] {
  const lines = items.map((item) => ({ where: item.id, text: item.question.target }));
  return checkSet(items, {}, () => [
    ...items.flatMap((item) => questionAndAnswer(item, text)),
    ...items.flatMap((item) => sentenceExists(item.id, item.evidence.sentenceId, text)),
    ...items.flatMap((item) => notWritten(item, text)),
    ...noNearDuplicates(lines, text.target),
  ]);
}

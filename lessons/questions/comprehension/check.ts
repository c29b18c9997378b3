import type { Text } from '#language/text/text.ts';
import type { Problem } from '../question-definition.ts';
import { sentenceExists } from '../rules/in-sentence.ts';
import { noNearDuplicates } from '../rules/no-near-duplicates.ts';
import { questionAndAnswer } from '../rules/question-and-answer.ts';
import { requireCommonWord } from '../rules/require-common-word.ts';
import { checkSet } from '../rules/set-size.ts';
import type { ComprehensionContent } from './content.ts';

/** Each question has one answer, the text says it in the sentence named, and nothing is asked twice. */
export function check({ items }: ComprehensionContent, text: Text): Problem[] {
  const lines = items.map((item) => ({ where: item.id, text: item.question.target }));
  return checkSet(items, {}, () => [
    ...items.flatMap((item) => questionAndAnswer(item, text)),
    ...items.flatMap((item) =>
      item.sentenceId === undefined
        ? []
        : [
            ...sentenceExists(item.id, item.sentenceId, text),
            ...requireCommonWord(item.id, item.answer.target, item.sentenceId, text),
          ],
    ),
    ...noNearDuplicates(lines, text.target),
  ]);
}

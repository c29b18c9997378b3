import type { Text } from '#language/text/text.ts';
import { checkQuestions } from '../check-questions.ts';
import type { Problem } from '../define-question.ts';
import { sentenceExists } from '../rules/in-sentence.ts';
import { requireCommonWord } from '../rules/require-common-word.ts';
import type { ComprehensionContent } from './content.ts';

/**
 * Checks that each question has one answer, that the referenced sentence states the answer, and that there
 * are no duplicates.
 */
export function check({ items }: ComprehensionContent, text: Text): Problem[] {
  return checkQuestions(items, text, () =>
    items.flatMap(({ id, answer, sentenceId }) =>
      sentenceId === undefined
        ? []
        : [
            ...sentenceExists(id, sentenceId, text),
            ...requireCommonWord(id, answer.target, sentenceId, text),
          ],
    ),
  );
}

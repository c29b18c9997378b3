import type { Text } from '#language/text/text.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { checkQuestions, defineQuestionAndAnswer } from '../question-and-answer.ts';
import type { Problem } from '../question-definition.ts';
import { sentenceExists } from '../rules/in-sentence.ts';
import { requireCommonWord } from '../rules/require-common-word.ts';
import { ComprehensionContent } from './content.ts';
import { comprehensionPrompt } from './prompt.ts';

export const comprehension = defineQuestionAndAnswer({
  ...kinds.comprehension,
  Content: ComprehensionContent,
  prompt: comprehensionPrompt,
  count: bySentences(1, 5, 10),
  withSentence: (asked, sentenceId) => ({ ...asked, sentenceId }),
  check,
});

/** Each question has one answer, the text says it in the sentence named, and nothing is asked twice. */
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

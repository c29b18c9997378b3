import { t } from '@lingui/core/macro';
import { QuestionAndAnswerEdit } from '../editing/QuestionAndAnswerEdit.tsx';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { ComprehensionContent } from './content.ts';

/** Editor of questions, answers, and the sentence that contains each answer. */
export function Edit(props: EditProps<ComprehensionContent>) {
  return (
    <QuestionAndAnswerEdit
      {...props}
      check={check}
      blank={(asked): ComprehensionContent['items'][number] => asked}
      sentenceLabel={t`Sentence that gives the answer`}
      sentenceIdOf={({ sentenceId }) => sentenceId}
      withSentence={(item, sentenceId) => ({ ...item, sentenceId })}
    />
  );
}

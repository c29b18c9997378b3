import { t } from '@lingui/core/macro';
import { QuestionAndAnswerEdit } from '../editing/QuestionAndAnswerEdit.tsx';
import type { EditProps } from '../view-props.ts';
import { check } from './check.ts';
import type { InferenceContent } from './content.ts';

/** Editor of questions, answers, and the evidence for each answer. */
export function Edit(props: EditProps<InferenceContent>) {
  return (
    <QuestionAndAnswerEdit
      {...props}
      check={check}
      blank={(asked) => ({ ...asked, evidence: { sentenceId: '' } })}
      sentenceLabel={t`Sentence with the evidence`}
      sentenceIdOf={({ evidence }) => evidence.sentenceId}
      withSentence={(item, sentenceId) => ({ ...item, evidence: { sentenceId } })}
    />
  );
}

import { checkAnswer } from '../../marking/check-answer.ts';
import { type ItemMark, type TaskMark, taskMark } from '../task-mark.ts';
import type { AcceptedAnswers } from '../task-template.ts';
import type { TypeTheAnswerData, TypeTheAnswerSubmitted } from './content.ts';

type Field = TypeTheAnswerData['fields'][number];

/** Every field by the rules of `checkAnswer`; free writing waits for the teacher. */
export function markTyped(
  data: TypeTheAnswerData,
  { typed }: TypeTheAnswerSubmitted,
  accepted: AcceptedAnswers = {},
): TaskMark {
  return taskMark(
    data.fields.map((field) =>
      markField(field, typed[field.id] ?? '', data, accepted[field.id] ?? []),
    ),
  );
}

function markField(
  field: Field,
  given: string,
  { preset, otherWords, testsEndings }: TypeTheAnswerData,
  accepted: readonly string[],
): ItemMark {
  const { id, language, side, kind, answers, review } = field;
  const expected = answers[0] ?? '';
  if (given.trim() === '') return { id, verdict: 'unanswered', score: 0, given, expected };
  if (review) return { id, verdict: 'needs-review', score: 0, given, expected };
  const marked = checkAnswer(
    {
      language,
      side,
      preset,
      otherWords,
      ...(kind && { kind }),
      ...(testsEndings && { testsEndings }),
      answers: [...answers, ...accepted],
    },
    given,
  );
  return {
    id,
    verdict: marked.score >= 1 ? 'right' : marked.score > 0 ? 'partly' : 'wrong',
    score: marked.score,
    given,
    expected: marked.expectedShown,
    reasons: marked.reasons,
    diff: marked.diff,
  };
}

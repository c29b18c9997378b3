import { checkAnswer } from '../../marking/check-answer.ts';
import { shareOfWords } from '../../marking/share-of-words.ts';
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
  const { id, language, side, kind, answers, literal, review } = field;
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
      answers,
      ...(literal && { literal }),
      accepted: [...accepted],
    },
    given,
  );
  const { score, verdict } = earned(marked.score, field, given, preset);
  return {
    id,
    verdict,
    score,
    given,
    expected: marked.expectedShown,
    // Of a sentence that is right but for a word, nobody says that another answer was asked for.
    reasons: marked.reasons.filter((reason) => verdict !== 'partly' || reason !== 'different'),
    diff: marked.diff,
  };
}

/** What an answer is worth. A whole sentence is worth its right words: "partly" from half of them on. */
function earned(
  marked: number,
  { long, language, answers }: Field,
  given: string,
  preset: TypeTheAnswerData['preset'],
): Pick<ItemMark, 'score' | 'verdict'> {
  if (marked >= 1) return { score: 1, verdict: 'right' };
  if (!long) return { score: marked, verdict: marked > 0 ? 'partly' : 'wrong' };
  const shares = answers.map((expected) => shareOfWords({ language, expected, preset }, given));
  const share = Math.round(100 * Math.max(marked, ...shares)) / 100;
  // A letter or a space too few in the whole of it keeps it from being all right.
  const score = Math.min(0.99, share);
  return { score, verdict: score >= 0.5 ? 'partly' : 'wrong' };
}

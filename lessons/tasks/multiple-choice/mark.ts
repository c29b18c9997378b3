import { type ItemMark, type TaskMark, taskMark } from '#contracts/homework/task-mark.ts';
import { faceKey, faceText } from '../task-face.ts';
import type { MultipleChoiceData, MultipleChoiceSubmitted } from './content.ts';

/** Each question has one right option; another option with the same text is also right. */
export function markChosen(
  { questions }: MultipleChoiceData,
  { chosen }: MultipleChoiceSubmitted,
): TaskMark {
  const items = questions.map(({ id, options, right }): ItemMark => {
    const answer = options.find((option) => option.id === right);
    const given = options.find((option) => option.id === chosen[id]);
    const expected = answer ? faceText(answer.face) : '';
    if (!given) return { id, verdict: 'unanswered', score: 0, given: '', expected };
    const isRight = answer !== undefined && faceKey(answer.face) === faceKey(given.face);
    return {
      id,
      verdict: isRight ? 'right' : 'wrong',
      score: isRight ? 1 : 0,
      given: faceText(given.face),
      expected,
    };
  });
  return taskMark(items);
}

import type { LastRight } from '#contracts/homework/pupil-homework.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import type { TaskNames } from '#lessons/tasks/task-names.ts';
import type { PupilTaskFacts, StoredAttempt } from './select-pupil-task.ts';

/**
 * What was right in an attempt, by its pupil's own names; null where nothing is to be done again with it:
 * no try is left, nothing or everything was right, or a teacher reads the answers and would read them again.
 * It holds what the pupil gave and was told to be right, whether the other answers are told or not.
 */
export function lastRight(
  { template, data }: PupilTaskFacts['task'],
  attempt: Pick<StoredAttempt, 'submitted' | 'mark'> | null,
  { attemptsLeft, names }: { attemptsLeft: number | null; names: TaskNames },
): LastRight | null {
  const { Submitted, answersTo, rename, toRead } = templateOf(template);
  const submitted = Submitted.safeParse(attempt?.submitted);
  if (!attempt || !submitted.success || attemptsLeft === 0 || (toRead?.(data) ?? 0) > 0)
    return null;
  const { items } = attempt.mark;
  const right = items.flatMap(({ id, verdict }) => (verdict === 'right' ? [id] : []));
  if (right.length === 0 || right.length === items.length) return null;
  return {
    submitted: rename.toPupil(answersTo(submitted.data, new Set(right)), names),
    items: right.map((id) => rename.item(id, names)),
  };
}

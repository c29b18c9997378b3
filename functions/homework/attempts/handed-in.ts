import { areAnswersRevealed, markForPupil } from '#contracts/homework/answers-revealed.ts';
import type { HandedIn, LastRight, SubmittedData } from '#contracts/homework/pupil-homework.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';
import { markingOf } from '#lessons/tasks/marking.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import type { TaskNames } from '#lessons/tasks/task-names.ts';
import { pupilNames } from './pupil-names.ts';
import { attemptsLeft, type PupilTaskFacts, type StoredAttempt } from './select-pupil-task.ts';

/**
 * Returns an attempt as its pupil sees it, with the pupil-specific ids (see `pupilNames`). Includes the right
 * answers only once they are revealed.
 */
export function submittedData(
  { template, names }: { template: TaskTemplateName; names: TaskNames },
  attempt: { submitted: unknown; mark: TaskMark; seconds: number },
  answersTold: boolean,
  feedback: SubmittedData['feedback'] = [],
): SubmittedData {
  const { Submitted, empty, rename } = templateOf(template);
  const items = attempt.mark.items.map((item) => ({ ...item, id: rename.item(item.id, names) }));
  return {
    data: rename.toPupil(Submitted.safeParse(attempt.submitted).data ?? empty, names),
    mark: markForPupil({ ...attempt.mark, items }, answersTold, markingOf(template).idsTell),
    answersTold,
    feedback,
    seconds: attempt.seconds,
  };
}

/**
 * The response to a hand-in. `attempts` includes this attempt; `secret` is the key for the pupil-specific
 * ids.
 */
export function handedIn(
  { pupilHomeworkId, homework, task, passed, attempts: before, last }: PupilTaskFacts,
  attempt: StoredAttempt,
  { attempts, secret }: { attempts: number; secret: string },
): HandedIn {
  const names = pupilNames(secret, { pupilHomeworkId, taskId: task.id });
  const left = attemptsLeft(homework.attemptsAllowed, attempts);
  const taskPassed = attempt.passed || passed;
  const told = areAnswersRevealed({ passed: taskPassed, attemptsLeft: left });
  return {
    attemptId: attempt.id,
    pupilHomeworkId,
    scorePercentage: attempt.score,
    testPassed: attempt.passed,
    taskPassed,
    attemptsLeft: left,
    // When a request is repeated, its attempt may be older than the last one.
    lastRight: lastRight(task, attempts > before ? attempt : last, { attemptsLeft: left, names }),
    submittedData: submittedData({ template: task.template, names }, attempt, told),
  };
}

/**
 * Returns the right answers of an attempt, under the pupil-specific ids, so that the next attempt can start
 * with them.
 *
 * Returns null if the pupil cannot reuse them. This is the case (a) if no attempt is left, (b) if no answer
 * or every answer was right, or (c) if a teacher marks the answers and would have to read the same answers
 * again.
 *
 * Contains only answers that the pupil gave and that were already shown as right, so the result never reveals
 * another answer.
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

/** Maximum size of a pupil's answers to one task as JSON. Allows 200 fields of a page each. */
const maxCharacters = 200_000;

/**
 * Rejects answers that are too large to store (413) and answers that belong to another pupil. On a shared
 * tablet, the next pupil may sign in before the previous pupil's answers are sent, and both pupils may have
 * the same task.
 */
export function checkSubmittedAnswers(
  { pupilId, submitted }: { pupilId?: string | undefined; submitted?: unknown },
  caller: Caller,
): void {
  if (pupilId !== undefined && pupilId !== caller.id) throw notFound('This task was not found.');
  if (JSON.stringify(submitted ?? null).length > maxCharacters) {
    throw new ApiError('too_large', 'These answers are too long. Please shorten them.');
  }
}

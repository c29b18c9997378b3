import { areAnswersRevealed, markForPupil } from '#contracts/homework/answers-revealed.ts';
import type { HandedIn, SubmittedData } from '#contracts/homework/pupil-homework.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import { markingOf } from '#lessons/tasks/marking.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import type { TaskNames } from '#lessons/tasks/task-names.ts';
import { lastRight } from './last-right.ts';
import { pupilNames } from './pupil-names.ts';
import { attemptsLeft, type PupilTaskFacts, type StoredAttempt } from './select-pupil-task.ts';

/**
 * What is shown of an attempt to its pupil, by the pupil's own names; the right answers only when they are
 * told by then.
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
 * The answer to a task handed in; `attempts` counts this one, `secret` is what the pupil's names come from.
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
    // One that is answered again may be older than the last.
    lastRight: lastRight(task, attempts > before ? attempt : last, { attemptsLeft: left, names }),
    submittedData: submittedData({ template: task.template, names }, attempt, told),
  };
}

import { areAnswersRevealed, markForPupil } from '#contracts/homework/answers-revealed.ts';
import type { HandedIn, SubmittedData } from '#contracts/homework/pupil-homework.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import { markingOf } from '#lessons/tasks/markings.ts';
import { attemptsLeft, type PupilTaskFacts, type StoredAttempt } from './select-pupil-task.ts';

/** What is shown of an attempt to its pupil; the right answers only when they are told by then. */
export function submittedData(
  template: TaskTemplateName,
  attempt: { submitted: unknown; mark: TaskMark; seconds: number },
  answersTold: boolean,
  feedback: SubmittedData['feedback'] = [],
): SubmittedData {
  return {
    data: attempt.submitted,
    mark: markForPupil(attempt.mark, answersTold, markingOf(template).idsTell),
    answersTold,
    feedback,
    seconds: attempt.seconds,
  };
}

/** The answer to a task handed in; `attempts` counts this one, `now` is in milliseconds since 1970. */
export function handedIn(
  { pupilHomeworkId, homework, task, passed }: PupilTaskFacts,
  attempt: StoredAttempt,
  attempts: number,
  now: number,
): HandedIn {
  const left = attemptsLeft(homework.attemptsAllowed, attempts);
  const taskPassed = attempt.passed || passed;
  const told = areAnswersRevealed({
    passed: taskPassed,
    attemptsLeft: left,
    dueAt: Date.parse(homework.dueAt),
    now,
  });
  return {
    attemptId: attempt.id,
    pupilHomeworkId,
    scorePercentage: attempt.score,
    testPassed: attempt.passed,
    taskPassed,
    attemptsLeft: left,
    submittedData: submittedData(task.template, attempt, told),
  };
}
